"""`knekt bidkey`: every legal bid, and the games that are worth just that."""

from __future__ import annotations

from typing import Any

import click

from knekt.cards import Suit
from knekt.cli.diagram import table
from knekt.cli.frame import Command, json_option
from knekt.cli.rules import PRESET_NAMES, chosen_rules, set_option, warn
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
        warn(made.options, speaker, as_json=given["as_json"])
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
    """The contracts that can be worth just the bid, with the multiplier; spitzen only where they can be bid."""
    return [
        (contract, bid // contract.base)
        for contract in made.contracts.values()
        if not contract.spitzen or made.options.spitzen.extend_bids
        if bid % contract.base == 0 and bid // contract.base in multipliers(contract)
    ]


def _plain(contract: Contract, multiplier: int) -> dict[str, Any]:
    return {"contract": str(contract), "base": contract.base, "multiplier": multiplier}


def _lines(made: SkatRules, speaker: Speaker) -> list[str]:
    """A column for each game and base value, and one for all nulls."""
    columns = dict.fromkeys(map(_column, made.contracts.values()))
    heads = sorted(columns, key=lambda head: head[0] == "N")  # whose names stand last
    rows = [[speaker.say("bidkey-bid"), *(_head(head, speaker) for head in heads)]]
    for bid in made.bids:
        cells = dict.fromkeys(heads, "")
        for contract, multiplier in _reaching(made, bid):
            named = speaker.render(contract.message) if contract.is_null else f"× {multiplier}"
            cells[_column(contract)] = named
        rows.append([str(bid), *cells.values()])
    return table(rows, right=range(len(heads)))


def _column(contract: Contract) -> tuple[str, bool, int]:
    """The game, whether it is ouvert by itself, and its base; all nulls stand in one column."""
    return ("N", False, 0) if contract.is_null else (contract.letter, contract.row.open, contract.base)


def _head(head: tuple[str, bool, int], speaker: Speaker) -> str:
    game, is_open, base = head
    if game in tuple(Suit):
        name = Faces(speaker).suit(Suit(game))
    else:
        name = speaker.say("contract", game=game, hand="no", said="O" if is_open else "none")
    return f"{name} {base}" if base else name
