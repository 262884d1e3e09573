"""`knekt bidkey`: every legal bid, and the games that are worth just that."""

from __future__ import annotations

from typing import Any

import click

from knekt.cards import Suit
from knekt.cli.diagram import table
from knekt.cli.frame import Command, json_option
from knekt.cli.rules import PRESET_NAMES, chosen_rules, set_option
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.skat import Contract, SkatRules, multipliers, rules

__all__ = ["command"]


def command(speaker: Speaker) -> Command:
    @click.command("bidkey", cls=Command, help=speaker.say("help-bidkey"))
    @click.argument("preset", metavar=f"[{PRESET_NAMES}]", default="german", help=speaker.say("help-preset"))
    @set_option(speaker)
    @json_option(speaker)
    def bidkey(**given: Any) -> None:
        made = rules(chosen_rules(given["preset"], given["settings"]))
        if given["as_json"]:
            for bid in made.bids:
                speaker.data(
                    {"bid": bid, "contracts": [_plain(*reached) for reached in _reaching(made, bid)]}
                )
        else:
            for line in _lines(made, speaker):
                click.echo(line)

    return bidkey


def _reaching(made: SkatRules, bid: int) -> list[tuple[Contract, int]]:
    """The contracts that can be worth just the bid, with the multiplier."""
    return [
        (contract, bid // contract.base)
        for contract in made.contracts.values()
        if bid % contract.base == 0 and bid // contract.base in multipliers(contract)
    ]


def _plain(contract: Contract, multiplier: int) -> dict[str, Any]:
    return {"contract": str(contract), "base": contract.base, "multiplier": multiplier}


def _lines(made: SkatRules, speaker: Speaker) -> list[str]:
    """A column for each game and base value, and one for all nulls."""
    heads = dict.fromkeys(map(_column, made.contracts.values()))
    rows = [[speaker.say("bidkey-bid"), *(_head(head, speaker) for head in heads)]]
    for bid in made.bids:
        cells = dict.fromkeys(heads, "")
        for contract, multiplier in _reaching(made, bid):
            named = speaker.render(contract.message) if contract.is_null else f"× {multiplier}"
            cells[_column(contract)] = named
        rows.append([str(bid), *cells.values()])
    return table(rows, right=range(len(heads)), gap=3)


def _column(contract: Contract) -> tuple[str, int]:
    return ("N", 0) if contract.is_null else (contract.suit or "G", contract.base)


def _head(head: tuple[str, int], speaker: Speaker) -> str:
    game, base = head
    name = Faces(speaker).suit(Suit(game)) if game in tuple(Suit) else speaker.say("game", game=game)
    return f"{name} {base}" if base else name
