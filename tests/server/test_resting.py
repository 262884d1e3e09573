"""Tables at which nobody plays rest until somebody comes, and make nobody wait at other tables."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server.minded import running, table_with, until, unwatch, watch
from sqlalchemy import select

from knekt.cards import Seed
from knekt.games import options
from knekt.server.bots import Asker, Job, Thought, pool
from knekt.server.bots.job import answer
from knekt.server.hall.tasks import USUAL, tasks_of
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.store.schema import due
from knekt.server.table import Kind, Table, TableSettings

MANY = 30
BUSY = 20  # jobs of somebody who plays; each is checked


async def due_at(node: Node, id: str) -> list[tuple[str, int]]:
    """The tasks of the table, and when they are due."""
    async with node.database.reading() as connection:
        found = await connection.execute(select(due.c.task, due.c.at).where(due.c.table == id))
        return [(task, at) for task, at in found]


async def rested(node: Node, id: str) -> Table:
    """The table, once it has nothing to do."""
    while await due_at(node, id):
        await asyncio.sleep(0.01)
    return (await node.hall.live_table(id)).table


def test_a_table_without_people_rests_and_goes_on_while_somebody_watches(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=0)
            assert not (await rested(node, id)).sitting.rows
            watcher = await watch(node, id)
            seen = await until(node, id, lambda table: table.seq > 20)
            await unwatch(node, id, watcher)
            left = await rested(node, id)
            assert left.stage == "playing" and left.seq >= seen.seq
            await watch(node, id)
            await until(node, id, lambda table: table.stage == "over")

    asyncio.run(run())


def test_a_table_rests_when_all_people_have_left_and_goes_on_with_who_comes_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=1)
            await until(node, id, lambda table: table.sitting.is_running)
            await node.hall.change(id, lambda table: table.stand_in(0), who="person 0")
            left = await rested(node, id)
            assert left.sitting.is_running
        async with running(tmp_path, SetClock(1), pace=0) as node:  # it has rested for long
            assert await rested(node, id) == left
            await node.hall.change(id, lambda table: table.come_back(0), who="person 0")
            await until(node, id, lambda table: table.seq > left.seq + 1 or _is_asked(table, 0))

    asyncio.run(run())


@pytest.mark.parametrize("running_deal", [True, False])
def test_a_table_that_another_server_left_playing_rests_too(tmp_path: Path, running_deal: bool) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=0)
            await watch(node, id)
            if running_deal:
                await until(node, id, lambda table: table.seq > 20)
            await node.task_runner.stop()
            await node.hall.wake(await node.hall.live_table(id))
            assert await due_at(node, id)
        async with running(tmp_path, SetClock(1), pace=0) as node:
            before = (await node.hall.live_table(id)).table
            assert await rested(node, id) == before

    asyncio.run(run())


def test_the_deal_of_the_day_is_played_to_its_end_with_nobody_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=0, kind=Kind.DAILY)
            await until(node, id, lambda table: table.stage == "over")

    asyncio.run(run())


@pytest.mark.parametrize("kind", [Kind.TABLE, Kind.DAILY])
def test_bots_wait_for_who_watches_and_not_where_nobody_can(kind: Kind) -> None:
    table = Table.new(TableSettings(options=options("german", {"session.rounds": 1}), kind=kind))
    for player in range(3):
        table = table.take(player, "bot:2")
    seed, delays = Seed.parse("watched"), list[int]()
    for now in (table.begin(), table.begin().dealt(seed)):
        delays += [task.at - 1_000 for task in tasks_of(now, 1_000, seed)]
    assert len(delays) == 2 and all((delay >= USUAL.first) is (kind is Kind.TABLE) for delay in delays)


def test_other_servers_have_time_to_say_that_somebody_watches_there(
    tmp_path: Path, postgres_address: str
) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock, database=postgres_address, pace=0) as node:
            id = await table_with(node, people=0)
            live = await node.hall.live_table(id)
            while live.resting is None:
                await asyncio.sleep(0.01)
            while (await due_at(node, id))[0][1] <= clock.now():  # somebody watches it again
                await asyncio.sleep(0.01)
            while await due_at(node, id):
                clock.turn(5_000)
                await asyncio.sleep(0.01)
            assert live.table.seq == live.resting

    asyncio.run(run())


class Jobs:
    """The jobs for the bots of a node, in the order in which they begin; nobody answers before `go`."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[Asker] = []
        self.waited: list[tuple[Asker, int]] = []  # how many jobs of others began while this one waited
        self.go = asyncio.Event()
        self._turns, self._put = node.bots._turns, dict[Any, tuple[Asker, int]]()
        self._take = self._turns.take
        put = self._turns.put
        monkeypatch.setattr(self._turns, "put", lambda asker, turn: put(asker, self._noted(asker, turn)))
        monkeypatch.setattr(self._turns, "take", self._taken)
        monkeypatch.setattr(node.bots, "_begin", self._begin)
        monkeypatch.setattr(pool, "_ask", self._ask)

    def _noted(self, asker: Asker, turn: Any) -> Any:
        self._put[turn] = asker, len(self.begun)
        return turn

    def _taken(self) -> Any:
        turn = self._take()
        asker, before = self._put.pop(turn)
        others = [each for each in self.begun[before:] if each.person != asker.person]
        self.begun.append(asker)
        self.waited.append((asker, len(others)))
        return turn

    async def _begin(self) -> Any:
        return Near()

    async def _ask(self, _: Any, line: bytes) -> bytes:
        await self.go.wait()
        await asyncio.sleep(0)
        return msgspec.json.encode(answer(msgspec.json.decode(line, type=Job)))


class Near:
    """Stands in for a worker's process."""

    returncode = None
    pid = os.getpid()

    def kill(self) -> None:
        """There is nothing to start."""

    async def wait(self) -> None:
        """There is nothing to end."""


@pytest.mark.parametrize("there", [False, True], ids=["watched", "played at"])
def test_a_guest_with_thirty_tables_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """A player waits for at most one job of each other person, who may have any number of tables."""

    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            jobs = Jobs(node, monkeypatch)
            for _ in range(MANY):
                if there:
                    await seated(node, "guest")
                else:
                    await watch(node, await table_with(node, people=0, host="guest"), "guest")
            while sum(node.bots.waiting.values()) < 9:  # at some it may be the guest's turn
                await asyncio.sleep(0.01)
            id = await seated(node, "anna")
            while node.bots.waiting[Thought.PLAY] < 1 and not _is_asked(
                (await node.hall.live_table(id)).table, 0
            ):
                await asyncio.sleep(0.01)
            jobs.go.set()
            while sum(asker.person == "anna" for asker in jobs.begun) < BUSY:
                table = (await node.hall.live_table(id)).table
                if _is_asked(table, 0):
                    await node.hall.change(id, _any_answer, who="anna", player=0)
                await asyncio.sleep(0)
            guests = [asker for asker in jobs.begun if asker.person == "guest"]
            assert len(guests) > BUSY // 2
            assert all(
                others <= (1 if there else 0) for asker, others in jobs.waited if asker.person == "anna"
            )

    asyncio.run(run())


async def seated(node: Node, person: str) -> str:
    """A table at which the person plays with bots."""
    id = await table_with(node, people=0, host=person, result=0)
    await node.hall.change(id, partial(Table.take, player=0, holder=person), who=person)
    return id


def _is_asked(table: Table, player: int) -> bool:
    game = table.game
    if game is None or not table.sitting.is_running or game.turn is None:
        return False
    return bool(table.is_at_rest and table.terms.seats[game.turn] == player)


def _any_answer(table: Table) -> Table:
    if not _is_asked(table, 0):
        return table
    game = table.game
    assert game is not None
    must = next(ask for asks in game.asks.values() for ask in asks if ask.must)
    return table.act(must.sample(Random(table.seq)))
