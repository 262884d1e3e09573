"""What a seat could have told in the auction and has not.

A side that is bound to play tells all that the table of conventions has, so what it leaves out tells
something too (14).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from knekt.cards import Suit
from knekt.engine import Seat
from knekt.players.skruf.calling.conventions import TABLE, Holding
from knekt.players.skruf.knowing.reading import LOW, ReadCall, read_calls, sayable
from knekt.skruf import State, partner_of

__all__ = ["UnspokenLine", "unspoken_lines"]


class UnspokenLine(NamedTuple):
    """A line of the table that a seat could have used and has not: it shows so many aces, or a suit."""

    seat: Seat
    aces: int  # 0 where the line shows a suit
    suit: Suit | None = None
    holding: Holding | None = None


def unspoken_lines(state: State) -> Iterator[UnspokenLine]:
    """All lines that seats have left unused while the last bid was that of their own side."""
    for call in read_calls(state):
        if call.bidder in (call.seat, partner_of(call.seat)):
            yield from _lines_passed_over(call, state.rules.options.min_level)


@lru_cache(maxsize=512)  # every card that follows asks for the same calls again
def _lines_passed_over(call: ReadCall, least: int) -> tuple[UnspokenLine, ...]:
    """The lines above the one that was used; after a pass, all lines."""
    return tuple(_unspoken(call, least))


def _unspoken(call: ReadCall, least: int) -> Iterator[UnspokenLine]:
    """The lines in the order of the table, up to the first that the call may have used."""
    for at_worst in (False, True):
        for line in TABLE:
            if line.bids == "partners":
                continue
            bids = [
                bid for bid in sayable(line, call.own, call.partner, call.high, least) if bid.level <= LOW
            ]
            aces = 0 if at_worst else line.aces
            holdings = line.at_worst if at_worst else line.holdings
            if call.bid in bids and (aces or holdings):
                return
            if aces and bids:
                yield UnspokenLine(call.seat, aces)
            for bid in bids:
                yield from (UnspokenLine(call.seat, 0, Suit(bid.strain), each) for each in holdings)
