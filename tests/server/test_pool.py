"""Whose job a worker takes next."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from knekt.server.bots import BotPool, Job, pool


class Worker:
    """Stands in for a process that runs: what it would answer is said by the test."""

    returncode = None


class Order:
    """A pool whose workers note which job they were given, and answer when they are told to."""

    def __init__(self, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.pool = BotPool(workers)
        self.pool.start()
        monkeypatch.setattr(self.pool, "_begin", self._begin)
        monkeypatch.setattr(pool, "_ask", self._ask)

    async def _begin(self) -> Any:
        return Worker()

    async def _ask(self, _: Any, line: bytes) -> bytes:
        name = line.decode().strip().strip('"')
        self.begun.append(name)
        await self.ends.setdefault(name, asyncio.Event()).wait()
        return b"null"

    def asks(self, name: str, *, patient: bool = False) -> asyncio.Task[Any]:
        return asyncio.create_task(self.pool.decide(cast("Job", name), patient=patient))

    async def finishes(self, *names: str) -> None:
        for name in names:
            self.ends.setdefault(name, asyncio.Event()).set()
        await self.settles()

    async def settles(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def test_jobs_that_a_person_waits_for_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> list[str]:
        order = Order(1, monkeypatch)
        jobs = [order.asks("first", patient=True)]
        await order.settles()
        jobs += [order.asks("patient", patient=True), order.asks("person"), order.asks("another")]
        await order.settles()
        assert order.begun == ["first"] and order.pool.waiting == 3
        await order.finishes("first", "person", "another", "patient")
        await asyncio.gather(*jobs)
        return order.begun

    assert asyncio.run(scenario()) == ["first", "person", "another", "patient"]


def test_patient_jobs_leave_a_worker_free(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        order = Order(2, monkeypatch)
        jobs = [order.asks(name, patient=True) for name in ("one", "two")]
        await order.settles()
        assert order.begun == ["one"]
        jobs.append(order.asks("person"))
        await order.settles()
        assert order.begun == ["one", "person"]
        await order.finishes("person")
        assert order.begun == ["one", "person"]
        await order.finishes("one", "two")
        await asyncio.gather(*jobs)

    asyncio.run(scenario())


def test_a_job_that_nobody_wants_any_more_keeps_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        order = Order(1, monkeypatch)
        first, given_up, last = order.asks("first"), order.asks("given up"), order.asks("last")
        await order.settles()
        given_up.cancel()
        await order.settles()
        await order.finishes("first", "last")
        await asyncio.gather(first, last)
        assert order.begun == ["first", "last"]

    asyncio.run(scenario())
