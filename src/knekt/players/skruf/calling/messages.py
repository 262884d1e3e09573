"""What a call tells the partner, by the convention table:
aces first, then suits, then kings and queens (14).
"""

from __future__ import annotations

from collections.abc import Iterator

from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.conventions import TABLE, Convention
from knekt.players.skruf.knowing.knowledge import of_suit
from knekt.players.skruf.knowing.reading import LOW, sayable
from knekt.skruf import Bid

__all__ = ["message"]


def message(caller: Caller) -> Bid | None:
    """The bid that the table has for this round, if it is safe to make it; else None."""
    return next((bid for bid in _messages(caller) if bid.level <= LOW and _is_safe(caller, bid)), None)


def _messages(caller: Caller) -> Iterator[Bid]:
    """The bids of the table, line after line, for which the hand has what they show.

    Support comes after everything that the seat has to tell of its own hand.
    """
    lines = [line for line in TABLE if line.bids != "partners"]
    for line in lines:
        yield from (bid for bid in _bids(line, caller) if line.is_held(caller.hand, bid))
    if caller.is_ours and not caller.provokes:
        for line in lines:
            yield from (bid for bid in _bids(line, caller) if line.is_nearly_held(caller.hand, bid))


def _bids(line: Convention, caller: Caller) -> list[Bid]:
    """The bids that would be read by this line, the longest suit first;
    of two about equal, the lower first.
    """
    found = sayable(line, caller.own, caller.partner, caller.state.high, caller.least)
    if line.bids == "grandissimo":
        return list(found)
    return sorted(found, key=lambda bid: -len(of_suit(caller.hand, bid.strain)))


def _is_safe(caller: Caller, bid: Bid) -> bool:
    """Whether the side can play the bid, or the opponents are so strong that they will bid on anyway."""
    if caller.dares(bid, caller.trumps):
        return True
    return caller.provokes and bid.level < caller.least and not caller.is_ours and _they_go_on(caller)


def _they_go_on(caller: Caller) -> bool:
    """Whether the opponents have shown most of the aces and a suit."""
    return sum(each.aces for each in caller.opponents) >= 3 and any(each.suits for each in caller.opponents)
