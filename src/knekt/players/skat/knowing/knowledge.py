"""What a seat knows of the cards while a game is played: counted from its view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from knekt.cards import CARDS, Card, Hand, Order, Trick
from knekt.engine import Seat, View
from knekt.skat import PACK, Placed, State, card_points

__all__ = ["ALL_TRICKS", "Knowledge", "defenders_points", "higher", "suits", "trumps"]

_PACK = Hand.of(PACK)
ALL_TRICKS = 10


def trumps(order: Order, cards: Hand) -> Hand:
    """The trumps among the cards."""
    return Hand(cards.mask & order.followers[order.trumps[0].index]) if order.trumps else Hand()


def suits(order: Order, cards: Hand) -> Iterator[Hand]:
    """The plain suits among the cards, one after the other."""
    rest = (cards - trumps(order, cards)).mask
    while rest:
        suit = rest & order.followers[(rest & -rest).bit_length() - 1]
        yield Hand(suit)
        rest &= ~suit


@cache
def higher(order: Order) -> tuple[int, ...]:
    """For each card of the pack, by its index, the cards of its own suit that beat it."""
    powers = order.powers
    return tuple(
        sum(
            each.bit
            for each in PACK
            if each.bit & order.followers[card.index] and powers[each.index] > powers[card.index]
        )
        for card in CARDS
    )


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Where the cards may be, as one seat sees it.

    `may_hold` has for each seat the cards that it may have; the own hand, or one that lies open, is known
    exactly.
    """

    seat: Seat
    order: Order
    mine: Hand
    unseen: Hand  # cards that were not played and are not known to lie anywhere
    may_hold: tuple[Hand, ...]
    counts: tuple[int, ...]  # how many cards each seat still holds
    out_of_play: int  # how many of the unseen cards nobody holds: discards, or a skat left alone

    @classmethod
    def of(cls, view: View[State], memory: int = ALL_TRICKS) -> Knowledge:
        """What a seat knows that remembers so many tricks;
        cards played before may lie anywhere, as far as it knows.
        """
        state, seat = view.state, view.own_seat
        order, hands = state.order, state.hands
        assert order is not None
        known = Hand.of(state.trick).mask | _taken_before(view)
        if isinstance(state.laid, Hand):
            known |= state.laid.mask
        remembered = state.tricks[-memory:]
        for trick in remembered:
            known |= sum(card.bit for card in trick.cards)
        for cards in hands:
            if isinstance(cards, Hand):
                known |= cards.mask
        unseen = _PACK - Hand(known)
        void = _voids(state, remembered, order)
        for each in state.defenders if state.turned else ():
            void[each] |= state.turned.mask  # the declarer has it or has discarded it (Tournée 7.1)
        may_hold = tuple(
            cards if isinstance(cards, Hand) else Hand(unseen.mask & ~void[each])
            for each, cards in enumerate(hands)
        )
        held = sum(len(cards) for cards in hands if not isinstance(cards, Hand))
        counts = tuple(map(len, hands))
        return cls(seat, order, state.hand(seat), unseen, may_hold, counts, len(unseen) - held)

    def above(self, card: Card, cards: Hand) -> Hand:
        """Those of the cards that beat this one in its own suit."""
        return Hand(cards.mask & higher(self.order)[card.index])

    @property
    def others(self) -> Hand:
        """All cards that another seat may hold."""
        mask = 0
        for seat, cards in enumerate(self.may_hold):
            if seat != self.seat:
                mask |= cards.mask
        return Hand(mask)

    def is_master(self, card: Card) -> bool:
        """Whether no other seat may hold a higher card of the suit."""
        return not any(
            self.above(card, cards) for seat, cards in enumerate(self.may_hold) if seat != self.seat
        )


def defenders_points(view: View[State]) -> int:
    """The card points in the tricks of the defenders."""
    state, first = view.state, view.events[0]
    before = card_points(first.taken[1]) if isinstance(first, Placed) else 0
    return before + sum(card_points(trick.cards) for trick in state.tricks if trick.winner != state.declarer)


def _taken_before(view: View[State]) -> int:
    """How many cards were played before the deal was set up in the middle of play."""
    first, mask = view.events[0], 0
    for heap in first.taken if isinstance(first, Placed) else ():
        mask |= heap.mask
    return mask


def _voids(state: State, remembered: Sequence[Trick], order: Order) -> list[int]:
    """For each seat the suits it has shown not to have."""
    void = [0, 0, 0]
    table = (((state.turn - len(state.trick)) % 3, state.trick),) if state.trick else ()
    for lead, cards in (*((trick.lead, trick.cards) for trick in remembered), *table):
        suit = order.followers[cards[0].index]
        for place, card in enumerate(cards):
            if not card.bit & suit:
                void[(lead + place) % 3] |= suit
    return void
