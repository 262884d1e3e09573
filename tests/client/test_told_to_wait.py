"""A client that is told to wait does so, however often; only a server that is gone ends its patience."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from knekt.client import connection
from knekt.client.connection import Connection
from knekt.errors import ServerRefused

PROBLEM = {"status": 429, "code": "too-many", "detail": "That was too fast."}


class Time:
    """A clock that advances only while somebody sleeps."""

    def __init__(self) -> None:
        self.now, self.slept = 0.0, list[float]()

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(connection, "time", made)
    return made


def line(monkeypatch: pytest.MonkeyPatch, answer: Callable[[httpx.Request], httpx.Response]) -> Connection:
    """A connection to a server that answers like this and may be out of reach for ten seconds."""
    real = httpx.Client

    def made(**given: Any) -> httpx.Client:
        return real(**given, transport=httpx.MockTransport(answer))

    monkeypatch.setattr(httpx, "Client", made)
    return Connection("http://knekt.example", {}, 10)


def refusing(times: int, seconds: int) -> Callable[[httpx.Request], httpx.Response]:
    """Answer `times` times that the client must wait, and then with a stream of one message."""
    left = [times]

    def answer(_: httpx.Request) -> httpx.Response:
        if left[0]:
            left[0] -= 1
            return httpx.Response(429, json=PROBLEM, headers={"Retry-After": str(seconds)})
        return httpx.Response(200, json={"type": "ping"})

    return answer


def test_commands_wait_as_long_as_the_server_says(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    found = line(monkeypatch, refusing(5, 7)).post("/tables")
    assert found == {"type": "ping"} and time.slept == [7.0] * 5


def test_streams_wait_as_long_as_the_server_says(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    server, told = line(monkeypatch, refusing(5, 7)), list[Any]()
    patience = server.patience()
    while not told:
        told += server.lines("/stream", patience)
    assert told == [{"type": "ping"}] and time.slept == [7.0] * 5


def test_a_wait_beyond_all_patience_is_a_refusal(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    server = line(monkeypatch, refusing(1, 11))
    with pytest.raises(ServerRefused) as refused:
        server.post("/tables")
    assert (refused.value.status, refused.value.problem) == (429, "too-many") and not time.slept
