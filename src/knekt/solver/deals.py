"""How hidden cards may lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from knekt import _core
from knekt.cards import Hand

__all__ = ["Deals", "deals_of", "masks_of"]

_WORD = (1 << 64) - 1  # the core takes so many bits of a seed


@dataclass(frozen=True, slots=True)
class Deals:
    """Some of the ways to deal cards over places, or all of them."""

    ways: float  # how many ways there are; above 2**53 the number is rounded
    dealt: tuple[tuple[Hand, ...], ...]  # some of the ways, or all: each has a hand for every place

    @property
    def are_all(self) -> bool:
        return self.ways == len(self.dealt)


def deals_of(cards: Hand, places: Sequence[tuple[Hand, int]], most: int, seed: int = 0) -> Deals:
    """The ways to deal the cards over up to four places;
    each place may hold some of the cards and takes so many.

    If there are more than `most`, so many are drawn evenly and independently. The same seed draws the same.

    >>> cards = Hand.parse("HA HK HQ")
    >>> found = deals_of(cards, [(cards, 1), (Hand.parse("HA HK"), 2)], most=10)
    >>> found.ways, [" ".join(map(str, hand)) for hand in found.dealt[0]]
    (1.0, ['HQ', 'HK HA'])
    """
    ways, dealt = masks_of(cards, places, most, seed)
    return Deals(ways, tuple(tuple(map(Hand, each)) for each in dealt))


def masks_of(
    cards: Hand, places: Sequence[tuple[Hand, int]], most: int, seed: int = 0
) -> tuple[float, list[list[int]]]:
    """The same as masks, which is faster for hundreds of worlds:
    the number of ways, and some or all of them.
    """
    told = [(may_hold.mask, count) for may_hold, count in places]
    return _core.deal_worlds(cards.mask, told, most, seed & _WORD)
