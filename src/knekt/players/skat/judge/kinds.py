"""The kinds of games that the judge tells apart: suit games, grand, null;
and the place of each card in them.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from knekt.cards import Order, Suit
from knekt.skat import PACK, Contract

__all__ = ["Kind", "places"]


class Kind(StrEnum):
    """A kind of game; each has a net of its own."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"

    @classmethod
    def of(cls, contract: Contract) -> Kind:
        return cls(contract.row.play)

    @property
    def steps(self) -> int:
        """How many steps there are: 31, 61, 90 card points and every trick; in null only making it."""
        return 1 if self is Kind.NULL else 4

    @property
    def trumps(self) -> int:
        """How many cards are trumps."""
        return {Kind.SUIT: 11, Kind.GRAND: 4, Kind.NULL: 0}[self]

    @property
    def plains(self) -> int:
        """How many plain suits there are."""
        return 3 if self is Kind.SUIT else 4

    @property
    def width(self) -> int:
        """How many cards each plain suit has."""
        return 8 if self is Kind.NULL else 7


@cache
def places(order: Order) -> tuple[int, ...]:
    """The place of each card of the pack: trumps first, then suit by suit, the strongest cards first.

    The order of the plain suits does not matter, for the net cannot tell one from another.

    >>> from knekt.cards import Card
    >>> from knekt.skat import trump_order
    >>> clubs = places(trump_order("suit", Suit.CLUBS))
    >>> [clubs[PACK.index(Card.parse(text))] for text in ("CJ", "DJ", "CA", "C7", "DA")]
    [0, 3, 4, 10, 11]
    """
    row = list(order.trumps)
    for suit in Suit:
        plain = [card for card in PACK if card.suit == suit and order.suit(card) is suit]
        row += sorted(plain, key=lambda card: -order.powers[card.index])
    return tuple(row.index(card) for card in PACK)
