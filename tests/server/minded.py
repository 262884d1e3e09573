"""A node with a clock that the test turns, and tables that play by themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from serving import PATIENCE

from knekt.games import options
from knekt.server.run.clock import SetClock
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings
from knekt.server.shown.watching import Watcher
from knekt.server.table import Table, TableSettings

__all__ = ["running", "table_with", "until", "unwatch", "watch"]

SHORT = {"session.rounds": 1}


@asynccontextmanager
async def running(folder: Path, clock: SetClock, **settings: Any) -> AsyncIterator[Node]:
    node = Node(ServerSettings(data=folder, **settings), clock)
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


async def until(node: Node, id: str, done: Callable[[Table], bool], clock: SetClock | None = None) -> Table:
    """Wait until the table is so. A clock that is given runs on meanwhile."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        live = await node.hall.live_table(id)
        if done(live.table):
            return live.table
        if clock is not None:
            clock.turn(250)
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def watch(node: Node, id: str, who: str | None = None) -> Watcher:
    """Let somebody watch the table from now on."""
    live, watcher = await node.hall.live_table(id), Watcher(who, 0)
    node.watch(live, watcher)
    return watcher


async def unwatch(node: Node, id: str, watcher: Watcher) -> None:
    """Let the watcher go away."""
    node.unwatch(await node.hall.live_table(id), watcher)


async def table_with(
    node: Node, people: int, thinking: int | None = None, host: str | None = None, **wanted: Any
) -> str:
    """A table of German Skat with this many people, and bots in the other places; the sitting has begun."""
    settings = TableSettings(options=options("german", SHORT), thinking=thinking, **wanted)
    id = await node.hall.open(settings, host)
    for player in range(3):
        holder = f"person {player}" if player < people else "bot:2"
        await node.hall.change(id, partial(Table.take, player=player, holder=holder))
    await node.hall.change(id, Table.begin)
    return id
