"""A server for tests: one node on a file of its own, with the routes about people and a few to be guarded."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from httpx import Response
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from litestar.testing import TestClient
from sqlalchemy import delete

from knekt.errors import KnektError
from knekt.server.api.guard import CSRF_HEADER, LARGEST_BODY, Door
from knekt.server.api.people import people_router
from knekt.server.api.problems import refuse, refuse_http
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.people import PasswordCost
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.store.schema import people, tokens

CHEAP = PasswordCost(rounds=1, memory=8, lanes=1)
OURS = "http://127.0.0.1:8765"
PASSWORD = "korrekt häst"

T = TypeVar("T")


@get("/api/v1/who")
async def who(viewer: NamedDependency[Viewer]) -> dict[str, str | None]:
    return {"person": viewer.person}


@post("/api/v1/play", status_code=200)
async def play(viewer: NamedDependency[Viewer], data: JSONBody[dict[str, Any]]) -> dict[str, str]:
    return {"person": viewer.require(Scope.PLAY)}


@websocket("/api/v1/socket")
async def socket(socket: WebSocket[Any, Any, Any], viewer: NamedDependency[Viewer]) -> None:
    await socket.accept()
    async for _ in socket.iter_data("text"):
        await socket.send_text(viewer.person or "nobody")


@dataclass
class Server:
    """The node with its clock, and a client that is connected to it."""

    node: Node
    clock: SetClock
    client: TestClient[Litestar]

    def browser(self) -> Browser:
        """A browser that has never been here."""
        return Browser(self.client)

    def emptied(self) -> Server:
        """The same server an hour later, with nobody left: that is quicker than a new one."""

        async def empty() -> None:
            async with self.node.database.writing() as connection:
                for table in (tokens, people):
                    await connection.execute(delete(table))

        self.run(empty)
        self.clock.turn(3_600_000)
        return self

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something on the server's own loop."""
        with self.client.portal() as portal:
            return portal.call(work)


class Browser:
    """A browser: it keeps its cookies, and sends its origin and the CSRF token, as our page does."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.csrf: str | None = None

    def headers(self, **given: str) -> list[tuple[bytes, bytes]]:
        """The headers that it sends; `none` leaves a header out."""
        sent = {
            "Origin": OURS,
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
        }
        if self.csrf:
            sent[CSRF_HEADER] = self.csrf
        sent |= {name.replace("_", "-"): value for name, value in given.items()}
        return [(name.encode(), value.encode()) for name, value in sent.items() if value not in ("none", "")]

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        """Send one request; a body of bytes is sent as it is."""
        sent = {"content": body} if isinstance(body, bytes) else {} if body is None else {"json": body}
        self.client.cookies.clear()  # the connection is shared; the cookies are each browser's own
        answer = self.client.request(method, f"/api/v1{path}", headers=self.headers(**headers), **sent)
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        for line in answer.headers.get_list("set-cookie"):
            if "Max-Age=0" in line:
                self.cookies.pop(line.partition("=")[0], None)
        if answer.is_success and answer.headers.get("content-type") == "application/json":
            told = answer.json()
            if isinstance(told, dict) and "csrf" in told:
                self.csrf = told["csrf"]
        return answer

    def with_token(self, method: str, path: str, token: str, body: Any = None) -> Response:
        """Send one request of a program: with a token, and without a cookie or a page."""
        given = {"Authorization": f"Bearer {token}", "Cookie": "none", "Origin": "none", CSRF_HEADER: "none"}
        return self.ask(method, path, body, **given)

    def come_in(self) -> dict[str, Any]:
        answer = self.ask("POST", "/people")
        assert answer.is_success, answer.text
        return dict(answer.json())

    def register(self, login: str = "anna", password: str = PASSWORD) -> dict[str, Any]:
        self.come_in()
        answer = self.ask("POST", "/people/me/account", {"login": login, "password": password})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def token(self, *scopes: str) -> str:
        answer = self.ask("POST", "/people/me/tokens", {"name": "my bot", "scopes": list(scopes)})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["secret"])


@contextmanager
def server(folder: Path, *, minding: bool = True, **settings: Any) -> Iterator[Server]:
    """A server that runs as long as the block; not `minding`: nothing happens at its tables by itself."""
    clock = SetClock(1_800_000_000_000)
    node = Node(ServerSettings(data=folder, workers=1, **settings), clock, CHEAP)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        if not minding:
            await node.task_runner.stop()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        route_handlers=[who, play, socket],
        lifespan=[running],
        exception_handlers={KnektError: refuse, HTTPException: refuse_http},
        plugins=[Door(node, people_router)],
        request_max_body_size=LARGEST_BODY,
    )
    with TestClient(app, base_url=OURS) as client:
        yield Server(node, clock, client)


def code_of(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]
