"""News from other nodes: who serves the same database tells the others which tables have gone on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import func, select

from knekt.server.hall import Hall
from knekt.server.store import NEWS, Database
from knekt.server.store.schema import events

__all__ = ["News"]

_AGAIN = 1.0  # seconds until a lost connection is tried again
_LOOK = 5.0  # seconds between two looks whether the connection is still there
_log = structlog.get_logger()


class News:
    """Listens on a shared database. On SQLite there is one node, and nothing to hear."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database, self._hall = database, hall
        self._task: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()
        self.is_listening = asyncio.Event()

    def start(self) -> None:
        if self._database.is_shared:
            self._task = asyncio.create_task(self._run(), name="news")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as lost:  # whatever the driver calls it: the connection is tried again
                _log.warning("news-lost", why=type(lost).__name__)
            self.is_listening.clear()
            await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        async with self._database.reading() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.add_listener(NEWS, self._hear)
            try:
                await self._look_at_all()  # whatever was told while nobody listened
                self.is_listening.set()
                while not driver.is_closed():
                    await asyncio.sleep(_LOOK)
                    await driver.execute("SELECT 1")
            finally:
                with suppress(Exception):
                    await driver.remove_listener(NEWS, self._hear)

    def _hear(self, _: Any, __: int, ___: str, news: str) -> None:
        table, seq = news.split(" ")
        self._read(table, int(seq))

    def _read(self, table: str, seq: int) -> None:
        task = asyncio.create_task(self._hall.news(table, seq))
        self._heard.add(task)
        task.add_done_callback(self._heard.discard)

    async def _look_at_all(self) -> None:
        used = list(self._hall.in_use)
        if not used:
            return
        async with self._database.reading() as connection:
            wanted = select(events.c.table, func.max(events.c.seq)).where(events.c.table.in_(used))
            for table, seq in await connection.execute(wanted.group_by(events.c.table)):
                self._read(table, seq)
