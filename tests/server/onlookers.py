"""The people who can reach a table, each with every byte that came to them and when."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
from serving import PATIENCE, House, Message
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from knekt.server.hall.live_table import LiveTable

__all__ = ["Kept", "Onlooker"]

_CHANCE = "set-cookie", "sec-websocket-accept"


@dataclass(frozen=True)
class Kept:
    """What came: by which way, how long the table's log was then at most, and what had been asked."""

    way: str
    seq: int
    data: bytes
    said: str = ""


class Onlooker:
    """Somebody who looks at a table over HTTP, a WebSocket and a stream of lines, and keeps all that comes.

    `player` is the player for whom the server should take this person; None is somebody who only watches.
    """

    def __init__(
        self, name: str, house: House, http: httpx.Client, live: LiveTable, player: int | None = None
    ) -> None:
        self.name, self.player, self.kept = name, player, list[Kept]()
        self._house, self._http, self._live = house, http, live
        self._socket: ClientConnection | None = None
        self._lines: Iterator[str] | None = None
        self._reached = {"socket": 0, "lines": 0}

    @contextmanager
    def listening(self, *, lines: bool) -> Iterator[None]:
        """Show the table as long as this lasts, over a socket, and with `lines` also over a stream."""
        with ExitStack() as stack:
            self._socket = stack.enter_context(self._connected())
            self._socket.send(json.dumps({"type": "hello", "table": self._live.id}))
            if lines:  # each is told of the other, so the socket must be there first
                self._hear(lambda message: message["type"] == "snapshot")
                stream = self._http.stream("GET", f"/tables/{self._live.id}/stream")
                answer = stack.enter_context(stream)
                self._keep("stream", _head(answer))
                self._lines = answer.iter_lines()
            yield
        self._socket, self._lines = None, None

    def look(self, path: str) -> None:
        """Ask for something."""
        answer = self._http.get(path)
        self._keep(f"GET {path}", _head(answer) + answer.content)

    def ask(self, path: str, body: Any) -> httpx.Response:
        """Ask for something to be done; it may be refused."""
        said = json.dumps(body)
        answer = self._http.post(path, content=said, headers={"Content-Type": "application/json"})
        self._keep(f"POST {path}", _head(answer) + answer.content, said)
        return answer

    def tell(self, type: str, **rest: Any) -> Message:
        """Send a message over the socket, and wait for its answer. All else that comes is kept."""
        assert self._socket is not None
        said = json.dumps({"type": type, **rest})
        self._socket.send(said)
        return self._hear(lambda message: message["type"] in ("done", "refused"), said)

    def catch_up(self) -> None:
        """Read all that has come."""
        seq = self._live.table.seq
        if self._socket is not None and self._reached["socket"] < seq:
            self._hear(lambda message: self._reached["socket"] >= seq)
        while self._lines is not None and self._reached["lines"] < seq:
            self._take("lines", next(self._lines).encode())

    def _hear(self, is_it: Callable[[Message], bool], said: str = "") -> Message:
        assert self._socket is not None
        while True:
            data = self._socket.recv(PATIENCE)
            message = self._take("socket", data if isinstance(data, bytes) else data.encode(), said)
            if is_it(message):
                return message

    def _take(self, way: str, data: bytes, said: str = "") -> Message:
        """Keep a message.

        Events and snapshots are of the table as it was then, all others of the table now.
        """
        message: Message = json.loads(data)
        if message["type"] in ("event", "snapshot"):
            self._reached[way] = message["seq"]
            self.kept.append(Kept(f"{way} {message['type']}", message["seq"], data, said))
        else:
            self._keep(f"{way} {message['type']}", data, said)
        return message

    def _keep(self, way: str, data: bytes, said: str = "") -> None:
        self.kept.append(Kept(way, self._live.table.seq, data, said))

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        """A browser comes with its cookie and a ticket, a program with its token, a stranger with nothing."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self._http.cookies.jar)
        token = self._http.headers.get("Authorization")
        query = f"?ticket={self._http.post('/people/me/ticket').json()['ticket']}" if cookie else ""
        headers = {"Cookie": cookie} if cookie else {"Authorization": token} if token else {}
        with connect(
            f"ws://127.0.0.1:{self._house.port}/api/v1/ws{query}",
            origin=None if token else Origin(self._house.address),
            additional_headers=headers,
            compression=None,
        ) as line:
            assert line.response is not None
            self._keep("socket", _headers(line.response.headers.raw_items()))
            yield line


def _head(answer: httpx.Response) -> bytes:
    """The status line and the headers."""
    return f"{answer.status_code}\n".encode() + _headers(answer.headers.multi_items())


def _headers(items: Iterable[tuple[str, str]]) -> bytes:
    """The headers except those that are made at random for this person: any two letters can stand in them."""
    kept = [pair for pair in items if pair[0].lower() not in _CHANCE]
    return "\n".join([*map(": ".join, kept), "", ""]).encode()
