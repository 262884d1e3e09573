"""`knekt bidkey`: every legal bid, and the games that are worth exactly that."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Self

import click

from knekt.cards import Suit
from knekt.cli.frame import Command, json_option
from knekt.cli.layout import table
from knekt.cli.rules import chosen_rules, preset_names, set_option, warn
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import padded
from knekt.skat import FAMILY, Contract, SkatRules, reaching, rules

__all__ = ["command"]


def command(speaker: Speaker) -> Command:
    @click.command("bidkey", cls=Command, help=speaker.say("help-bidkey"))
    @click.argument(
        "preset", metavar=f"[{preset_names(FAMILY)}]", default="german", help=speaker.say("help-preset")
    )
    @set_option(speaker)
    @json_option(speaker)
    def bidkey(**given: Any) -> None:
        made = rules(chosen_rules(given["preset"], given["settings"], family=FAMILY))
        warn(made.options, speaker, as_json=given["as_json"])
        if given["as_json"]:
            for bid in made.bids:
                speaker.data({"bid": bid, "contracts": [_plain(*reached) for reached in reaching(made, bid)]})
        else:
            for line in _lines(made, speaker):
                click.echo(line)

    return bidkey


def _plain(contract: Contract, multiplier: int) -> dict[str, Any]:
    return {"contract": str(contract), "base": contract.base, "multiplier": multiplier}


def _lines(made: SkatRules, speaker: Speaker) -> list[str]:
    """The table, with a column for each game and base value, and one for all nulls."""
    heads = list(dict.fromkeys(map(_Column.of, made.contracts.values())))
    # long names come last
    heads.sort(key=lambda head: (head.game == "N", bool(head.way) and head.game == "G"))
    rows = [[speaker.say("bidkey-bid"), *(head.name(speaker) for head in heads)]]
    for bid in made.bids:
        cells = dict.fromkeys(heads, "")
        for contract, multiplier in reaching(made, bid):
            cells[_Column.of(contract)] = _cell(contract, multiplier, speaker)
        rows.append([str(bid), *cells.values()])
    if made.options.is_german:
        return table(rows, right=range(len(heads)))
    return _grouped(rows, heads, speaker)


def _grouped(rows: list[list[str]], heads: list[_Column], speaker: Speaker) -> list[str]:
    """The many columns of Tournée, set closer in groups under what each group has in common."""
    groups = [head.group(speaker) for head in heads]
    # columns with long names, and the first of each group
    apart = [head.game not in tuple(Suit) for head in heads]
    starts = [far or here != before for far, here, before in zip(apart, groups, ["", *groups], strict=False)]
    spread = [
        [row[0], *(" " * far + cell for far, cell in zip(starts, row[1:], strict=True))] for row in rows
    ]
    lines, above = table(spread, right=range(len(heads)), gap=1), ""
    for group, of_group in groupby(heads, key=lambda head: head.group(speaker)):
        above = padded(above, lines[0].index(next(of_group).name(speaker))) + group
    return [above.rstrip(), *lines]


def _cell(contract: Contract, multiplier: int, speaker: Speaker) -> str:
    """The cell of a contract: the multiplier, or the name of a null."""
    if not contract.row.way:
        return speaker.render(contract.message) if contract.is_null else f"× {multiplier}"
    if not contract.is_null:
        return str(multiplier)
    way = speaker.say("bidkey-way", way=contract.row.way)
    return f"{way} {speaker.say('bidkey-open')}" if contract.row.open else way


@dataclass(frozen=True, slots=True)
class _Column:
    """The games of the same name and base; all nulls stand in one column."""

    game: str
    way: str = ""  # the way to play it in Tournée
    open: bool = False  # whether it is a game that is always open
    base: int = 0

    @classmethod
    def of(cls, contract: Contract) -> Self:
        if contract.is_null:
            return cls("N")
        row = contract.row
        return cls(contract.letter, row.way.removeprefix("second-"), row.open, contract.base)

    def group(self, speaker: Speaker) -> str:
        """The heading of the column's group in Tournée: turn or solo for suits, grand for grands."""
        if self.game == "N":
            return ""
        return self._game("none", speaker) if self.game == "G" else speaker.say("bidkey-way", way=self.way)

    def name(self, speaker: Speaker) -> str:
        if self.game in tuple(Suit):
            name = Faces(speaker).suit(Suit(self.game))
            if self.way:  # Tournée has many columns, so theirs are short
                return f"{name}{self.base}"
        elif self.way:
            name = speaker.say("bidkey-open") if self.open else speaker.say("bidkey-way", way=self.way)
        else:
            name = self._game("O" if self.open else "none", speaker)
        return f"{name} {self.base}" if self.base else name

    def _game(self, said: str, speaker: Speaker) -> str:
        return speaker.say("contract", game=self.game, hand="no", said=said)
