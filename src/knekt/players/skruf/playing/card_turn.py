"""The turn to play a card: what lies on the table, what may be played, and what may still come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from knekt.cards import Card, Hand, Order, Suit
from knekt.engine import Seat, View
from knekt.players.skruf.knowing.knowledge import above, of_suit, whereabouts
from knekt.players.skruf.knowing.reading import Shown, shown_by_all
from knekt.skruf import State

__all__ = ["CardTurn"]


@dataclass(frozen=True)
class CardTurn:
    """The turn of a seat to play a card, from its own hand or, in trekarl, from the open one."""

    state: State
    place: Seat  # the hand that plays
    hand: Hand
    legal: Hand
    may_hold: tuple[Hand, ...]
    shown: tuple[Shown, ...]

    @classmethod
    def of(cls, view: View[State]) -> CardTurn:
        state = view.state
        hand, order = state.hand(state.turn), state.order
        assert order is not None
        legal = order.follow(hand, state.trick[0] if state.trick else None)
        if not state.trick and state.barred is not None:
            legal = hand - of_suit(hand, state.barred) or hand
        return cls(state, state.turn, hand, legal, whereabouts(view), shown_by_all(state))

    @property
    def order(self) -> Order:
        assert self.state.order is not None
        return self.state.order

    @property
    def trumps(self) -> Suit | None:
        return None if self.state.high is None else self.state.high.trumps

    @property
    def declares(self) -> bool:
        """Whether the hand belongs to the declarer's side; in a misère nobody declares."""
        return self.state.bidder is not None and self.state.side_of(self.place) == 0

    @cached_property
    def partner(self) -> Seat:
        """The other hand of the side."""
        return next(each for each in self.state.sides[self.state.side_of(self.place)] if each != self.place)

    @cached_property
    def opponents(self) -> tuple[Seat, Seat]:
        return self.state.sides[1 - self.state.side_of(self.place)]

    @cached_property
    def theirs(self) -> Hand:
        """All cards that the opponents may hold."""
        one, other = self.opponents
        return self.may_hold[one] | self.may_hold[other]

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The hands that play to this trick after this one, next first."""
        circle = self.state.circle
        place = circle.index(self.place)
        return tuple(circle[(place + step) % 4] for step in range(1, 4 - len(self.state.trick)))

    @cached_property
    def later_opponents(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.later if seat in self.opponents)

    @property
    def trumps_out(self) -> Hand:
        """Trumps that the opponents may hold."""
        return Hand() if self.trumps is None else of_suit(self.theirs, self.trumps)

    @property
    def trumps_held(self) -> Hand:
        """The trumps of the hand that plays."""
        return Hand() if self.trumps is None else of_suit(self.hand, self.trumps)

    def is_trump(self, card: Card) -> bool:
        return card.suit == self.trumps

    def is_high(self, card: Card) -> bool:
        """Whether no opponent may hold a higher card of its suit."""
        return not above(card, self.theirs)

    def is_sure_with_partner(self, card: Card) -> bool:
        """Whether the card is known to be with the partner."""
        return card in self.may_hold[self.partner] and not any(
            card in self.may_hold[seat] for seat in self.opponents
        )

    def trusts_partner_with(self, card: Card) -> bool:
        """Whether the partner is known to have the card, or has shown as many aces as are still out."""
        if self.is_sure_with_partner(card):
            return True
        if card.rank != "A" or card not in self.may_hold[self.partner]:
            return False
        out = [each for each in self.may_hold[self.partner] | self.theirs if each.rank == "A"]
        return len(out) <= self.shown[self.partner].aces

    def may_ruff(self, seat: Seat, suit: str) -> bool:
        """Whether the seat is known to be out of the suit and may have a trump."""
        if self.trumps is None or suit == self.trumps:
            return False
        cards = self.may_hold[seat]
        return not of_suit(cards, suit) and bool(of_suit(cards, self.trumps))

    def winner_with(self, card: Card) -> tuple[Seat, Card]:
        """The seat that has the trick, and the card, once this card is played."""
        trick = (*self.state.trick, card)
        return self._taker(trick)

    @property
    def winner(self) -> tuple[Seat, Card]:
        """The seat that has the trick on the table now, and the card."""
        return self._taker(self.state.trick)

    def _taker(self, trick: tuple[Card, ...]) -> tuple[Seat, Card]:
        circle = self.state.circle
        place = self.order.winner(trick)
        lead = circle.index(self.place) - len(self.state.trick)
        return circle[(lead + place) % 4], trick[place]

    def stands(self, card: Card, led: Suit) -> bool:
        """Whether no later opponent can beat the card, as far as it is known who has which suits."""
        for seat in self.later_opponents:
            if above(card, self.may_hold[seat]) and (card.suit == led or self.is_trump(card)):
                return False
            if not self.is_trump(card) and self.may_ruff(seat, led):
                return False
        return True
