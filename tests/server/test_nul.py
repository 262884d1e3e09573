"""NUL, which PostgreSQL cannot keep in a text.

Wherever a text can stand it is refused, or nothing is found.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from server.described import fields, named, operations, sample, schema_of
from server.indoors import Browser, Indoors, hang_up, indoors
from serving import PATIENCE
from structlog.testing import capture_logs

NUL = "a\0b"
REFUSED = 400, 401, 403, 404, 405, 409, 422  # a refusal of something else may come before that of the text


def nested(value: Any) -> Iterator[Any]:
    """The text alone, and the text inside another one."""
    yield NUL
    yield [NUL]
    yield {NUL: True}
    yield {"name": NUL}
    if isinstance(value, dict):
        yield {**value, NUL: NUL}


def bodies(told: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The smallest body of an operation, with NUL in each of its fields in turn."""
    least, schema = fields(told), schema_of(told)
    if least is None or schema is None:
        return
    good = {name: value for name, value in least.items() if value is not None}
    for name, of_field in named(schema).get("properties", {}).items():
        for value in nested(sample(of_field)):
            yield {**good, name: value}


def paths(path: str, good: dict[str, str]) -> Iterator[str]:
    """The path with NUL in each of its places in turn, and good values in the others."""
    places = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    for place in places:
        there = path
        for each in places:
            there = there.replace(f"{{{each}}}", quote(NUL) if each == place else good[each])
        yield there


async def tried(house: Indoors) -> int:
    """How many requests were refused in good form; none is a fault."""
    anna = Browser(house)
    await anna.ask("POST", "/people")
    id = (await anna.ask("POST", "/tables", {"preset": "trekarl", "practice": True})).json()["id"]
    await anna.ask("POST", f"/tables/{id}/join", {})
    await anna.ask("POST", f"/tables/{id}/bots", {"level": 1})
    good = {"id": id, "preset": "trekarl", "day": "2027-01-15", "number": "1", "player": "1", "form": "txt"}
    count = 0

    async def ask(method: str, path: str, body: Any = None) -> None:
        nonlocal count
        sent = b"" if body is None else json.dumps(body).encode()
        with capture_logs() as log:
            answer = await house.ask(method, path, sent, anna.headers())
        said = f"{method} {path} {body}: {answer.status} {answer.text[:300]}"
        assert answer.is_success or answer.status in REFUSED, said
        assert not [each for each in log if each["log_level"] == "error"], f"{said} {log}"
        assert answer.is_success or answer.json()["code"], said
        count += not answer.is_success

    for method, path, told in operations():
        if method == "DELETE" and path.endswith(("/me", "/sessions", "/session")):
            continue  # somebody who is gone can be refused nothing
        here = path
        for name, value in good.items():
            here = here.replace(f"{{{name}}}", value)
        for body in bodies(told):
            await ask(method, here, body)
        for there in paths(path, good):
            await ask(method, there, {})
        for query in (each["name"] for each in told.get("parameters", ()) if each["in"] == "query"):
            await ask(method, f"{here}?{query}={quote(NUL)}")
    await says(house, anna, id)
    return count


async def says(house: Indoors, anna: Browser, id: str) -> None:
    """Send the same over a socket."""
    for message in (
        {"type": "hello", "table": NUL},
        {"type": "act", "table": id, "action": {"kind": NUL}, "seq": 1, "command": "x"},
        {"type": "act", "table": id, "action": {"kind": "pass", "seat": 0}, "seq": 1, "command": NUL},
        {
            "type": "act",
            "table": id,
            "action": {"kind": "pass", "seat": 0},
            "seq": 1,
            "command": "y",
            "ask": NUL,
        },
        {"type": "say", "table": id, "phrase": NUL},
        {"type": "mute", "table": NUL, "player": 1},
    ):
        socket = await anna.open()
        with capture_logs() as log:
            socket.say(message)
            async with asyncio.timeout(PATIENCE):
                while not socket.heard:
                    await asyncio.sleep(0.01)
        assert json.loads(socket.heard[0])["type"] == "refused", message
        assert not [each for each in log if each["log_level"] == "error"], (message, log)
        await hang_up(socket)


def test_no_text_with_nul_is_a_fault(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with indoors(tmp_path, database=address) as house:
            assert await tried(house) > 100

    asyncio.run(run())
