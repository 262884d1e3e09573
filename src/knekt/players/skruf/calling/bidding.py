"""The calls of the auction: what to tell the partner, and what to play in the end (4, 14)."""

from __future__ import annotations

from knekt.cards import Card
from knekt.players.skruf.calling.caller import Caller
from knekt.players.skruf.calling.messages import message
from knekt.players.skruf.knowing.reading import LOW, STEPS, lowest_to_play
from knekt.skruf import BIDS, GRANDISSIMO, STRAINS, Bid

__all__ = ["call", "forced_bid"]

OBSTRUCTING = 3  # the level at which a bid takes the room away from the opponents


def call(caller: Caller) -> Bid | None:
    """The bid to make; None for a pass."""
    return (
        message(caller)
        or _correction(caller)
        or _support(caller)
        or _purchase(caller)
        or _competition(caller)
        or _obstruction(caller)
    )


def forced_bid(caller: Caller) -> Bid:
    """The lowest bid from the minimum on that costs least (4.8)."""
    start = lowest_to_play(caller.least, caller.state.high).place
    return max(BIDS[start : start + STEPS], key=lambda bid: caller.surplus(bid.level, bid.strain))


def _correction(caller: Caller) -> Bid | None:
    """A bid in the trump suit, where a bid of the side stands that was only a message and might be played."""
    high, suit = caller.state.high, caller.partner.suit or caller.own.suit
    if high is None or suit is None or high.level < caller.least or not _is_own_message(caller, high):
        return None
    wanted = caller.lowest(suit)
    if wanted is None or not caller.prefers(wanted, high):
        return None
    return wanted if caller.is_partners or caller.is_last_chance else None


def _is_own_message(caller: Caller, high: Bid) -> bool:
    """Whether the bid that stands is of the own side and only showed a card."""
    if not caller.is_ours:
        return False
    said = caller.partner if caller.is_partners else caller.own
    return high.is_grandissimo or high.strain in said.tops


def _support(caller: Caller) -> Bid | None:
    """A raise in the partner's suit, with four cards, or three and an honour; a message in a later suit."""
    for suit in caller.supportable:
        bid = caller.lowest(suit)
        if bid is None or suit in caller.own.supports or not caller.holds(bid):
            continue
        highest = max(LOW, caller.least) if suit == caller.partner.suit else LOW
        if bid.level <= highest and caller.dares(bid):
            return bid
    return None


def _purchase(caller: Caller) -> Bid | None:
    """The top bid of a seat that has only answered:
    it buys, so that the partner with the suit becomes master.
    """
    high, suit = caller.state.high, caller.partner.suit
    if high is None or suit is None or not caller.is_partners or not caller.is_last_chance:
        return None
    if high.level >= caller.least:
        return None
    bid = Bid(caller.least, suit)
    return bid if caller.trumps == suit or not caller.own.suits else None


def _competition(caller: Caller) -> Bid | None:
    """A bid over the opponents, as far as the count goes;
    the seat with the suit leaves the buying to its partner.
    """
    if caller.state.high is None or caller.is_ours:
        return None
    if caller.own.is_silent and caller.partner.is_silent and not caller.is_last_chance:
        return None  # nothing has been shown yet: there is time
    trumps = caller.to_name
    bid = caller.lowest(trumps)
    if bid is None or not caller.dares(bid):
        return None
    if trumps not in caller.own.suits:
        return bid
    if not caller.partner.is_silent:
        return bid if caller.is_last_chance else None
    return _placed_ace(caller, bid) or bid


def _placed_ace(caller: Caller, below: Bid) -> Bid | None:
    """A bid that shows an ace, in a suit below the trumps at the same level;
    the partner corrects it and buys.
    """
    for suit in STRAINS[: STRAINS.index(below.strain)]:
        bid = caller.lowest(suit)
        if bid is not None and bid.level == below.level and Card.parse(suit + "A") in caller.hand:
            return bid
    return None


def _obstruction(caller: Caller) -> Bid | None:
    """Three grandissimo by the last to speak, over an opponent with suit and aces and two silent partners.

    The book calls it irregular. It is said only where the others are sure to bid on.
    """
    high = caller.state.high
    if (
        not caller.provokes
        or high is None
        or high.level >= OBSTRUCTING
        or caller.least <= OBSTRUCTING
        or caller.round < 3
    ):
        return None
    if caller.is_ours or not (caller.own.is_silent and caller.partner.is_silent) or caller.state.passes != 2:
        return None
    strong = any(each.suits and each.aces >= 2 for each in caller.opponents)
    alone = any(each.is_silent for each in caller.opponents)
    return Bid(OBSTRUCTING, GRANDISSIMO) if strong and alone else None
