"""Text for a terminal of 80 columns: tables, names, numbers, and lines broken at good places."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from decimal import Decimal

from babel.lists import format_list
from babel.numbers import get_decimal_symbol

from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import WIDTH, padded, width, wrapped
from knekt.message import printable

__all__ = ["joined", "money", "names_of", "set_in_lines", "shortened", "signed", "table"]

_BOUND = "\u00a0"  # a space that no line breaks at
_NAME = 20  # columns for a player's name


def signed(number: int) -> str:
    """A score as the sheet writes it.

    >>> signed(36), signed(-72), signed(0)
    ('+36', '−72', '0')
    """
    return f"{number:+}".replace("-", "−") if number else "0"


def shortened(text: str, most: int = _NAME) -> str:
    """A name cut to fit into this number of columns.

    >>> shortened("Wilhelmine von Trumpf", 12)
    'Wilhelmine …'
    """
    text = printable(text)
    if width(text) <= most:
        return text
    while width(text) >= most:
        text = text[:-1]
    return text + "…"


def names_of(players: int, names: Sequence[str], speaker: Speaker) -> list[str]:
    """The names of the players; one without a name gets a number.

    >>> names_of(3, ["Anna", ""], Speaker("sv"))
    ['Anna', 'Spelare 2', 'Spelare 3']
    """
    known = dict(enumerate(names))
    return [
        shortened(known.get(player, "")) or speaker.say("sheet-player", number=player + 1)
        for player in range(players)
    ]


def money(amount: Decimal, speaker: Speaker) -> str:
    """An amount as the language writes it.

    >>> money(Decimal("-0.30"), Speaker("sv"))
    '−0,30'
    """
    return f"{amount:f}".replace("-", "−").replace(".", get_decimal_symbol(speaker.lang))


def table(
    rows: Sequence[Sequence[str]], *, right: Collection[int] = (), gap: int = 2, indent: int = 0
) -> list[str]:
    """The rows with their columns aligned; the columns numbered in `right` are flush right.

    >>> table([["18", "× 2"], ["264", ""]], right=[0])
    [' 18  × 2', '264']
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            padded(cell, widths[place], ">" if place in right else "<") for place, cell in enumerate(row)
        ]
        lines.append(" " * indent + (" " * gap).join(cells).rstrip())
    return lines


def joined(names: list[str], speaker: Speaker) -> str:
    """A list of names in words.

    >>> joined(["Anna", "Bo"], Speaker("sv"))
    'Anna och Bo'
    """
    return format_list(names, locale=speaker.lang)


def set_in_lines(
    parts: Sequence[str], joint: str = ", ", columns: int = WIDTH, indent: str = "  "
) -> list[str]:
    """The parts with the joint between them, in lines that break only between parts.

    >>> set_in_lines(["with 2", "game 3", "times 9 for diamonds makes 27"], columns=32)
    ['with 2, game 3,', '  times 9 for diamonds makes 27']
    """
    mark = joint.rstrip().replace(" ", _BOUND)  # the joint stays with the part before it
    room = columns - len(indent) - len(mark)
    bound = (part.replace(" ", _BOUND) if width(part) <= room else part for part in parts)
    return [line.replace(_BOUND, " ") for line in wrapped(f"{mark} ".join(bound), columns, indent)]
