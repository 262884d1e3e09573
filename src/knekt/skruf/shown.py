"""What can be asked of any view of a deal: for whom it waits, how a hand is sorted, who is whose partner."""

from __future__ import annotations

from functools import cache

from knekt.cards import Card, Hand, Suit, Trick
from knekt.engine import Seat
from knekt.skruf import finish
from knekt.skruf.bid import NO_TRUMP
from knekt.skruf.claims import CLAIMS
from knekt.skruf.deal import ALL
from knekt.skruf.state import CIRCLE, Stage, State, partner_of

__all__ = ["open_tricks", "partner_seen", "sorted_for", "sorted_hand", "waited_for"]

SUITS = "SHCD"  # a hand is sorted so that black and red suits take turns


def waited_for(state: State) -> tuple[Seat, ...]:
    """The seats whose answer the deal waits for; it can be asked of any view."""
    if state.stage in (Stage.DEAL, Stage.OVER):
        return ()
    if state.ending is not None:
        partner = finish.solo_partner(state)
        return () if partner is None or state.bears is not None else (partner,)
    if state.claim is not None:
        return tuple(seat for seat in CIRCLE if seat != state.unowned and CLAIMS.answer_asks(state, seat))
    if state.stage is Stage.PLAY:
        return (state.actor,)
    if state.stage is Stage.SWAP:
        due = tuple(giver for giver, _, _ in state.to_give)
        return tuple(sorted(due)) if state.rules.options.swap_order == "simultaneous" else due[:1]
    return (state.turn,)


def sorted_hand(state: State, cards: Hand) -> list[Card]:
    """A hand as it is held: suit by suit, trumps first once they are known."""
    return sorted_for(None if state.contract is None else state.contract.trumps, cards)


def sorted_for(trumps: Suit | None, cards: Hand) -> list[Card]:
    """A hand as it is held for these trumps, or for none."""
    mask = cards.mask
    return [card for card in _sorted_pack(trumps) if card.bit & mask]


@cache
def _sorted_pack(trumps: Suit | None) -> tuple[Card, ...]:
    """The whole pack in the order in which a hand is sorted."""
    suits = sorted(map(Suit, SUITS), key=lambda suit: suit != trumps)
    return tuple(card for suit in suits for card in NO_TRUMP.sorted(ALL) if card.suit == suit)


def partner_seen(state: State, seat: Seat | None) -> Seat | None:
    """The seat of the partner; None for a watcher, and in trekarl as long as nobody plays alone."""
    if seat is None:
        return None
    if state.unowned is None:
        return partner_of(seat)
    if not state.began or seat == state.declarer:
        return None
    return next(each for each in state.sides[1] if each != seat)


def open_tricks(state: State) -> tuple[Trick, ...]:
    """The last two tricks, which lie open until a card is played to the next one (7.5)."""
    return () if state.trick else state.tricks[-2:]
