"""What a deal comes to: a point for each trick over six (4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.engine import Seat
from whist.state import TRICKS, State

__all__ = ["SIDES", "Result", "result"]

SIDES: tuple[tuple[Seat, Seat], ...] = ((0, 2), (1, 3))  # the dealer's left and right, the dealer's side
BOOK = 6


@dataclass(frozen=True, slots=True)
class Result:
    """How many tricks the side of the dealer's left has taken; all else follows.

    >>> Result(4).points, Result(4).of(1)
    ((0, 3), 9)
    """

    tricks: int
    ending: str = "played"

    def of(self, side: int) -> int:
        """The tricks of a side."""
        return TRICKS - self.tricks if side else self.tricks

    @property
    def points(self) -> tuple[int, int]:
        """What both sides write down."""
        return max(0, self.of(0) - BOOK), max(0, self.of(1) - BOOK)


def result(state: State) -> Result:
    """The result of a deal that is over."""
    return Result(sum(trick.winner in SIDES[0] for trick in state.tricks))
