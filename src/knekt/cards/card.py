"""A playing card."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Self

from knekt.errors import NotationError
from knekt.message import Message

__all__ = ["CARDS", "Card", "Rank", "Suit", "pack"]


class Suit(StrEnum):
    """The four suits, in the order in which Skat values them."""

    DIAMONDS, HEARTS, SPADES, CLUBS = "D", "H", "S", "C"

    @property
    def message(self) -> Message:
        return Message("suit", {"suit": self.value})


class Rank(StrEnum):
    """The thirteen ranks as printed. Which rank beats which is decided by an `Order`."""

    TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE = "2", "3", "4", "5", "6", "7", "8", "9"
    TEN, JACK, QUEEN, KING, ACE = "T", "J", "Q", "K", "A"


class Card:
    """A playing card, written suit first, as game servers and bridge records do.

    There are just 52 cards, and equal cards are the same object. Which card beats which is not said here, but
    by an `Order`.

    >>> Card.parse("CJ")
    Card.parse('CJ')
    >>> Card.parse("C1")
    Traceback (most recent call last):
    knekt.errors.NotationError: 'C1' is not a card
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    index: int  # 0 to 51
    bit: int  # 1 << index, the card in a mask
    text: str

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        return _BY_TEXT[suit + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError(text, "card")
        return card

    @property
    def message(self) -> Message:
        return Message("card", {"suit": self.suit.value, "rank": self.rank.value})

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def _interned() -> tuple[Card, ...]:
    made = []
    for index, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank):
        card = object.__new__(Card)
        card.suit, card.rank, card.index, card.bit = suit, rank, index, 1 << index
        card.text = f"{suit}{rank}"
        made.append(card)
    return tuple(made)


CARDS: tuple[Card, ...] = _interned()
_BY_TEXT: dict[str, Card] = {card.text: card for card in CARDS}


def pack(ranks: Iterable[Rank | str]) -> tuple[Card, ...]:
    """The cards of these ranks in all four suits.

    >>> len(pack("AKQJT987"))
    32
    """
    wanted = frozenset(ranks)
    return tuple(card for card in CARDS if card.rank in wanted)
