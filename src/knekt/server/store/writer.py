"""Group commit: what many tables append at the same time becomes durable in one transaction.

A disk syncs some hundred times a second, however little is written. So one task writes everything: what comes
in while a transaction is on its way to the disk waits, and goes into the next transaction together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.server.store.database import Database
from knekt.server.store.log import Line
from knekt.server.store.schema import events

__all__ = ["NEWS", "Append", "Overtaken", "Writer"]

NEWS = "knekt_news"  # the channel on which nodes of one database tell each other of new events
_MOST = 500  # appends in one transaction
_INSERT = insert(events)
_NOTIFY = select(func.pg_notify(NEWS, bindparam("news")))


class Overtaken(Exception):
    """Another node was first to append to the table; the log must be read again."""


@dataclass(frozen=True, slots=True)
class Append:
    """What one command adds to a table: lines of the log, and rows that must be written with them.

    `also`: statements with their values. Statements that are the same object are sent together.
    """

    lines: Sequence[Line]
    also: Sequence[tuple[Executable, Mapping[str, Any]]] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Writes the logs of this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.appends = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self._task is not None:
            await self._waiting.put(None)
            await self._task
            self._task = None

    async def append(self, append: Append) -> None:
        """Return when the lines are durable; Overtaken if their numbers are taken."""
        self._waiting.put_nowait(append)
        await append.done

    async def _run(self) -> None:
        going = True
        while going:
            batch = [await self._waiting.get()]
            while len(batch) < _MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            going = None not in batch
            appends = [each for each in batch if each is not None]
            if appends:
                await self._commit(appends)

    async def _commit(self, appends: Sequence[Append]) -> None:
        try:
            async with self._database.writing() as connection:
                await self._write(connection, appends)
        except Exception as failed:  # such as a full disk: then nothing is acknowledged
            # One append was overtaken, or two nodes have locked each other out. Each append alone cannot do
            # that.
            if len(appends) > 1 and (isinstance(failed, IntegrityError) or self._database.is_shared):
                for each in appends:
                    await self._commit([each])
                return
            for each in appends:
                _fail(each, Overtaken(str(failed.orig)) if isinstance(failed, IntegrityError) else failed)
        else:
            self.commits += 1
            self.appends += len(appends)
            for each in appends:
                if not each.done.done():
                    each.done.set_result(None)

    async def _write(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        together: dict[Executable, list[Mapping[str, Any]]] = {}
        for append in appends:
            for statement, values in append.also:
                together.setdefault(statement, []).append(values)
        lines = [line.row for append in appends for line in append.lines]
        if lines:
            await connection.execute(_INSERT, lines)
        for statement, rows in together.items():
            await connection.execute(statement, rows)
        if self._database.is_shared:
            news = [{"news": f"{a.lines[0].table} {a.lines[-1].seq}"} for a in appends if a.lines]
            for each in news:
                await connection.execute(_NOTIFY, each)


def _fail(append: Append, why: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(why)
