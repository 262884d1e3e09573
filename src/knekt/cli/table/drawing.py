"""What is drawn at the table of any game: lines, headings, and the person's cards with numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from knekt.cards import Card
from knekt.cli.layout import shortened
from knekt.cli.table.lines import WIDTH, padded, width, wrapped
from knekt.cli.table.seating import Seating

__all__ = ["hand_lines", "hand_told", "heading", "numbered", "rule"]

UNPLAYABLE = "-"
NUMBER = 8  # columns for a total and the space before it
CELL, IN_LINE = 6, 13  # columns for a card; how many cards stand side by side


def rule(seating: Seating, note: str = "") -> str:
    """A line across the screen, perhaps with a note in it."""
    line = "─" if seating.faces.symbols else "-"
    begun = f"{line * 2} {shortened(note, WIDTH - 5)} " if note else ""
    return begun + line * (WIDTH - width(begun))


def heading(seating: Seating, last: int | None, totals: Sequence[int]) -> str:
    """The number of the deal, and everybody's total on the sheet."""
    number = seating.terms.number
    left = (
        seating.say("table-deal-number", number=number)
        if last is None
        else seating.say("table-deal-of", number=number, last=last)
    )
    room = WIDTH - width(left)
    each = room // len(totals) - NUMBER
    right = "  ".join(
        seating.say("table-total", name=shortened(name, each), total=total)
        for name, total in zip(seating.names, totals, strict=True)
    )
    return left + padded(right, room, ">")


def hand_lines(
    seating: Seating,
    cards: Sequence[Card],
    playable: Collection[Card],
    new: Collection[Card] = (),
    first: int = 1,
) -> list[str]:
    """Cards side by side, each under its number; those that cannot be played now have none."""
    lines = list[str]()
    for start in range(0, max(len(cards), 1), IN_LINE):
        numbers, row = "", ""
        for number, card in enumerate(cards[start : start + IN_LINE], start=first + start):
            above = f"{number}{'*' if card in new else ''}" if card in playable else UNPLAYABLE
            numbers += padded(above, CELL)
            row += padded(seating.faces.show(card, faint=card not in playable), CELL)
        lines += [f"  {numbers}".rstrip(), f"  {row}".rstrip()]
    return lines


def hand_told(
    seating: Seating, cards: Sequence[Card], playable: Collection[Card], new: Collection[Card] = ()
) -> list[str]:
    """The cards with their numbers, for reading aloud."""
    told = numbered(seating, cards, playable, new)
    return wrapped(seating.say("table-your-cards", cards=told), indent="  ")


def numbered(
    seating: Seating,
    cards: Sequence[Card],
    playable: Collection[Card],
    new: Collection[Card] = (),
    first: int = 1,
) -> str:
    """Cards with their numbers, one after the other."""
    return ", ".join(
        f"{number if card in playable else UNPLAYABLE} {seating.faces.show(card)}{'*' if card in new else ''}"
        for number, card in enumerate(cards, start=first)
    )
