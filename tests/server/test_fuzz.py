"""Requests and messages that are nearly right, drawn from the OpenAPI file.

Each is answered, or refused in good form.

A fault of the server shows as a 500, as an entry in the log, or as an answer without bounds. `make soak` does
it for an hour, and tells of the longest answers. A request that fails is drawn again by its number, with the
same seed.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.indoors import Browser, Indoors, Socket, hang_up, indoors
from server.mutating import LONGEST_SOCKET, Mutant, Mutator, presets
from structlog.testing import capture_logs

from knekt.games import PRESETS
from knekt.notation import to_plain
from knekt.server.hall.phrases import PHRASES
from knekt.server.table import Table

SOAK = bool(os.environ.get("KNEKT_SOAK"))
SECONDS = 3_600 if SOAK else 0
REQUESTS, MESSAGES = 2_000, 600  # at least
SEED = int(os.environ.get("KNEKT_SEED", 0))
LARGEST = 1 << 20  # bytes of an answer; a record of a whole table here has some hundred thousand
LONG = 1.0  # seconds
PASSWORD = "korrekt häst"
_SETTINGS = tuple({name for options in PRESETS.values() for name in options.differences})


class World:
    """People, programs, and tables of theirs in every state. If somebody closes one, there is another."""

    def __init__(self, house: Indoors) -> None:
        self.house, self.rng = house, Random(SEED)
        self.askers = list[Browser]()
        self.tables, self.people = list[str](), list[str]()
        self.host: Browser | None = None  # the owner of the tables
        self.nobody, self.at = Browser(house), ""  # at: the table of the last request

    async def fill(self) -> None:
        """What is missing comes."""
        while len(self.askers) < 4:
            await self._comes()
        if self.host is None:
            self.host = await self._comes()
            self.tables.clear()
        while len(self.tables) < 4:
            await self._table(self.host, over=len(self.tables) == 1)

    async def leaves(self, browser: Browser) -> None:
        """Note that somebody has gone."""
        self.askers = [each for each in self.askers if each is not browser]
        self.host = None if browser is self.host else self.host
        await self.fill()

    async def _comes(self) -> Browser:
        browser = Browser(self.house)
        self.people.append((await browser.ask("POST", "/people")).json()["id"])
        if self.rng.random() < 0.5:
            body = {"login": f"f{len(self.people)}", "password": PASSWORD}
            await browser.ask("POST", "/people/me/account", body)
        self.askers.append(browser)
        if self.rng.random() < 0.5:
            scopes = self.rng.choice([["read", "play", "tables", "people"], ["read"], ["play"]])
            made = await browser.ask("POST", "/people/me/tokens", {"name": "program", "scopes": scopes})
            self.askers.append(Browser(self.house, made.json().get("secret", "none")))
        return browser

    async def _table(self, browser: Browser, *, over: bool) -> None:
        body = {"preset": self.rng.choice(["german", "skruf", "tournee", "trekarl"]), "practice": True}
        id = (await browser.ask("POST", "/tables", body)).json()["id"]
        await browser.ask("POST", f"/tables/{id}/join", {})
        await browser.ask("POST", f"/tables/{id}/bots", {"level": 1})
        live = await self.house.node.hall.live_table(id)
        await self.house.settle(live, self.rng)
        if over:
            await self.house.node.hall.change(id, self._played)
        self.tables.append(id)

    def _played(self, table: Table) -> Table:
        while table.sitting.is_running and table.game is not None:
            asks = [ask for each in table.game.asks.values() for ask in each if ask.must]
            table = table.act(asks[0].sample(self.rng))
        return table

    def thing(self, rng: Random, name: str) -> Any:
        """The things of this name that the server knows."""
        match name:
            case "tables":
                self.at = rng.choice(self.tables)
                return self.at if rng.random() < 0.9 else "nowhere"
            case "table":
                return self.at
            case "people":
                return rng.choice(self.people)
            case "preset":
                return presets(rng)
            case "day":
                return "2027-01-15"
            case "number" | "deal" | "seat" | "player" | "level" | "worlds" | "count":
                return rng.choice([0, 1, 1, 1, 2, 3])
            case "form":
                return rng.choice(["txt", "jsonl", "iss"])
            case "phrase":
                return rng.choice(list(PHRASES))
            case "seq" | "proposal":
                live = self.house.node.hall.in_use.get(self.at)
                return rng.randrange(60) if live is None or rng.random() < 0.3 else live.table.seq
            case "action":
                return self._action(rng)
            case "change":
                return rng.choice(
                    [
                        {"kind": "stopped", "cause": "void", "absent": None},
                        {"kind": "corrected", "number": 1, "declarer": 0, "facts": {}, "reason": "why"},
                        {"kind": "suit-barred", "suit": "C"},
                        {"kind": "adjusted", "player": 0, "points": 5, "reason": "why"},
                    ]
                )
            case "set":
                names = rng.sample(_SETTINGS, min(len(_SETTINGS), rng.randrange(4)))
                return {each: rng.choice([0, 1, 2, 4, True, "none", "both", None]) for each in names}
            case "login":
                return f"f{rng.randrange(6)}"
            case "password" | "old" | "new":
                return PASSWORD
            case "text":
                return rng.choice(
                    ["", '{"knekt":"deal"}', "[Game]\n1. C", "(;GM[Skat]PC[Internet Skat Server])"]
                )
            case "command":
                return f"c{rng.randrange(10**6)}"
        return None

    def _action(self, rng: Random) -> Any:
        live = self.house.node.hall.in_use.get(self.at)
        game = None if live is None else live.table.game
        asks = [] if game is None else [ask for each in game.asks.values() for ask in each]
        return to_plain(rng.choice(asks).sample(rng)) if asks else {"kind": "pass", "seat": 0}


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    async with indoors(folder) as house:
        made = World(house)
        await made.fill()
        yield made


def checked(status: int, text: str, said: str) -> None:
    assert status < 500 or '"no-advice-now"' in text, f"{said}\n{status} {text}"
    assert len(text) < LARGEST, f"{said}\n{len(text)} bytes"
    if status >= 400:
        problem = json.loads(text)
        assert problem["status"] == status and problem["code"] and problem["detail"], said


def no_faults(log: list[Any], said: str) -> None:
    faults = [entry for entry in log if entry["log_level"] in ("error", "critical")]
    assert not [each for each in faults if each["event"] != "no-bot-answers"], f"{said}\n{faults}"


async def asks(world: World, mutant: Mutant) -> int:
    assert world.host is not None
    somebody = world.rng.choice([*world.askers, world.nobody])
    browser = world.host if world.rng.random() < 0.6 else somebody
    headers = {**browser.headers(), **mutant.headers}
    answer = browser.learns(await world.house.ask(mutant.method, mutant.path, mutant.body, headers))
    checked(answer.status, answer.text, str(mutant))
    if mutant.method == "DELETE" and answer.is_success:
        await world.leaves(browser)
    if mutant.path.endswith(("/close", "/time-up")) and answer.is_success:
        world.tables[:] = world.tables[:-2]
    if mutant.path.endswith("/actions") and answer.is_success:
        await world.house.settle(await world.house.node.hall.live_table(world.at), world.rng)
    await world.fill()
    return answer.status


def test_requests_that_are_nearly_right_are_answered_or_refused_in_good_form(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path) as made:
            mutator, end = Mutator(SEED, made.thing), time.monotonic() + SECONDS
            statuses, slow, number = Counter[int](), list[tuple[float, str]](), 0
            while number < REQUESTS or time.monotonic() < end:
                number += 1
                with capture_logs() as log:
                    mutant, began = mutator.request(), time.monotonic()
                    statuses[await asks(made, mutant)] += 1
                    took = time.monotonic() - began
                no_faults(log, f"{number}: {mutant}")
                slow = sorted([*slow, (took, str(mutant)[:200])], reverse=True)[:5]
            print(f"KNEKT_SEED={SEED}: {number} requests, {dict(statuses)}")
            for took, said in slow:
                print(f"{'LONG ' if took > LONG else ''}{took:.3f} s {said}")
            assert statuses[200] > number // 20, "nothing that is right is among them"
            assert {201, 204, 400, 401, 403, 404, 409, 413} <= {*statuses}

    asyncio.run(run())


def test_messages_that_are_nearly_right_are_answered_or_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with world(tmp_path) as made:
            mutator, end, number = Mutator(SEED, made.thing), time.monotonic() + SECONDS, 0
            kinds, endings = Counter[str](), Counter[int | None]()
            assert made.host is not None
            socket = await made.host.open()
            while number < MESSAGES or time.monotonic() < end:
                number += 1
                data = mutator.message()[: 2 * LONGEST_SOCKET]
                with capture_logs() as log:
                    await says(socket, data, kinds)
                no_faults(log, f"{number}: {data[:500]!r}")
                if socket.closed is not None:
                    endings[socket.closed] += 1
                    assert socket.closed in (1003, 1007, 1008), (
                        f"{number}: {socket.closed} after {data[:500]!r}"
                    )
                    await hang_up(socket)
                    socket = await made.host.open()
            await hang_up(socket)
            print(f"KNEKT_SEED={SEED}: {number} messages, {dict(kinds)}, {dict(endings)}")
            assert {"snapshot", "done", "refused"} <= {*kinds}

    asyncio.run(run())


async def says(socket: Socket, data: bytes, kinds: Counter[str]) -> None:
    """Send a message, and get its answer."""
    text = data.decode("utf-8", "replace")
    socket.send(data if text.encode() != data else text)
    for _ in range(200):
        await asyncio.sleep(0)
        if socket.waits or socket.closed is not None:
            break
    for frame in socket.heard:
        assert len(frame) < LARGEST
        kinds[json.loads(frame)["type"]] += 1
    socket.heard.clear()


@pytest.mark.parametrize("number", [1, 2])
def test_the_same_seed_draws_the_same_requests(number: int) -> None:
    def thing(rng: Random, name: str) -> Any:
        return rng.randrange(9) if name == "number" else None

    first, second = Mutator(number, thing), Mutator(number, thing)
    assert [str(first.request()) for _ in range(50)] == [str(second.request()) for _ in range(50)]
