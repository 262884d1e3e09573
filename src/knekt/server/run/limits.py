"""How often somebody may ask: per person, per address, per account. Each node counts in its own memory."""

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
    """How many requests are allowed per second in the long run, and how many at once.

    `shared`: an address may be that of a whole club.
    """

    name: str
    per_second: float
    burst: int
    shared: bool = False


ANYTHING = Rate("anything", 200, 400, shared=True)  # from one address
READS = Rate("reads", 50, 200)
COMMANDS = Rate("commands", 10, 30)
# What a tab needs to come back and go on playing has rates of its own, so that none of it waits for the
# others.
TICKETS = Rate("tickets", 2, 20)
HELLOS = Rate("hellos", 10, 30)
ACTS = Rate("acts", 10, 30)  # an action that answers a question is given back
RECORDS = Rate("records", 1, 10)  # uploaded records
REPLAYS = Rate("replays", 5, 40)  # each is a deal played again
HINTS = Rate("hints", 2, 20)  # each is thought over
PHRASES = Rate("phrases", 1 / 3, 5)  # of one person, at all nodes together
PROPOSALS = Rate("proposals", 1 / 5, 10)  # each asks everybody at the table
# Passwords, wrong ones and right ones. A browser that has signed in to the account before counts in the first
# and in the last of these rates only.
LOGINS = Rate("logins", 5 / 60, 5)  # to one account, from one address or from one browser known to it
LOGINS_FROM = Rate("logins-from", 20 / 60, 20, shared=True)  # from one address
LOGINS_TO = Rate("logins-to", 10 / 60, 50)  # to one account from everywhere
RETURNS_FROM = Rate("returns-from", 1, 60, shared=True)  # from one address, by browsers known to the account
NEWCOMERS = Rate("newcomers", 20 / 60, 20, shared=True)
CONNECTIONS, CONNECTIONS_FROM = 5, 30  # open at the same time: of one person, and from one address
TABLES, TABLES_OF_GUEST = 200, 30  # open tables of an account, and of a guest

_SWEEP = 60_000  # milliseconds between two cleanings of the memory
_DEEPEST = 5_000  # milliseconds of debt: more than all sockets of a person or an address can have


class Limits:
    """Counts requests. `crowd`, a setting, says how many times the usual rate may come from one address.

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
        # For each asker the moment from which nothing counts any more. Each request moves it on by one step.
        self._settled: dict[tuple[str, str], float] = {}
        self._swept = clock.now()
        self._open: Counter[tuple[str, str]] = Counter()

    def take(self, rate: Rate, key: str, *, nobody: bool = False) -> None:
        """Count a request; KnektError, with the time to wait, if it is one too many.

        `nobody`: the key is an address, as nobody is known there.
        """
        settled, step, wait = self._account(rate, key, nobody)
        if wait > 0:
            seconds = math.ceil(wait / 1000)
            raise KnektError("too-many", f"{rate.name}: again in {seconds} s", seconds=seconds)
        self._settled[rate.name, key] = settled + step

    def borrow(self, rate: Rate, key: str, *, nobody: bool = False) -> float:
        """Count a request even if it is one too many; how many seconds it must be kept waiting.

        Whoever borrows must not send the next one before that time is over.
        """
        settled, step, wait = self._account(rate, key, nobody)
        self._settled[rate.name, key] = settled + step
        return wait / 1000

    def give_back(self, rate: Rate, key: str, *, nobody: bool = False) -> None:
        """Count one request less: it shall have cost nothing.

        >>> from knekt.server.run.clock import SetClock
        >>> limits = Limits(SetClock())
        >>> for _ in range(100):
        ...     limits.take(LOGINS, "anna")
        ...     limits.give_back(LOGINS, "anna")
        """
        settled, step, _ = self._account(rate, key, nobody)
        self._settled[rate.name, key] = settled - step

    def _account(self, rate: Rate, key: str, nobody: bool) -> tuple[float, float, float]:
        """The moment from which nothing counts, how far a request moves it, and the wait of a request now."""
        now = self._clock.now()
        self._sweep(now)
        times = self._crowd if rate.shared or nobody else 1
        step = 1000 / (rate.per_second * times)
        settled = max(now, self._settled.get((rate.name, key), 0))
        if settled > now + rate.burst * times * step + _DEEPEST:  # the clock was set back: begin again
            settled = now
        wait = settled - now - (rate.burst * times - 1) * step
        return settled, step, wait if wait > 1e-6 else 0

    @contextmanager
    def connected(self, person: str | None, network: str) -> Iterator[None]:
        """Count a connection while it stays open; KnektError if there are too many."""
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
            self._open = +self._open  # drops those that have none left

    def _sweep(self, now: int) -> None:
        """Forget everybody who has nothing to wait for."""
        if abs(now - self._swept) >= _SWEEP:  # the clock may have been set back
            self._swept = now
            self._settled = {key: settled for key, settled in self._settled.items() if settled > now}


def network_of(address: str) -> str:
    """The address, or for IPv6 the network of one household.

    Within such a network somebody has any number of addresses.

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
