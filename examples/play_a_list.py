"""A bot that plays a whole list over the API: python play_a_list.py [ADDRESS] [--preset german] [--deals 6]

It opens a table, lets bots of the server take the other places, plays, and prints the sheet. Any object with
`choose(view)` can stand in the place of `opponent`.
"""

import argparse
import sys

from knekt.client import Client, play
from knekt.errors import KnektError
from knekt.games import options
from knekt.players import opponent
from knekt.words import say


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8765")
    parser.add_argument("--token", help="of an account; else the bot is a guest")
    parser.add_argument("--preset", default="german", help="any preset of Skat")
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--level", type=int, default=3, help="of the other bots")
    given = parser.parse_args()
    length = {"session.deals": given.deals, "session.rounds": None}
    try:
        sign_in = (
            Client.with_token(given.address, given.token) if given.token else Client.guest(given.address)
        )
        with sign_in as client:
            table = client.open(given.preset, length)
            table.join()
            table.fill(given.level)
            play(table, opponent(options(given.preset, length)))
            show(table.sheet())
    except KnektError as error:
        print(say(error.message, "en"), file=sys.stderr)
        return 1
    return 0


def show(sheet: dict) -> None:
    """A line for each deal, then the totals; this bot is player 0."""
    for row in sheet["rows"]:
        declarer = "-" if row["declarer"] is None else row["declarer"]
        print(f"{row['number']:3} {declarer} {row['contract'] or '-':6} {row['score']:5} {row['totals']}")
    print("totals:", *sheet["totals"])


if __name__ == "__main__":
    sys.exit(main())
