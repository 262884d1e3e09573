"""Full garbage collections come when nobody moves, or when they were put off too long."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from time import monotonic

import pytest

from knekt.games import options
from knekt.server.run import memory
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.table import Table, TableSettings


def test_they_wait_for_a_quiet_moment_but_not_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        node = Node(ServerSettings(data=tmp_path), SetClock(1))
        await node.start()
        begun, garbage_collection = monotonic(), node.garbage_collection
        assert not garbage_collection.is_time(begun + 100)  # nothing has happened at all
        assert garbage_collection.is_time(begun + 2000)
        id = await node.hall.open(TableSettings(options=options("german")), None)
        await node.hall.change(id, lambda table: Table.take(table, player=0, holder="anna"))
        assert not garbage_collection.is_time(monotonic() + 1)
        # It is quiet, but the last one was not long ago.
        assert not garbage_collection.is_time(monotonic() + 30)
        assert garbage_collection.is_time(monotonic() + 100)
        await node.stop()

    asyncio.run(run())


def test_they_are_made_by_the_node_alone_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = asyncio.Event()

    async def run() -> None:
        node = Node(ServerSettings(data=tmp_path), SetClock(1))
        await node.start()
        assert gc.get_threshold()[2] > 1_000_000
        async with asyncio.timeout(60):
            await made.wait()
        await node.stop()

    before = gc.get_threshold()
    monkeypatch.setattr(memory, "_LOOK", 0.01)
    monkeypatch.setattr(memory, "_LATEST", 0.0)
    monkeypatch.setattr(gc, "collect", made.set)
    asyncio.run(run())
    assert gc.get_threshold() == before
