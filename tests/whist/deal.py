"""The deal: thirteen cards to each, the last one turned up (2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from knekt.cards import CARDS, Card, Hand, Order, Seed, shuffled
from knekt.engine import Cards, Hidden, Move, Seat, check_pack, known, value
from knekt.errors import InvalidPosition
from whist.options import Options
from whist.state import DEALER, RANKS, SEATS, State, WhistEvent

__all__ = ["MOVES", "Dealt", "dealt_from"]


@value
class Dealt(WhistEvent):
    """Thirteen cards to each. A seat sees its own, and all see the one that is turned up."""

    kind, text = "dealt", ("deal {hands:heaps} turned {turned}", "deal {hands:heaps}")

    hands: tuple[Cards, ...]
    turned: Card | None = None

    def check(self, options: Options) -> None:
        """Nothing, if a table of these options can deal so; InvalidPosition if not."""
        hands = known(self.hands)
        check_pack(hands, Hand.of(CARDS))
        for cards in hands:
            if len(cards) != len(CARDS) // len(SEATS):
                raise InvalidPosition("whist-hand", cards=len(cards))
        if (self.turned is None) != (options.trumps == "none"):
            raise InvalidPosition("whist-turned")
        if self.turned is not None and self.turned not in hands[DEALER]:
            raise InvalidPosition("whist-turned")

    def seen_by(self, seat: Seat | None) -> Self:
        hands = tuple(cards if each == seat else Hidden(len(cards)) for each, cards in enumerate(self.hands))
        return replace(self, hands=hands)


def dealt_from(options: Options, seed: Seed) -> Dealt:
    """The cards that the seed deals at a table of these options."""
    cards = shuffled(CARDS, seed)
    hands = tuple(Hand.of(cards[seat :: len(SEATS)]) for seat in range(len(SEATS)))  # 2.1
    return Dealt(hands, cards[-1] if options.trumps == "turned" else None)  # 2.2


def evolve_dealt(state: State, event: Dealt) -> State:
    """The turned card's suit is trumps."""
    suit = event.turned and event.turned.suit
    trumps = sorted((card for card in CARDS if card.suit == suit), key=lambda card: RANKS.index(card.rank))
    return state.but(hands=event.hands, turned=event.turned, order=Order(tuple(trumps), RANKS))


MOVES = (Move(Dealt, evolve_dealt),)
