"""The store: what is acknowledged is there, a number is given once, and every change of a log shows."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.event import listen
from sqlalchemy.exc import DatabaseError

from knekt.errors import KnektError
from knekt.server.store import Append, Database, Line, Overtaken, Writer, chained, lines_of
from knekt.server.store.log import START
from knekt.server.store.migrate import migrate
from knekt.server.store.schema import METADATA, events, tables

TABLE: dict[str, Any] = {
    "settings": {},
    "seed": bytes(32),
    "host": None,
    "visibility": "public",
    "kind": "table",
    "preset": "german",
    "stage": "open",
    "places": 3,
    "free": 3,
    "created": 0,
    "changed": 0,
}


@asynccontextmanager
async def opened(address: str, ids: tuple[str, ...] = ("a", "b")) -> AsyncIterator[tuple[Database, Writer]]:
    """A migrated database with these tables and its writer."""
    database = Database(address)
    await migrate(database)
    async with database.writing() as connection:
        await connection.execute(insert(tables), [{"id": id, **TABLE} for id in ids])
    writer = Writer(database)
    writer.start()
    try:
        yield database, writer
    finally:
        await writer.stop()
        await database.close()


def logged(table: str, count: int, before: bytes = START, first: int = 1) -> list[Line]:
    lines = list[Line]()
    for seq in range(first, first + count):
        line = Line(table, seq, 1000 + seq, seq % 3, "anna", f"command {seq}", f'{{"kind":"e","n":{seq}}}')
        lines.append(chained(line, before))
        before = lines[-1].chain
    return lines


async def read(database: Database, table: str) -> list[Line]:
    async with database.reading() as connection:
        return await lines_of(connection, table)


def test_what_is_acknowledged_is_read_back(address: str) -> None:
    async def run() -> None:
        async with opened(address) as (database, writer):
            lines = logged("a", 5)
            await writer.append(Append(lines[:2]))
            await writer.append(Append(lines[2:]))
            assert await read(database, "a") == lines
            assert await read(database, "b") == []

    asyncio.run(run())


def test_many_appends_share_a_commit(address: str) -> None:
    async def run() -> None:
        ids = tuple(f"t{number}" for number in range(50))
        async with opened(address, ids) as (database, writer):
            await asyncio.gather(*(writer.append(Append(logged(id, 1))) for id in ids))
            assert writer.appends == 50
            assert writer.commits < 10
            for id in ids:
                assert await read(database, id) == logged(id, 1)

    asyncio.run(run())


def test_who_writes_waits_in_line_and_is_not_turned_away(address: str) -> None:
    async def write(database: Database, number: int) -> None:
        async with database.writing() as connection:
            await connection.execute(insert(tables), [{"id": f"table {number}", **TABLE}])
            await asyncio.sleep(0.001)

    async def many() -> int:
        async with opened(address) as (database, _):
            if not database.is_shared:  # this one gives up at once while another writes
                listen(
                    database.engine.sync_engine,
                    "checkout",
                    lambda each, *_: each.execute("PRAGMA busy_timeout=0"),
                )
            await asyncio.gather(*(write(database, number) for number in range(40)))
            async with database.reading() as connection:
                return len((await connection.execute(select(tables.c.id))).all())

    assert asyncio.run(many()) == 42


def test_a_number_is_given_once_and_only_the_loser_is_overtaken(address: str) -> None:
    async def run() -> None:
        async with opened(address) as (database, writer):
            (first,) = logged("a", 1)
            await writer.append(Append([first]))
            again = chained(Line("a", 1, 5, None, "bo", "other", '{"kind":"x"}'), START)
            results = await asyncio.gather(
                writer.append(Append([again])), writer.append(Append(logged("b", 2))), return_exceptions=True
            )
            assert isinstance(results[0], Overtaken)
            assert results[1] is None
            assert await read(database, "a") == [first]
            assert await read(database, "b") == logged("b", 2)

    asyncio.run(run())


def test_a_command_counts_once(address: str) -> None:
    async def run() -> None:
        async with opened(address) as (database, writer):
            (first,) = logged("a", 1)
            await writer.append(Append([first]))
            twice = chained(Line("a", 2, 5, 0, "anna", "command 1", '{"kind":"x"}'), first.chain)
            with pytest.raises(Overtaken):
                await writer.append(Append([twice]))
            assert await read(database, "a") == [first]

    asyncio.run(run())


def test_what_is_written_with_the_events_is_written_or_not_with_them(address: str) -> None:
    rename = update(tables).values(stage="over")

    async def stage(database: Database) -> str:
        async with database.reading() as connection:
            found = await connection.execute(tables.select().where(tables.c.id == "a"))
            return str(found.one().stage)

    async def run() -> None:
        async with opened(address) as (database, writer):
            (first,) = logged("a", 1)
            await writer.append(Append([first]))
            with pytest.raises(Overtaken):
                await writer.append(Append([first], [(rename, {})]))
            assert await stage(database) == "open"
            await writer.append(Append(logged("a", 1, first.chain, 2), [(rename, {})]))
            assert await stage(database) == "over"

    asyncio.run(run())


EDITS: dict[str, Callable[[], Any]] = {
    "a card": lambda: update(events).where(events.c.seq == 3).values(event='{"kind":"e","n":4}'),
    "who": lambda: update(events).where(events.c.seq == 3).values(who="bo"),
    "when": lambda: update(events).where(events.c.seq == 1).values(at=1),
    "a line dropped": lambda: delete(events).where(events.c.seq == 2),
    "the first dropped": lambda: delete(events).where(events.c.seq == 1),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_log_is_refused(edit: str, address: str) -> None:
    async def run() -> None:
        async with opened(address) as (database, writer):
            await writer.append(Append(logged("a", 5)))
            async with database.writing() as connection:
                await connection.execute(EDITS[edit]())
            with pytest.raises(KnektError, check=lambda error: error.code == "log-damaged"):
                await read(database, "a")

    asyncio.run(run())


def test_migrations_lead_to_the_schema(address: str) -> None:
    async def run() -> None:
        database = Database(address)
        await migrate(database)
        await migrate(database)  # there is nothing left to do
        async with database.writing() as connection:
            assert not await connection.run_sync(
                lambda synchronous: compare_metadata(MigrationContext.configure(synchronous), METADATA)
            )
        await database.close()

    asyncio.run(run())


def test_a_database_of_a_newer_program_is_refused(address: str) -> None:
    async def run() -> None:
        database = Database(address)
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(KnektError, check=lambda error: error.code == "database-too-new"):
            await migrate(database)
        await database.close()

    asyncio.run(run())


def test_a_torn_file_gives_a_beginning_of_the_log_or_is_refused(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    told = logged("a", 60)

    async def write() -> None:
        async with opened(f"sqlite+aiosqlite:///{whole / 'knekt.db'}") as (_, writer):
            for line in told:
                await writer.append(Append([line]))
            for file in whole.iterdir():  # as the files are while the server runs: with its write-ahead log
                shutil.copy(file, tmp_path / file.name)

    async def found(folder: Path) -> list[Line] | None:
        database = Database.in_folder(folder)
        try:
            return await read(database, "a")
        except (DatabaseError, KnektError):
            return None
        finally:
            await database.close()

    async def run() -> None:
        rng, outcomes = Random(1), set[str]()
        for number in range(300):
            torn = tmp_path / "torn"
            shutil.rmtree(torn, ignore_errors=True)
            torn.mkdir()
            for name in ("knekt.db", "knekt.db-wal"):
                shutil.copy(tmp_path / name, torn / name)
            victim = torn / rng.choice(["knekt.db", "knekt.db-wal", "knekt.db-wal"])
            raw = bytearray(victim.read_bytes())
            place = rng.randrange(len(raw))
            if number % 2:
                raw[place] ^= 1 << rng.randrange(8)
            else:
                del raw[place:]
            victim.write_bytes(raw)
            lines = await found(torn)
            outcomes.add("refused" if lines is None else "whole" if len(lines) == len(told) else "beginning")
            assert lines is None or lines == told[: len(lines)]
        assert outcomes == {"refused", "whole", "beginning"}

    asyncio.run(write())
    assert (tmp_path / "knekt.db-wal").stat().st_size > 0
    asyncio.run(run())
