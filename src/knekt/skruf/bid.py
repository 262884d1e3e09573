"""Bids: a level and a strain, from one in spades to seven in grandissimo (3.1, 4.2 to 4.4)."""

from __future__ import annotations

from functools import cached_property
from typing import Self

from knekt.cards import CARDS, Order, Suit
from knekt.errors import NotationError
from knekt.message import Message

__all__ = ["BIDS", "GRANDISSIMO", "NO_TRUMP", "STRAINS", "Bid", "parse_bid"]

STRAINS = "SCDHG"  # low to high
GRANDISSIMO = "G"
LEVELS = range(1, 8)
RANKS = "AKQJT98765432"
NO_TRUMP = Order((), RANKS)


class Bid:
    """What a player offers to make: `level` tricks more than six, with the suit `strain` as trumps.

    There are 35 of them and no more: equal bids are the same object. A higher bid compares greater.

    >>> parse_bid("4S") < parse_bid("4H") < parse_bid("5C"), parse_bid("6S").due
    (True, 12)
    """

    __slots__ = ("__dict__", "level", "place", "strain", "text")

    level: int
    strain: str
    place: int  # 0 to 34, from the lowest
    text: str

    def __new__(cls, level: int, strain: str) -> Bid:
        return parse_bid(f"{level}{strain}")

    @property
    def due(self) -> int:
        """The number of tricks that the bid promises."""
        return 6 + self.level

    @property
    def is_grandissimo(self) -> bool:
        return self.strain == GRANDISSIMO

    @property
    def trumps(self) -> Suit | None:
        """The trump suit; None in grandissimo."""
        return None if self.is_grandissimo else Suit(self.strain)

    @cached_property
    def order(self) -> Order:
        """Which card beats which under this contract."""
        return _ORDERS[self.strain]

    @property
    def message(self) -> Message:
        return Message("skruf-bid", {"level": self.level, "strain": self.strain})

    def __lt__(self, other: Bid) -> bool:
        return self.place < other.place

    def __gt__(self, other: Bid) -> bool:
        return self.place > other.place

    def __hash__(self) -> int:
        return self.place

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"parse_bid({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_bid, (self.text,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def _order(strain: str) -> Order:
    trumps = [card for card in CARDS if card.suit == strain]
    return Order(tuple(sorted(trumps, key=lambda card: RANKS.index(card.rank))), RANKS)


def _interned() -> tuple[Bid, ...]:
    made = []
    for place, (level, strain) in enumerate((level, strain) for level in LEVELS for strain in STRAINS):
        bid = object.__new__(Bid)
        bid.level, bid.strain, bid.place, bid.text = level, strain, place, f"{level}{strain}"
        made.append(bid)
    return tuple(made)


_ORDERS = {**{suit: _order(suit) for suit in "SCDH"}, GRANDISSIMO: NO_TRUMP}
BIDS: tuple[Bid, ...] = _interned()
_BY_TEXT = {bid.text: bid for bid in BIDS}


def parse_bid(text: str) -> Bid:
    """The bid that the text means, such as 4S or 1G."""
    bid = _BY_TEXT.get(text)
    if bid is None:
        raise NotationError(text, "bid")
    return bid
