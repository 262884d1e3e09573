"""Forgetting a person: what names the person goes, and what others have played with the person stays."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import structlog
from sqlalchemy import delete, or_, update

from knekt.errors import KnektError
from knekt.server.hall.hall import Hall
from knekt.server.people.export import tables_of
from knekt.server.people.names import name_of_forgotten
from knekt.server.store import Database
from knekt.server.store.schema import mutes, people, tokens
from knekt.server.table import Table

__all__ = ["forget"]

_log = structlog.get_logger()


async def forget(database: Database, hall: Hall, person: str, language: str) -> None:
    """Remove the login, the password, the tokens, the wishes, the name and all mutes, and free the places.

    The row stays under its opaque id, because logs name that id and must not change.
    """
    for id in await tables_of(database, person):
        with suppress(KnektError):  # the table is over, or the place was left before
            await hall.change(id, partial(_stepped_away, person))
    name = name_of_forgotten(language)
    async with database.writing() as connection:
        await connection.execute(delete(tokens).where(tokens.c.person == person))
        await connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.other == person)))
        await connection.execute(
            update(people)
            .where(people.c.id == person)
            .values(
                name=name,
                login=None,
                password=None,
                wishes={},
                session=people.c.session + 1,
                seen=people.c.created,
            )
        )
    _log.info("forgotten", person=person)


def _stepped_away(person: str, table: Table) -> Table:
    """The table with the person's place free again, or with a bot that goes on in it."""
    player = table.player_of(person)
    if player is None:
        return table
    return table.stand_in(player) if table.begun else table.leave(player)
