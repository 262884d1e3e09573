"""Claims: what is certain from what a seat can see (7; as in Skat).

A yes holds against every distribution of the cards that the view leaves open. A no may only mean that no
proof was found.
"""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Hand, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.knowing.knowledge import above, of_suit, whereabouts
from knekt.skruf import Claim, State

__all__ = ["accepts", "certain_claim", "certain_tricks", "claim_is_certain"]


def certain_tricks(hand: Hand, others: Sequence[Hand], trumps: Suit | None) -> int:
    """How many tricks the hand takes for certain when it is on lead, against what the others may hold.

    It leads the trumps from the top, then each suit; whoever may hold a card is taken to hold it.

    >>> certain_tricks(Hand.parse("SA SK HA"), [Hand.parse("S2 S3 H2")], Suit.SPADES)
    3
    >>> certain_tricks(Hand.parse("SA HA HK"), [Hand.parse("S2 S3 H2")], Suit.SPADES)
    1
    """
    run = 0 if trumps is None else _run(of_suit(hand, trumps), others)
    if trumps is not None and any(len(of_suit(cards, trumps)) > run for cards in others):
        return run
    return run + sum(_run(of_suit(hand, suit), others) for suit in Suit if suit != trumps)


def _run(suit: Hand, others: Sequence[Hand]) -> int:
    """How many leads of the suit from the top nobody can beat by following."""
    for led, card in enumerate(reversed(list(suit))):
        if any(above(card, cards) and len(of_suit(cards, card.suit)) > led for cards in others):
            return led
    return len(suit)


def claim_is_certain(view: View[State], claimer: Seat, tricks: int) -> bool:
    """Whether the claimer, who is on lead, takes so many of the tricks left with his own hand.

    The partner counts among those who might take the lead away.
    """
    state = view.state
    if tricks == 0:
        return not state.is_misere
    if state.is_misere or state.trick or state.turn != claimer:
        return False
    places, hand = whereabouts(view), state.hand(claimer)
    assert state.high is not None
    others = [cards for seat, cards in enumerate(places) if seat != claimer]
    return certain_tricks(hand, others, state.high.trumps) >= tricks


def certain_claim(view: View[State]) -> Claim | None:
    """All the tricks that are left, where they are certain and the table allows it."""
    seat, state = view.own_seat, view.state
    claim = Claim(seat, state.tricks_left)
    if claim.tricks < 2 or claim not in view.legal:
        return None
    return claim if claim_is_certain(view, seat, claim.tricks) else None


def accepts(view: View[State]) -> bool:
    """Whether the seat accepts the claim on the table:
    it does if it gets all tricks, or the claim is certain.

    The claimer's partner does not accept a claim that gives tricks away.
    """
    state, seat = view.state, view.own_seat
    claim = state.claim
    assert claim is not None
    if state.side_of(seat) == state.side_of(claim.seat):
        return False
    if claim.tricks == (state.tricks_left if state.is_misere else 0):
        return True
    return claim_is_certain(view, claim.seat, claim.tricks)
