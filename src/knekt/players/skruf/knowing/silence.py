"""What somebody would have told and has not: who is bound to play tells all that the table has, so his silence tells too (14)."""

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
    """A line of the table by which a seat might have spoken, and has not: of so many aces, or of a suit."""

    seat: Seat
    aces: int  # none: of the suit
    suit: Suit | None = None
    holding: Holding | None = None


def unspoken_lines(state: State) -> Iterator[UnspokenLine]:
    """All that seats have left untold in the auction, while the last bid was of their own side."""
    for moment in read_calls(state):
        if moment.bidder in (moment.seat, partner_of(moment.seat)):
            yield from _lines_passed_over(moment, state.rules.options.min_level)


@lru_cache(maxsize=512)  # a call is held against the table again for every card that follows
def _lines_passed_over(moment: ReadCall, least: int) -> tuple[UnspokenLine, ...]:
    """What stands in the table before the words that were said; where nothing was said, all of it."""
    return tuple(_unspoken(moment, least))


def _unspoken(moment: ReadCall, least: int) -> Iterator[UnspokenLine]:
    for at_worst in (False, True):
        for line in TABLE:
            if line.bids == "partners":
                continue
            bids = [
                bid
                for bid in sayable(line, moment.own, moment.partner, moment.high, least)
                if bid.level <= LOW
            ]
            aces = 0 if at_worst else line.aces
            holdings = line.at_worst if at_worst else line.holdings
            if moment.bid in bids and (aces or holdings):
                return
            if aces and bids:
                yield UnspokenLine(moment.seat, aces)
            for bid in bids:
                yield from (UnspokenLine(moment.seat, 0, Suit(bid.strain), each) for each in holdings)
