"""The deal of the day: the same cards for everybody, each at a table of one's own, and the comparison afterwards.

Its seed is drawn when the first one asks for it; then bots of every level play it too, so that nobody compares with an empty
list. Whoever has not finished learns nothing of the deal before the day is over; until then nobody is named to others.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.games import PRESETS
from knekt.games import options as options_of
from knekt.notation import side_of
from knekt.server.hall import Hall
from knekt.server.pictures import Said, said
from knekt.server.store import Database
from knekt.server.store.schema import daily_deals, deals, people, tables
from knekt.server.table import LEVELS, Kind, Table, TableSettings, Visibility, bot, bot_level
from knekt.server.viewer import Scope, Viewer
from knekt.telling import deal_line

__all__ = ["Comparison", "Daily", "DailyDeal", "DayResult", "Today"]

_LEVEL = 3  # of the other players
_BOTS = [bot(level) for level in LEVELS]  # those who play it as people do
_MOST = 500  # results in a comparison; one's own and those of bots are always among them


class DailyDeal(Struct, kw_only=True):
    """The deal of the day in one game; `table` is the viewer's own, once there is one."""

    preset: str
    table: str | None
    finished: bool
    results: int  # how many have finished it


class Today(Struct, kw_only=True):
    """The deals of the day, which is one of UTC; the next begin at `until`, in ms since 1970."""

    day: str
    until: int
    deals: list[DailyDeal]


class DayResult(Struct, kw_only=True):
    """How one player has done: all but the first three as in the list of deals. `name` is told when the day is over; a bot has a `level` instead."""

    me: bool
    level: int | None
    name: str | None
    seat: int | None
    facts: dict[str, Any]
    side: int | None
    told: Said
    scores: list[int]


class Comparison(Struct, kw_only=True):
    """What everybody has made of the same cards; `playing`: how many levels of bots are still at it."""

    day: str
    preset: str
    over: bool
    playing: int
    results: list[DayResult]


class Daily:
    """The deals of the day on one database."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database, self._hall = database, hall

    async def today(self, viewer: Viewer) -> Today:
        """Today's deals, and how far the viewer is with them."""
        day = self._hall.clock.today
        names = {_settings(day, preset).daily: preset for preset in PRESETS}
        wanted = (
            select(tables.c.daily, func.count())
            .where(
                tables.c.daily.in_(names),
                tables.c.stage == "over",
                tables.c.host.not_in(_BOTS),
            )
            .group_by(tables.c.daily)
        )
        mine = select(tables.c.daily, tables.c.id, tables.c.stage).where(
            tables.c.daily.in_(names), tables.c.host == viewer.person
        )
        async with self._database.reading() as connection:
            counts = {row[0]: row[1] for row in await connection.execute(wanted)}
            own = {row.daily: row for row in await connection.execute(mine)} if viewer.person else {}
        return Today(
            day=day,
            until=_end_of(day),
            deals=[
                DailyDeal(
                    preset=preset,
                    table=own[name].id if name in own else None,
                    finished=name in own and own[name].stage == "over",
                    results=counts.get(name, 0),
                )
                for name, preset in names.items()
            ],
        )

    async def table(self, viewer: Viewer, preset: str) -> str:
        """The viewer's own table of today's deal; it is made where there is none."""
        person, day = viewer.known(Scope.TABLES), self._hall.clock.today
        id = await self._table(day, preset, person)
        await self._let_levels_play(day, preset)
        return id

    async def comparison(self, viewer: Viewer, day: str, preset: str) -> Comparison:
        """Everybody's results of a day; KnektError while the viewer could still play the deal, or for an unknown game."""
        options = options_of(preset)
        over, name = day < self._hall.clock.today, _settings(day, preset).daily
        daily = tables.c.daily == name
        wanted = (
            select(tables.c.host, people.c.name, deals.c.seats, deals.c.facts)
            .join(deals, deals.c.table == tables.c.id)
            .outerjoin(people, people.c.id == tables.c.host)
            .where(daily, or_(people.c.id.is_not(None), tables.c.host.in_(_BOTS)))
            .order_by(tables.c.host.in_([*_BOTS, viewer.person]).desc(), deals.c.ended)
            .limit(_MOST)
        )
        at_it = select(func.count()).where(daily, tables.c.host.in_(_BOTS), tables.c.stage != "over")
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            playing = (await connection.execute(at_it)).scalar_one()
        if not over and not any(row.host == viewer.person for row in rows):
            raise KnektError("daily-not-finished", f"the deal of {day} is not finished")
        results = []
        for row in rows:
            is_me, seat = row.host == viewer.person, row.seats.index(0) if 0 in row.seats else None
            side = side_of(options, row.facts, seat)
            line = deal_line(options, row.facts, seat, side)
            results.append(
                DayResult(
                    me=is_me,
                    level=bot_level(row.host),
                    name=row.name if over or is_me else None,
                    seat=seat,
                    facts=row.facts,
                    side=side,
                    told=said(line.told),
                    scores=list(line.scores),
                )
            )
        return Comparison(day=day, preset=preset, over=over, playing=playing, results=results)

    async def _let_levels_play(self, day: str, preset: str) -> None:
        """Every level of bots gets a table of the deal too; where it has one, nothing changes."""
        for holder in _BOTS:
            await self._table(day, preset, holder)

    async def _table(self, day: str, preset: str, holder: str) -> str:
        """The table at which this person, or bot, plays the deal; it is made where there is none."""
        id = await self._hall.open(_settings(day, preset), holder, await self._seed(day, preset))

        def step(table: Table) -> Table:
            if table.begun:
                return table
            table = table.take(0, holder)
            for place in table.free:
                table = table.take(place, bot(_LEVEL))
            return table.begin()

        await self._hall.change(id, step, who=None if holder in _BOTS else holder)
        return id

    async def _seed(self, day: str, preset: str) -> Seed:
        where = daily_deals.c.day == day, daily_deals.c.preset == preset
        wanted = select(daily_deals.c.seed).where(*where)
        async with self._database.reading() as connection:
            bits = (await connection.execute(wanted)).scalar_one_or_none()
        if bits is None:
            try:
                async with self._database.writing() as connection:
                    row = {"day": day, "preset": preset, "seed": Seed.fresh().bits}
                    await connection.execute(insert(daily_deals), row)
            except IntegrityError:  # somebody else was first
                pass
            async with self._database.reading() as connection:
                bits = (await connection.execute(wanted)).scalar_one()
        return Seed(bits)


def _settings(day: str, preset: str) -> TableSettings:
    """Of the tables at which that deal is played."""
    options = options_of(preset)
    return TableSettings(options=options, visibility=Visibility.PRIVATE, kind=Kind.DAILY, day=day)


def _end_of(day: str) -> int:
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000) + 86_400_000
