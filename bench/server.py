"""The server: how fast its log is written, and how soon a move is acknowledged when many play.

`python -m bench.server --tables 50 --rate 50 --seconds 10` for a smaller size.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from bench.server_load import Load, load, served
from knekt.games import options
from knekt.server.hall.hall import Hall
from knekt.server.run.clock import Clock
from knekt.server.store import Append, Database, Line, Writer, chained
from knekt.server.store.migrate import migrate
from knekt.server.table import TableSettings

__all__ = ["server"]

APPENDS, ALONE, AT_ONCE = 4000, 200, 200
EVENT = '{"kind":"card-played","seat":1,"card":"CJ"}'


def server(wanted: Load | None = None) -> None:
    """Every figure of the server."""
    with TemporaryDirectory(prefix="knekt-bench-", dir=".") as folder:  # on a disk, as /tmp may not be
        uvloop.run(_appends(Path(folder)))
    with (
        TemporaryDirectory(prefix="knekt-bench-", dir=".") as folder,
        served(Path(folder)) as (address, process),
    ):
        uvloop.run(load(address, process.pid, wanted or Load()))


async def _appends(folder: Path) -> None:
    """Moves at many tables made durable together, and one by one, on the same disk."""
    database = Database.in_folder(folder)
    await migrate(database)
    writer = Writer(database)
    writer.start()
    hall = Hall(database, writer, Clock())
    settings = TableSettings(options=options("german"))
    tables = [await hall.open(settings, None) for _ in range(AT_ONCE)]
    alone = await _rate(writer, tables[:1], ALONE)
    before = writer.commits
    together = await _rate(writer, tables[1:], APPENDS // AT_ONCE)
    each = APPENDS / max(1, writer.commits - before)
    print("Durable appends a second, SQLite with full synchronisation")
    print(
        f"  one commit each {alone:6.0f}   {AT_ONCE - 1} tables at once {together:6.0f}"
        f"   ratio {together / alone:.1f}   {each:.0f} a commit   goal 2000"
    )
    await writer.stop()
    await database.close()


async def _rate(writer: Writer, tables: list[str], each: int) -> float:
    """Appends a second, if so many are made at each of the tables, one after the other."""

    async def play(table: str) -> None:
        chain = secrets.token_bytes(32)
        for seq in range(1, each + 1):
            line = chained(Line(table, seq, seq, 1, None, f"c{seq}", EVENT), chain)
            chain = line.chain
            await writer.append(Append([line]))

    begun = perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return each * len(tables) / (perf_counter() - begun)


if __name__ == "__main__":
    usual = Load()
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--tables", type=int, default=usual.tables)
    flags.add_argument("--rate", type=float, default=usual.rate, help="moves a second at first")
    flags.add_argument("--seconds", type=float, default=usual.seconds)
    given = flags.parse_args()
    server(Load(given.tables, given.rate, given.seconds))
