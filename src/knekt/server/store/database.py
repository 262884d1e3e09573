"""One database behind one address: a file for SQLite, a server for PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from knekt.errors import KnektError

__all__ = ["Database"]

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


class Database:
    """The engine, and what differs between the two kinds. KnektError if the address is none."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_shared = not address.startswith("sqlite")  # several nodes may use it at the same time
        try:
            self.engine: AsyncEngine = create_async_engine(
                address,
                json_serializer=lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":")),
                pool_size=10,  # of SQLite each is a thread, which is dear to make anew
                max_overflow=10,
                pool_pre_ping=self.is_shared,
            )
        except (ArgumentError, InvalidRequestError, ImportError, ValueError) as failed:
            # the address is not said, as it may have a password in it
            raise KnektError(
                "database-address", f"no address of a database: {type(failed).__name__}"
            ) from None
        # SQLite lets one write at a time; who only tries again and again may wait for ever, so here one waits in line.
        self._turn: AbstractAsyncContextManager[object] = nullcontext() if self.is_shared else asyncio.Lock()
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    @classmethod
    def of(cls, address: str, folder: Path) -> Database:
        """The database at this address; without one, the SQLite file of the data folder."""
        return cls(address) if address else cls.in_folder(folder)

    @classmethod
    def in_folder(cls, folder: Path) -> Database:
        """The SQLite file of a data folder."""
        return cls(f"sqlite+aiosqlite:///{folder / 'knekt.db'}")

    @property
    def file(self) -> Path | None:
        """Where SQLite keeps it; None: it is on a server."""
        return None if self.is_shared else Path(self.engine.url.database or "")

    @property
    def name(self) -> str:
        """What it is called in a sentence, without the password."""
        return str(self.file or self.engine.url.set(query={}).render_as_string(hide_password=True))

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """What the database refuses within, as an error of ours. No value is told of, for it might name a card."""
        try:
            yield
        except (DBAPIError, OSError) as failed:
            why = _why(failed)
            raise KnektError("database-unusable", f"{self.name}: {why}", name=self.name, why=why) from failed

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, durable when it ends. Logs are written by the `Writer` instead."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """The whole database as it is at one moment, whatever is written meanwhile. Nobody has to wait for it."""
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            else:
                await connection.exec_driver_sql("BEGIN")  # else each question would see a moment of its own
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _why(failed: DBAPIError | OSError) -> str:
    """What the system says: of a connection in its words, of what is written only the kind."""
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
    except Exception:  # such as a file that is no database: its thread ends with the connection
        connection.close()
        raise
