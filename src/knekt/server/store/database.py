"""One database behind one address: a file for SQLite, a server for PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    InvalidRequestError,
    OperationalError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from knekt.errors import KnektError
from knekt.server.store.condition import Condition

__all__ = ["DATABASE_FILE", "Database", "keep_private"]

DATABASE_FILE = "knekt.db"  # in the data folder
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=2000",  # if another process holds the lock longer, the player gets an error
)


class Database:
    """The engine, and what differs between the two kinds; KnektError if the address is not valid."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_shared = not address.startswith("sqlite")  # several nodes may use it at the same time
        try:
            self.engine: AsyncEngine = create_async_engine(
                address,
                json_serializer=lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":")),
                pool_size=10,  # with SQLite each is a thread, which is slow to start
                max_overflow=10,
                pool_pre_ping=self.is_shared,
            )
        except (ArgumentError, InvalidRequestError, ImportError, ValueError) as failed:
            # The address itself is left out: it may have a password in it.
            raise KnektError(
                "database-address", f"no address of a database: {type(failed).__name__}"
            ) from None
        # SQLite lets one connection write at a time. One that only retries may never get its turn, so all
        # queue here.
        self._turn: AbstractAsyncContextManager[object] = nullcontext() if self.is_shared else asyncio.Lock()
        self.condition = Condition(self.file)
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "do_connect", self._keep_private)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    @classmethod
    def of(cls, address: str, folder: Path) -> Database:
        """The database at this address; without one, the SQLite file of the data folder."""
        return cls(address) if address else cls.in_folder(folder)

    @classmethod
    def in_folder(cls, folder: Path) -> Database:
        """The SQLite file of a data folder."""
        return cls(f"sqlite+aiosqlite:///{folder / DATABASE_FILE}")

    @property
    def file(self) -> Path | None:
        """The file of SQLite; None if the database is on a server."""
        return None if self.is_shared else Path(self.engine.url.database or "")

    @property
    def name(self) -> str:
        """The name by which messages call it, without the password."""
        return str(self.file or self.engine.url.set(query={}).render_as_string(hide_password=True))

    def _keep_private(self, *_: Any) -> None:
        """Before SQLite opens or makes its file, take the rights to it from the other users of the machine.

        Cards and passwords lie there. The files that SQLite puts next to it get the same rights.
        """
        self.condition.opens()
        file = self.file
        if file is None or not file.name:
            return
        with suppress(OSError):  # SQLite says better what is wrong with the file
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            keep_private(each)
        self.condition.opens()

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Turn a refusal of the database into a KnektError. It tells no value, for that might name a card."""
        try:
            yield
        except (DBAPIError, OSError) as failed:
            why = _why(failed)
            raise KnektError("database-unusable", f"{self.name}: {why}", name=self.name, why=why) from failed

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn a failure of the database, such as a full disk, into a KnektError.

        An error about the values themselves, which it does not accept, stays as it is.
        """
        try:
            yield
        except (IntegrityError, DataError):
            raise
        except DBAPIError as failed:
            if _is_about_values(failed):
                raise
            raise self.condition.failed(_why(failed)) from failed

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; KnektError if that fails."""
        with self._told():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when it ends; KnektError if that fails. Only the `Writer` writes logs."""
        with self._told():
            self.condition.check()
            async with self.transaction() as connection:
                yield connection
            self.condition.check()  # what was written to a file that is gone is lost
        self.condition.kept()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that raises the database's own errors: for before the server runs."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def try_to_write(self) -> None:
        """Write something that changes nothing; KnektError if it is not kept."""
        async with self.writing() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_current_xact_id()" if self.is_shared else "PRAGMA user_version = 1"
            )

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """The whole database as it is at one moment, whatever is written meanwhile.

        Nobody has to wait for this.
        """
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            else:
                await connection.exec_driver_sql("BEGIN")  # otherwise each query would see another moment
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def keep_private(path: Path) -> None:
    """Take all rights to a file or folder from everybody but its owner, if it is there."""
    with suppress(OSError):
        mode = path.stat().st_mode
        if mode & 0o077 and not mode & stat.S_ISVTX:  # not /tmp and the like, where everybody may write
            path.chmod(stat.S_IMODE(mode) & 0o700)


def _is_about_values(failed: DBAPIError) -> bool:
    """Whether PostgreSQL rejects a value, such as a text with NUL: then the database is not at fault."""
    return str(getattr(failed.orig, "sqlstate", "")).startswith("22")


def _why(failed: DBAPIError | OSError) -> str:
    """The reason of a failure: for a connection in the system's words, for a statement only the kind."""
    if isinstance(failed, OSError):
        return failed.strerror or type(failed).__name__
    if isinstance(failed, OperationalError) or failed.statement is None:
        return str(failed.orig).partition("\n")[0].rstrip(".")
    return type(failed.orig).__name__


def _prepare_sqlite(connection: Any, _: Any) -> None:
    try:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
    except Exception:  # such as a file that is no database; closing ends its thread
        connection.close()
        raise
