"""Many tables of a real server: a socket for every seat and one onlooker, random moves at a given rate."""

from __future__ import annotations

import asyncio
import gc
import random
import re
import subprocess
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

__all__ = ["Figures", "Load", "load", "served"]

PRESET, SEATS, ONLOOKERS = "german", 3, 1
AT_ONCE = 16  # tables that are set up side by side
LATE = 5.0  # seconds after the last move in which answers still count
# The ramp: moves are multiplied by the first number after every so many seconds, until the slowest hundredth
# of them takes longer than the last number says.
STEP, BREATH, KNEE = 1.5, 5.0, 0.5


class _Heard(msgspec.Struct):
    """What a client needs of a message; the pictures are skipped."""

    type: str
    seq: int | None = None
    command: str | None = None
    code: str | None = None
    asks: list[dict[str, Any]] = []


_decoder = msgspec.json.Decoder(_Heard)


@dataclass(frozen=True, slots=True)
class Load:
    """How many tables, with four sockets each, how many moves a second, and how long."""

    tables: int = 500
    rate: float = 150
    seconds: float = 30


@dataclass(slots=True)
class Figures:
    """What was measured: seconds from the moment a move was due to its acknowledgement."""

    took: list[float] = field(default_factory=list)
    sent: int = 0
    refused: int = 0
    idle: int = 0  # moves that were due when no table had asked for one
    seconds: float = 0.0

    def part(self, share: float) -> float:
        """The time within which this share of the moves was acknowledged.

        A move without an answer took for ever.
        """
        times = sorted(self.took)
        place = int(share * self.sent)
        return times[place] if place < len(times) else float("inf")

    def __str__(self) -> str:
        p50, p95, p99 = (1000 * self.part(share) for share in (0.5, 0.95, 0.99))
        errors = self.sent - len(self.took)
        return (
            f"{len(self.took) / self.seconds:6.0f} acknowledged a second   "
            f"p50 {p50:6.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms"
            f"   errors {errors} ({self.refused} refused)  idle {self.idle}"
        )


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A `knekt serve` of its own on any port, and its process."""
    flags = {"port": "0", "data": str(folder), "pace": "0", "crowd": "10000", "log": "error"}
    words = [f"--{name}={value}" for name, value in flags.items()]
    process = subprocess.Popen(
        [sys.executable, "-m", "knekt", "serve", "--no-browser", *words], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^/\s]+", process.stdout.readline())
        assert found is not None, "the server does not say where it is"
        yield found[0], process
    finally:
        process.terminate()
        process.wait()


async def load(address: str, pid: int, wanted: Load) -> None:
    """Print the figures of this load, then those of more and more moves a second."""
    async with _crowd(address, wanted.tables) as crowd:
        await crowd.all_asked(wanted.tables)
        gc.freeze()  # the driver's own search for unused memory is not the server's
        print(
            f"Server: {wanted.tables} tables, {wanted.tables * (SEATS + ONLOOKERS)} sockets, "
            f"driver on the same machine;"
            f" {_memory(pid):.0f} MB at the start"
        )
        rate, seconds = wanted.rate, wanted.seconds
        while True:
            figures = await crowd.play(rate, seconds)
            print(f"  {rate:5.0f} moves/s for {seconds:.0f} s: {figures}", flush=True)
            if figures.part(0.99) > KNEE or figures.idle > figures.sent / 10:
                break
            rate, seconds = STEP * rate, BREATH
        print(f"  {_memory(pid):.0f} MB at the end")


class _Crowd:
    """Everybody who plays: a move is made where one is asked for, when the clock says so."""

    def __init__(self) -> None:
        self._rng = random.Random(1)
        self._asked: deque[tuple[ClientConnection, str, int, dict[str, Any]]] = deque()
        self._due: dict[str, float] = {}  # when a move should have been sent, by its command
        self._number = 0
        self._figures = Figures()

    async def listen(self, socket: ClientConnection, table: str) -> None:
        """Note what one client hears."""
        with suppress(ConnectionClosed):
            async for frame in socket:
                heard = _decoder.decode(frame)
                if heard.type in ("event", "snapshot"):
                    must = next((ask for ask in heard.asks if ask["must"]), None)
                    if must is not None and heard.seq is not None:
                        self._asked.append((socket, table, heard.seq, must))
                elif heard.type == "done" and heard.command in self._due:
                    self._figures.took.append(perf_counter() - self._due.pop(heard.command))
                elif heard.type == "refused":
                    self._figures.refused += 1

    async def all_asked(self, tables: int) -> None:
        """Returns when somebody is asked at every table: the last have just come in."""
        while len(self._asked) < tables:
            await asyncio.sleep(0.1)

    async def play(self, rate: float, seconds: float) -> Figures:
        """Moves at this rate. They are due at fixed moments, however long the answers to others take."""
        figures = self._figures = Figures(seconds=seconds)
        self._due.clear()
        begun = perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            if self._asked:
                await self._move(due)
            else:
                figures.idle += 1
        until = perf_counter() + LATE
        while self._due and perf_counter() < until:
            await asyncio.sleep(0.01)
        return figures

    async def _move(self, due: float) -> None:
        socket, table, seq, ask = self._asked.popleft()
        self._number += 1
        command = f"c{self._number}"
        action = _any_of(self._rng, self._rng.choice(ask["choices"]))
        said = {
            "type": "act",
            "table": table,
            "action": action,
            "seq": seq,
            "command": command,
            "ask": ask["id"],
        }
        self._due[command] = due
        self._figures.sent += 1
        await socket.send(msgspec.json.encode(said), text=True)


def _any_of(rng: random.Random, choice: dict[str, Any]) -> dict[str, Any]:
    action: dict[str, Any] = choice["action"]
    if choice["choice"] == "one-of":
        return {**action, choice["field"]: rng.choice(choice["values"])}
    if choice["choice"] == "pick":
        return {**action, "cards": " ".join(rng.sample(choice["cards"], choice["count"]))}
    return action


@asynccontextmanager
async def _crowd(address: str, tables: int) -> AsyncIterator[_Crowd]:
    """People at so many tables, each with an open socket, and the cards dealt."""
    crowd, few = _Crowd(), asyncio.Semaphore(AT_ONCE)
    async with AsyncExitStack() as open_sockets:
        listening: list[asyncio.Task[None]] = []

        async def set_up() -> None:
            async with few:
                table, cookies = await _people_at_a_table(address)
                for headers, query in [*cookies, *[({}, "")] * ONLOOKERS]:
                    socket = await open_sockets.enter_async_context(
                        connect(
                            f"{address.replace('http', 'ws', 1)}/api/v1/ws{query}",
                            origin=Origin(address),
                            additional_headers=headers,
                            compression=None,
                            close_timeout=0.1,
                            ping_interval=None,
                        )
                    )
                    await socket.send(msgspec.json.encode({"type": "hello", "table": table}), text=True)
                    listening.append(asyncio.create_task(crowd.listen(socket, table)))

        await asyncio.gather(*(set_up() for _ in range(tables)))
        yield crowd
        for task in listening:
            task.cancel()


async def _people_at_a_table(address: str) -> tuple[str, list[tuple[dict[str, str], str]]]:
    """A practice table with a guest in every place; its id, and what each needs for a socket."""
    table, found = "", list[tuple[dict[str, str], str]]()
    for _ in range(SEATS):  # `verify`: no certificates are read, which would take longer than all else
        async with httpx.AsyncClient(base_url=f"{address}/api/v1", timeout=60, verify=False) as http:
            http.headers["X-Knekt-CSRF"] = (await _asked(http, "/people"))["csrf"]
            if not table:
                table = (await _asked(http, "/tables", preset=PRESET, practice=True))["id"]
            await _asked(http, f"/tables/{table}/join")
            ticket = (await _asked(http, "/people/me/ticket"))["ticket"]
            cookie = "; ".join(f"{each.name}={each.value}" for each in http.cookies.jar)
            found.append(({"Cookie": cookie}, f"?ticket={ticket}"))
    return table, found


async def _asked(http: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer = await http.post(path, json=body)
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told


def _memory(pid: int) -> float:
    """What the process has in memory, in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0
