"""A real server in a thread, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from knekt.cards import Seed
from knekt.server.bots import Asker, BotPool, Job
from knekt.server.bots.job import answer
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.people import PasswordCost
from knekt.server.run.clock import Clock
from knekt.server.run.node import Node
from knekt.server.run.running import listening_socket, run_server
from knekt.server.run.settings import ServerSettings

Message = dict[str, Any]
TABLES = 1_000  # that a guest may have open, who opens those of many tests
PATIENCE = 180.0  # seconds; nothing takes that long, but a machine may be busy, and bots come last on it


def same_deals(test: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let servers of this process deal in this test what they dealt in it before.

    In a soak they deal something else each time.
    """
    drawn = Random(f"{os.environ.get('KNEKT_SEED', '')} {test}")
    monkeypatch.setattr(Seed, "fresh", lambda: Seed(drawn.randbytes(32)))


def until(is_so: Callable[[], bool], else_said: str) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, else_said
        time.sleep(0.01)


class NearBots(BotPool):
    """Bots that think in the server's process, of what the others are sent and by what they think.

    One in a process of its own must start first, and comes after everybody else where the machine is busy, as
    with tests.
    """

    async def decide(self, job: Job, asker: Asker) -> Message | None:
        line = msgspec.json.encode(job)
        said = await asyncio.to_thread(lambda: answer(msgspec.json.decode(line, type=Job)))
        found: Message | None = msgspec.json.decode(msgspec.json.encode(said))
        return found


class SameHall(Hall):
    """A hall whose bots choose the same in each run of a test.

    Their chance comes from the seed of the table, because its id is never the same."""

    def chance_of(self, live: LiveTable) -> Seed:
        return Seed.parse("the bots of tests").derive(str(live.seed))


class House:
    """A server that runs, and where it is."""

    def __init__(self, node: Node, port: int) -> None:
        self.node, self.port = node, port
        self.address = f"http://127.0.0.1:{port}"
        self.loop: asyncio.AbstractEventLoop | None = None

    def guest(self) -> Guest:
        """A new person."""
        return Guest(self)

    def ask(self, work: Callable[[], Any]) -> Any:
        """Something to be done where the server runs."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)


@contextmanager
def serving(
    folder: Path,
    *,
    clock: Clock | None = None,
    cost: PasswordCost | None = None,
    bots: type[BotPool] = NearBots,
    hall: type[Hall] = SameHall,
    **settings: Any,
) -> Iterator[House]:
    """A server with its data in this folder. Bots do not wait, if nothing else is said."""
    chosen = ServerSettings(data=folder, **{"port": 0, "pace": 0, "crowd": 1000, "log": "error", **settings})
    door = listening_socket(chosen)
    port = door.getsockname()[1]
    with patch("knekt.server.run.node.BotPool", bots), patch("knekt.server.run.node.Hall", hall):
        node = Node(replace(chosen, port=port), clock, cost)
    house, begun = House(node, port), threading.Event()
    servers: list[Any] = []

    def ready(server: Any) -> None:
        servers.append(server)
        house.loop = asyncio.get_running_loop()
        begun.set()

    thread = threading.Thread(target=lambda: asyncio.run(run_server(node, door, ready)))
    thread.start()
    try:
        assert begun.wait(PATIENCE)
        with patch("knekt.server.hall.lobby.TABLES_OF_GUEST", TABLES):
            yield house
    finally:
        for server in servers:
            server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive()


def client(address: str, **headers: str) -> httpx.Client:
    """A connection to a server, without certificates, which would take longer than all else."""
    return httpx.Client(base_url=f"{address}/api/v1", timeout=PATIENCE, headers=headers, verify=False)


class Guest:
    """Somebody with a browser: a cookie, and what belongs to it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = client(house.address)
        me = self.post("/people").json()
        self.id, self.name = me["id"], me["name"]
        if me.get("csrf"):
            self.http.headers["X-Knekt-CSRF"] = me["csrf"]

    def post(self, path: str, **body: Any) -> httpx.Response:
        """A command; who is told to wait does so."""
        while True:
            answer = self.http.post(path, json=body)
            if answer.status_code != 429:
                return answer
            time.sleep(float(answer.headers.get("retry-after", "1")))

    def done(self, path: str, **body: Any) -> Any:
        """A command that is not refused; its answer."""
        answer = self.post(path, **body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, status: int, code: str, path: str, **body: Any) -> Message:
        """A command that is refused like this."""
        return _refused(self.post(path, **body), status, code)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query or None)

    def found(self, path: str, **query: Any) -> Any:
        answer = self.get(path, **query)
        assert answer.is_success, answer.text
        return answer.json()

    def not_found(self, status: int, code: str, path: str) -> Message:
        return _refused(self.get(path), status, code)

    def opens(self, preset: str = "german", **wanted: Any) -> str:
        """A table; its id."""
        id: str = self.done("/tables", preset=preset, **wanted)["id"]
        return id

    def plays(self, preset: str = "german", **wanted: Any) -> str:
        """A table at which this guest is player 0 and bots have the other places."""
        id = self.opens(preset, **wanted)
        self.done(f"/tables/{id}/join")
        self.done(f"/tables/{id}/bots", level=2)  # who think over cards would take the time of the tests
        return id

    @contextmanager
    def socket(self) -> Iterator[Socket]:
        """The socket of a tab."""
        headers = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)}
        ticket = self.post("/people/me/ticket")
        query = f"?ticket={ticket.json()['ticket']}" if ticket.is_success else ""
        address = f"ws://127.0.0.1:{self.house.port}/api/v1/ws{query}"
        with connect(
            address, origin=Origin(self.house.address), additional_headers=headers, compression=None
        ) as line:
            yield Socket(line)

    @contextmanager
    def lines(self, table: str, seq: int = 0) -> Iterator[Iterator[Message]]:
        """The stream of a table."""
        with self.http.stream("GET", f"/tables/{table}/stream", params={"seq": seq}) as answer:
            assert answer.status_code == 200, answer.read()
            yield _told(answer.iter_lines())


def _told(lines: Iterator[str]) -> Iterator[Message]:
    heard = time.monotonic()
    for line in lines:
        message = json.loads(line)
        if message["type"] != "ping":
            heard = time.monotonic()
        assert time.monotonic() < heard + PATIENCE, "nothing has happened for long, and something should"
        yield message


class Socket:
    """A WebSocket that speaks in messages."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    def tell(self, type: str, **rest: Any) -> None:
        self.line.send(json.dumps({"type": type, **rest}))

    def hear(self) -> Message:
        """The next message that says something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message: Message = json.loads(self.line.recv(PATIENCE))
            if message["type"] != "ping":
                return message
        raise AssertionError("nothing has happened for long, and something should")

    def until(self, is_it: Callable[[Message], bool]) -> list[Message]:
        """The messages up to the first that is it."""
        heard = [self.hear()]
        while not is_it(heard[-1]):
            heard.append(self.hear())
        return heard

    def to_the_end(self) -> tuple[list[Message], int]:
        """What is still heard, and why the line is closed then."""
        heard = list[Message]()
        try:
            while True:
                heard.append(self.hear())
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 0

    def of(self, *types: str) -> Message:
        """The next message of one of these types."""
        return self.until(lambda message: message["type"] in types)[-1]


class Hand:
    """Plays a seat by answering at random what must be answered, and now and then what only may be."""

    def __init__(self, seed: int = 1, may: float = 0.0) -> None:
        self.rng, self.number, self.may = Random(seed), 0, may

    def answer(self, message: Message) -> Message | None:
        """The action for a snapshot or an event, as it is sent; None if nothing must be done."""
        for ask in message["asks"]:
            if ask["must"] or (self.may and self.rng.random() < self.may):
                self.number += 1
                action = chosen(self.rng, self.rng.choice(ask["choices"]))
                return {
                    "action": action,
                    "seq": message["seq"],
                    "ask": ask["id"],
                    "command": f"c{message['seq']}-{self.number}",
                }
        return None


def chosen(rng: Random, choice: Message) -> Message:
    """One of the actions that a choice stands for."""
    action: Message = choice["action"]
    if choice["choice"] == "one-of":
        return {**action, choice["field"]: rng.choice(choice["values"])}
    if choice["choice"] == "pick":
        return {**action, "cards": " ".join(rng.sample(choice["cards"], choice["count"]))}
    return action


def play_out(
    socket: Socket, table: str, hand: Hand | None = None, is_end: Callable[[Message], bool] | None = None
) -> list[Message]:
    """Answer over the socket until the table closes, or the end that is meant; what was heard."""
    hand, heard = hand or Hand(), list[Message]()
    ended = is_end or (lambda message: message["type"] == "event" and message["event"]["kind"] == "closed")
    while not heard or not ended(heard[-1]):
        message = socket.hear()
        heard.append(message)
        if message["type"] in ("snapshot", "event"):
            wanted = hand.answer(message)
            if wanted is not None and not ended(message):
                socket.tell("act", table=table, **wanted)
    return heard


def _refused(answer: httpx.Response, status: int, code: str) -> Message:
    problem: Message = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert problem["detail"].endswith((".", "!")) and problem["status"] == status
    return problem
