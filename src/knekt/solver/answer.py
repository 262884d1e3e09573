"""What the solver answers, and limits on its work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from knekt.cards import Card

__all__ = ["Bounds", "Limits", "Solution", "Threshold", "Wish"]

MEGABYTE = 1 << 20


class Wish(StrEnum):
    """What can be asked of the declarer's tricks instead of a number: all of them, or none."""

    ALL_TRICKS = "all"
    NO_TRICK = "none"


Threshold = int | Wish


@dataclass(frozen=True, slots=True)
class Bounds:
    """A value that lies between two bounds; `proven` where the question is answered.

    In the points games of Skat the value is the declarer's card points, with the skat and all earlier tricks.
    In null, and for a `Wish`, it is 1 for made and 0 for lost. In Skruf it is the tricks that the leader's
    side still takes. In a ramsch it is the card points that the seat to play must take if the two others play
    together against it.

    >>> str(Bounds(73, 73)), str(Bounds(61, 120, proven=True))
    ('73', '61 to 120')
    """

    low: int
    high: int
    proven: bool = True

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    def reaches(self, threshold: int) -> bool | None:
        """Whether the value is at least this; None where that is not known."""
        return True if self.low >= threshold else False if self.high < threshold else None

    def __str__(self) -> str:
        return str(self.low) if self.is_exact else f"{self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on the work for one answer; if a limit is reached, the bounds are wider but still true.

    A limit on nodes always gives the same answer. A limit on time does not, and the answer says so.
    """

    nodes: int = 0  # positions to look at; 0: no limit
    seconds: float = 0.0  # 0: no limit
    # Memory for what has been proved, all threads together; with little memory, fewer threads work.
    megabytes: int = 64


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to one question."""

    value: Bounds
    # The value of each legal card, if that was asked.
    cards: Mapping[Card, Bounds] = field(default_factory=dict)
    line: tuple[Card, ...] = ()  # a line of best play, if that was asked
    nodes: int = 0
    milliseconds: float = 0.0  # CPU time
    is_repeatable: bool = True  # False where time was up: another run may give other bounds
    # In a ramsch, where the value is what the seat must fear, not that of best play.
    is_approximate: bool = False
