"""The auction as a table: a row for each round, a column for each player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from knekt.cli.layout import shortened
from knekt.cli.skruf.auction import bid_shown
from knekt.cli.table.lines import padded
from knekt.cli.table.seating import Seating
from knekt.engine import Seat
from knekt.skruf import Call, State
from knekt.telling.skruf import callers, rows_of_calls

__all__ = ["calls_lines"]

COLUMN = 7

Row = dict[Seat, str]


def calls_lines(seating: Seating, state: State, height: int) -> list[str]:
    """The names, and under them the last rounds of calls that fit into this many lines.

    The dealer, who calls first, stands on the left.
    """
    seats = callers(state)
    names = "".join(padded(shortened(seating.name(seat), COLUMN - 1), COLUMN) for seat in seats)
    line = ("─" if seating.faces.symbols else "-") * (COLUMN * len(seats) - 1)
    rows = [
        line if row is None else "".join(padded(row.get(seat, ""), COLUMN) for seat in seats).rstrip()
        for row in _rows(seating, state)
    ]
    return [names.rstrip(), *rows[-(height - 1) :]]


def _rows(seating: Seating, state: State) -> Iterator[Row | None]:
    """The calls round by round; None stands for the end of the auction, before the raises."""
    placed = list(zip(state.calls, rows_of_calls(state), strict=True))
    if state.buyer is None:
        yield from _grouped(seating, placed)
        return
    closed, raises = placed[: state.bought_at], placed[state.bought_at :]
    while closed and closed[-1][0].bid is None:  # the passes that ended the auction
        closed.pop()
    yield from _grouped(seating, closed)
    if raises:
        yield None
        yield from _grouped(seating, raises)


def _grouped(seating: Seating, placed: Iterable[tuple[Call, int]]) -> Iterable[Row]:
    rows = dict[int, Row]()
    for call, row in placed:
        rows.setdefault(row, {})[call.seat] = _word(seating, call)
    return rows.values()


def _word(seating: Seating, call: Call) -> str:
    return seating.say("table-word-pass") if call.bid is None else bid_shown(call.bid, seating.faces)
