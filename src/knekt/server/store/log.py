"""The log of a table in the database: one line for each event, each chained to the line before."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.errors import KnektError
from knekt.server.store.schema import events

__all__ = ["START", "ChainWatch", "Line", "chained", "checked", "lines_of", "page_of"]

START = bytes(32)  # the first line is chained to this
_PAGE = 500  # rows that are read together


@dataclass(frozen=True, slots=True)
class Line:
    """One event of a table's log, with who did it and when; `event` is JSON."""

    table: str
    seq: int
    at: int
    player: int | None
    who: str | None
    command: str | None
    event: str
    chain: bytes = START

    @property
    def row(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


def chained(line: Line, before: bytes) -> Line:
    """The line with its place in the chain: if a line is changed, dropped or inserted later, that shows."""
    parts = (line.table, line.seq, line.at, line.player, line.who, line.command, line.event)
    said = "\x1f".join("" if part is None else str(part) for part in parts)
    chain = hashlib.sha256(before + said.encode()).digest()
    return Line(line.table, line.seq, line.at, line.player, line.who, line.command, line.event, chain)


async def page_of(connection: AsyncConnection, table: str, after: int) -> tuple[Sequence[Row[Any]], bool]:
    """The next rows of a table's log, and whether there may be more; `checked` makes lines of them."""
    wanted = select(events).where(events.c.table == table, events.c.seq > after)
    rows = (await connection.execute(wanted.order_by(events.c.seq).limit(_PAGE))).all()
    return rows, len(rows) == _PAGE


async def lines_of(
    connection: AsyncConnection, table: str, after: int = 0, chain: bytes = START
) -> list[Line]:
    """The lines of a table after event `after`, whose chain is given.

    KnektError if one has been tampered with.
    """
    found, more = list[Line](), True
    while more:
        rows, more = await page_of(connection, table, after)
        found += checked(rows, after, chain)
        if found:
            after, chain = found[-1].seq, found[-1].chain
    return found


class ChainWatch:
    """Reads the logs of many tables, one after the other, and notes those that were tampered with."""

    def __init__(self) -> None:
        self.damaged: dict[str, int] = {}  # the first line of a table that is not what was written
        self._table, self._seq, self._chain = "", 0, START

    def read(self, line: Line) -> None:
        """The next line."""
        if line.table != self._table:
            self._table, self._seq, self._chain = line.table, 0, START
        self._seq += 1
        if line.table not in self.damaged and not _follows(line, self._seq, self._chain):
            self.damaged[line.table] = self._seq
        self._chain = line.chain


def _follows(line: Line, seq: int, chain: bytes) -> bool:
    """Whether the line is what was written there."""
    return line.seq == seq and chained(line, chain).chain == line.chain


def checked(rows: Iterable[Row[Any]], after: int, chain: bytes) -> Iterator[Line]:
    """These rows as the lines after event `after`, whose chain is given.

    KnektError if one was tampered with.
    """
    for seq, row in enumerate(rows, start=after + 1):
        line = Line(**row._mapping)
        if not _follows(line, seq, chain):
            raise KnektError("log-damaged", f"line {seq} of {line.table} is not what was written", seq=seq)
        chain = line.chain
        yield line
