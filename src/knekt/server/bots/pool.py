"""The worker processes, and the queue of jobs for them. If a worker dies, its job is given to another."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

import msgspec

from knekt.server.bots.job import Job
from knekt.server.bots.turns import Asker, Thought, Turns

__all__ = ["BotPool", "NoAnswer"]

_TRIES = 3
_LONGEST = 30.0  # seconds for a decision; a worker that takes longer is killed
_STARTING = 300.0  # seconds for a start: on a busy machine people come first, and killing would make it worse
_LOOK = 0.5  # seconds between two looks whether somebody has stopped a worker: it would never answer
_LINE = 1 << 22  # bytes of the longest line from a worker


class NoAnswer(Exception):
    """No worker could do the job."""


_Worker = asyncio.subprocess.Process | None  # None: it is started when it is needed


class BotPool:
    """A number of workers, each with one job at a time.

    Jobs for which nobody waits come last, and leave one worker free for the others.
    """

    def __init__(self, workers: int) -> None:
        self._count = workers
        self._idle: list[_Worker] = []
        self._turns = Turns[asyncio.Future[_Worker]]()
        self._all: set[asyncio.subprocess.Process] = set()
        self._closing = False
        self.waiting = Counter[Thought]()  # jobs that no worker has begun
        self.on_begun: list[
            Callable[[Thought, float], None]
        ] = []  # called with how many seconds a job has waited

    def start(self) -> None:
        """Make ready. The workers themselves are started when they are first needed."""
        self._idle = [None] * self._count

    async def stop(self) -> None:
        self._closing = True
        for worker in list(self._all):
            await self._end(worker)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._all if worker.returncode is None]

    async def decide(self, job: Job, asker: Asker) -> dict[str, Any] | None:
        """The action that the bot wants to take; None if it says nothing."""
        line = msgspec.json.encode(job) + b"\n"
        for _ in range(_TRIES):
            worker = await self._free(asker)
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._begin()
                answer = await _heard(worker, _ask(worker, line), _LONGEST)
            except (OSError, EOFError, TimeoutError):
                if worker is not None:
                    await self._end(worker)
                worker = None
                if self._closing:
                    raise
            except asyncio.CancelledError:  # its answer, still to come, would belong to no job
                if worker is not None:
                    await self._end(worker)
                worker = None
                raise
            else:
                found: dict[str, Any] | None = msgspec.json.decode(answer)
                return found
            finally:
                self._release(worker)
        raise NoAnswer("no worker could decide")

    async def _free(self, asker: Asker) -> _Worker:
        """A free worker; waits until it is this job's turn."""
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._turns.put(asker, turn)
        self.waiting[asker.kind] += 1
        since = monotonic()
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise
        finally:
            self.waiting[asker.kind] -= 1
            for tell in self.on_begun:
                tell(asker.kind, monotonic() - since)

    def _release(self, worker: _Worker) -> None:
        self._idle.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give idle workers to the jobs whose turn it is."""
        while self._idle and self._turns:
            if self._turns.is_patient and len(self._idle) <= min(1, self._count - 1):
                return
            turn = self._turns.take()
            if not turn.done():  # otherwise nobody waits for it any more
                turn.set_result(self._idle.pop())

    async def _begin(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "knekt.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
        )
        self._all.add(worker)
        try:
            await _heard(worker, _line(worker), _STARTING)
        except BaseException:  # nobody else knows of this process
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        self._all.discard(worker)
        if worker.returncode is None:
            worker.kill()
            await worker.wait()


async def _heard(
    worker: asyncio.subprocess.Process, answer: Coroutine[Any, Any, bytes], longest: float
) -> bytes:
    """The worker's answer; TimeoutError if it does not come in time, or somebody has stopped the process."""
    heard = asyncio.ensure_future(answer)
    try:
        async with asyncio.timeout(longest):
            while not (await asyncio.wait([heard], timeout=_LOOK))[0]:
                if _is_stopped(worker):
                    raise TimeoutError
            return await heard
    finally:
        heard.cancel()


def _is_stopped(worker: asyncio.subprocess.Process) -> bool:
    """Whether a signal has stopped the process, so that it lives on and does nothing."""
    try:
        return os.waitid(os.P_PID, worker.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:  # it has just ended
        return False


async def _ask(worker: asyncio.subprocess.Process, line: bytes) -> bytes:
    assert worker.stdin is not None
    worker.stdin.write(line)
    await worker.stdin.drain()
    return await _line(worker)


async def _line(worker: asyncio.subprocess.Process) -> bytes:
    """The next line of the worker."""
    assert worker.stdout is not None
    answer = await worker.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError
    return answer
