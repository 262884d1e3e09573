"""The auction as a table: a row for each round, a column for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from knekt.cli.layout import shortened
from knekt.cli.skruf.auction import bid_shown
from knekt.cli.table.company import Company
from knekt.cli.table.lines import padded
from knekt.engine import Seat
from knekt.skruf import DEALER, Call, State

__all__ = ["calls_lines"]

COLUMN = 7

Row = dict[Seat, str]


def calls_lines(company: Company, state: State, height: int) -> list[str]:
    """The names and under them the last rounds of calls, in so many lines; the dealer, who calls first, on the left."""
    seats = [seat for place in range(4) if (seat := (DEALER + place) % 4) != state.unowned]
    names = "".join(padded(shortened(company.name(seat), COLUMN - 1), COLUMN) for seat in seats)
    line = ("─" if company.faces.symbols else "-") * (COLUMN * len(seats) - 1)
    rows = [
        line if row is None else "".join(padded(row.get(seat, ""), COLUMN) for seat in seats).rstrip()
        for row in _rows(company, state, seats)
    ]
    return [names.rstrip(), *rows[-(height - 1) :]]


def _rows(company: Company, state: State, seats: list[Seat]) -> Iterator[Row | None]:
    """Round by round; None where the auction is closed, and then what the buyer's side says."""
    if state.buyer is None:
        yield from _rounds(company, state.calls, seats)
        return
    closed = list(state.calls[: state.bought_at])
    while closed and closed[-1].bid is None:  # the passes that closed it
        closed.pop()
    yield from _rounds(company, closed, seats)
    raises = state.calls[state.bought_at :]
    if raises:
        yield None
        yield from _rounds(company, raises, seats)


def _rounds(company: Company, calls: Sequence[Call], seats: list[Seat]) -> Iterator[Row]:
    row, last = Row(), -1
    for call in calls:
        place = seats.index(call.seat)
        if place <= last:
            yield row
            row = {}
        row[call.seat], last = _word(company, call), place
    if row:
        yield row


def _word(company: Company, call: Call) -> str:
    return company.say("table-word-pass") if call.bid is None else bid_shown(call.bid, company.faces)
