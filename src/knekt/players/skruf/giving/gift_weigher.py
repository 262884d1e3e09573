"""Gifts weighed over hands that the partner may have:
a glance at many gifts, a closer look at the best (5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from knekt.players.skruf.calling.prospects import Prospects, suit_of
from knekt.players.skruf.calling.tricks import Pair, TrickModel, Way
from knekt.skruf import BIDS, Bid, State

__all__ = ["GiftChoice", "GiftWeigher"]

GLANCED = 40  # hands of the partner that a glance takes in
CHANGES = 6  # how many cards are exchanged for better ones at most, one after the other
SLAM, SLAM_COUNTS = 12, 0.5  # the tricks of a slam, and what its chance counts beside that of the contract


class GiftChoice(NamedTuple):
    """Cards to give away, and those of them that go to the own side, as masks."""

    away: int
    back: int


class GiftWeigher:
    """What it is worth to give cards of a hand away, if this strain is played."""

    def __init__(
        self, state: State, model: TrickModel, strain: str, hand: int, partners: Sequence[int], way: Way
    ) -> None:
        high = state.high
        assert high is not None
        self._options, self._model, self._trumps = state.rules.options, model, suit_of(strain)
        self._bids = [bid for bid in BIDS[high.place :] if bid.strain == strain]
        self._hand, self._partners, self._way = hand, partners, way
        due = self._bids[0].due
        self._wanted = {due: 1.0, SLAM: SLAM_COUNTS} if due != SLAM else {SLAM: 1.0 + SLAM_COUNTS}

    @property
    def lowest(self) -> Bid:
        """The lowest contract in the strain that may be played."""
        return self._bids[0]

    def glances(self, choices: Sequence[GiftChoice]) -> list[float]:
        """For each choice, the chance of the lowest contract, plus a share of the chance of a slam."""
        hands = [(self._hand & ~away, back) for away, back in choices]
        return self._model.mean_chances(
            hands, self._partners[:GLANCED], self._trumps, self._way, self._wanted
        )

    def best_looking(self, choices: Iterable[GiftChoice], most: int) -> list[tuple[float, GiftChoice]]:
        """The choices that look best at a glance, each after its value."""
        some = [*choices]
        return sorted(zip(self.glances(some), some, strict=True), reverse=True)[:most]

    def climb(
        self, start: tuple[float, GiftChoice], neighbours: Callable[[GiftChoice], Iterable[GiftChoice]]
    ) -> GiftChoice:
        """The choice reached from the start by taking the best neighbour again and again."""
        best = start
        for _ in range(CHANGES):
            better = self.best_looking(neighbours(best[1]), 1)
            if not better or better[0] <= best:
                break
            (best,) = better
        return best[1]

    def weigh(self, choice: GiftChoice) -> tuple[float, float, float]:
        """The worth of a choice in the best contract, the chance of the lowest one, the worth in points."""
        away, back = choice
        pairs = [Pair(self._hand & ~away, partner | back) for partner in self._partners]
        found = Prospects.of_pairs(self._options, self._model, pairs, self._way)
        best = found.best(self._bids)
        return found.value(best), found.chance(self.lowest), found.in_points.value(best)
