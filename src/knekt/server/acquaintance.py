"""What a node knows of the people at its tables: their names, their wishes, whom they do not want to hear."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import select

from knekt.server.held import Held
from knekt.server.store import Database
from knekt.server.store.schema import mutes, people

__all__ = ["learn_anew", "learn_mutes", "learn_names"]


async def learn_names(database: Database, held: Held) -> None:
    """The names of those at the table who are not known yet, and what they wish."""
    unknown = [each for each in held.people if each not in held.names]
    for row in await _rows(database, unknown):
        _note(held, row)


async def learn_anew(
    database: Database, tables: Iterable[Held], persons: Collection[str]
) -> list[tuple[Held, str]]:
    """How these people are called now, and what they wish; where somebody is called otherwise than before, and who."""
    found = await _rows(database, persons)
    renamed = list[tuple[Held, str]]()
    for held in tables:
        for row in found:
            if row.id in held.names:
                if held.names[row.id] != row.name:
                    renamed.append((held, row.id))
                _note(held, row)
    return renamed


async def learn_mutes(database: Database, held: Held) -> None:
    """Whom each one does not want to hear at the table."""
    wanted = select(mutes.c.person, mutes.c.other).where(mutes.c.table == held.id)
    async with held.learning, database.reading() as connection:  # what is read later is taken note of later
        found: dict[str, set[str]] = {}
        for row in await connection.execute(wanted):
            found.setdefault(row.person, set()).add(row.other)
        held.mutes = found


async def _rows(database: Database, persons: Collection[str]) -> list[Any]:
    if not persons:
        return []
    wanted = select(people.c.id, people.c.name, people.c.wishes).where(people.c.id.in_(persons))
    async with database.reading() as connection:
        return list(await connection.execute(wanted))


def _note(held: Held, row: Any) -> None:
    held.names[row.id] = row.name
    if row.wishes.get("auto_forced") is True:
        held.wish_forced.add(row.id)
    else:
        held.wish_forced.discard(row.id)
