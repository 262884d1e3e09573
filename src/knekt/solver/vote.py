"""What cards come to in many worlds that look the same to a seat: the base of decisions over hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from knekt.cards import Card, Hand
from knekt.solver.answer import MEGABYTE, Limits, Threshold
from knekt.solver.position import Position

__all__ = ["Voter", "Votes"]

UNLIMITED = Limits()


@dataclass(frozen=True, slots=True)
class Votes:
    """A row for each world: the value of each card there, or the number of steps that it reaches.

    An empty row is a world that was too hard; worlds for which there was no time have no row.
    """

    cards: tuple[Card, ...]
    rows: Sequence[Sequence[int]]


class Voter:
    """Asks worlds of one decision. What one has shown helps with the next. For one thread at a time.

    Worlds are positions that differ only in where the hidden cards lie, and so in what the declarer has laid
    away.

    >>> from knekt.skat import trump_order
    >>> from knekt.solver import SkatPosition
    >>> mine, grand = Hand.parse("CA CK"), trump_order("grand", None)
    >>> worlds = [SkatPosition((mine, Hand.parse(left), Hand.parse(right)), 0, 0, grand, banked=40)
    ...           for left, right in (("CT CQ", "HA HK"), ("CT HK", "CQ HA"))]
    >>> Voter(worlds[0]).cast(worlds).rows
    [[58, 58], [40, 83]]
    >>> Voter(worlds[0], steps=(61, 72)).cast(worlds).rows
    [[0, 0], [0, 2]]
    """

    def __init__(
        self,
        example: Position,
        *,
        steps: Sequence[int] = (),
        wish: Threshold | None = None,
        megabytes: int = 4,
    ) -> None:
        self._steps = sorted(steps)
        self._search = example.search(wish)
        self._core: Any = self._search.voter(megabytes * MEGABYTE)

    def cast(
        self, worlds: Sequence[Position], cards: Hand | None = None, limits: Limits = UNLIMITED
    ) -> Votes:
        """What these cards come to, or all legal ones. Nodes are for each world, seconds for all together."""
        found, rows = self._core.cast(
            self._told(worlds), self._candidates(cards), self._steps, limits.nodes, limits.seconds
        )
        pack = self._search.pack
        return Votes(tuple(pack[card] for card in found), rows)

    def plans(
        self,
        worlds: Sequence[Position],
        threshold: int,
        cards: Hand | None = None,
        *,
        turns: int = 2,
        limits: Limits = UNLIMITED,
    ) -> dict[Card, tuple[int, ...]]:
        """For each card, the sets of worlds that a plan beginning with it can win, as masks; Skat only.

        A seat cannot tell the worlds apart, so for so many turns of its own one plan must serve them all;
        after that everybody plays with open cards. To win is to reach the threshold, for defenders to hold
        the declarer below it. At most 64 worlds; nothing is found where the limits strike.
        """
        found = self._core.plan(
            self._told(worlds), self._candidates(cards), threshold, turns, limits.nodes, limits.seconds
        )
        pack = self._search.pack
        return {pack[card]: tuple(won) for card, won in found}

    def _told(self, worlds: Sequence[Position]) -> list[tuple[Any, int]]:
        plain, banked = self._search.plain, self._search.banked
        return [(plain(each), banked(each)) for each in worlds]

    def _candidates(self, cards: Hand | None) -> int:
        return (1 << len(self._search.pack)) - 1 if cards is None else self._search.mask(cards)
