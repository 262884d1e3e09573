"""What has been told of cards that one does not see: how likely it makes a way they may lie, and ways that go well with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from knekt import _core

__all__ = ["Case", "Clue", "Clues", "Look", "Lying", "by_count"]

Lying = tuple[int, int, int, int, int]  # the cards of each of five places, as masks

_WORD = (1 << 64) - 1  # a seed may be longer; the core takes as much


class Look(NamedTuple):
    """The cards of some places together, as they were: without what has come since, with what has gone."""

    places: int  # a bit for each
    come: int = 0
    gone: int = 0

    def at(self, lying: Lying) -> int:
        """What is seen where the cards lie so."""
        held = 0
        for place, cards in enumerate(lying):
            held |= cards if self.places >> place & 1 else 0
        return held & ~self.come | self.gone


class Case(NamedTuple):
    """How likely something is told where one has at least so many of some cards, and at least so many of some others."""

    factor: float
    cards: int = 0
    least: int = 0
    others: int = 0
    least_others: int = 0


class Clue(NamedTuple):
    """Something told: the first case that holds of one of the looks, at most two, counts; if none does, any cards are as likely."""

    looks: tuple[Look, ...]
    cases: tuple[Case, ...]


def by_count(cards: int, factors: Sequence[float]) -> tuple[Case, ...]:
    """The cases of a factor for none of the cards, for one, and so on; more count as the last.

    >>> [(case.factor, case.least) for case in by_count(0b11, [1.0, 0.5, 0.2])]
    [(0.2, 2), (0.5, 1), (1.0, 0)]
    """
    return tuple(Case(factors[least], cards, least) for least in reversed(range(len(factors))))


class Clues:
    """All that has been told of cards in up to five places, by whatever convention.

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
        """For each way the cards may lie, how likely all of it would have been told: the product of the clues."""
        return self._core.likelihoods(told)

    def changed(self, told: Sequence[Lying], may_hold: Lying, tries: int, seed: int) -> list[list[int]]:
        """Each after so many tries to exchange two cards of two places, a change being kept the likelier the better it fits.

        That is Metropolis' rule: it leaves the chances of ways to lie as the clues have them. A place that may hold no
        card keeps those that it has. The same seed changes the same.
        """
        return self._core.changed(told, may_hold, tries, seed & _WORD)
