"""What a seat wants, what happened, and what others may see of it."""

from __future__ import annotations

from typing import ClassVar, Self

from knekt.cards import Hand
from knekt.engine.seat import Seat
from knekt.engine.value import value

__all__ = ["Action", "Cards", "Event", "Hidden"]


@value
class Hidden:
    """Cards of which a seat knows the number and no more.

    >>> len(Hidden(10) - Hand.parse("CJ"))
    9
    """

    count: int

    def __len__(self) -> int:
        return self.count

    def __sub__(self, other: Cards) -> Hidden:
        return Hidden(self.count - len(other))

    def __or__(self, other: Cards) -> Hidden:
        return Hidden(self.count + len(other))

    def __str__(self) -> str:
        return f"?{self.count}"


Cards = Hand | Hidden


@value
class Action:
    """What a seat wants to do; it may be refused."""

    kind: ClassVar[str] = ""

    seat: Seat


@value
class Event:
    """What happened; it cannot be refused. Each kind of event says what a seat may see of it."""

    kind: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as the seat saw it; None stands for anybody who only watches."""
        return self
