"""The deal of the day.

Everybody plays the same cards, each at an own table, and results are compared afterwards.

Its seed is drawn when the first person asks for it. Then bots of every level play it too, so that there is
somebody to compare with. Whoever has not finished learns nothing of the deal before the day is over, and
until then the comparison names nobody.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.games import PRESETS
from knekt.games import options as options_of
from knekt.notation import side_of
from knekt.server.hall.hall import Hall
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.shown.pictures import Said, wire_message
from knekt.server.store import Database
from knekt.server.store.schema import daily_deals, deals, people, tables
from knekt.server.table import LEVELS, Kind, Table, TableSettings, Visibility, bot, bot_level
from knekt.telling import deal_line

__all__ = ["Comparison", "Daily", "DailyDeal", "DayResult", "Today"]

_LEVEL = 3  # of the bots that sit at a person's table
_BOTS = [bot(level) for level in LEVELS]  # each has a table of its own, as people have
_MOST = 500  # results in a comparison; the viewer's own and those of bots are always among them
_KINDS = "account", "guest", "bot"  # in the order of a comparison


class DailyDeal(Struct, kw_only=True):
    """The deal of the day in one game; `table` is the viewer's own, once there is one.

    `given_up`: the viewer has closed it before its end, and can play it no more.
    """

    preset: str
    table: str | None
    finished: bool
    given_up: bool
    results: int  # how many have finished it


class Today(Struct, kw_only=True):
    """The deals of the day, which is one of UTC; the next begin at `until`, in ms since 1970."""

    day: str
    until: int
    deals: list[DailyDeal]


class DayResult(Struct, kw_only=True):
    """How one player has done. The fields from `seat` on are those of the list of deals.

    `name` is told when the day is over; a bot has a `level` instead. A deal that a bot has played for
    somebody, even in part, is the bot's. `me`: it was played at the viewer's table.
    """

    me: bool
    kind: Literal["account", "guest", "bot"]
    level: int | None
    name: str | None
    seat: int | None
    facts: dict[str, Any]
    side: int | None
    told: Said
    scores: list[int]


class Comparison(Struct, kw_only=True):
    """What everybody has made of the same cards, accounts first, then guests, then bots.

    `playing`: how many levels of bots still play. `count`: how many results there are, which may be more than
    those in `results`.
    """

    day: str
    preset: str
    over: bool
    playing: int
    count: int
    results: list[DayResult]


class Daily:
    """The deals of the day on one database."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database, self._hall = database, hall

    async def today(self, viewer: Viewer) -> Today:
        """Today's deals, and how far the viewer is with them."""
        day = self._hall.clock.today
        names = {_settings(day, preset).daily: preset for preset in PRESETS}
        own = select(tables.c.daily, tables.c.id, tables.c.stage, deals.c.number).outerjoin(deals)
        done = select(tables.c.daily, func.count()).join(deals).where(tables.c.host.not_in(_BOTS))
        of_day = tables.c.daily.in_(names)
        async with self._database.reading() as connection:
            mine = await connection.execute(own.where(of_day, tables.c.host == viewer.reader))
            found = {row.daily: row for row in mine} if viewer.reader else {}
            counts = await connection.execute(done.where(of_day).group_by(tables.c.daily))
            results: dict[str | None, int] = {row[0]: row[1] for row in counts}
        return Today(
            day=day,
            until=_end_of(day),
            deals=[
                DailyDeal(
                    preset=preset,
                    table=found[name].id if name in found else None,
                    finished=name in found and found[name].number is not None,
                    given_up=name in found and _is_given_up(found[name]),
                    results=results.get(name, 0),
                )
                for name, preset in names.items()
            ],
        )

    async def table(self, viewer: Viewer, preset: str) -> str:
        """The viewer's own table of today's deal; it is made where there is none."""
        person, day = viewer.require(Scope.TABLES), self._hall.clock.today
        id = await self._table(day, preset, person)
        await self._let_levels_play(day, preset)
        return id

    async def comparison(self, viewer: Viewer, day: str, preset: str) -> Comparison:
        """Everybody's results of a day.

        KnektError while the viewer could still play the deal, or for an unknown game.
        """
        options, name = options_of(preset), _settings(day, preset).daily
        over = day < self._hall.clock.today
        is_bot, is_mine = tables.c.host.in_(_BOTS), tables.c.host == viewer.reader
        # Whoever finishes later may have seen the comparison, and the seed. Bots have not.
        in_time = tables.c.daily == name, or_(deals.c.ended < _end_of(day), is_bot)
        counted = select(func.count()).select_from(tables).join(deals).where(*in_time)
        columns = tables.c.host, people.c.name, people.c.login, deals.c.seats, deals.c.facts, deals.c.bots
        wanted = (
            select(*columns)
            .select_from(tables)
            .join(deals)
            .outerjoin(people, people.c.id == tables.c.host)
            .where(*in_time)
            .order_by(or_(is_bot, is_mine).desc(), people.c.login.is_(None), deals.c.ended)
            .limit(_MOST)
        )
        own = select(tables.c.stage, deals.c.number).outerjoin(deals).where(tables.c.daily == name, is_mine)
        at_it = select(func.count()).where(tables.c.daily == name, is_bot, tables.c.stage != "over")
        async with self._database.reading() as connection:
            mine = (await connection.execute(own)).one_or_none()
            if not over:
                _check_finished(mine, day)
            rows = (await connection.execute(wanted)).all()
            count = (await connection.execute(counted)).scalar_one()
            playing = (await connection.execute(at_it)).scalar_one()
        results = [_result(options, row, is_me=row.host == viewer.reader, named=over) for row in rows]
        results.sort(key=lambda result: _KINDS.index(result.kind))
        return Comparison(day=day, preset=preset, over=over, playing=playing, count=count, results=results)

    async def _let_levels_play(self, day: str, preset: str) -> None:
        """Let bots of every level play the deal too, each at a table of its own, if they have none yet."""
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


def _is_given_up(row: Any) -> bool:
    """Whether somebody's table is closed without a deal that is over."""
    return row.stage == "over" and row.number is None


def _check_finished(mine: Any, day: str) -> None:
    """Nothing, if the viewer, whose table this is, has finished the deal; KnektError if not."""
    if mine is not None and _is_given_up(mine):
        raise KnektError("daily-given-up", f"the deal of {day} was closed before its end")
    if mine is None or mine.number is None:
        raise KnektError("daily-not-finished", f"the deal of {day} is not finished")


def _result(options: Any, row: Any, *, is_me: bool, named: bool) -> DayResult:
    """One line of the comparison."""
    seat = row.seats.index(0) if 0 in row.seats else None
    level = bot_level(row.host)
    if level is None and row.bots is not None and seat is not None:
        level = row.bots[seat]
    side = side_of(options, row.facts, seat)
    line = deal_line(options, row.facts, seat, side)
    return DayResult(
        me=is_me,
        kind="bot" if level is not None else "guest" if row.login is None else "account",
        level=level,
        name=row.name if level is None and (named or is_me) else None,
        seat=seat,
        facts=row.facts,
        side=side,
        told=wire_message(line.told),
        scores=list(line.scores),
    )


def _settings(day: str, preset: str) -> TableSettings:
    """The settings of the tables at which that deal is played."""
    options = options_of(preset)
    return TableSettings(options=options, visibility=Visibility.PRIVATE, kind=Kind.DAILY, day=day)


def _end_of(day: str) -> int:
    """When the day is over, in ms since 1970; KnektError if there is no such day."""
    try:
        begin = datetime.fromisoformat(day).replace(tzinfo=UTC)
    except ValueError:
        raise KnektError("bad-day", f"there is no day {day}", day=day) from None
    return int(begin.timestamp() * 1000) + 86_400_000
