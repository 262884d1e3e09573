"""Servers that are killed without warning, and what must be left of their tables afterwards."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import httpx
from server.stubborn import Person
from serving import until

from knekt.cli.main import run
from knekt.games import options
from knekt.server.hall.hall import Hall
from knekt.server.run.clock import Clock
from knekt.server.store import Database, Line, Writer, lines_of

__all__ = ["Fortress", "Person", "check_logs", "party", "until"]

# Most of a start is the import of the server's libraries.
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(
    ["knekt.cli.main", "knekt.server.run.running", "uvloop", "aiosqlite", "asyncpg"]
)


class Fortress:
    """`knekt serve` in a process, always at the same address."""

    def __init__(self, *flags: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/api/v1"
        self._flags = ["--port", str(self.port), *flags]
        self._process: Any = None

    def start(self) -> None:
        always = ["--no-browser", "--pace", "0", "--crowd", "1000", "--log", "error"]
        self._process = _PROCESSES.Process(target=run, args=(["serve", *always, *self._flags],))
        self._process.start()

    def wait(self) -> None:
        """Wait until people can come in."""
        until(lambda: _opens(self.port), "the server does not start")

    def kill(self) -> None:
        """SIGKILL: it cannot say goodbye, nor write what it has not written."""
        if self._process is not None:
            self._process.kill()
            self._process.join()


def _opens(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
    except httpx.TransportError:
        return False


def party(
    addresses: Sequence[Sequence[str]],
    seed: int,
    *,
    preset: str = "german",
    wanted: Mapping[str, Any] | None = None,
    bots: bool = False,
) -> list[Person]:
    """A full table, whose people are by turns at these addresses, over lines and over sockets.

    With `bots` there is only the first person.
    """
    count = 1 if bots else options(preset, wanted).players
    people = [
        Person(addresses[number % len(addresses)], seed + number, socket=(seed + number) % 2 == 1)
        for number in range(count)
    ]
    table = people[0].command("/tables", preset=preset, set=wanted or {})["id"]
    for each in people:
        each.command(f"/tables/{table}/join")
    if bots:
        people[0].command(f"/tables/{table}/bots", level=1)
    for each in people:
        each.begin(table)
    return people


def check_logs(database: str, people: Sequence[Person], *, fold: bool = True) -> dict[str, int]:
    """Check that every log is whole, with each acknowledged command once, and with all that was told.

    The answer is how long each log is.
    """
    logs = asyncio.run(_logs(database, {each.table for each in people}, fold))
    for person in people:
        assert not person.wrong, person.wrong
        log = logs[person.table]
        done = Counter(line.command for line in log if line.who == person.id and line.command is not None)
        assert all(count == 1 for count in done.values())
        for command, seq in list(person.acknowledged.items()):
            assert seq <= len(log) and (log[seq - 1].who, log[seq - 1].command) == (person.id, command), seq
        assert not person.refused & set(done)
        for seq, kind in list(person.heard.items()):
            assert seq <= len(log) and json.loads(log[seq - 1].event)["kind"] == kind, seq
    return {table: len(log) for table, log in logs.items()}


async def _logs(address: str, wanted: set[str], fold: bool) -> dict[str, list[Line]]:
    database = Database(address)
    try:
        hall = Hall(database, Writer(database), Clock())
        logs = {}
        for table in wanted:
            async with database.reading() as connection:
                # This checks the chain, and that no seq is missing.
                logs[table] = await lines_of(connection, table)
            if fold:
                assert (await hall.live_table(table)).table.seq == len(logs[table])
        return logs
    finally:
        await database.close()
