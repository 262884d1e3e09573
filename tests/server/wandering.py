"""People who wander between tables and browsers, and keep all that they are told.

They sit down, get up, come back in another place, close, play again, bring others, are logged out and
forgotten.

A walk can be done again by its number, and then says what was done: `PYTHONPATH=tests python -m
server.wandering 17`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from server.asking import LOOKS, Asking, Person
from server.indoors import START, Answer, Browser, Socket, hang_up, indoors

from knekt.cards import Seed
from knekt.notation import to_plain
from knekt.server.hall.live_table import LiveTable
from knekt.server.table import Table

__all__ = ["Walk", "walked"]

PRESETS = "german", "isko", "tournee", "tournee-house", "skruf", "skruf-plain", "trekarl"
LONG = {"skruf", "skruf-plain", "trekarl"}  # enough deals for any walk
PASSWORD = "korrekt häst"
STEPS = 5
CROWD = 4
IN_A_ROW = 1, 2, 4, 8  # actions of the people who are asked
A_DAY = 86_400_000  # milliseconds
APART = 20 * A_DAY  # between two walks: each has days of its own


class Walk(Asking):
    """A table and some steps of people around it."""

    @property
    def deals_over(self) -> int:
        return sum(len(live.table.sitting.rows) for live in self.tables.values())

    async def go(self) -> Walk:
        self.house.clock.turn(START + self.number * APART - self.house.clock.now())
        for _ in range(CROWD):
            await self._comes()
        host = self._somebody()
        await self._opens(host)
        for person in self.rng.sample(self.people, self.rng.choice([1, 2, 2, 3])):
            await self._does(person, "join", {})
        await self._does(host, "bots", {"level": 1})
        await self._listens(self._somebody())
        for _ in range(STEPS):
            await self._step(self._somebody())
        for person in [*self.people, self.nobody]:
            for socket in person.sockets:
                await hang_up(socket)
        self.house.clock.turn(APART // 2)
        self.house.node.hall.forget_idle()
        return self

    async def _step(self, person: Person) -> None:
        doing: list[tuple[int, Callable[[Person], Awaitable[None]]]] = [
            (5, self._play_on),
            (3, self._plays_out),
            *((weight, self._doing(what, *bodies)) for weight, what, bodies in DOINGS),
            (2, self._changes_places),
            (2, self._wants_two_hands),
            (2, self._plays_today),
            (1, self._sleeps),
            (2, self._listens),
            (2, self._forks),
            (1, self._gets_a_program),
            (1, self._revokes),
            (1, self._brings_a_guest),
            (1, self._comes_in_elsewhere),
            (2, self._ends_sessions),
            (1, self._is_forgotten),
        ]
        await self.rng.choices([each for _, each in doing], [weight for weight, _ in doing])[0](person)
        await self._hear()
        for each in self.rng.choices([*self.people, self.nobody], k=2):
            await self._looks(each)

    def _doing(self, what: str, *bodies: dict[str, Any]) -> Callable[[Person], Awaitable[None]]:
        async def do(person: Person) -> None:
            await self._does(person, what, self.rng.choice(bodies))

        return do

    async def _does(self, person: Person, what: str, body: dict[str, Any]) -> None:
        live = self._table()
        await self._asks(person, "POST", f"/tables/{live.id}/{what}", body)
        await self.house.settle(live, self.rng)

    async def _plays_out(self, _: Person, live: LiveTable | None = None) -> None:
        """Play the deal to its end; half of the time the next one comes."""
        goes_on = live is None and self.rng.random() < 0.5
        live = live or self._table()

        def step(table: Table) -> Table:
            while table.stage == "playing" and table.sitting.is_running:
                asks = [ask for each in table.game.asks.values() for ask in each if ask.must]  # type: ignore[union-attr]
                table = table.act(asks[0].sample(self.rng))
            return table

        await self.house.node.hall.change(live.id, step)
        self.did.append(f"{live.id} is played out")
        if goes_on:
            await self._goes_on(live)

    async def _goes_on(self, live: LiveTable) -> None:
        """Let all players ask for the next deal."""
        holders = [place.holder for place in live.table.places if place is not None]
        for person in self.people:
            if person.id in holders:
                await self._asks(person, "POST", f"/tables/{live.id}/go-on", {})
        await self.house.settle(live, self.rng)

    async def _changes_places(self, person: Person) -> None:
        """Somebody gets up for good and sits down in another place of the same table."""
        live = self._table()
        for what, body in (("leave", {"level": 1}), ("join", {"player": self.rng.choice([0, 1, 2])})):
            await self._asks(person, "POST", f"/tables/{live.id}/{what}", body)
        await self.house.settle(live, self.rng)

    async def _wants_two_hands(self, person: Person) -> None:
        """Somebody has had two places before a deal, one after the other, and tries to see both hands."""
        live = self._table()
        first, other = live.table.player_of(person.id), self.rng.choice([0, 1, 2])
        await self._plays_out(person, live)
        bots = {"level": 1}
        await self._asks(person, "POST", f"/tables/{live.id}/leave", bots)
        await self._asks(person, "POST", f"/tables/{live.id}/join", {"player": other})
        await self._goes_on(live)
        await self._asks(person, "GET", f"/tables/{live.id}")
        await self._asks(person, "POST", f"/tables/{live.id}/leave", bots)
        await self._asks(person, "POST", f"/tables/{live.id}/join", {"player": first})
        await self._asks(person, "GET", f"/tables/{live.id}")

    async def _opens(self, person: Person) -> None:
        preset = self.rng.choice(PRESETS)
        body = {
            "preset": preset,
            "set": {} if preset in LONG else {"session.deals": 4, "session.rounds": None},
            "visibility": self.rng.choice(["public", "link", "private"]),
            "practice": self.rng.random() < 0.3,
            "result": 0,
        }
        await self._has(await self._asks(person, "POST", "/tables", body))

    async def _has(self, answer: Answer) -> None:
        """A table that somebody has now."""
        if answer.is_success:
            live = await self.house.node.hall.live_table(answer.json()["id"])
            self.tables[live.id] = live
            await self.house.settle(live, self.rng)

    async def _play_on(self, _: Person) -> None:
        """People who are asked answer, some times; now and then by their own request."""
        live = self._table()
        for number in range(self.rng.choice(IN_A_ROW)):
            table = live.table
            if table.stage == "playing" and table.is_deal_due:
                await self._goes_on(live)
                return
            if table.stage != "playing" or table.game is None or table.game.turn is None:
                return
            seat = table.game.turn
            holder = table.places[table.terms.seats[seat]].holder
            asks = [ask for ask in table.game.asks.get(seat, ()) if ask.must]
            player = next((each for each in self.people if each.id == holder), None)
            if not asks or player is None:
                return
            action = to_plain(asks[0].sample(self.rng))
            if number == 0:
                self.commands += 1
                body = {"action": action, "seq": table.seq, "command": f"c{self.commands}"}
                await self._asks(player, "POST", f"/tables/{live.id}/actions", body)
            else:
                await self.house.node.task_runner.bot_turns.act(
                    live, table.terms.seats[seat], action, table.seq
                )
            await self.house.settle(live, self.rng)

    async def _listens(self, person: Person) -> None:
        """Somebody opens a socket that shows all tables, and leaves it open."""
        socket = await self._browser(person).open()
        person.sockets.append(socket)
        for id in self.tables:
            socket.say({"type": "hello", "table": id})
        self.did.append(f"{person.name} listens")

    async def _forks(self, person: Person) -> None:
        number, seat = self.rng.choice([1, 1, 2]), self.rng.choice([None, 0, 1, 2])
        path = f"/tables/{self._table().id}/deals/{number}/again"
        await self._has(await self._asks(person, "POST", path, {"level": 1, "seat": seat}))

    async def _plays_today(self, person: Person) -> None:
        """The deal of the day, in the game of this walk."""
        preset = next(iter(self.tables.values())).table.settings.options.preset
        answer = await self._asks(person, "POST", f"/daily/{preset}", {})
        await self._has(answer)
        if answer.is_success:
            id = answer.json()["id"]
            if self.rng.random() < 0.5:
                await self._asks(person, "POST", f"/tables/{id}/close", {})
            elif self.rng.random() < 0.5:
                await self._plays_out(person, self.tables[id])
            for look in ("/proof", "", "/record/jsonl"):
                await self._asks(person, "GET", f"/tables/{id}{look}")

    async def _sleeps(self, _: Person) -> None:
        """Wait until the next day."""
        self.did.append("a day goes by")
        self.house.clock.turn(A_DAY)

    async def _gets_a_program(self, person: Person) -> None:
        await self._has_account(person)
        person.scopes = self.rng.choice([("read",), ("play",), ("read", "play", "people"), ("tables",)])
        body = {"name": "program", "scopes": person.scopes}
        answer = await self._asks(person, "POST", "/people/me/tokens", body)
        assert answer.is_success, answer.text
        person.program = Browser(self.house, answer.json()["secret"])
        for id in self.tables:
            for look in self.rng.sample(LOOKS, 2):
                path = f"/tables/{id}{look}"
                await self._asks(self._as_whom(person, path), "GET", path, browser=person.program)

    async def _revokes(self, person: Person) -> None:
        for each in (await self._asks(person, "GET", "/people/me/tokens")).json():
            await self._asks(person, "DELETE", f"/people/me/tokens/{each['id']}")
        await self._is_locked_out(person.program)

    async def _brings_a_guest(self, person: Person) -> None:
        """The same human being as a new person.

        Nobody can know that, so this person may know no more than any other.
        """
        guest = await self._comes()
        self.did.append(f"{guest.name} is {person.name} once more")
        await self._does(guest, "join", {"player": self.rng.choice([None, 0, 1, 2])})

    async def _comes_in_elsewhere(self, person: Person) -> None:
        """Somebody comes in by another browser."""
        await self._has_account(person)
        other = Browser(self.house)
        person.browsers.append(other)
        answer = await other.ask("POST", "/session", {"login": person.login, "password": PASSWORD})
        assert answer.is_success, answer.text

    async def _has_account(self, person: Person) -> None:
        if not person.login:
            person.login = f"w{self.number}-{person.name}"
            body = {"login": person.login, "password": PASSWORD}
            answer = await self._asks(person, "POST", "/people/me/account", body)
            assert answer.is_success, answer.text

    async def _ends_sessions(self, person: Person) -> None:
        """Somebody ends all sessions. Only a person with an account can come back from that."""
        await self._bids_farewell(person, "/people/me/sessions")
        if person.login:
            await self._comes_in_elsewhere(person)
        else:
            await self._replace(person)

    async def _is_forgotten(self, person: Person) -> None:
        body = {"password": PASSWORD} if person.login else None
        await self._bids_farewell(person, "/people/me", body)
        await self._is_locked_out(person.program)
        await self._replace(person)

    async def _bids_farewell(self, person: Person, path: str, body: Any = None) -> None:
        await self._hear()
        cookies = [(each, dict(each.cookies), each.csrf) for each in person.browsers]
        answer = await self._asks(person, "DELETE", path, body)
        assert answer.is_success, answer.text
        for browser, kept, csrf in cookies:  # with the cookies and tokens that were valid before
            browser.cookies, browser.csrf = kept, csrf
            await self._is_locked_out(browser)
        person.browsers.clear()
        for socket in person.sockets:
            if not await _is_closed(socket):
                self._note(self.nobody, "socket", "what comes after the session's end")
            await hang_up(socket)
        person.sockets.clear()

    async def _is_locked_out(self, browser: Browser | None) -> None:
        """Check that the browser belongs to nobody any more."""
        if browser is not None:
            for path in ("/people/me", f"/tables/{self._table().id}"):
                answer = await browser.ask("GET", path)
                self._judge(self.nobody, path, answer)
            if (await browser.ask("GET", "/people/me")).status != 401:
                self._note(self.nobody, "/people/me", "who somebody was")

    def __str__(self) -> str:
        kinds = [each.table.settings.options.preset for each in self.tables.values()]
        return "\n".join([f"walk {self.number}, {', '.join(kinds)}", *self.did, *self.wrong])


DOINGS: tuple[tuple[int, str, tuple[dict[str, Any], ...]], ...] = (
    (5, "leave", ({}, {"level": 1})),
    (5, "join", ({}, {"player": 0}, {"player": 1}, {"player": 2})),
    (2, "back", ({},)),
    (3, "go-on", ({},)),
    (1, "look", ({"looking": True}, {"looking": False})),
    (1, "bots", ({"level": 1},)),
    (1, "time-up", ({},)),
    (1, "close", ({},)),
    (1, "take-back", ({},)),
)


async def _is_closed(socket: Socket) -> bool:
    """Whether the server has closed the socket, once it has done all that it does at once."""
    for _ in range(200):
        if socket.closed is not None:
            break
        await asyncio.sleep(0)
    return socket.closed is not None


async def walked(numbers: Iterable[int], *, until_wrong: bool = False) -> list[Walk]:
    """The walks of these numbers, one after the other at one server; perhaps only until one goes wrong."""
    seeds = Random(0)
    with TemporaryDirectory() as folder:
        async with indoors(Path(folder), lambda: Seed(seeds.randbytes(32))) as house:
            found = list[Walk]()
            for number in numbers:
                seeds.seed(number)
                found.append(await Walk(house, number).go())
                if until_wrong and found[-1].wrong:
                    break
            return found


if __name__ == "__main__":
    for walk in asyncio.run(walked(map(int, sys.argv[1:]))):
        print(walk)
