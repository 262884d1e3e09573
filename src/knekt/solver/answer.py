"""What the solver answers, and how long it may take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from knekt.cards import Card

__all__ = ["Bounds", "Limits", "Solution", "Threshold", "Wish"]

MEGABYTE = 1 << 20


class Wish(StrEnum):
    """What can be asked of the declarer's tricks in place of a number: schwarz, and that he takes none."""

    ALL_TRICKS = "all"
    NO_TRICK = "none"


Threshold = int | Wish


@dataclass(frozen=True, slots=True)
class Bounds:
    """A value that lies between two bounds; where the question is answered, `proven`.

    In the points games of Skat it counts the declarer's card points with the skat and all that he had before; in null, and
    where a `Wish` was asked for, 1 is made and 0 lost; in Skruf it counts the tricks that the leader's side still takes.
    In a ramsch it counts the card points that the seat to play has to take if the two others play together against it.

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
        """Whether the value is at least so much; None where that is not known."""
        return True if self.low >= threshold else False if self.high < threshold else None

    def __str__(self) -> str:
        return str(self.low) if self.is_exact else f"{self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one answer may cost. A cap that strikes leaves bounds that are true all the same.

    A cap on nodes always gives the same answer; one on time does not, and where it strikes the answer says so.
    """

    nodes: int = 0  # positions looked at; 0: as many as it takes
    seconds: float = 0.0  # 0: as long as it takes
    megabytes: int = (
        64  # for what has been proved so far, all threads together: with little, fewer of them work
    )


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to one question."""

    value: Bounds
    cards: Mapping[Card, Bounds] = field(
        default_factory=dict
    )  # what each legal card comes to, if that was asked
    line: tuple[Card, ...] = ()  # best play of everybody, if that was asked
    nodes: int = 0
    milliseconds: float = 0.0  # of CPU time
    is_repeatable: bool = True  # False where a cap on time struck: another time the bounds may be others
    is_approximate: bool = (
        False  # a ramsch: what the seat must fear, not the value of best play, which is not known
    )
