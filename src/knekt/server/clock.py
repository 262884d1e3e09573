"""The time of day, as the server tells it to itself; tests turn the hands."""

from __future__ import annotations

import time

__all__ = ["Clock", "SetClock"]


class Clock:
    """Milliseconds since 1970."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000


class SetClock(Clock):
    """A clock that stands still until somebody turns it.

    >>> clock = SetClock(5)
    >>> clock.turn(10)
    >>> clock.now()
    15
    """

    def __init__(self, now: int = 0) -> None:
        self._now = now

    def now(self) -> int:
        return self._now

    def turn(self, milliseconds: int) -> None:
        self._now += milliseconds
