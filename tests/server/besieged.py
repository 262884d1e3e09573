"""Servers that are killed without warning, and people who go on playing and keep account of what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from serving import PATIENCE, Hand, Message

from knekt.cli.main import run
from knekt.server.clock import Clock
from knekt.server.hall import Hall
from knekt.server.store import Database, Line, Writer, lines_of

__all__ = ["Fortress", "Person", "check_logs", "party", "until"]

LONG = 2 * PATIENCE  # a server starts meanwhile
_PROCESSES = multiprocessing.get_context(
    "forkserver"
)  # to import the server's libraries takes most of a start
_PROCESSES.set_forkserver_preload(
    ["knekt.cli.main", "knekt.server.running", "uvloop", "aiosqlite", "asyncpg"]
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
        """Until people can come in."""
        until(lambda: _opens(self.port), "the server does not start")

    def kill(self) -> None:
        """SIGKILL: it cannot say goodbye, nor write what it has not written."""
        if self._process is not None:
            self._process.kill()
            self._process.join()


def until(is_so: Callable[[], bool], else_said: str) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end, else_said
        time.sleep(0.01)


def _opens(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
    except httpx.TransportError:
        return False


class Person:
    """Plays at one table over the first of the addresses that answers. What is wrong is kept in `wrong`.

    With the cookies of somebody it is the same person again.
    """

    def __init__(self, addresses: Sequence[str], seed: int, cookies: httpx.Cookies | None = None) -> None:
        self._addresses, self._hand = list(addresses), Hand(seed)
        self._http = httpx.Client(timeout=LONG, cookies=cookies)
        me = self.command("/people") if cookies is None else self._told("/people/me")
        self.id: str = me["id"]
        self._http.headers["X-Knekt-CSRF"] = me["csrf"]
        self.table, self.seq = "", 0
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told: list[int] = []  # the seqs of all events that came
        self.retried = 0
        self.wrong: list[str] = []
        self._open: Message | None = None  # sent, and not yet answered
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def command(self, path: str, **body: Any) -> Any:
        answer = self._http.post(self._addresses[0] + path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def _told(self, path: str) -> Any:
        return self._http.get(self._addresses[0] + path).json()

    @property
    def cookies(self) -> httpx.Cookies:
        """By which a server knows who it is."""
        return self._http.cookies

    def begin(self, table: str) -> None:
        """Play, in a thread."""
        self.table = table
        self._thread.start()

    def end(self) -> None:
        """No more; the servers must be dead by now, so that streams have ended."""
        self._stop.set()
        self._thread.join(LONG)
        assert not self._thread.is_alive()
        self._http.close()

    def _play(self) -> None:
        try:
            while not self._stop.is_set():
                try:
                    self._settle(again=True)
                    self._follow()
                except httpx.TransportError:
                    self._addresses.append(self._addresses.pop(0))
                    self._stop.wait(0.02)
        except Exception as failed:
            self.wrong.append(f"{type(failed).__name__}: {failed}")

    def _follow(self) -> None:
        """Hear what happens, and answer what must be answered, until the connection is lost."""
        address = f"{self._addresses[0]}/tables/{self.table}/stream"
        with self._http.stream("GET", address, params={"seq": self.seq}) as lines:
            if not lines.is_success:
                raise AssertionError(lines.read())
            for line in lines.iter_lines():
                message = json.loads(line)
                if message["type"] == "event":
                    self._check(message["seq"] == self.seq + 1, f"{message['seq']} after {self.seq}")
                    self.told.append(message["seq"])
                elif message["type"] != "snapshot":
                    continue
                self.seq = message["seq"]
                self._open = self._hand.answer(message)
                self._settle()

    def _settle(self, *, again: bool = False) -> None:
        """Send what is open until it is answered. What may have been done before is sent once more: one answer."""
        while self._open is not None and not self._stop.is_set():
            answer = self._act(self._open)
            if answer.status_code == 429:
                self._stop.wait(float(answer.headers["retry-after"]))
                continue
            name = self._open["command"]
            if answer.is_success:
                self.acknowledged[name] = answer.json()["seq"]
                if again:
                    once_more = self._act(self._open)
                    if once_more.status_code != 429:
                        self._check(once_more.json() == answer.json(), f"{name}: another answer")
                        self.retried += 1
            else:
                self._check(answer.status_code in (409, 422), answer.text)
                self.refused.add(name)
            self._open = None

    def _act(self, action: Message) -> httpx.Response:
        return self._http.post(f"{self._addresses[0]}/tables/{self.table}/actions", json=action)

    def _check(self, is_so: bool, else_said: str) -> None:
        if not is_so:
            self.wrong.append(else_said)


def party(addresses: Sequence[Sequence[str]], seed: int, *, bots: bool = False) -> list[Person]:
    """A table of three, each of whom comes in by an address of their own; with `bots` there is only the first."""
    people = [Person(each, seed + number) for number, each in enumerate(addresses)][: 1 if bots else 3]
    table = people[0].command("/tables", preset="german")["id"]
    for each in people:
        each.command(f"/tables/{table}/join")
    if bots:
        people[0].command(f"/tables/{table}/bots", level=1)
    for each in people:
        each.begin(table)
    return people


def check_logs(database: str, people: Sequence[Person], *, fold: bool = True) -> dict[str, int]:
    """Every log is whole, folds, and has each acknowledged command once, in its place; how long each table's is."""
    logs = asyncio.run(_logs(database, {each.table for each in people}, fold))
    for person in people:
        assert not person.wrong, person.wrong
        log = logs[person.table]
        done = Counter(line.command for line in log if line.who == person.id and line.command is not None)
        assert all(count == 1 for count in done.values())
        for command, seq in list(person.acknowledged.items()):
            assert seq <= len(log) and (log[seq - 1].who, log[seq - 1].command) == (person.id, command), seq
        assert not person.refused & set(done)
    return {table: len(log) for table, log in logs.items()}


async def _logs(address: str, wanted: set[str], fold: bool) -> dict[str, list[Line]]:
    database = Database(address)
    try:
        hall = Hall(database, Writer(database), Clock())
        logs = {}
        for table in wanted:
            async with database.reading() as connection:
                logs[table] = await lines_of(
                    connection, table
                )  # which checks the chain, and that no seq is missing
            if fold:
                assert (await hall.held(table)).table.seq == len(logs[table])
        return logs
    finally:
        await database.close()
