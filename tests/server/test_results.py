"""A result stays until a person who is alone goes on.

Among several people it stays until the time is over and nobody looks.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from server.minded import running, table_with, until
from sqlalchemy import select

from knekt.server.hall.tasks import DEAL, LOOK_EVERY, USUAL, WHO_IS_THERE
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.shown.frames import snapshot
from knekt.server.shown.watching import Watcher
from knekt.server.store.schema import due
from knekt.server.table import Kind, Table, TableSettings
from knekt.skat import Pass

AN_HOUR = 3_600_000


async def over(node: Node, id: str, clock: SetClock) -> int:
    """Deal, and let everybody pass; how long the log is then."""
    await until(node, id, lambda table: table.sitting.is_running, clock)
    for seat in (1, 2, 0):
        await node.hall.change(id, partial(Table.act, action=Pass(seat)))
    return (await node.hall.live_table(id)).table.seq


async def tasks(node: Node, id: str) -> dict[str, int]:
    """The tasks of the table, and when they are due."""
    async with node.database.reading() as connection:
        found = await connection.execute(select(due.c.task, due.c.at).where(due.c.table == id))
        return {row.task: row.at for row in found}


async def next_deal(node: Node, id: str) -> int | None:
    """When the next deal comes, as people are told."""
    return snapshot(await node.hall.live_table(id), 0, "person 0").picture.next_deal


async def comes(node: Node, id: str, *people: int) -> None:
    """Let these people be connected."""
    (await node.hall.live_table(id)).watchers.update(Watcher(f"person {each}", 0) for each in people)


async def change(node: Node, id: str, step: str, player: int) -> None:
    await node.hall.change(id, lambda table: getattr(table, step)(player))


def test_alone_it_stays_until_one_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=1)
            await over(node, id, clock)
            assert await tasks(node, id) == {} and await next_deal(node, id) is None
            clock.turn(AN_HOUR)
            await change(node, id, "go_on", 0)
            assert await tasks(node, id) == {DEAL: clock.now() + USUAL.first}
            await until(node, id, lambda table: table.sitting.is_running, clock)

    asyncio.run(run())


def test_who_is_alone_because_the_others_are_away_is_not_hurried_either(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=3)
            await until(node, id, lambda table: table.sitting.is_running, clock)
            for player in (1, 2):
                await change(node, id, "stand_in", player)
            await over(node, id, clock)
            assert await tasks(node, id) == {} and await next_deal(node, id) is None
            clock.turn(AN_HOUR)
            await change(node, id, "come_back", 1)  # somebody who comes back has time to look
            assert await tasks(node, id) == {DEAL: clock.now() + 20_000}

    asyncio.run(run())


def test_among_people_it_stays_for_the_time_of_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=2, result=40)
            await over(node, id, clock)
            ends = clock.now() + 40_000
            assert await tasks(node, id) == {DEAL: ends} and await next_deal(node, id) == ends
            clock.turn(10_000)
            await change(node, id, "go_on", 1)  # somebody who is ready gives the others no more time
            assert await tasks(node, id) == {DEAL: ends} and await next_deal(node, id) == ends
            await change(node, id, "go_on", 0)
            assert await tasks(node, id) == {DEAL: clock.now() + USUAL.first}
            assert await next_deal(node, id) is None
            await until(node, id, lambda table: table.sitting.is_running, clock)
            assert await next_deal(node, id) is None

    asyncio.run(run())


def test_whoever_looks_at_the_cards_holds_it(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=3)
            await over(node, id, clock)
            await comes(node, id, 0, 1, 2)
            await change(node, id, "go_on", 1)
            clock.turn(15_000)
            for player in (0, 1):  # one who was ready can look, too
                await change(node, id, "look", player)
            table = (await node.hall.live_table(id)).table
            assert table.looking == {0, 1} and not table.ready
            assert [*await tasks(node, id)] == [WHO_IS_THERE] and await next_deal(node, id) is None
            for _ in range(3):  # somebody who is there may look for hours
                clock.turn(AN_HOUR)
                while (await tasks(node, id))[WHO_IS_THERE] <= clock.now():
                    await asyncio.sleep(0.01)
            assert (await node.hall.live_table(id)).table.seq == table.seq
            await change(node, id, "look_no_more", 0)
            assert [*await tasks(node, id)] == [WHO_IS_THERE]
            await change(node, id, "go_on", 1)
            assert await tasks(node, id) == {DEAL: clock.now() + 20_000}

    asyncio.run(run())


@pytest.mark.parametrize("result", [0, 20])
def test_who_is_lost_holds_it_no_longer_than_the_grace(tmp_path: Path, result: int) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=2, result=result, grace=60)
            await over(node, id, clock)
            await comes(node, id, 0)
            if result:
                await change(node, id, "look", 1)
            await change(node, id, "go_on", 0)
            assert await tasks(node, id) == {WHO_IS_THERE: clock.now() + LOOK_EVERY}
            lost = clock.now()
            table = await until(node, id, lambda table: 1 in table.ready, clock)
            assert clock.now() - lost > 60_000 and table.all_ready and not table.looking
            await until(node, id, lambda table: table.sitting.is_running, clock)

    asyncio.run(run())


def test_who_comes_back_has_not_been_lost(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1)) as node:
            id = await table_with(node, people=2)
            live = await node.hall.live_table(id)
            assert live.absent(1_000) == {0: 1_000, 1: 1_000}
            assert live.absent(2_000) == {0: 1_000, 1: 1_000}
            watcher = Watcher("person 1", 0)
            live.watchers.add(watcher)
            node.attendance.look(live)
            live.watchers.discard(watcher)
            assert live.absent(9_000) == {0: 1_000, 1: 9_000}

    asyncio.run(run())


def test_it_waits_for_all_where_the_table_was_opened_so(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=2, result=0)
            await over(node, id, clock)
            assert [*await tasks(node, id)] == [WHO_IS_THERE] and await next_deal(node, id) is None
            for player in (0, 1):
                await change(node, id, "go_on", player)
            assert [*await tasks(node, id)] == [DEAL]

    asyncio.run(run())


def test_what_is_due_outlives_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            looked, shown = [await table_with(node, people=2) for _ in range(2)]
            for id in (looked, shown):
                await over(node, id, clock)
            await change(node, looked, "look", 1)
            before = await tasks(node, shown)
        async with running(tmp_path, clock) as node:
            assert await tasks(node, shown) == before
            assert (await node.hall.live_table(looked)).table.looking == {1}
            for id in (looked, shown):  # nobody is connected: each counts as ready after the grace
                await until(node, id, lambda table: table.sitting.is_running, clock)

    asyncio.run(run())


def test_two_nodes_agree_on_who_is_looking(tmp_path: Path, postgres_address: str) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with (
            running(tmp_path / "one", clock, database=postgres_address) as one,
            running(tmp_path / "two", clock, database=postgres_address) as two,
        ):
            id = await table_with(one, people=2)
            await over(one, id, clock)
            await comes(one, id, 0, 1)
            one.attendance.look(await one.hall.live_table(id))
            await two.hall.live_table(id)
            await change(one, id, "look", 0)
            await until(two, id, lambda table: table.looking == {0})
            assert await next_deal(two, id) is None
            await change(two, id, "look_no_more", 0)
            await until(one, id, lambda table: not table.looking)
            assert await next_deal(one, id) == await next_deal(two, id) == clock.now() + 20_000
            await until(two, id, lambda table: table.sitting.is_running, clock)
            dealt = await until(one, id, lambda table: table.sitting.is_running)
            assert [event.kind for event in dealt.log].count("dealt") == 2

    asyncio.run(run())


def test_old_tables_have_the_usual_time() -> None:
    settings = TableSettings.from_plain(
        {
            "options": {"preset": "german", "set": {}},
            "visibility": "link",
            "kind": "table",
            "practice": False,
            "thinking": None,
            "grace": 30,
            "origin": None,
            "origin_deal": None,
            "day": None,
        }
    )
    assert settings.result == 20 and settings.kind is Kind.TABLE
