"""Somebody who was away gets the same frames as somebody who was there, or who is at another node."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from knekt.cards import Seed
from knekt.games import options
from knekt.server.hall.hall import Hall
from knekt.server.run.clock import SetClock
from knekt.server.shown.frames import deliver, encode, missed_frames
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import Happened, Snapshot
from knekt.server.store import Database, Writer
from knekt.server.store.migrate import migrate
from knekt.server.table import Table, TableSettings

SEED = Seed.parse("frames")
DEALS = 2
TABLES: dict[str, dict[str, Any]] = {
    "german": {"players": 4},
    "club": {"bock.triggers": ("declarer_schneider",), "bock.per_deal": "one"},
    "tournee": {},
    "skruf": {"players": 5},
    "trekarl": {},
}


@asynccontextmanager
async def halls(folder: Path, count: int) -> AsyncIterator[list[Hall]]:
    """This many nodes on one database file, each as if in a process of its own."""
    databases = [Database.in_folder(folder) for _ in range(count)]
    await migrate(databases[0])
    writers = [Writer(each) for each in databases]
    for writer in writers:
        writer.start()
    found = [Hall(*parts, SetClock(1_000)) for parts in zip(databases, writers, strict=True)]
    for hall in found:
        hall.on_change.append(deliver)
    try:
        yield found
    finally:
        for writer, database in zip(writers, databases, strict=True):
            await writer.stop()
            await database.close()


def frames(watcher: Watcher) -> list[bytes]:
    """The frames that the watcher has been sent meanwhile."""
    waiting, found = watcher.outbox._frames, list[bytes]()
    while not waiting.empty():
        frame = waiting.get_nowait()
        assert frame is not None
        found.append(frame)
    return found


async def play(hall: Hall, id: str, rng: Random, after: Callable[[], Any]) -> None:
    """Some deals at random; now and then somebody steps away, or comes back."""

    async def do(step: Callable[[Table], Table]) -> None:
        hall.clock.turn(rng.randrange(1, 5_000))  # type: ignore[attr-defined]
        await hall.change(id, step)
        await after()

    for player in range((await hall.live_table(id)).table.settings.options.players):
        await do(lambda table, player=player: table.take(player, f"person{player}"))  # type: ignore[misc]
    await do(Table.begin)
    live = await hall.live_table(id)
    for _ in range(DEALS):
        await do(lambda table: table.dealt(SEED))
        while live.table.sitting.is_running:
            game = live.table.game
            assert game is not None
            if rng.random() < 0.05:
                player = rng.randrange(len(live.table.places))
                place = live.table.places[player]
                assert place is not None
                step = Table.come_back if place.away else Table.stand_in
                await do(lambda table, step=step, player=player: step(table, player))  # type: ignore[misc]
            asks = [ask for each in game.asks.values() for ask in each if ask.must]
            action = rng.choice(asks).sample(rng)
            await do(lambda table, action=action: table.act(action))  # type: ignore[misc]


def without_asks(frame: bytes) -> Happened | Snapshot:
    told: Happened | Snapshot = msgspec.json.decode(frame, type=Happened | Snapshot)
    told.asks = []
    return told


@pytest.mark.parametrize("preset", TABLES)
def test_who_was_away_is_told_what_the_others_were_told(tmp_path: Path, preset: str) -> None:
    async def run() -> None:
        async with halls(tmp_path, 1) as (hall,):
            chosen = TableSettings(options=options(preset, TABLES[preset]), thinking=60)
            id = await hall.open(chosen, "person0", SEED)
            live = await hall.live_table(id)
            watchers = [Watcher(who, 0) for who in ("person0", "person2", None)]
            for watcher in watchers:
                watcher.player = None
            live.watchers = set(watchers)
            sent: dict[Watcher, dict[int, bytes]] = {watcher: {} for watcher in watchers}
            rng, compared = Random(preset), set[int]()

            async def check() -> None:
                for watcher in watchers:
                    for frame in frames(watcher):
                        told = without_asks(frame)
                        if isinstance(told, Happened):
                            sent[watcher][told.seq] = encode(told)
                if rng.random() < 0.1 or not live.table.sitting.is_running:
                    for watcher in watchers:
                        compare(watcher, rng.randrange(live.table.deal_began, live.table.seq))

            def compare(watcher: Watcher, since: int) -> None:
                for told in missed_frames(live, watcher.who, since):
                    if isinstance(told, Happened):
                        told.asks = []
                        assert encode(told) == sent[watcher][told.seq]
                        compared.add(told.seq)

            await play(hall, id, rng, check)
            assert len(compared) > 20

    asyncio.run(run())


@pytest.mark.parametrize("preset", TABLES)
def test_another_node_tells_the_same(tmp_path: Path, preset: str) -> None:
    async def run() -> None:
        async with halls(tmp_path, 2) as (here, there):
            id = await here.open(TableSettings(options=options(preset, TABLES[preset])), "person0", SEED)
            watchers = []
            for hall in (here, there):
                watcher = Watcher("person1", 0)
                (await hall.live_table(id)).watchers.add(watcher)
                watchers.append(watcher)

            async def check() -> None:
                await there.read_up_to(id, (await here.live_table(id)).table.seq)
                mine, theirs = map(frames, watchers)
                assert mine and mine == theirs

            await play(here, id, Random(preset), check)

    asyncio.run(run())
