"""A server without a network: requests go straight to the application, one after the other.

The same requests get the same answers.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch
from urllib.parse import unquote

import aiosqlite.core
from litestar import Litestar
from server.doors import CHEAP

from knekt.cards import Seed
from knekt.notation import to_plain
from knekt.server.api.app import create_app
from knekt.server.api.guard import CSRF_HEADER
from knekt.server.bots import BotPool
from knekt.server.bots.pool import NoAnswer
from knekt.server.hall.daily import Daily
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.tasks import speakers
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.store import database

__all__ = ["Answer", "Browser", "Indoors", "indoors"]

HOST = "127.0.0.1:8765"
START = 1_800_000_000_000
MOST_TURNS = 400  # of bots, at most, until a person is asked
_QUICK = tuple(each.replace("synchronous=FULL", "synchronous=OFF") for each in database._PRAGMAS)

Message = dict[str, Any]


class AtOnce:
    """The queue of a database connection's thread, where there is only one thread: work is done at once."""

    def put_nowait(self, task: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = task
        try:
            done = work()
        except Exception as failed:
            if future is not None:
                future.set_exception(failed)
        else:
            if future is not None:
                future.set_result(done)

    def get(self) -> tuple[None, Callable[[], Any]]:
        return None, lambda: aiosqlite.core._STOP_RUNNING_SENTINEL


class NoBots(BotPool):
    """Bots that do not think: tests act for them, and there is no advice."""

    async def decide(self, *_: Any, **__: Any) -> Message | None:
        raise NoAnswer("nobody thinks")


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    text: str
    cookies: dict[str, str]

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300

    def json(self) -> Any:
        return json.loads(self.text)


class Indoors:
    """The node and its application. Nothing happens at tables by itself: the test lets it happen."""

    def __init__(self, node: Node, clock: SetClock, app: Litestar) -> None:
        self.node, self.clock, self.app = node, clock, app

    async def settle(self, live: LiveTable, rng: Random) -> None:
        """Deal, and let bots act at random, until the table waits for a person or for nobody."""
        for _ in range(MOST_TURNS):
            table = live.table
            if table.stage != "playing":
                return
            if table.is_deal_due and table.people and (table.all_ready or not table.sitting.rows):
                await self.node.task_runner._deal(live, table.seq)
            elif table.people and (seats := speakers(table)):
                asks = [ask for ask in table.game.asks.get(seats[-1], ()) if ask.must]  # type: ignore[union-attr]
                if not asks:
                    return
                action = to_plain(asks[0].sample(rng))
                await self.node.task_runner.bot_turns.act(
                    live, table.terms.seats[seats[-1]], action, table.seq
                )
            else:
                return
            if live.table.seq == table.seq:
                return

    async def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        """One request."""
        place, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(place),
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8765),
        }
        given = [{"type": "http.request", "body": body, "more_body": False}]
        told, ended = list[Any](), asyncio.Event()

        async def receive() -> Any:
            if given:
                return given.pop()
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                ended.set()

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        text = b"".join(each.get("body", b"") for each in told[1:]).decode()
        kept = SimpleCookie()
        for name, value in told[0]["headers"]:
            if name.lower() == b"set-cookie":
                kept.load(value.decode())
        return Answer(told[0]["status"], text, {name: each.value for name, each in kept.items()})


class Socket:
    """An open socket; the messages that have come are in `heard`."""

    def __init__(self) -> None:
        self.said = asyncio.Queue[Message]()
        self.heard = list[str]()
        self.closed: int | None = None
        self.waits = False  # the server waits for the next message: all before has been answered
        self.task: asyncio.Task[None] | None = None

    def say(self, message: Message) -> None:
        self.send(json.dumps(message))

    def send(self, data: str | bytes) -> None:
        self.waits = False
        kind = "text" if isinstance(data, str) else "bytes"
        self.said.put_nowait({"type": "websocket.receive", kind: data})

    async def receive(self) -> Message:
        self.waits = self.said.empty()
        return await self.said.get()


@dataclass
class Browser:
    """A browser: it keeps its cookies and sends the CSRF token back. With a `secret` it is a program."""

    house: Indoors
    secret: str | None = None
    cookies: dict[str, str] = field(default_factory=dict)
    csrf: str = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.learns(await self.house.ask(method, f"/api/v1{path}", sent, self.headers()))

    def learns(self, answer: Answer) -> Answer:
        """Keep what the server has said about the person."""
        self.cookies |= answer.cookies
        if "csrf" in answer.text[-200:] and answer.is_success and answer.text.startswith("{"):
            self.csrf = answer.json().get("csrf") or self.csrf
        return answer

    def headers(self) -> dict[str, str]:
        if self.secret is not None:
            return {"Authorization": f"Bearer {self.secret}", "Content-Type": "application/json"}
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items() if value)
        return {
            "Origin": f"http://{HOST}",
            "Host": HOST,
            "Content-Type": "application/json",
            **({"Cookie": cookies} if cookies else {}),
            **({CSRF_HEADER: self.csrf} if self.csrf else {}),
        }

    async def open(self) -> Socket:
        """A socket of this browser."""
        query = ""
        if self.secret is None and self.csrf:
            ticket = await self.ask("POST", "/people/me/ticket")
            query = f"ticket={ticket.json().get('ticket', '')}"
        socket = Socket()
        socket.said.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/api/v1/ws",
            "raw_path": b"/api/v1/ws",
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in self.headers().items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8765),
            "subprotocols": [],
        }

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                socket.heard.append(message["text"])
            elif message["type"] == "websocket.close":
                socket.closed = message.get("code", 1000)
                socket.said.put_nowait({"type": "websocket.disconnect", "code": socket.closed})

        socket.task = asyncio.create_task(self.house.app(scope, socket.receive, send))  # type: ignore[arg-type]
        return socket


async def hang_up(socket: Socket) -> None:
    """The client goes away."""
    assert socket.task is not None
    socket.task.cancel()
    await asyncio.gather(socket.task, return_exceptions=True)


async def _no_levels(*_: Any) -> None:
    """No bots play the deal of the day for comparison."""


@asynccontextmanager
async def indoors(
    folder: Path, seeds: Callable[[], Seed] = Seed.fresh, **settings: Any
) -> AsyncIterator[Indoors]:
    """A server without limits on requests, whose data need not survive a power cut."""
    clock = SetClock(START)
    with (
        patch("knekt.server.run.node.BotPool", NoBots),
        patch.object(database, "_PRAGMAS", _QUICK),
        patch.object(aiosqlite.core, "SimpleQueue", AtOnce),
        patch.object(Seed, "fresh", seeds),
        patch.object(Daily, "_let_levels_play", _no_levels),
    ):
        node = Node(ServerSettings(data=folder, pace=0, crowd=1_000_000, **settings), clock, CHEAP)
        node.limits.take = lambda *_, **__: None  # type: ignore[method-assign]
        app = create_app(node)
        await node.start()
        await node.task_runner.stop()
        await node.garbage_collection.stop()
        try:
            yield Indoors(node, clock, app)
        finally:
            await node.stop()
