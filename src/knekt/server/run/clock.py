"""The clock by which the server goes; tests have one that they can turn."""

from __future__ import annotations

import asyncio
import math
import time
from datetime import UTC, datetime

__all__ = ["Clock", "SetClock"]


class Clock:
    """Milliseconds since 1970."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    @property
    def today(self) -> str:
        """The day of UTC, such as 2026-11-19."""
        return datetime.fromtimestamp(self.now() / 1000, UTC).date().isoformat()

    async def wait(self, seconds: float) -> None:
        """Wait for this long."""
        await asyncio.sleep(seconds)


class SetClock(Clock):
    """A clock that stands still until somebody turns it. Waiting by it turns it at once.

    >>> clock = SetClock(5)
    >>> clock.turn(10)
    >>> clock.now()
    15
    """

    def __init__(self, now: int = 0) -> None:
        self._now = now

    def now(self) -> int:
        return self._now

    async def wait(self, seconds: float) -> None:
        self.turn(math.ceil(seconds * 1000))
        await asyncio.sleep(0)  # other tasks have their turn meanwhile, as with any wait

    def turn(self, milliseconds: int) -> None:
        self._now += milliseconds
