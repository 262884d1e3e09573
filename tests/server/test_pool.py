"""The job that a worker takes next, and what happens to a worker that does not answer."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any, cast

import pytest
from serving import PATIENCE

from knekt.cards import Seed
from knekt.engine import View
from knekt.games import options
from knekt.server.bots import Asker, BotPool, Job, Thought, pool
from knekt.server.bots.job import job_for
from knekt.server.run.metrics import Metrics
from knekt.sheet import Sitting


class Worker:
    """Stands in for a running process: the test says what it answers."""

    returncode = None
    pid = os.getpid()  # this is no child of ours, and not stopped


class Order:
    """A pool whose workers note their jobs, and answer when the test tells them to."""

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

    def asks(
        self, name: str, kind: Thought = Thought.PLAY, person: str = "anna", table: str = ""
    ) -> asyncio.Task[Any]:
        asker = Asker(kind, person, table or name)
        return asyncio.create_task(self.pool.decide(cast("Job", name), asker))

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
        jobs = [order.asks("first", Thought.ALONE)]
        await order.settles()
        jobs += [order.asks("patient", Thought.ALONE), order.asks("person"), order.asks("another")]
        await order.settles()
        assert order.begun == ["first"]
        assert order.pool.waiting == {Thought.PLAY: 2, Thought.ALONE: 1}
        await order.finishes("first", "person", "another", "patient")
        await asyncio.gather(*jobs)
        return order.begun

    assert asyncio.run(scenario()) == ["first", "person", "another", "patient"]


def test_patient_jobs_leave_a_worker_free(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        order = Order(2, monkeypatch)
        jobs = [order.asks(name, Thought.ALONE) for name in ("one", "two")]
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


def test_who_has_many_tables_keeps_nobody_waiting_for_more_than_one_job(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> list[str]:
        order, many = Order(1, monkeypatch), [f"anna {number}" for number in range(30)]
        jobs = [order.asks(name) for name in many]
        await order.settles()
        jobs += [order.asks("bo", person="bo"), order.asks("cilla", Thought.ADVICE, "cilla")]
        await order.finishes(*many, "bo", "cilla")
        await asyncio.gather(*jobs)
        return order.begun

    begun = asyncio.run(scenario())
    assert len(begun) == 32 and begun[:4] == ["anna 0", "anna 1", "bo", "cilla"]


def test_a_persons_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> list[str]:
        order = Order(1, monkeypatch)
        jobs = [order.asks(f"one {number}", table="one") for number in range(3)]
        await order.settles()
        jobs.append(order.asks("two"))
        await order.finishes("one 0", "one 1", "one 2", "two")
        await asyncio.gather(*jobs)
        return order.begun

    assert asyncio.run(scenario()) == ["one 0", "one 1", "two", "one 2"]


def test_the_figures_tell_how_many_wait_and_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        order, told = Order(1, monkeypatch), list[Thought]()
        order.pool.on_begun.append(lambda kind, seconds: told.append(kind) if seconds >= 0 else None)
        jobs = [order.asks("play"), order.asks("advice", Thought.ADVICE), order.asks("alone", Thought.ALONE)]
        await order.settles()
        assert [order.pool.waiting[kind] for kind in Thought] == [0, 1, 1]
        await order.finishes("play", "advice", "alone")
        await asyncio.gather(*jobs)
        assert told == list(Thought) and not +order.pool.waiting

    asyncio.run(scenario())
    metrics = Metrics()
    metrics.bot_waited(Thought.PLAY, 0.2)
    assert b'knekt_bots_waited_seconds_count{kind="play"} 1.0' in metrics.written()


@pytest.mark.parametrize("when", ["idle", "thinking", "starting"])
def test_a_worker_that_somebody_has_stopped_is_replaced(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker is stopped, not killed: it lives on, and would never answer."""

    async def scenario() -> None:
        bots, asker = BotPool(1), Asker(Thought.PLAY, "anna", "table")
        bots.start()
        begin, ask = asyncio.create_subprocess_exec, pool._ask
        begun = list[int]()

        async def beginning(*words: Any, **rest: Any) -> asyncio.subprocess.Process:
            worker = await begin(*words, **rest)
            begun.append(worker.pid)
            if when == "starting" and len(begun) == 1:
                os.kill(worker.pid, signal.SIGSTOP)
            return worker

        async def asking(worker: asyncio.subprocess.Process, line: bytes) -> bytes:
            if when == "thinking" and len(begun) == 1:
                os.kill(worker.pid, signal.SIGSTOP)
            return await ask(worker, line)

        monkeypatch.setattr(asyncio, "create_subprocess_exec", beginning)
        monkeypatch.setattr(pool, "_ask", asking)
        try:
            async with asyncio.timeout(PATIENCE):
                if when == "idle":
                    await bots.decide(_job(), asker)
                    os.kill(begun[0], signal.SIGSTOP)
                assert await bots.decide(_job(), asker) is not None
            assert len(begun) == 2 and bots.pids == begun[1:]
            with pytest.raises(ProcessLookupError):
                os.kill(begun[0], 0)
        finally:
            await bots.stop()

    monkeypatch.setattr(pool, "_LONGEST", 2 * PATIENCE)  # nobody waits for so long
    asyncio.run(scenario())


def test_a_worker_that_only_takes_too_long_is_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        bots = BotPool(1)
        bots.start()
        try:
            with pytest.raises(pool.NoAnswer):
                await bots.decide(_job(), Asker(Thought.PLAY, "anna", "table"))
            assert not bots.pids and not bots._turns and bots._idle == [None]
        finally:
            await bots.stop()

    async def silent(worker: asyncio.subprocess.Process, line: bytes) -> bytes:
        await asyncio.sleep(2 * PATIENCE)
        return b""

    monkeypatch.setattr(pool, "_LONGEST", 0.01)
    monkeypatch.setattr(pool, "_ask", silent)
    asyncio.run(scenario())


def _job() -> Job:
    """The first decision of a deal."""
    game = Sitting.new(options("german")).dealt(Seed.parse("a job")).game
    assert game is not None and game.turn is not None
    view = View.of(game.rules, game.turn, [event.seen_by(game.turn) for event in game.events])
    return job_for(view, Seed.parse("a job"), 1, 1.0, out_of_turn=False)
