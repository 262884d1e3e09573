"""Tables deal by themselves, let bots act and end thinking times, with a clock that the test turns."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest
from server.minded import running, table_with, until, watch
from sqlalchemy import select

from knekt.errors import KnektError
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.run.clock import SetClock
from knekt.server.store.schema import due
from knekt.server.table import Kind, Table


def test_bots_play_a_whole_list_by_themselves(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=0)
            await watch(node, id)
            table = await until(node, id, lambda table: table.stage == "over")
            assert len(table.sitting.rows) == 3 and table.closed
            async with node.database.reading() as connection:
                assert not (await connection.execute(select(due))).all()

    asyncio.run(run())


def test_a_table_that_cannot_be_read_for_a_while_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 3

    async def torn(hall: Hall, id: str) -> LiveTable:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise KnektError("database-failed", "disk I/O error", seconds=2)
        return await load(hall, id)

    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=0, kind=Kind.DAILY)
        monkeypatch.setattr(Hall, "_load", torn)
        monkeypatch.setattr("knekt.server.hall.due._AGAIN", 0.01)
        async with running(tmp_path, SetClock(1), pace=0) as node:
            while failures >= 0:
                await asyncio.sleep(0.01)
            await until(node, id, lambda table: table.stage == "over")

    load = Hall._load
    asyncio.run(run())


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_a_worker_that_is_killed_or_stopped_loses_no_deal(tmp_path: Path, blow: signal.Signals) -> None:
    async def run() -> None:
        async with running(tmp_path, SetClock(1), pace=0) as node:
            id = await table_with(node, people=0)
            await watch(node, id)
            killed, seen = 0, 0
            while (await node.hall.live_table(id)).table.stage != "over":
                further = partial(_is_further, seen=seen)
                seen = (await until(node, id, further)).seq
                for pid in node.bots.pids:
                    os.kill(pid, blow)
                    killed += 1
            assert killed > 1
            assert len((await node.hall.live_table(id)).table.sitting.rows) == 3

    asyncio.run(run())


def test_a_server_that_is_started_again_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock, pace=0) as node:
            id = await table_with(node, people=0)
            await watch(node, id)
            before = await until(node, id, lambda table: table.seq > 20)
        async with running(tmp_path, clock, pace=0) as node:
            await watch(node, id)
            table = await until(node, id, lambda table: table.stage == "over")
            assert table.log[: before.seq] == before.log

    asyncio.run(run())


def test_bots_wait_for_people(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=1)
            waits = await until(node, id, lambda t: t.sitting.is_running and _is_asked(t, 0), clock)
            for _ in range(20):
                clock.turn(10_000)
                await asyncio.sleep(0.01)
            assert (await node.hall.live_table(id)).table.seq == waits.seq

    asyncio.run(run())


def _is_further(table: Table, seen: int) -> bool:
    return table.seq > seen + 25 or table.stage == "over"


def _is_asked(table: Table, player: int) -> bool:
    game = table.game
    return game is not None and game.turn is not None and table.terms.seats[game.turn] == player


@pytest.mark.parametrize("connected", [True, False])
def test_who_thinks_too_long_is_away_and_a_lost_connection_has_its_grace(
    tmp_path: Path, connected: bool
) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=1, thinking=60, grace=30)
            table = await until(node, id, lambda t: t.sitting.is_running and _is_asked(t, 0), clock)
            if connected:
                await watch(node, id, "person 0")
            asked, begun = clock.now(), table.seq
            gone = await until(node, id, lambda t: any(p is not None and p.away for p in t.places), clock)
            waited = clock.now() - asked
            assert gone.log[begun].kind == "stood-in"
            assert gone.player_of("person 0") == 0
            assert waited > (55_000 if connected else 85_000)
            if connected:  # the bot goes on; without people it would rest
                await until(node, id, lambda t: t.seq > gone.seq + 3, clock)
            await node.hall.change(id, lambda t: t.come_back(0), who="person 0", player=0, command="back")
            assert (await node.hall.live_table(id)).table.acts_for(0) is None

    asyncio.run(run())


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    async def run() -> None:
        clock = SetClock(1)
        async with running(tmp_path, clock) as node:
            id = await table_with(node, people=1, thinking=60, grace=0)
            await until(node, id, lambda t: t.sitting.is_running and _is_asked(t, 0), clock)
        clock.turn(3_600_000)
        async with running(tmp_path, clock) as node:
            table = (await node.hall.live_table(id)).table
            await asyncio.sleep(0.5)
            assert (await node.hall.live_table(id)).table.seq == table.seq
            await until(node, id, lambda t: any(p is not None and p.away for p in t.places), clock)

    asyncio.run(run())
