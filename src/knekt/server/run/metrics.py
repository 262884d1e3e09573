"""What a server counts about itself, for Prometheus. No person, no table and no card is named."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from knekt.errors import IllegalAction, KnektError

__all__ = ["Metrics"]

_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one node."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commands = Counter(
            "knekt_commands", "Commands that were done", ["command"], registry=self._registry
        )
        self._refusals = Counter("knekt_refusals", "What was refused", ["code"], registry=self._registry)
        self._latency = Histogram(
            "knekt_acknowledged_seconds",
            "From a command to its durable acknowledgement",
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self.streams = Gauge("knekt_streams", "Open connections", ["kind"], registry=self._registry)
        self.bots_waiting = Gauge(
            "knekt_bots_waiting",
            "Decisions that wait for a bot to think of them",
            ["kind"],
            registry=self._registry,
        )
        self._bots_waited = Histogram(
            "knekt_bots_waited_seconds",
            "How long decisions have waited for a bot to think of them",
            ["kind"],
            buckets=_BUCKETS,
            registry=self._registry,
        )

    def watch(self, name: str, what: str, count: Callable[[], float]) -> None:
        """Add a figure that is counted whenever somebody reads the metrics."""
        Gauge(name, what, registry=self._registry).set_function(count)

    def bot_waited(self, kind: str, seconds: float) -> None:
        """Note how long a job has waited until a bot began to think, or until nobody wanted the answer."""
        self._bots_waited.labels(kind).observe(seconds)

    @contextmanager
    def command(self, name: str) -> Iterator[None]:
        """Note how long the command took that is done within, or why it was refused."""
        begun = time.perf_counter()
        try:
            yield
        except KnektError as refused:
            self._refusals.labels(_code(refused)).inc()
            raise
        self._commands.labels(name).inc()
        self._latency.observe(time.perf_counter() - begun)

    def written(self) -> bytes:
        """All figures in Prometheus' text form."""
        return generate_latest(self._registry)


def _code(refused: KnektError) -> str:
    """The code of a refusal.

    An action that the rules do not allow has one code: its reason could tell of a hand.
    """
    return "illegal-action" if isinstance(refused, IllegalAction) else refused.code
