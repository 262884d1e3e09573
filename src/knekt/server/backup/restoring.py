"""Put back all that a server kept, into an empty place."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, LargeBinary, Table, insert, inspect, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.errors import KnektError
from knekt.server.backup.file import (
    CHUNK,
    Backup,
    BackupResult,
    altered_error,
    read_backup,
    sync_name,
    too_new_error,
)
from knekt.server.backup.saving import Progress, tables_in
from knekt.server.people.keys import FILE, keep_in_database, keep_in_folder
from knekt.server.store import ChainWatch, Database, Line
from knekt.server.store.migrate import VERSIONS, is_known, migrating, upgrade
from knekt.server.store.schema import METADATA, events

__all__ = ["restore"]


async def restore(file: Path, database: Database, folder: Path, progress: Progress) -> BackupResult:
    """Put a backup into an empty database of either kind and an empty data folder, and upgrade it.

    At the end all of it is there, or nothing. KnektError if anything would be overwritten, or if the backup
    is not what was written.
    """
    backup = read_backup(file)
    if not is_known(backup.manifest.revision):
        raise too_new_error(file, backup.manifest.program)
    with database.refusals():
        async with _empty(database, folder, backup) as connection:
            await connection.run_sync(upgrade, backup.manifest.revision)
            await _fill(connection, backup, progress)
            await connection.run_sync(upgrade)
            damaged = await _damaged(connection)
            if damaged != backup.damaged:  # a forger can make a new checksum, but no new chain
                raise altered_error(file)
    return BackupResult(file, backup.manifest, backup.damaged)


@asynccontextmanager
async def _empty(database: Database, folder: Path, backup: Backup) -> AsyncIterator[AsyncConnection]:
    """A transaction on an empty database.

    Database and keys come to their place only if nothing goes wrong.
    """
    if database.file is None:
        async with migrating(database) as connection:
            if await connection.run_sync(_is_used):
                raise _not_empty(database.name)
            yield connection
            await keep_in_database(connection, backup.manifest.keys)
        return
    journal = database.file.with_name(f"{database.file.name}-wal")
    for there in (database.file, journal, folder / FILE):
        if there.exists():
            raise _not_empty(str(there))
    beside = database.file.with_name(f".{database.file.name}.{secrets.token_hex(4)}")
    made = Database(f"sqlite+aiosqlite:///{beside}")
    try:
        async with migrating(made) as connection:
            yield connection
        await made.close()  # this brings the write-ahead log into the file
        # The key comes first: without it a server would make another one.
        keep_in_folder(folder, backup.manifest.keys)
        beside.rename(database.file)
        sync_name(database.file)
    finally:
        await made.close()
        for name in (beside.name, f"{beside.name}-wal", f"{beside.name}-shm"):
            beside.with_name(name).unlink(missing_ok=True)


def _is_used(connection: Connection) -> bool:
    """Whether the database has any of our tables."""
    return bool({*METADATA.tables, VERSIONS} & set(inspect(connection).get_table_names()))


def _not_empty(name: str) -> KnektError:
    return KnektError("restore-not-empty", f"{name} is there already", name=name)


async def _fill(connection: AsyncConnection, backup: Backup, progress: Progress) -> None:
    tables = {each.name: each for each in await connection.run_sync(tables_in)}
    inserts = {name: insert(table) for name, table in tables.items()}
    done = 0
    try:
        for shape, rows in backup.rows():
            values = _values(tables[shape.name], shape.columns, rows)
            await connection.execute(inserts[shape.name], values)
            done += len(rows)
            progress(done, backup.manifest.rows)
    except (KeyError, TypeError, ValueError):
        raise altered_error(backup.file) from None
    except StatementError as failed:  # there are values that no database of ours can have had
        if isinstance(failed, DBAPIError) and not isinstance(failed, (DataError, IntegrityError)):
            raise
        raise altered_error(backup.file) from None


def _values(table: Table, columns: tuple[str, ...], rows: list[list[Any]]) -> list[dict[str, Any]]:
    """The rows by the names of their columns, with bytes as bytes.

    TypeError if a value does not fit its column.
    """
    by_column = {name: list(values) for name, values in zip(columns, zip(*rows, strict=True), strict=True)}
    for name, values in by_column.items():
        kind = table.columns[name].type
        if isinstance(kind, LargeBinary):
            by_column[name] = [None if value is None else bytes.fromhex(value) for value in values]
        elif not isinstance(kind, JSON) and not set(map(type, values)) <= {kind.python_type, type(None)}:
            raise TypeError(name)  # SQLite would accept it
    return [dict(zip(columns, row, strict=True)) for row in zip(*by_column.values(), strict=True)]


async def _damaged(connection: AsyncConnection) -> dict[str, int]:
    """The logs that were tampered with, and the first such line of each."""
    watch = ChainWatch()
    wanted = select(events).order_by(*events.primary_key.columns)
    result = await connection.stream(wanted, execution_options={"yield_per": CHUNK})
    async for rows in result.partitions():
        for row in rows:
            watch.read(Line(*row))
    return watch.damaged
