"""Where a deal stands, and how its moves are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from knekt.cards import Card, Hand, Order, Trick
from knekt.engine import Action, Cards, Event, Folded, Seat, Spelled, Spelling, heaps

if TYPE_CHECKING:
    from whist.game import WhistRules
from knekt.message import Message

__all__ = ["DEALER", "SEATS", "TRICKS", "State", "WhistAction", "WhistEvent", "seat_letter"]

SEATS = "LPRD"  # the dealer's left, the dealer's partner, the dealer's right, the dealer
DEALER: Seat = 3
TRICKS = 13
RANKS = "AKQJT98765432"

SPELLING = Spelling(
    SEATS, seat="whist-seat", action="whist-action", event="whist-event", parts={"heaps": heaps(len(SEATS))}
)
seat_letter = SPELLING.letter


class WhistAction(Spelled, Action):
    """What a seat wants to do in a deal of whist."""

    __slots__ = ()
    spelling = SPELLING


class WhistEvent(Spelled, Event):
    """What happened in a deal of whist."""

    __slots__ = ()
    spelling = SPELLING


@dataclass(frozen=True)
class State(Folded):
    """Where a deal stands. In a seat's view the cards it may not know are `Hidden`."""

    rules: WhistRules
    hands: tuple[Cards, ...] = ()
    turned: Card | None = None  # the card that makes trumps
    order: Order = Order((), RANKS)
    turn: Seat = 0
    trick: tuple[Card, ...] = ()  # on the table
    tricks: tuple[Trick, ...] = ()

    @property
    def is_over(self) -> bool:
        return len(self.tricks) == TRICKS

    @property
    def cards_played(self) -> int:
        return len(SEATS) * len(self.tricks) + len(self.trick)

    @property
    def trumps(self) -> Message:
        """What is trumps, in words."""
        if self.turned is None:
            return Message("whist-no-trumps")
        return Message("whist-trumps", {"suit": self.turned.suit.message})

    def hand(self, seat: Seat) -> Hand:
        """A hand that the caller knows."""
        cards = self.hands[seat]
        assert isinstance(cards, Hand)
        return cards

    @property
    def dealt(self) -> tuple[Hand, ...]:
        """The hands as they were dealt, once all cards are played."""
        played = [Hand()] * len(SEATS)
        for trick in self.tricks:
            for place, card in enumerate(trick.cards):
                played[(trick.lead + place) % len(SEATS)] |= Hand(card.bit)
        return tuple(played)
