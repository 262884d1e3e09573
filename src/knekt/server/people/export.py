"""All that is kept about a person, line by line: the person, tokens, mutes, and what was seen at each table.

Logs may be long, so each is written piece by piece, in the thread for long work.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

from msgspec.json import encode
from sqlalchemy import select, union

from knekt.notation import to_plain
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.people.games import deals_of
from knekt.server.people.people import People, Person
from knekt.server.people.tokens import Tokens
from knekt.server.run.long_work import LongWork, pieces_of
from knekt.server.store import Database
from knekt.server.store.schema import members, mutes, tables
from knekt.server.table import EVENTS, Table, Visibility

__all__ = ["export", "log_as_seen", "tables_of"]

_PAGE = 50  # deals that are looked up together


async def export(
    database: Database, hall: Hall, people: People, tokens: Tokens, long_work: LongWork, person: str
) -> AsyncIterator[bytes]:
    """The lines of the person's data, in pieces.

    They contain no password and no token, not even as a hash.
    """
    yield _line("person", _plain(await people.person(person)))
    for token in await tokens.of(person):
        yield _line("token", _plain(token))
    muted = select(mutes.c.table, mutes.c.other).where(mutes.c.person == person)
    async with database.reading() as connection:
        found = (await connection.execute(muted)).all()
    for table, other in found:
        yield _line("mute", {"table": table, "other": other})
    for id in await tables_of(database, person):
        live = await hall.live_table(id)
        async for piece in long_work.pieces(person, pieces_of(_table_line(live.frozen_copy(), person))):
            yield piece
    place: str | None = None
    while page := await deals_of(database, person, own=True, after=place, most=_PAGE):
        yield b"".join(_line("deal", _plain(deal)) for deal in page)
        place = page[-1].place


async def tables_of(database: Database, person: str) -> list[str]:
    """The tables at which the person has or had a place, or which the person has opened."""
    sat = select(members.c.table).where(members.c.person == person)
    opened = select(tables.c.id).where(tables.c.host == person)
    async with database.reading() as connection:
        found = await connection.execute(union(sat, opened).order_by("table"))
        return list(found.scalars())


def _table_line(live: LiveTable, person: str) -> Iterator[bytes]:
    """The line of a table, in pieces: the log at its end may have any length."""
    head = {
        "id": live.id,
        "host": live.host == person,
        "player": live.table.player_of(person),
        "settings": live.table.settings.plain,
        "log": [],
    }
    end = b"]}\n"
    yield _line("table", head).removesuffix(end)
    for number, each in enumerate(log_as_seen(live, person)):
        yield (b"," if number else b"") + encode(each)
    yield end


def log_as_seen(live: LiveTable, person: str) -> Iterator[dict[str, Any]]:
    """The log as the person saw it, event by event, from the seat that the person had then, or from none.

    Events of a private table are told only while the person had a place. Like `frames`, this makes bytes
    for a client, so each event passes its own `seen_by`.
    """
    settings = live.table.settings
    table = Table.new(settings)
    for stamp, event in zip(live.stamps[: live.table.seq], live.table.log, strict=True):
        table = table.believing(event)
        player = table.player_of(person)
        if settings.visibility is Visibility.PRIVATE and player is None and person != live.host:
            continue
        seen = event if event.kind in EVENTS else event.seen_by(table.seat_of(player))
        yield {"seq": table.seq, "at": stamp.at, "player": stamp.player, "event": to_plain(seen)}


def _line(kind: str, fields: dict[str, Any]) -> bytes:
    return encode({"line": kind, **fields}) + b"\n"


def _plain(thing: Person | Any) -> dict[str, Any]:
    """The fields of a thing, without the sentence about a deal: that follows from the result."""
    return {name: getattr(thing, name) for name in thing.__slots__ if name != "told"}
