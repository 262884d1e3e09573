"""Requests that no client of ours would send, to every route and over the socket.

Each is refused in good form.

The bodies follow the OpenAPI file: each field in turn is made too deep, too wide, too large, of a wrong kind,
or no UTF-8.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from server.described import DESCRIBED, fields, operations, sample
from serving import Guest, House, Socket, serving
from websockets.exceptions import ConnectionClosed

ODD = {  # values as they are written in a body
    "deep list": b"[" * 3000 + b"]" * 3000,
    "deep object": b'{"a":' * 3000 + b"1" + b"}" * 3000,
    "wide": b"[" + b"0," * 20_000 + b"0]",
    "long": b'"' + b"x" * 40_000 + b'"',
    "huge": b"9" * 300,
    "longer than Python reads": b"9" * 5000,
    "tiny": b"1e-999",
    "infinite": b"1e999",
    "not UTF-8": b'"is\xffko"',
    "lone surrogate": b'"\\ud800"',
    "NUL": b'"\\u0000"',
    "null": b"null",
    "negative": b"-1",
}
WHOLE = {  # bodies that are not valid
    "nothing": b"",
    "a number": b"1",
    "a list": b"[]",
    "a deep list": ODD["deep list"],
    "a key that is not UTF-8": b'{"pre\xffset": 1}',
    "an open end": b'{"preset": "isko',
    "a byte order mark": b"\xef\xbb\xbf{}",
}
UNREAD = {
    "nothing",
    "an open end",
    "a byte order mark",
    "a key that is not UTF-8",
    "a deep list",
    "deep list",
    "deep object",
    "not UTF-8",
    "lone surrogate",
}
PLACES = ("9" * 30, "-1", "0", "%00", "%FF", "..%2f..", "a" * 3000, "½")


def bodies(least: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    yield from WHOLE.items()
    given = {name: json.dumps(value).encode() for name, value in least.items() if value is not None}
    for field in least:
        for name, odd in ODD.items():
            parts = {**given, field: odd}
            yield (
                f"{field}: {name}",
                b"{" + b",".join(b'"%s":%s' % (k.encode(), v) for k, v in parts.items()) + b"}",
            )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as found:
        found.node.limits.take = lambda *_, **__: None  # type: ignore[method-assign]  # all are to come through
        yield found


@pytest.fixture(scope="module")
def guest(house: House) -> Guest:
    return house.guest()


@pytest.fixture(scope="module")
def table(guest: Guest) -> str:
    return guest.plays("trekarl", practice=True)


def check(answer: Any, said: str) -> None:
    assert answer.status_code < 500, f"{said}: {answer.text}"
    if answer.status_code >= 400:
        assert answer.headers["content-type"].startswith("application/problem+json"), said
        problem = answer.json()
        assert problem["status"] == answer.status_code and problem["code"] and problem["detail"], said


@pytest.mark.parametrize(
    ("method", "path", "told"), [pytest.param(*each, id=f"{each[0]} {each[1]}") for each in operations()]
)
def test_odd_requests_are_refused_in_good_form(
    house: House, guest: Guest, table: str, method: str, path: str, told: dict[str, Any]
) -> None:
    asker = house.guest() if path.startswith("/api/v1/people/me") or path.endswith("/close") else guest
    here = path.replace("{id}", table).replace("{preset}", "trekarl").replace("{day}", "2026-01-01")
    here = here.replace("{number}", "1").replace("{player}", "1").replace("{form}", "txt")
    headers = {"content-type": "application/json"}
    least = fields(told)
    for name, body in bodies(least) if least is not None else ():
        answer = asker.http.request(method, house.address + here, content=body, headers=headers)
        check(answer, f"{method} {here}: {name}")
    for place in PLACES if "{" in path else ():
        there = "/".join(place if part.startswith("{") else part for part in path.split("/"))
        check(asker.http.request(method, house.address + there, json={}), f"{method} {place}")
    for query in (each["name"] for each in told.get("parameters", ()) if each["in"] == "query"):
        for place in PLACES:
            check(
                asker.http.request(method, f"{house.address}{here}?{query}={place}", json={}),
                f"{query}={place}",
            )


@pytest.mark.parametrize("kind", ["hello", "act", "say", "mute", "pong", "nothing"])
def test_odd_messages_are_refused_and_the_socket_goes_on(
    house: House, guest: Guest, table: str, kind: str
) -> None:
    """The socket goes on, except after what is no JSON, or nested too deeply."""
    schemas = DESCRIBED["components"]["schemas"]
    named = schemas.get(kind.capitalize(), {"properties": {}})
    least = {"table": table, **sample({"type": "object", **named}), "type": kind}
    least = {name: least.get(name) for name in ("type", *named["properties"])}
    least["table"] = table
    asker = house.guest()
    odd = {name: value for name, value in bodies(least) if len(value) <= 4096}
    assert odd
    for name, body in odd.items():
        with asker.socket() as socket:
            socket.line.send(body, text=True)
            unread = name in UNREAD or name.partition(": ")[2] in UNREAD
            assert ending(socket) in ((None, 1003, 1007, 1008) if unread else (None,)), name


def ending(socket: Socket) -> int | None:
    """Why the socket was closed; None if it goes on."""
    try:
        socket.tell("hello", table="nowhere")
        heard = socket.until(lambda said: said["type"] == "refused" and said["table"] == "nowhere")
        assert "failed" not in {said.get("code") for said in heard}, heard
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else 1006
    return None
