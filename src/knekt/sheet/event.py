"""What happens between deals in every family."""

from __future__ import annotations

from typing import ClassVar

from knekt.engine import Event, value

__all__ = ["Entry", "TimeUp"]


@value
class Entry(Event):
    """A deal played with real cards, as the score keeper wrote it down; each family has fields of its own."""


@value
class TimeUp(Event):
    """The time agreed on is over; what is under way is finished first."""

    kind: ClassVar[str] = "time-up"

    def __str__(self) -> str:
        return "time up"
