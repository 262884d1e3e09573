"""The deals that a person has played, latest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, or_, select, tuple_

from knekt.errors import KnektError
from knekt.notation import side_of
from knekt.server.store import Database
from knekt.server.store.schema import deals, members, tables
from knekt.server.table import Kind, TableSettings, Visibility
from knekt.telling import DealLine, deal_line

__all__ = ["PlayedDeal", "deals_of"]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that a person has played, with the result as records state it."""

    table: str
    number: int
    preset: str
    kind: str
    ended: int
    player: int
    seat: int | None  # None: the person sat out
    facts: dict[str, Any]
    side: int | None  # the person's side, the first or the second, of a result that has two
    told: DealLine  # the deal in one line, from the person's side

    @property
    def place(self) -> str:
        """The place of this deal in the list, from which the next page goes on."""
        return f"{self.ended}.{self.number}.{self.table}"


async def deals_of(
    database: Database, person: str, *, own: bool, after: str | None = None, most: int = 50
) -> list[PlayedDeal]:
    """Deals in which the person had a place. Other people (not `own`) are told of public tables only."""
    had_a_place = (
        members.c.person == person,
        deals.c.ended >= members.c.since,
        or_(members.c.left.is_(None), deals.c.ended <= members.c.left),
    )
    order = deals.c.ended, deals.c.number, deals.c.table
    columns = deals.c.table, deals.c.number, tables.c.preset, tables.c.kind, deals.c.ended, members.c.player
    wanted = (
        select(*columns, deals.c.seats, deals.c.facts, tables.c.settings)
        .join(tables, tables.c.id == deals.c.table)
        .join(members, members.c.table == deals.c.table)
        .where(*had_a_place)
        .order_by(*(each.desc() for each in order))
        .limit(most)
    )
    if not own:
        wanted = wanted.where(*_is_public())
    if after is not None:
        wanted = wanted.where(tuple_(*order) < tuple_(*_place(after)))
    async with database.reading() as connection:
        found = (await connection.execute(wanted)).all()
    return [_played(row) for row in found]


def _played(row: Any) -> PlayedDeal:
    options, seat = TableSettings.from_plain(row.settings).options, _seat(row.seats, row.player)
    side = side_of(options, row.facts, seat)
    return PlayedDeal(
        table=row.table,
        number=row.number,
        preset=row.preset,
        kind=row.kind,
        ended=row.ended,
        player=row.player,
        seat=seat,
        facts=row.facts,
        side=side,
        told=deal_line(options, row.facts, seat, side),
    )


def _is_public() -> tuple[ColumnElement[bool], ...]:
    return tables.c.visibility == Visibility.PUBLIC.value, tables.c.kind == Kind.TABLE.value


def _seat(seats: list[int], player: int) -> int | None:
    return seats.index(player) if player in seats else None


def _place(text: str) -> tuple[int, int, str]:
    try:
        ended, number, table = text.split(".")
        if "\0" in table or not all(0 <= int(each) < 2**31 * 2**20 for each in (ended, number)):
            raise ValueError
        return int(ended), min(int(number), 2**31 - 1), table
    except ValueError:
        raise KnektError("bad-place", "no place in this list") from None
