"""The lists of tables: those that are open to everybody, and those at which a person sits."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, func, or_, select

from knekt.errors import KnektError
from knekt.server.hall.hall import check_name
from knekt.server.run.clock import Clock
from knekt.server.run.limits import TABLES, TABLES_OF_GUEST
from knekt.server.store import Database
from knekt.server.store.schema import members, people, tables
from knekt.server.table import Kind, Visibility

__all__ = ["Listed", "Lobby", "TablePage"]

PAGE = 50
_FRESH = 24 * 3_600_000  # milliseconds without an event after which an open table is listed no more


class Listed(Struct, kw_only=True):
    """A table as the lists have it."""

    id: str
    preset: str
    options: dict[str, Any]  # the settings in which it differs from the preset
    kind: Literal["table", "daily", "branch"]
    visibility: Literal["public", "link", "private"]
    stage: Literal["open", "playing", "over"]
    practice: bool
    thinking: int | None
    places: int
    free: int
    created: int
    changed: int


class TablePage(Struct, kw_only=True):
    """Some tables, the latest first; `next` asks for those that follow."""

    tables: list[Listed]
    next: str | None


class Lobby:
    """The lists of tables."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def public(
        self, stage: str | None, preset: str | None, after: str | None, count: int = PAGE
    ) -> TablePage:
        """The tables that anybody may come to."""
        wanted = select(tables).where(
            tables.c.visibility == Visibility.PUBLIC.value,
            tables.c.kind == Kind.TABLE.value,
            tables.c.stage == stage if stage else tables.c.stage.in_(("open", "playing")),
            self._is_fresh,
        )
        if preset is not None:
            wanted = wanted.where(tables.c.preset == preset)
        return await self._page(wanted, after, count)

    async def of_person(
        self, person: str, stage: str | None, after: str | None, count: int = PAGE
    ) -> TablePage:
        """The tables at which the person has a place, or that the person has opened."""
        at = select(members.c.table).where(members.c.person == person, members.c.left.is_(None))
        wanted = select(tables).where(or_(tables.c.id.in_(at), tables.c.host == person))
        if stage is not None:
            wanted = wanted.where(tables.c.stage == stage)
        return await self._page(wanted, after, count)

    async def check_may_open(self, person: str, command: str | None) -> None:
        """Nothing, if the person may open one more table, or has opened it by this command.

        KnektError, if not.

        Deals of the day do not count, nor do open tables that are so old that they are listed no more.
        """
        if command is not None:
            check_name(command)
        is_open = or_(tables.c.stage == "playing", and_(tables.c.stage == "open", self._is_fresh))
        opened = select(func.count()).where(
            tables.c.host == person, tables.c.kind != Kind.DAILY.value, is_open
        )
        by_command = select(func.count()).where(tables.c.host == person, tables.c.command == (command or ""))
        account = select(func.count()).where(people.c.id == person, people.c.login.is_not(None))
        counts = select(*(each.scalar_subquery() for each in (opened, by_command, account)))
        async with self._database.reading() as connection:
            count, done, has_account = (await connection.execute(counts)).one()
        most = TABLES if has_account else TABLES_OF_GUEST
        if count >= most and not done:
            raise KnektError("too-many-open", f"{count} tables are open", most=most)

    @property
    def _is_fresh(self) -> ColumnElement[bool]:
        return tables.c.changed > self._clock.now() - _FRESH

    async def _page(self, wanted: Select[Any], after: str | None, count: int) -> TablePage:
        if after is not None:
            changed, id = _place(after)
            wanted = wanted.where(
                or_(tables.c.changed < changed, and_(tables.c.changed == changed, tables.c.id > id))
            )
        ordered = wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(count + 1)
        async with self._database.reading() as connection:
            rows = (await connection.execute(ordered)).all()
        page = rows[:count]
        more = f"{page[-1].changed}.{page[-1].id}" if len(rows) > count else None
        return TablePage(tables=[_listed(row) for row in page], next=more)


def _place(after: str) -> tuple[int, str]:
    changed, _, id = after.partition(".")
    if "\0" in id or not changed.isascii() or not changed.isdigit() or len(changed) > 15:
        raise KnektError("bad-page", f"{after[:60]!r} is no place in a list")
    return int(changed), id


def _listed(row: Any) -> Listed:
    settings = row.settings
    return Listed(
        id=row.id,
        preset=row.preset,
        options=settings["options"]["set"],
        kind=row.kind,
        visibility=row.visibility,
        stage=row.stage,
        practice=settings["practice"],
        thinking=settings["thinking"],
        places=row.places,
        free=row.free,
        created=row.created,
        changed=row.changed,
    )
