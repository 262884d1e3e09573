"""Ways to part with cards, held against the hands that the partner may have: a glance at many, a closer look at the best (5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from knekt.players.skruf.calling.prospects import Prospects, suit_of
from knekt.players.skruf.calling.tricks import Pair, TrickModel, Way
from knekt.skruf import BIDS, Bid, State

__all__ = ["GiftChoice", "GiftWeigher"]

GLANCED = 40  # hands of the partner that a glance is thrown at
CHANGES = 6  # cards that are changed for better ones at most, one after the other
SLAM, SLAM_COUNTS = 12, 0.5  # its tricks, and what it counts at a glance beside a contract that is made


class GiftChoice(NamedTuple):
    """Cards that go, and those of them that go to the own side, as masks."""

    away: int
    back: int


class GiftWeigher:
    """What it comes to if one parts with cards of a hand, in one strain."""

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
        """The contract that it comes to at least."""
        return self._bids[0]

    def glances(self, partings: Sequence[GiftChoice]) -> list[float]:
        """How likely the lowest contract is made after each, and a part of how likely a slam is."""
        parted = [(self._hand & ~away, back) for away, back in partings]
        return self._model.mean_chances(
            parted, self._partners[:GLANCED], self._trumps, self._way, self._wanted
        )

    def best_looking(self, partings: Iterable[GiftChoice], most: int) -> list[tuple[float, GiftChoice]]:
        """Those that look best, with what they look like."""
        some = [*partings]
        return sorted(zip(self.glances(some), some, strict=True), reverse=True)[:most]

    def climb(
        self, start: tuple[float, GiftChoice], beside: Callable[[GiftChoice], Iterable[GiftChoice]]
    ) -> GiftChoice:
        """What is reached from a parting by changing one card after the other, as long as it looks better."""
        best = start
        for _ in range(CHANGES):
            better = self.best_looking(beside(best[1]), 1)
            if not better or better[0] <= best:
                break
            (best,) = better
        return best[1]

    def weigh(self, parting: GiftChoice) -> tuple[float, float, float]:
        """What it is worth, as high as one would then go; how likely what stands is made; and what it is worth in points alone."""
        away, back = parting
        pairs = [Pair(self._hand & ~away, partner | back) for partner in self._partners]
        found = Prospects.of_pairs(self._options, self._model, pairs, self._way)
        best = found.best(self._bids)
        return found.value(best), found.chance(self.lowest), found.in_points.value(best)
