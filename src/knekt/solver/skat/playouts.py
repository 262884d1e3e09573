"""Ramsch played to its end by rules of thumb.

Playouts are much faster than a search, and they do not assume that two seats play together against the third.
"""

from __future__ import annotations

from collections.abc import Sequence

from knekt import _core
from knekt.cards import Hand
from knekt.skat import PACK, RamschFacts, trump_order
from knekt.solver.answer import Limits
from knekt.solver.position import Position
from knekt.solver.skat.plain import Objective, layout, plain_skat, skat_mask
from knekt.solver.skat.position import RamschPosition
from knekt.solver.vote import Votes

__all__ = ["Playouts", "end_of", "ends_of"]

UNLIMITED = Limits()
_GRAND = trump_order("grand", None)
_ALL = (1 << len(PACK)) - 1
_POINTS, _TRICKS = 7, 4  # how many bits each takes
_WORD = (1 << 63) - 1


class Playouts:
    """Asks worlds of a ramsch as a `Voter` does; the value of a card is an end of the deal, as one number.

    In one world all cards have the same luck. A world may be asked several times, each time with new luck.

    >>> from knekt.cards import Hand
    >>> hands = Hand.parse("C7 HA"), Hand.parse("C9 S7"), Hand.parse("C8 H8")
    >>> votes = Playouts(seed=1).cast([RamschPosition(hands, leader=0, taken=(40, 30, 20), tricks=(4, 2, 2))])
    >>> [str(card) for card in votes.cards], [end_of(end).points for end in votes.rows[0]]
    (['HA', 'C7'], [(51, 30, 20), (40, 41, 20)])
    """

    def __init__(self, seed: int, latest: tuple[int, int, int] = (0, 0, 0)) -> None:
        self._seed, self._latest, self._asked = seed, latest, 0

    def cast(
        self, worlds: Sequence[Position], cards: Hand | None = None, limits: Limits = UNLIMITED
    ) -> Votes:
        """The ends after these cards, or after all legal ones; the seconds are for all worlds together."""
        told = []
        for each in worlds:
            assert isinstance(each, RamschPosition)
            told.append((plain_skat(each, Objective.BURDEN), each.taken, each.tricks))
        found, rows = _core.play_ramsch(
            layout(_GRAND),
            told,
            self._latest,
            _ALL if cards is None else skat_mask(cards),
            self._seed + self._asked & _WORD,
            limits.seconds,
        )
        self._asked += len(worlds)
        return Votes(tuple(PACK[card] for card in found), rows)


def ends_of(position: RamschPosition, times: int, seed: int) -> list[int]:
    """The ends of so many playouts of the position."""
    told = [(plain_skat(position, Objective.BURDEN), position.taken, position.tricks)] * times
    _, rows = _core.play_ramsch(layout(_GRAND), told, (0, 0, 0), 0, seed & _WORD, 0.0)
    return [end for (end,) in rows]


def end_of(number: int, refusals: int = 0) -> RamschFacts:
    """The end of a playout, as the facts that the rules count."""
    numbers = []
    for bits in (_POINTS, _TRICKS, _TRICKS):
        for _ in range(3):
            numbers.append(number & (1 << bits) - 1)
            number >>= bits
    one, two, three, *rest = numbers
    tricks, latest = (rest[0], rest[1], rest[2]), (rest[3], rest[4], rest[5])
    return RamschFacts((one, two, three), tricks, latest.index(max(latest)), refusals, None, latest)
