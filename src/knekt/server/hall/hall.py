"""All tables of this node: each event is written down, then acknowledged, then shown."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.expression import bindparam

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.notation import to_plain
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.rows import rows_for_waking, rows_with_events
from knekt.server.hall.tasks import USUAL, Pace, Task, tasks_of
from knekt.server.nodes.known_people import learn_mutes, learn_names
from knekt.server.nodes.other_nodes import OtherNodes
from knekt.server.run.clock import Clock
from knekt.server.run.long_work import LongWork
from knekt.server.shown.wire import Applied
from knekt.server.store import (
    Append,
    Database,
    Line,
    Overtaken,
    Writer,
    chained,
    checked,
    lines_of,
    page_of,
)
from knekt.server.store.schema import due, tables
from knekt.server.table import Kind, Table, TableSettings
from knekt.server.table.codec import codec_of

__all__ = ["Hall", "Step", "check_name"]

Step = Callable[[Table], Table]

LONGEST_COMMAND = 64

_FORGET = 600_000  # milliseconds after which a table that nobody looks at leaves the memory
_POSTPONED = (
    update(due)
    .where(
        due.c.table == bindparam("key"), due.c.task == bindparam("later"), due.c.seq == bindparam("at_seq")
    )
    .values(at=bindparam("until"))
)
_DONE = delete(due).where(
    due.c.table == bindparam("key"), due.c.task == bindparam("done"), due.c.seq == bindparam("at_seq")
)


class Hall:
    """The tables that are being used, and the way to change one.

    A table in memory is a copy of what its log says. Any node may change any table: the number of the next
    event settles which node was first, and a node that was overtaken reads the log again.
    """

    def __init__(
        self,
        database: Database,
        writer: Writer,
        clock: Clock,
        pace: Pace = USUAL,
        long_work: LongWork | None = None,
    ) -> None:
        self._database, self._writer, self.clock, self.pace = database, writer, clock, pace
        self._long_work = long_work or LongWork()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_change: list[Callable[[LiveTable], None]] = []  # called after every change that is durable
        self.other_nodes = OtherNodes()
        self.chance = Seed.fresh()  # of tests; a server derives a lasting one from its key

    async def open(
        self, settings: TableSettings, host: str | None, seed: Seed | None = None, command: str | None = None
    ) -> str:
        """Make a new table; its id.

        A command that the host has sent before gives the table that it made then.

        For the deal of a day a host has one table, however often it is asked for.
        """
        if command is not None:
            check_name(command)
        id, now = secrets.token_urlsafe(12), self.clock.now()
        row = {
            "id": id,
            "settings": settings.plain,
            "seed": (seed or Seed.fresh()).bits,
            "host": host,
            "visibility": settings.visibility.value,
            "kind": settings.kind.value,
            "preset": settings.options.preset,
            "stage": "open",
            "places": settings.options.players,
            "free": settings.options.players,
            "command": command,
            "daily": settings.daily,
            "created": now,
            "changed": now,
        }
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(tables), row)
        except IntegrityError:
            made = await self._made_before(settings, host, command)
            if made is None:
                raise
            return made
        return id

    async def _made_before(
        self, settings: TableSettings, host: str | None, command: str | None
    ) -> str | None:
        """The table that the host has made by this command before, or for this deal of the day.

        KnektError if that table is for something else.
        """
        if settings.daily is None and command is None:
            return None
        by = tables.c.command == command if settings.daily is None else tables.c.daily == settings.daily
        async with self._database.reading() as connection:
            wanted = select(tables.c.id, tables.c.settings).where(by, tables.c.host == host)
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            return None
        if TableSettings.from_plain(found.settings).purpose != settings.purpose:
            raise KnektError(
                "command-used", f"{command!r} has opened table {found.id}, which is for something else"
            )
        id: str = found.id
        return id

    async def live_table(self, id: str) -> LiveTable:
        """The table of this id; KnektError if there is none."""
        found = self._live.get(id)
        if found is not None:
            return found
        if "\0" in id:  # PostgreSQL would not even look for it
            raise KnektError("no-such-table", f"there is no table {id!r}")
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def change(
        self,
        id: str,
        step: Step,
        *,
        who: str | None = None,
        player: int | None = None,
        command: str | None = None,
    ) -> Applied:
        """Take a step at the table, durably.

        A command that was done before gets the answer that it got then.
        """
        live = await self.live_table(id)
        # The client may go away meanwhile; what is on its way to the disk must still be taken note of here.
        return await asyncio.shield(asyncio.create_task(self._change(live, step, who, player, command)))

    async def _change(
        self, live: LiveTable, step: Step, who: str | None, player: int | None, command: str | None
    ) -> Applied:
        async with live.lock:
            while True:
                done = live.applied(who, command)
                if done is not None:
                    return done
                before = live.table
                after = _settled(step(before), live.seed)
                if after.seq == before.seq:
                    return Applied(seq=before.seq)
                now = self.clock.now()
                lines = _lines(live, after, now, who, player, command)
                tasks = self._tasks(live, after, now)
                try:
                    await self._writer.append(Append(lines, rows_with_events(live, after, now, tasks)))
                except Overtaken:
                    await self._catch_up(live)
                    if live.table.seq == before.seq:  # no other node was first: to try again would fail again
                        raise
                    continue
                live.due = min((task.at for task in tasks), default=None)
                await self._accept(live, after, lines)
                break
        return Applied(seq=before.seq + 1)

    def _tasks(self, live: LiveTable, table: Table, now: int) -> list[Task]:
        shown = live.moment_of(table.shown_from, now)
        return tasks_of(table, now, live.chance, self.pace, live.forced_players, shown)

    async def rest(self, live: LiveTable, task: str, seq: int) -> None:
        """Let the bots of an empty table stop: the task is no longer due, unless somebody has just come."""
        async with live.lock:
            if live.rests:
                await self.mark_done(live.id, task, seq)

    async def wake(self, live: LiveTable) -> None:
        """Let the bots of a table play on, as somebody has come: the tasks that rested are due again."""
        async with live.lock:
            if not live.rests:
                tasks = self._tasks(live, live.table, self.clock.now())
                await self._writer.append(Append([], rows_for_waking(live, tasks)))

    async def mark_done(self, id: str, task: str, seq: int) -> None:
        """Remove a task that has been done without changing the table.

        A change would have replaced all its tasks.
        """
        live = self._live.get(id)
        if live is None or live.table.seq == seq:
            await self._writer.append(Append([], [(_DONE, {"key": id, "done": task, "at_seq": seq})]))

    async def read_up_to(self, id: str, seq: int) -> None:
        """Read the table's log up to this event, which another node wrote, if the table is used here."""
        live = self._live.get(id)
        if live is None or live.table.seq >= seq:
            return
        async with live.lock:
            if live.table.seq < seq:
                await self._catch_up(live)

    async def postpone(self, id: str, task: str, seq: int, until: int) -> None:
        """Put off a task of a table that has not changed since."""
        values = {"key": id, "later": task, "at_seq": seq, "until": until}
        await self._writer.append(Append([], [(_POSTPONED, values)]))

    def forget_idle(self) -> None:
        """Drop the tables from memory that nobody has looked at for long."""
        before = self.clock.now() - _FORGET
        for id, live in list(self._live.items()):
            if not live.watchers and live.used < before and not live.lock.locked():
                del self._live[id]

    def chance_of(self, live: LiveTable) -> Seed:
        """The seed from which bots and delays at a table draw.

        It is never the seed of the cards, which somebody may know.

        In a deal of the day the bots of all tables draw from the same seed.
        """
        daily = live.table.settings.daily
        return self.chance.derive(f"table {live.id}" if daily is None else f"daily {daily}")

    @property
    def in_use(self) -> Mapping[str, LiveTable]:
        return self._live

    async def _load(self, id: str) -> LiveTable:
        async with self._database.reading() as connection:
            wanted = select(tables.c.settings, tables.c.seed, tables.c.host).where(tables.c.id == id)
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                raise KnektError("no-such-table", f"there is no table {id!r}")
        settings = TableSettings.from_plain(row.settings)
        live = LiveTable(id, settings, Seed(row.seed), row.host, self.clock.now(), self.other_nodes)
        live.chance, more = self.chance_of(live), True
        while more:
            # Others can use the connection while the rows of this page are gone through.
            async with self._database.reading() as connection:
                rows, more = await page_of(connection, id, live.table.seq)
            await self._long_work.run(id, partial(_follow, live, rows))
        await learn_names(self._database, live)
        await learn_mutes(self._database, live)
        self._live[id] = live
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what other nodes have appended, and tell it step by step, as they did.

        An event and what followed from it by itself are one step: in between nobody can be asked anything.
        """
        async with self._database.reading() as connection:
            lines = await lines_of(connection, live.id, live.table.seq, live.chain)
        codec, table, step = codec_of(live.table.settings.options), live.table, list[Line]()
        for line in lines:
            table = table.believing(codec.event(line.event))
            step.append(line)
            live.due = None  # the other node knows
            if table.is_at_rest:
                await self._accept(live, table, step)
                step = []
        assert not step, "a step is appended whole"

    async def _accept(self, live: LiveTable, after: Table, lines: list[Line]) -> None:
        """Take over what is durable now, and tell everybody, before anything else can happen at the table."""
        live.accept(after, lines)
        await learn_names(self._database, live)
        for tell in self.on_change:
            tell(live)


def _follow(live: LiveTable, rows: Iterable[Any]) -> None:
    """Take over the next rows of the log; nobody else uses the table yet."""
    codec = codec_of(live.table.settings.options)
    for line in checked(rows, live.table.seq, live.chain):
        live.accept(live.table.believing(codec.event(line.event)), [line])


def _settled(after: Table, seed: Seed) -> Table:
    """The table after what follows by itself.

    That is a change to which all agree, the seed of a finished deal, and the end of the table.

    A deal of the day, or one that is played again, is the only deal of its table.
    """
    after = after.carried_out()
    if after.promised is not None and not after.sitting.is_running and after.sitting.rows:
        after = after.revealed(seed)
    played_one = after.settings.kind is not Kind.TABLE and after.sitting.rows
    if (after.sitting.is_over or played_one) and not after.closed:
        after = after.close(seed)
    return after


def _lines(
    live: LiveTable, after: Table, now: int, who: str | None, player: int | None, command: str | None
) -> list[Line]:
    chain, lines = live.chain, list[Line]()
    for seq, event in enumerate(after.log[live.table.seq :], start=live.table.seq + 1):
        text = json.dumps(to_plain(event), ensure_ascii=False, separators=(",", ":"))
        line = chained(Line(live.id, seq, now, player, who, command, text), chain)
        lines.append(line)
        # Only the first event is the person's; the others follow from it.
        chain, command, who, player = line.chain, None, None, None
    return lines


def check_name(command: str) -> None:
    """Nothing, if a command can have this name; KnektError if not."""
    if not 0 < len(command) <= LONGEST_COMMAND or not command.isprintable():
        raise KnektError("bad-command", f"{command[:70]!r} cannot name a command", most=LONGEST_COMMAND)
