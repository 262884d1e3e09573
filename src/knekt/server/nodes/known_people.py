"""What a node knows of the people at its tables: names, wishes, and whom each does not want to hear."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import select

from knekt.errors import KnektError
from knekt.players import NAMES, name_at
from knekt.server.hall.live_table import LiveTable
from knekt.server.people.lookalikes import look_of
from knekt.server.store import Database
from knekt.server.store.schema import mutes, people
from knekt.server.table import Table, bot_level

__all__ = ["check_name_is_free", "learn_changes", "learn_mutes", "learn_names", "name_of"]


def name_of(live: LiveTable, table: Table, player: int) -> str | None:
    """The name of the person or bot in this place; None for a free one.

    A bot makes way for a person's name.
    """
    place = table.places[player]
    if place is None:
        return None
    if bot_level(place.holder) is None:
        return live.names.get(place.holder, "")
    return _names_of_bots(live, table)[player]


def check_name_is_free(tables: Iterable[LiveTable], person: str, name: str) -> None:
    """Nothing, if nobody else at these tables has this name, or one that looks like it.

    KnektError if somebody has.
    """
    for live in tables:
        for player, place in enumerate(live.table.places):
            other = None if place is None or place.holder == person else name_of(live, live.table, player)
            if other is not None and look_of(other) == look_of(name):
                raise KnektError("name-taken", f"somebody at the table is called {name!r}")


def _names_of_bots(live: LiveTable, table: Table) -> dict[int, str]:
    """The names of the bots, by place: no two at a table are the same, and none is that of a person there."""
    bots, taken = list[int](), set[str]()
    for player, place in enumerate(table.places):
        if place is not None and bot_level(place.holder) is not None:
            bots.append(player)
        elif place is not None:
            taken.add(look_of(live.names.get(place.holder, "")))
    found = {player: name_at(player) for player in bots if look_of(name_at(player)) not in taken}
    left = [name for name in NAMES if look_of(name) not in taken and name not in found.values()]
    return {player: found.get(player) or left.pop(0) for player in bots}


async def learn_names(database: Database, live: LiveTable) -> None:
    """Look up the names and wishes of the people at the table who are not known yet."""
    unknown = [each for each in live.people if each not in live.names]
    for row in await _rows(database, unknown):
        _note(live, row)


async def learn_changes(
    database: Database, tables: Iterable[LiveTable], persons: Collection[str]
) -> list[tuple[LiveTable, str]]:
    """Look up the names and wishes of these people again.

    The answer is a list of everybody who has a new name, with the table.
    """
    found = await _rows(database, persons)
    renamed = list[tuple[LiveTable, str]]()
    for live in tables:
        for row in found:
            if row.id in live.names:
                if live.names[row.id] != row.name:
                    renamed.append((live, row.id))
                _note(live, row)
    return renamed


async def learn_mutes(database: Database, live: LiveTable) -> None:
    """Look up whom each person at the table does not want to hear."""
    wanted = select(mutes.c.person, mutes.c.other).where(mutes.c.table == live.id)
    # Of two that read at once, the later one must win.
    async with live.learning, database.reading() as connection:
        found: dict[str, set[str]] = {}
        for row in await connection.execute(wanted):
            found.setdefault(row.person, set()).add(row.other)
        live.mutes = found


async def _rows(database: Database, persons: Collection[str]) -> list[Any]:
    if not persons:
        return []
    wanted = select(people.c.id, people.c.name, people.c.wishes).where(people.c.id.in_(persons))
    async with database.reading() as connection:
        return list(await connection.execute(wanted))


def _note(live: LiveTable, row: Any) -> None:
    live.names[row.id] = row.name
    if row.wishes.get("auto_forced") is True:
        live.wish_forced.add(row.id)
    else:
        live.wish_forced.discard(row.id)
