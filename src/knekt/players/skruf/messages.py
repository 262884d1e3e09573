"""What a call tells the partner, by the convention table: aces first, then suits, then kings and queens (14)."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Card, Hand, Suit
from knekt.players.skruf.caller import Caller
from knekt.players.skruf.knowledge import of_suit
from knekt.skruf import GRANDISSIMO, STRAINS, Bid, aces_in, honours_in

__all__ = ["LOW", "message"]

LOW = 3  # up to this level there is still room to speak


def message(caller: Caller) -> Bid | None:
    """What the table has for this round, if it is safe to say it."""
    return next((bid for bid in _messages(caller) if bid.level <= LOW and _is_safe(caller, bid)), None)


def _messages(caller: Caller) -> Iterator[Bid]:
    yield from _aces(caller)
    if caller.round <= 2:
        yield from _suit(caller)
    else:
        yield from _high_cards(caller, "K" if caller.round == 3 else "Q")


def _is_safe(caller: Caller, bid: Bid) -> bool:
    """Whether the side can play it, or the others are so strong that they will bid on anyhow."""
    if caller.dares(bid, caller.trumps):
        return True
    return caller.provokes and bid.level < caller.least and not caller.is_ours and _they_go_on(caller)


def _they_go_on(caller: Caller) -> bool:
    """Whether the opponents have shown most of the aces and a suit."""
    return sum(each.aces for each in caller.opponents) >= 3 and any(each.suits for each in caller.opponents)


def _aces(caller: Caller) -> Iterator[Bid]:
    """Three in round 1, four a level higher; exactly two in round 2; the fourth opposite three."""
    lowest, aces = caller.lowest(GRANDISSIMO), aces_in(caller.hand)
    if lowest is None or caller.own.aces:
        return
    opposite_three = caller.partner.aces == 3 and aces == 1
    if opposite_three or (caller.round == 1 and aces == 3) or (caller.round == 2 and aces == 2):
        yield lowest
    elif caller.round == 1 and aces == 4 and lowest.level < 7:
        yield Bid(lowest.level + 1, GRANDISSIMO)


def _suit(caller: Caller) -> Iterator[Bid]:
    """The suit to show in the first two rounds: of two about equal the lower first."""
    is_good = _is_first_suit if caller.round == 1 or caller.own.suits else _is_second_suit
    good = [
        suit
        for suit in map(Suit, STRAINS[:-1])
        if is_good(caller.hand, suit) and not caller.shown_by_us(suit)
    ]
    if not good:
        return
    suit = max(good, key=lambda each: len(of_suit(caller.hand, each)))  # the first, if they are equal
    bid = caller.lowest(suit)
    if bid is None:
        return
    if caller.round == 1 and _is_very_long(caller.hand, suit) and bid.level < LOW:
        yield Bid(bid.level + 1, suit)
    yield bid


def _is_first_suit(hand: Hand, suit: Suit) -> bool:
    """Five cards with three honours; two are enough if the suit is longer, or they are ace and king."""
    length, honours = len(of_suit(hand, suit)), honours_in(hand, suit)
    if length < 5 or honours < 2:
        return False
    return length > 5 or honours > 2 or {Card.parse(suit + "A"), Card.parse(suit + "K")} <= set(hand)


def _is_second_suit(hand: Hand, suit: Suit) -> bool:
    return len(of_suit(hand, suit)) >= 4 and honours_in(hand, suit) >= 2


def _is_very_long(hand: Hand, suit: Suit) -> bool:
    return len(of_suit(hand, suit)) >= 7 and honours_in(hand, suit) >= 3


def _high_cards(caller: Caller, rank: str) -> Iterator[Bid]:
    """A king in round 3, a queen in round 4, where the side has the aces and there is room."""
    if caller.own.aces + caller.partner.aces < 3:
        return
    for suit in map(Suit, STRAINS[:-1]):
        bid = caller.lowest(suit)
        new = not caller.shown_by_us(suit) and suit not in caller.own.tops
        if bid is not None and bid.level < caller.least and new and Card.parse(suit + rank) in caller.hand:
            yield bid
