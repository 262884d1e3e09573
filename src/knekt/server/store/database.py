"""One database behind one address: a file for SQLite, a server for PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

__all__ = ["Database"]

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


class Database:
    """The engine, and what differs between the two kinds."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_shared = not address.startswith("sqlite")  # several nodes may use it at the same time
        self.engine: AsyncEngine = create_async_engine(
            address,
            json_serializer=lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":")),
            pool_size=10,  # of SQLite each is a thread, which is dear to make anew
            max_overflow=10,
            pool_pre_ping=self.is_shared,
        )
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    @classmethod
    def in_folder(cls, folder: Path) -> Database:
        """The SQLite file of a data folder."""
        return cls(f"sqlite+aiosqlite:///{folder / 'knekt.db'}")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, durable when it ends. Logs are written by the `Writer` instead."""
        async with self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
