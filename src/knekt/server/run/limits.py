"""How often one may ask: per person, per address, per account. Kept in the memory of each node."""

from __future__ import annotations

import ipaddress
import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from knekt.errors import KnektError
from knekt.server.run.clock import Clock

__all__ = [
    "ACTS",
    "ANYTHING",
    "COMMANDS",
    "CONNECTIONS",
    "CONNECTIONS_FROM",
    "HELLOS",
    "HINTS",
    "LOGINS",
    "LOGINS_FROM",
    "LOGINS_TO",
    "NEWCOMERS",
    "PHRASES",
    "PROPOSALS",
    "READS",
    "RECORDS",
    "REPLAYS",
    "RETURNS_FROM",
    "TABLES",
    "TABLES_OF_GUEST",
    "TICKETS",
    "Limits",
    "Rate",
    "network_of",
]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, so many at once. `shared`: an address may be that of a whole club."""

    name: str
    per_second: float
    burst: int
    shared: bool = False


ANYTHING = Rate("anything", 200, 400, shared=True)  # from one address
READS = Rate("reads", 50, 200)
COMMANDS = Rate("commands", 10, 30)
# What a tab needs to come back and go on playing has rates of its own, so that none of it waits for the others.
TICKETS = Rate("tickets", 2, 20)
HELLOS = Rate("hellos", 10, 30)
ACTS = Rate("acts", 10, 30)  # one that answers a question gives back what it has taken
RECORDS = Rate("records", 1, 10)  # that somebody brings to look at
REPLAYS = Rate("replays", 5, 40)  # each is a deal played again
HINTS = Rate("hints", 2, 20)  # each is thought over
PHRASES = Rate("phrases", 1 / 3, 5)  # of one person, on whatever node they are said
PROPOSALS = Rate("proposals", 1 / 5, 10)  # each asks everybody at the table
# Wrong passwords and right ones: to one account from one address, or from a browser that has been there before; from one address;
# to one account from everywhere; and from one address by browsers that have been there before, which count in no other than the first.
LOGINS = Rate("logins", 5 / 60, 5)
LOGINS_FROM = Rate("logins-from", 20 / 60, 20, shared=True)
LOGINS_TO = Rate("logins-to", 10 / 60, 50)
RETURNS_FROM = Rate("returns-from", 1, 60, shared=True)
NEWCOMERS = Rate("newcomers", 20 / 60, 20, shared=True)
CONNECTIONS, CONNECTIONS_FROM = 5, 30  # that stay open at the same time: of one person, from one address
TABLES, TABLES_OF_GUEST = 200, 30  # that an account, or a guest, has opened and nobody has closed

_SWEEP = 60_000  # milliseconds
_DEEPEST = 5_000  # milliseconds of debt, more than all sockets of a person or an address can have


class Limits:
    """Counts who asks. `crowd` is the setting of that name: how much more than usual may come from one address.

    >>> from knekt.server.run.clock import SetClock
    >>> limits = Limits(clock := SetClock())
    >>> for _ in range(5): limits.take(LOGINS, "anna")
    >>> limits.take(LOGINS, "anna")
    Traceback (most recent call last):
    knekt.errors.KnektError: logins: again in 12 s
    >>> clock.turn(12_000)
    >>> limits.take(LOGINS, "anna")
    """

    def __init__(self, clock: Clock, crowd: int = 1) -> None:
        self._clock, self._crowd = clock, crowd
        # For each asker the moment at which nothing would be left to wait for: it moves on by one step with each question.
        self._settled: dict[tuple[str, str], float] = {}
        self._swept = clock.now()
        self._open: Counter[tuple[str, str]] = Counter()

    def take(self, rate: Rate, key: str, *, nobody: bool = False) -> None:
        """Count one; KnektError says when to come again. `nobody`: the key is an address, as nobody is known there."""
        settled, step, wait = self._account(rate, key, nobody)
        if wait > 0:
            seconds = math.ceil(wait / 1000)
            raise KnektError("too-many", f"{rate.name}: again in {seconds} s", seconds=seconds)
        self._settled[rate.name, key] = settled + step

    def borrow(self, rate: Rate, key: str, *, nobody: bool = False) -> float:
        """Count one, even if it is one too many: then this is how many seconds it must be kept waiting, else 0.

        Whoever borrows asks for the next one only when that time is over.
        """
        settled, step, wait = self._account(rate, key, nobody)
        self._settled[rate.name, key] = settled + step
        return wait / 1000

    def give_back(self, rate: Rate, key: str, *, nobody: bool = False) -> None:
        """Count one less: what was taken for it has cost nothing.

        >>> from knekt.server.run.clock import SetClock
        >>> limits = Limits(SetClock())
        >>> for _ in range(100):
        ...     limits.take(LOGINS, "anna")
        ...     limits.give_back(LOGINS, "anna")
        """
        settled, step, _ = self._account(rate, key, nobody)
        self._settled[rate.name, key] = settled - step

    def _account(self, rate: Rate, key: str, nobody: bool) -> tuple[float, float, float]:
        """When nothing would be left to wait for; how far one more moves that on; how long that one would have to wait now."""
        now = self._clock.now()
        self._sweep(now)
        times = self._crowd if rate.shared or nobody else 1
        step = 1000 / (rate.per_second * times)
        settled = max(now, self._settled.get((rate.name, key), 0))
        if settled > now + rate.burst * times * step + _DEEPEST:  # the clock was set back: begin anew
            settled = now
        wait = settled - now - (rate.burst * times - 1) * step
        return settled, step, wait if wait > 1e-6 else 0

    @contextmanager
    def connected(self, person: str | None, network: str) -> Iterator[None]:
        """A connection stays open meanwhile, whatever goes over it; KnektError if there are too many."""
        keys = [(("address", network), CONNECTIONS_FROM * self._crowd)]
        if person is not None:
            keys.append((("person", person), CONNECTIONS))
        if any(self._open[key] >= most for key, most in keys):
            raise KnektError("too-many-sockets", "too many connections are open")
        self._open.update(key for key, _ in keys)
        try:
            yield
        finally:
            self._open.subtract(key for key, _ in keys)
            self._open = +self._open  # without those that have none left

    def _sweep(self, now: int) -> None:
        """Forget who has nothing to wait for."""
        if abs(now - self._swept) >= _SWEEP:  # the clock may have been set back
            self._swept = now
            self._settled = {key: settled for key, settled in self._settled.items() if settled > now}


def network_of(address: str) -> str:
    """The address, or of IPv6 the network that one household has: within it, addresses cost nothing.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("192.0.2.7"), network_of("::ffff:192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)
