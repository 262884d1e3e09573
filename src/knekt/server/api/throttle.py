"""Slows down a client that speaks too fast over a socket."""

from __future__ import annotations

from knekt.server.run.clock import Clock
from knekt.server.run.limits import Limits, Rate

__all__ = ["Throttle"]


class Throttle:
    """Lets one socket speak as fast as the limits of its person, or of its address, allow.

    A message that comes too fast is not refused: it waits, and all that come after it wait unread. `debt` is
    the number of seconds for which the socket was kept waiting, less those in which it has been silent since.
    So a client that pauses for so long owes nothing any more.

    >>> from knekt.server.run.clock import SetClock
    >>> from knekt.server.run.limits import HELLOS
    >>> clock = SetClock()
    >>> throttle = Throttle(Limits(clock), clock, "anna")
    >>> [throttle.count(HELLOS) for _ in range(31)][-2:], throttle.debt
    ([0.0, 0.1], 0.1)
    >>> clock.turn(150)
    >>> throttle.count(HELLOS), round(throttle.debt, 3)
    (0.05, 0.1)
    """

    def __init__(self, limits: Limits, clock: Clock, key: str, *, nobody: bool = False) -> None:
        self._limits, self._clock, self._key, self._nobody = limits, clock, key, nobody
        self._free = 0.0  # the moment until which the socket was kept waiting
        self.debt = 0.0

    def count(self, rate: Rate) -> float:
        """Count a message; the number of seconds for which it has to wait."""
        now = self._clock.now()
        silent = max(0.0, now - self._free) / 1000
        wait = self._limits.borrow(rate, self._key, nobody=self._nobody)
        self.debt = max(0.0, self.debt - silent) + wait
        self._free = now + wait * 1000
        return wait

    async def wait(self, seconds: float) -> None:
        """Keep the socket waiting."""
        await self._clock.wait(seconds)

    def give_back(self, rate: Rate) -> None:
        """Give back what a message has taken: it shall have cost nothing."""
        self._limits.give_back(rate, self._key, nobody=self._nobody)
