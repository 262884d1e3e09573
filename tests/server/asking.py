"""People around tables who ask for everything, and judge what they are told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from server.entitled import Entitled, Entitlements, may_watch
from server.indoors import Answer, Browser, Indoors, Socket

from knekt.server.hall.live_table import LiveTable

__all__ = ["LISTS", "LOOKS", "Asking", "Person"]

LOOKS = (
    *("", "", "", "", "/sheet", "/proof", "/hint?worlds=1", "/record/jsonl", "/record/txt", "/deals/1/entry"),
    *(
        "/deals/1/record/jsonl",
        "/deals/2/record/txt",
        "/deals/1/replay?seat=mine",
        "/deals/2/replay?seat=open",
    ),
)
LISTS = (
    *("/tables", "/tables/mine", "/daily", "/people/me", "/people/me/games", "/people/me/export"),
    *("/people/me/tokens", "/people/{other}", "/people/{other}/games"),
)


@dataclass
class Person(Entitled):
    """Somebody with one browser or more, and perhaps a program."""

    name: str = ""
    login: str = ""  # of the account
    browsers: list[Browser] = field(default_factory=list)
    program: Browser | None = None
    scopes: tuple[str, ...] = ()
    sockets: list[Socket] = field(default_factory=list)


class Asking:
    """Tables, and people who ask for everything; `wrong` has all that somebody should not have been told."""

    def __init__(self, house: Indoors, number: int) -> None:
        self.house, self.number, self.rng = house, number, Random(number)
        self.did, self.wrong = list[str](), list[str]()
        self.told = 0  # answers that were judged
        self.people = list[Person]()
        self.nobody = Person(name="nobody", browsers=[Browser(house)])
        self.tables = dict[str, LiveTable]()
        self.entitled = Entitlements(self.tables, [self.nobody], lambda: house.clock.today)
        self.commands = 0

    async def _comes(self) -> Person:
        browser = Browser(self.house)
        answer = await browser.ask("POST", "/people")
        assert answer.is_success, answer.text
        found = Person(answer.json()["id"], name=f"p{len(self.entitled.people)}", browsers=[browser])
        self.people.append(found)
        self.entitled.come(found)
        return found

    async def _replace(self, person: Person) -> None:
        self.people.remove(person)
        await self._comes()

    def _somebody(self) -> Person:
        return self.rng.choice(self.people)

    def _table(self) -> LiveTable:
        return self.tables[self.rng.choice(list(self.tables))]

    def _browser(self, person: Person) -> Browser:
        return self.rng.choice(person.browsers)

    async def _looks(self, person: Person) -> None:
        path = f"/tables/{self._table().id}{self.rng.choice(LOOKS)}"
        if self.rng.random() < 0.25:
            path = self.rng.choice(LISTS).format(other=self._somebody().id)
        if person.program is None or self.rng.random() < 0.5:
            await self._asks(person, "GET", path)
        else:
            await self._asks(self._as_whom(person, path), "GET", path, browser=person.program)

    def _as_whom(self, person: Person, path: str) -> Person:
        """As whom a program looks.

        With `read` it looks as its person, with `play` only where that person has a place.
        """
        live = self.tables.get(path.removeprefix("/tables/").partition("/")[0])
        sits = live is not None and live.table.player_of(person.id) is not None
        is_game = live is not None and path in (f"/tables/{live.id}", f"/tables/{live.id}/hint?worlds=1")
        return (
            person
            if "read" in person.scopes or ("play" in person.scopes and sits and is_game)
            else self.nobody
        )

    async def _asks(
        self, person: Person, method: str, path: str, body: Any = None, browser: Browser | None = None
    ) -> Answer:
        self.did.append(f"{person.name} {method} {path} {body or ''}".rstrip())
        live = next((each for id, each in self.tables.items() if path.startswith(f"/tables/{id}")), None)
        self.entitled.learn()
        before = None if live is None else (live.table.seq, may_watch(live, person))
        answer = await (browser or self._browser(person)).ask(method, path, body)
        self._judge(person, path, answer)
        if live is not None and before is not None and method == "GET" and before[0] == live.table.seq:
            if not before[1] and answer.status not in (401, 403, 404):
                self._note(person, path, "of a table that is not for that one")
            if path in (f"/tables/{live.id}", f"/tables/{live.id}/hint?worlds=1"):
                for what in self.entitled.judge_cards(person, live, answer.text):
                    self._note(person, path, what)
        return answer

    async def _hear(self) -> None:
        """Judge what has come over open sockets."""
        for _ in range(4):
            await asyncio.sleep(0)
        for person in [*self.people, self.nobody]:
            for socket in person.sockets:
                for frame in socket.heard:
                    self.told += 1
                    for what in self.entitled.judge_frame(person, frame):
                        self._note(person, "socket", what)
                socket.heard.clear()

    def _judge(self, person: Person, path: str, answer: Answer) -> None:
        self.told += 1
        if answer.status >= 500 and answer.status != 503:  # there is nobody who could give advice
            self._note(person, path, f"that the server has failed: {answer.text}")
        for what in self.entitled.judge(person, path, answer.text):
            self._note(person, path, what)

    def _note(self, person: Person, path: str, what: str) -> None:
        self.wrong.append(f"{person.name} was told at {path}: {what}")
