"""A drawing of the values of all cards of a position, for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from knekt.cards import Card, Hand, Order
from knekt.cli.layout import table
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import wrapped
from knekt.engine import Game, Seat
from knekt.notation import Record
from knekt.solver import Bounds, Solution
from knekt.solver.answer import Threshold
from knekt.solver.position import Position

__all__ = ["Source", "Terms", "solved_lines", "span", "won_or_lost", "yes_or_no"]

OPEN = "?"  # what a limited search has not settled
Source = tuple[Record, Game[Any]] | None  # the record of the position, and its game up to there


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How a family speaks of a position and of what its cards are worth."""

    heading: Sequence[str]  # the game that is played, and the declarer
    seats: Sequence[str]  # the names of the hands
    columns: Sequence[str]  # the names over narrow columns
    circle: Sequence[Seat]  # the seats in the order of play
    order: Order
    row: Callable[[Hand], str]  # writes a hand
    asked: Threshold | None  # the threshold to ask the solver for, if there is one
    heads: Sequence[str]  # the headings of the values
    cells: Callable[[Bounds], Sequence[str]]
    is_most: bool  # whether the player to act wants the solver's value to be high
    note: str = ""  # a note on what the values are, if that is not plain
    line: str = ""  # the heading of a line of best play, if it is not the usual one


def span(bounds: Bounds) -> str:
    """A number, or the limits that it lies between.

    >>> span(Bounds(73, 73)), span(Bounds(61, 120))
    ('73', '61–120')
    """
    return str(bounds.low) if bounds.is_exact else f"{bounds.low}–{bounds.high}"


def won_or_lost(reached: bool | None, speaker: Speaker) -> str:
    """Whether the game is won; a question mark if that is open."""
    return OPEN if reached is None else speaker.say("solve-won" if reached else "solve-lost")


def yes_or_no(reached: bool | None, speaker: Speaker) -> str:
    """Whether the threshold is reached; a question mark if that is open."""
    return OPEN if reached is None else speaker.say("solve-yes" if reached else "solve-no")


def solved_lines(
    position: Position,
    terms: Terms,
    when: Sequence[str],
    found: Solution,
    line: Sequence[Card],
    speaker: Speaker,
) -> Iterator[str]:
    """The position, every card that may be played with its value, and a best line if there is one."""
    faces = Faces(speaker)
    told = " · ".join([*terms.heading, *when])
    yield from wrapped(told[:1].upper() + told[1:])
    yield ""
    hands = zip(terms.seats, position.hands, strict=True)
    yield from table([[name, terms.row(hand)] for name, hand in hands], indent=2)
    yield ""
    if position.trick:
        yield speaker.say("solve-trick", cards=faces.row(position.trick), player=terms.seats[position.leader])
    yield speaker.say("solve-turn", player=terms.seats[position.turn])
    yield ""
    ranked = best_first(found, terms)
    rows = [[speaker.say("solve-card"), *terms.heads]]
    rows += [[faces.show(card), *terms.cells(found.cards[card])] for card in ranked]
    numbers = [place for place, cell in enumerate(rows[1]) if place and cell[:1].isdigit()]
    yield from table(rows, right=numbers, gap=3, indent=2)
    if terms.note:
        yield ""
        yield from wrapped(terms.note)
    if any(OPEN in cell or "–" in cell for row in rows[1:] for cell in row):
        yield ""
        yield from wrapped(speaker.say("solve-capped"))
    if line:
        yield ""
        yield from _line(position, terms, line, faces, speaker)


def best_first(found: Solution, terms: Terms) -> list[Card]:
    """The cards from best to worst for the player to act; equal ones as a player sorts them."""
    sign = -1 if terms.is_most else 1

    def worth(card: Card) -> tuple[int, int]:
        bounds = found.cards[card]
        sure, hoped = (bounds.low, bounds.high) if terms.is_most else (bounds.high, bounds.low)
        return sign * sure, sign * hoped

    return sorted(terms.order.sorted(Hand.of(found.cards)), key=worth)


def _line(
    position: Position, terms: Terms, line: Sequence[Card], faces: Faces, speaker: Speaker
) -> Iterator[str]:
    """Best play trick by trick, from the cards on the table on."""
    circle, lead = terms.circle, position.leader
    cards, size = [*position.trick, *line], len(circle)
    rows = [["", *(f" {name}" for name in terms.columns)]]
    for number, start in enumerate(range(0, len(cards), size), start=1):
        trick, first = cards[start : start + size], circle.index(lead)
        seats = [circle[(first + place) % size] for place in range(len(trick))]
        winner = seats[terms.order.winner(trick)] if len(trick) == size else None
        cells = [""] * size
        for seat, card in zip(seats, trick, strict=True):
            cells[seat] = f"{'>' if seat == lead else ' '}{faces.show(card)}{'*' if seat == winner else ''}"
        rows.append([str(number), *cells])
        lead = lead if winner is None else winner
    yield terms.line or speaker.say("solve-line")
    yield from table(rows, right=(0,), gap=3)
    yield "     " + speaker.say("show-marks")
