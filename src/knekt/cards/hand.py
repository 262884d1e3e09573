"""A set of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from knekt.cards.card import CARDS, Card
from knekt.errors import InvalidPosition, NotationError

__all__ = ["Choosing", "Hand"]


class Choosing(Protocol):
    """A source of chance, such as `random.Random`."""

    def random(self) -> float: ...  # at least 0, less than 1


class Hand:
    """An immutable set of cards, kept as one integer: set operators for people, `.mask` for the core.

    >>> hand = Hand.parse("CJ H7 CA")
    >>> len(hand), Card.parse("H7") in hand, str(hand - Hand.parse("CJ"))
    (3, True, 'H7 CA')
    >>> Hand.parse("CJ CJ")
    Traceback (most recent call last):
    knekt.errors.InvalidPosition: doubled card: card CJ
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The hand of these cards; InvalidPosition if a card comes twice."""
        mask = 0
        for card in cards:
            if mask & card.bit:
                raise InvalidPosition("doubled-card", card=card.message)
            mask |= card.bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Hand:
        words = text.split()
        if not words and text:
            raise NotationError(text, "hand")
        return cls.of(Card.parse(word) for word in words)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.mask & card.bit != 0

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __getitem__(self, place: int) -> Card:
        """The card at a place, counted from the lowest."""
        if not 0 <= place < len(self):
            raise IndexError(place)
        rest = self.mask
        for _ in range(place):
            rest &= rest - 1
        return CARDS[(rest & -rest).bit_length() - 1]

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def __le__(self, other: Hand) -> bool:
        """Whether every card of this hand is in the other."""
        return self.mask & ~other.mask == 0

    def isdisjoint(self, other: Hand) -> bool:
        return self.mask & other.mask == 0

    def sample(self, count: int, rng: Choosing) -> Hand:
        """This number of cards of the hand, every choice equally likely."""
        left = self.mask
        for _ in range(count):
            left ^= Hand(left).one(rng).bit
        return Hand(self.mask ^ left)

    def one(self, rng: Choosing) -> Card:
        """One card of the hand, each equally likely."""
        return self[int(rng.random() * self.mask.bit_count())]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"
