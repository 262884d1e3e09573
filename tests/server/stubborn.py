"""People who go on playing whatever happens to the server, and note what they were told and promised."""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import httpx
from serving import PATIENCE, Hand, Message
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

__all__ = ["Person"]

SHORT, LONG = 0.1, 1.6  # seconds until somebody tries to come back
MAY = 0.2  # how often somebody does something that need not be done, such as to double
_LOST = (httpx.TransportError, WebSocketException, OSError)
_LATE = 409, 422  # the refusals of an action that came too late, or that the rules do not allow


@dataclass(frozen=True)
class Answer:
    """What became of a command: its place in the log, or why it has none, or when to ask again."""

    seq: int | None = None
    refused: str = ""
    wait: float | None = None


class Line(Protocol):
    """A connection to a table: it gets what happens there, and an answer to each action."""

    def opened(self, person: Person) -> AbstractContextManager[Iterator[Message]]: ...

    def act(self, person: Person, action: Message) -> Answer: ...


class Person:
    """Plays at one table over the first of the addresses that answers. Everything wrong is kept in `wrong`.

    With `socket` everything goes over a WebSocket; otherwise actions go over HTTP, and events come as lines.
    With the cookies of an older one it is the same person.
    """

    def __init__(
        self,
        addresses: Sequence[str],
        seed: int,
        cookies: httpx.Cookies | None = None,
        *,
        socket: bool = False,
    ) -> None:
        self.addresses, self._hand = list(addresses), Hand(seed, MAY)
        self._line: Line = OverSocket() if socket else OverLines()
        self.http = httpx.Client(timeout=PATIENCE, cookies=cookies, verify=False)
        me = self.command("/people") if cookies is None else self.http.get(f"{addresses[0]}/people/me").json()
        self.id: str = me["id"]
        self.http.headers["X-Knekt-CSRF"] = me["csrf"]
        self.table, self.seq = "", 0
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told: list[int] = []  # the seqs of all events that came
        self.heard: dict[int, str] = {}  # the kinds of these events
        self.retried = 0
        self.wrong: list[str] = []
        self._open: Message | None = None  # sent, and not yet answered
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def command(self, path: str, **body: Any) -> Any:
        answer = self.http.post(self.addresses[0] + path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def begin(self, table: str) -> None:
        """Play, in a thread."""
        self.table = table
        self._thread.start()

    def end(self) -> None:
        """Stop playing. The servers must be dead by now, so that streams have ended."""
        self._stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.http.close()

    def _play(self) -> None:
        pause = SHORT
        try:
            while not self._stop.is_set():
                try:
                    with self._line.opened(self) as messages:
                        self._settle(again=True)
                        for message in messages:
                            self._hear(message)
                            self._settle()
                            pause = SHORT
                except _LOST:
                    self.addresses.append(self.addresses.pop(0))
                    self._stop.wait(pause)
                    pause = min(2 * pause, LONG)
        except Exception as failed:
            self.wrong.append(f"{type(failed).__name__}: {failed}")

    def _hear(self, message: Message) -> None:
        """Take note of what has happened, and think of what must be answered."""
        seq = message.get("seq", 0)
        if message["type"] == "event":
            self._check(seq == self.seq + 1, f"{seq} after {self.seq}")
            self.told.append(seq)
            self.heard[seq] = message["event"]["kind"]
        elif message["type"] == "snapshot":
            self._check(seq >= self.seq, f"a snapshot of {seq} after {self.seq}")
        else:
            return
        self.seq = seq
        self._open = self._hand.answer(message)

    def _settle(self, *, again: bool = False) -> None:
        """Send the open command until it is answered.

        If it may have been done before, the answer must be the same.
        """
        while self._open is not None and not self._stop.is_set():
            answer = self._line.act(self, self._open)
            if answer.wait is not None:
                self._stop.wait(answer.wait)
                continue
            name = self._open["command"]
            if answer.seq is None:
                self.refused.add(name)
            else:
                self.acknowledged[name] = answer.seq
                if again:
                    once_more = self._line.act(self, self._open)
                    if once_more.wait is None:
                        self._check(once_more == answer, f"{name}: {once_more} after {answer}")
                        self.retried += 1
            self._open = None

    def _check(self, is_so: bool, else_said: str) -> None:
        if not is_so:
            self.wrong.append(else_said)


class OverLines:
    """A stream of lines, and a request for each action."""

    @contextmanager
    def opened(self, person: Person) -> Iterator[Iterator[Message]]:
        address = f"{person.addresses[0]}/tables/{person.table}/stream"
        with person.http.stream("GET", address, params={"seq": person.seq}) as lines:
            if not lines.is_success:
                raise AssertionError(lines.read())
            yield map(json.loads, lines.iter_lines())

    def act(self, person: Person, action: Message) -> Answer:
        answer = person.http.post(f"{person.addresses[0]}/tables/{person.table}/actions", json=action)
        if answer.status_code == 429:
            return Answer(wait=float(answer.headers["retry-after"]))
        if answer.is_success:
            return Answer(answer.json()["seq"])
        assert answer.status_code in _LATE, answer.text
        return Answer(refused=answer.json()["code"])


class OverSocket:
    """One WebSocket for everything. Messages that come before an answer wait until they are asked for."""

    def __init__(self) -> None:
        self._socket: ClientConnection | None = None
        self._waiting: deque[Message] = deque()

    @contextmanager
    def opened(self, person: Person) -> Iterator[Iterator[Message]]:
        self._waiting.clear()
        house = person.addresses[0].removesuffix("/api/v1")
        ticket = person.http.post(f"{person.addresses[0]}/people/me/ticket")
        if not ticket.is_success:
            raise ConnectionError(ticket.text)
        cookie = "; ".join(f"{each.name}={each.value}" for each in person.http.cookies.jar)
        address = f"ws{person.addresses[0].removeprefix('http')}/ws?ticket={ticket.json()['ticket']}"
        with connect(
            address, origin=Origin(house), additional_headers={"Cookie": cookie}, compression=None
        ) as self._socket:
            self._tell("hello", table=person.table, seq=person.seq)
            yield self._messages()

    def act(self, person: Person, action: Message) -> Answer:
        self._tell("act", table=person.table, **action)
        while True:
            message = self._next()
            if message["type"] == "refused":
                assert message["command"] == action["command"], message
                return Answer(refused=message["code"])
            if message["type"] == "done":
                assert message["command"] == action["command"], message
                return Answer(message["seq"])
            self._waiting.append(message)

    def _messages(self) -> Iterator[Message]:
        while True:
            message = self._waiting.popleft() if self._waiting else self._next()
            assert message["type"] != "refused", message
            yield message

    def _tell(self, type: str, **rest: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"type": type, **rest}))

    def _next(self) -> Message:
        assert self._socket is not None
        message: Message = json.loads(self._socket.recv(PATIENCE))
        return message
