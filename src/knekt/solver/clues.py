"""Clues of hidden cards: how likely they make a way to lie, and ways to lie that fit them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from knekt import _core

__all__ = ["Case", "Clue", "Clues", "Look", "Lying", "by_count"]

Lying = tuple[int, int, int, int, int]  # the cards of each of five places, as masks

_WORD = (1 << 64) - 1  # the core takes so many bits of a seed


class Look(NamedTuple):
    """The cards of some places together at an earlier time:
    without those that came later, with those that went.
    """

    places: int  # a bit for each place
    come: int = 0
    gone: int = 0

    def at(self, lying: Lying) -> int:
        """The cards that these places had, if the cards lie so now."""
        held = 0
        for place, cards in enumerate(lying):
            held |= cards if self.places >> place & 1 else 0
        return held & ~self.come | self.gone


class Case(NamedTuple):
    """The likelihood of a clue with at least so many of some cards, and at least so many of some others."""

    factor: float
    cards: int = 0
    least: int = 0
    others: int = 0
    least_others: int = 0


class Clue(NamedTuple):
    """A clue: the first case that is true of one of its looks counts, of which there are at most two.

    If no case is true, the clue makes no difference.
    """

    looks: tuple[Look, ...]
    cases: tuple[Case, ...]


def by_count(cards: int, factors: Sequence[float]) -> tuple[Case, ...]:
    """The cases with a factor for none of the cards, for one, and so on; the last one is for more, too.

    >>> [(case.factor, case.least) for case in by_count(0b11, [1.0, 0.5, 0.2])]
    [(0.2, 2), (0.5, 1), (1.0, 0)]
    """
    return tuple(Case(factors[least], cards, least) for least in reversed(range(len(factors))))


class Clues:
    """All clues of cards in up to five places, by any convention.

    >>> from knekt.cards import Hand
    >>> aces = Hand.parse("DA HA SA CA").mask
    >>> two_aces = Clue((Look(places=0b1),), by_count(aces, [0.01, 0.1, 1.0, 0.1]))
    >>> lying = Hand.parse("DA CA").mask, Hand.parse("S2 HA").mask, 0, 0, 0
    >>> Clues([two_aces]).likelihoods([lying, (*lying[1::-1], 0, 0, 0)])
    [1.0, 0.1]
    """

    def __init__(self, clues: Sequence[Clue]) -> None:
        self._core = _core.Clues(clues)

    def likelihoods(self, told: Sequence[Lying]) -> list[float]:
        """For each way the cards may lie, how likely all clues are there: the product of their factors."""
        return self._core.likelihoods(told)

    def changed(self, told: Sequence[Lying], may_hold: Lying, tries: int, seed: int) -> list[list[int]]:
        """Each way to lie after so many tries to exchange two cards of two places.

        A change is kept the likelier the better it fits: that is Metropolis' rule, which keeps the chances of
        ways to lie as the clues have them. A place that may hold no card keeps the cards it has. The same
        seed gives the same.
        """
        return self._core.changed(told, may_hold, tries, seed & _WORD)
