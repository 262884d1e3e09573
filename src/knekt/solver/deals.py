"""How cards that one does not see may lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from knekt import _core
from knekt.cards import Hand

__all__ = ["Deals", "deals_of", "masks_of"]

_WORD = (1 << 64) - 1  # a seed may be longer; the core takes as much


@dataclass(frozen=True, slots=True)
class Deals:
    """Some of the ways to deal cards over places, or all of them."""

    ways: float  # how many there are; beyond 2**53 nearly so many
    dealt: tuple[tuple[Hand, ...], ...]  # each has a hand for every place

    @property
    def are_all(self) -> bool:
        return self.ways == len(self.dealt)


def deals_of(cards: Hand, places: Sequence[tuple[Hand, int]], most: int, seed: int = 0) -> Deals:
    """The ways to deal the cards over up to four places, of which each may have only some and takes so many of them.

    All, if they are not more than `most`; else so many, each drawn fairly and by itself. The same seed draws the same.

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
    """The same as plain masks, for worlds by the hundred: how many ways there are, and some or all of them."""
    told = [(may_hold.mask, count) for may_hold, count in places]
    return _core.deal_worlds(cards.mask, told, most, seed & _WORD)
