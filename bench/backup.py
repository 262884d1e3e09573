"""Backup and restore of a server with many events: how long, how large.

`python -m bench.backup --events 500000` measures SQLite; with `--database postgresql+asyncpg://…`, the
address of an empty database, it also measures the way there and back.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from sqlalchemy import insert

from knekt.games import options
from knekt.server.backup import BackupResult, back_up, restore
from knekt.server.hall.hall import Hall
from knekt.server.run.clock import Clock
from knekt.server.store import Database, Line, Writer, chained
from knekt.server.store.log import START
from knekt.server.store.migrate import migrate
from knekt.server.store.schema import events
from knekt.server.table import TableSettings

__all__ = ["backup"]

EACH = 500  # events of a table
CARDS = [suit + rank for suit in "CSHD" for rank in "AKQJT987"]


async def backup(count: int, address: str) -> None:
    """Every figure."""
    print(f"Backup and restore of {count} events")
    with TemporaryDirectory(prefix="knekt-bench-", dir=".") as name:  # on a disk, as /tmp may not be
        one, two, three = (Path(name) / each for each in ("one", "two", "three"))
        for each in (one, two, three):
            each.mkdir()
        filled, other = Database.in_folder(one), Database.in_folder(two)
        await _fill(filled, count)
        first = Path(name) / "first.jsonl.gz"
        await _timed("SQLite, backup", count, back_up(filled, one, first, _silent))
        print(
            f"  {first.stat().st_size / 1e6:.0f} MB packed, "
            f"{(one / 'knekt.db').stat().st_size / 1e6:.0f} as a database"
        )
        await _timed("SQLite, restore", count, restore(first, other, two, _silent))
        if address:
            shared, second = Database(address), Path(name) / "second.jsonl.gz"
            await _timed("PostgreSQL, restore", count, restore(first, shared, three, _silent))
            await _timed("PostgreSQL, backup", count, back_up(shared, three, second, _silent))
            await shared.close()
        await filled.close()
        await other.close()


def _silent(done: int, of: int) -> None:
    pass


async def _timed(what: str, count: int, work: Awaitable[BackupResult]) -> None:
    begun, used = perf_counter(), process_time()
    kept = await work
    seconds, used = perf_counter() - begun, process_time() - used
    assert kept.manifest.count("events") == count and not kept.damaged
    print(f"  {what:<20} {seconds:6.1f} s, {used:5.1f} of CPU   {count / seconds:8.0f} events a second")


async def _fill(database: Database, count: int) -> None:
    """Tables with logs like those of people who play with bots."""
    await migrate(database)
    hall, rng = Hall(database, Writer(database), Clock()), Random(1)
    settings, left = TableSettings(options=options("german")), count
    while left:
        table, chain, lines = await hall.open(settings, None), START, list[Line]()
        for seq in range(1, min(EACH, left) + 1):
            event = json.dumps({"kind": "played", "seat": seq % 3, "card": rng.choice(CARDS)})
            who, command = (None, None) if seq % 3 else ("a person", f"c{seq}-{rng.randrange(10**9)}")
            line = chained(
                Line(table, seq, 1_794_822_900_000 + 1000 * seq, seq % 3, who, command, event), chain
            )
            lines.append(line)
            chain = line.chain
        async with database.writing() as connection:
            await connection.execute(insert(events), [line.row for line in lines])
        left -= len(lines)


if __name__ == "__main__":
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--events", type=int, default=500_000)
    flags.add_argument("--database", default="")
    given = flags.parse_args()
    asyncio.run(backup(given.events, given.database))
