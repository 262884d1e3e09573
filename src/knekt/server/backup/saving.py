"""Save all that a server keeps. People may play meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.errors import KnektError
from knekt.server.backup.file import CHUNK, BackupResult, new_backup
from knekt.server.backup.manifest import Manifest, Shape
from knekt.server.people.keys import kept_keys
from knekt.server.store import ChainWatch, Database, Line
from knekt.server.store.migrate import revision_of
from knekt.server.store.schema import METADATA, events, keys

__all__ = ["Progress", "back_up", "tables_in"]

Progress = Callable[[int, int], None]  # called with how many rows are done, of how many


async def back_up(database: Database, folder: Path, target: Path, progress: Progress) -> BackupResult:
    """Write what the database and the data folder hold at one moment into a new file.

    A damaged log is saved like the others, and reported. A database that is older than this program stays as
    it is.
    """
    if database.file is not None and not database.file.exists():
        raise _nothing(database)
    with database.refusals():
        async with database.snapshot() as connection:
            revision = await connection.run_sync(revision_of)
            if revision is None:
                raise _nothing(database)
            tables = await connection.run_sync(tables_in)
            manifest = Manifest(
                program=version("knekt"),
                revision=revision,
                at=datetime.now(UTC).isoformat(timespec="seconds"),
                keys=await kept_keys(database, connection, folder),
                tables=tuple([await _shape(connection, table) for table in tables]),
            )
            done, watch = 0, ChainWatch()
            with new_backup(target) as out:
                out.begin(manifest)
                for table in tables:
                    async for rows in _rows(connection, table, watch):
                        out.rows(rows)
                        done += len(rows)
                        progress(done, manifest.rows)
                out.end(watch.damaged)
    return BackupResult(target, manifest, watch.damaged)


def tables_in(connection: Connection) -> list[Table]:
    """Our tables as this database has them, which may be older; a table comes after those to which it refers.

    Keys are left out: the other kind of database keeps them in the folder.
    """
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables and name != keys.name)
    return found.sorted_tables


async def _shape(connection: AsyncConnection, table: Table) -> Shape:
    count = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    return Shape(table.name, tuple(table.columns.keys()), count)


async def _rows(
    connection: AsyncConnection, table: Table, watch: ChainWatch
) -> AsyncIterator[Sequence[Sequence[Any]]]:
    """The rows as they are written, some at a time; lines of logs are checked on the way."""
    wanted = select(table).order_by(*table.primary_key.columns)
    names = table.columns.keys()
    binary = [place for place, each in enumerate(table.columns) if isinstance(each.type, LargeBinary)]
    line = itemgetter(*map(names.index, Line.__slots__)) if table.name == events.name else None
    result = await connection.stream(wanted, execution_options={"yield_per": CHUNK})
    async for part in result.partitions():
        rows = [list(row) for row in part]
        for row in rows:
            if line is not None:
                watch.read(Line(*line(row)))
            for place in binary:
                row[place] = row[place] and row[place].hex()
        yield rows


def _nothing(database: Database) -> KnektError:
    return KnektError("nothing-to-back-up", f"there is nothing in {database.name}", name=database.name)
