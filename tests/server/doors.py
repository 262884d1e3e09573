"""A server for tests: one node on a file of its own, with the routes about people and a few to be guarded."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from httpx import Response
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from litestar.testing import TestClient

from knekt.errors import KnektError
from knekt.server.api.guard import CSRF_HEADER, Door, limit_message
from knekt.server.api.people import people_router
from knekt.server.api.problems import refuse, refuse_http
from knekt.server.clock import SetClock
from knekt.server.node import Node
from knekt.server.people import PasswordCost
from knekt.server.settings import ServerSettings
from knekt.server.viewer import Scope, Viewer

CHEAP = PasswordCost(rounds=1, memory=8, lanes=1)
OURS = "http://127.0.0.1:8765"
PASSWORD = "korrekt häst"


@get("/api/v1/who")
async def who(viewer: NamedDependency[Viewer]) -> dict[str, str | None]:
    return {"person": viewer.person}


@post("/api/v1/play", status_code=200)
async def play(viewer: NamedDependency[Viewer], data: JSONBody[dict[str, Any]]) -> dict[str, str]:
    return {"person": viewer.known(Scope.PLAY)}


@websocket("/api/v1/socket")
async def socket(socket: WebSocket[Any, Any, Any], viewer: NamedDependency[Viewer]) -> None:
    await socket.accept()
    try:
        async for _ in socket.iter_data():
            limit_message(socket)
            await socket.send_text(viewer.person or "nobody")
    except KnektError as refused:
        await socket.close(1008, refused.code)


@dataclass
class Server:
    """The node, its clock, and a browser to it; `browser()` opens another."""

    node: Node
    clock: SetClock
    app: Litestar
    client: TestClient[Litestar]

    def browser(self) -> Browser:
        return Browser(TestClient(self.app, base_url=OURS))


class Browser:
    """Keeps its cookies, says where its page is from, and sends the CSRF token back, as our page does."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.csrf: str | None = None

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        sent = {"Origin": OURS, **({CSRF_HEADER: self.csrf} if self.csrf else {}), **given}
        kept = {name: value for name, value in sent.items() if value != "none"}
        answer = self.client.request(method, f"/api/v1{path}", json=body, headers=kept)
        if answer.headers.get("content-type") == "application/json" and answer.is_success:
            told = answer.json()
            if isinstance(told, dict) and "csrf" in told:
                self.csrf = told["csrf"]
        return answer

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
def server(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server that runs as long as the block."""
    clock = SetClock(1_800_000_000_000)
    node = Node(ServerSettings(data=folder, workers=1, **settings), clock, CHEAP)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        route_handlers=[who, play, socket],
        lifespan=[running],
        exception_handlers={KnektError: refuse, HTTPException: refuse_http},
        plugins=[Door(node, people_router)],
    )
    with TestClient(app, base_url=OURS) as client:
        yield Server(node, clock, app, client)


def code_of(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]
