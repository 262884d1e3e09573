"""All tables of this node: what happens at one is written down, then acknowledged, then shown."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.exc import DatabaseError
from sqlalchemy.sql.expression import bindparam

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.notation import facts_of, to_plain
from knekt.server.clock import Clock
from knekt.server.held import Held
from knekt.server.store import Append, Database, Line, Overtaken, Writer, chained, lines_of
from knekt.server.store.schema import deals, due, members, people, tables
from knekt.server.table import Table, TableSettings, bot_level
from knekt.server.table.codec import codec_of
from knekt.server.tasks import Task, tasks_of
from knekt.server.wire import Applied

__all__ = ["Hall", "Step"]

Step = Callable[[Table], Table]

_FORGET = 600_000  # milliseconds after which a table that nobody looks at is only in the database
_STAGE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(stage=bindparam("now"), changed=bindparam("at"))
)
_NOT_DUE = delete(due).where(due.c.table == bindparam("key"))
_DONE = _NOT_DUE.where(due.c.task == bindparam("done"), due.c.seq == bindparam("at_seq"))
_DUE = insert(due)
_DEAL = insert(deals)
_GONE = delete(members).where(members.c.table == bindparam("key"), members.c.person == bindparam("who"))
_MEMBER = insert(members)


class Hall:
    """The tables that are being used, and the way to change one.

    A table in memory is a copy of what its log says. Any node may change any table: the number of the next event
    settles who was first, and who was overtaken reads the log again.
    """

    def __init__(self, database: Database, writer: Writer, clock: Clock) -> None:
        self._database, self._writer, self.clock = database, writer, clock
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Task[Held]] = {}
        self.on_change: list[Callable[[Held], None]] = []  # told after every change that is durable

    async def open(self, settings: TableSettings, host: str | None, seed: Seed | None = None) -> str:
        """A new table; its id."""
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
            "created": now,
            "changed": now,
        }
        async with self._database.writing() as connection:
            await connection.execute(insert(tables), row)
        return id

    async def held(self, id: str) -> Held:
        """The table of this id; KnektError if there is none."""
        found = self._held.get(id)
        if found is not None:
            return found
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
        """Take a step at the table, durably. A command that was done before gets the answer that it got then."""
        held = await self.held(id)
        # Who asked may go away meanwhile; what is on its way to the disk must still be taken note of here.
        return await asyncio.shield(asyncio.create_task(self._change(held, step, who, player, command)))

    async def _change(
        self, held: Held, step: Step, who: str | None, player: int | None, command: str | None
    ) -> Applied:
        async with held.lock:
            while True:
                done = held.applied(who, command)
                if done is not None:
                    return done
                before = held.table
                after = _settled(step(before), held.seed)
                if after.seq == before.seq:
                    return Applied(seq=before.seq)
                now = self.clock.now()
                lines = _lines(held, after, now, who, player, command)
                try:
                    await self._writer.append(Append(lines, self._also(held, after, now)))
                except Overtaken:
                    await self._catch_up(held)
                    if (
                        held.table.seq == before.seq
                    ):  # nobody was first: something else is wrong, and stays so
                        raise
                    continue
                held.accept(after, lines)
                break
        await self.learn_names(held)
        for tell in self.on_change:
            tell(held)
        return Applied(seq=before.seq + 1)

    async def also_due(self, id: str, task: Task, seq: int) -> None:
        """One more task, as long as the table has not gone on."""
        row = {"table": id, "task": task.task, "seq": seq, "at": task.at}
        await self._writer.append(Append([], [(_DUE, row)]))

    async def not_due(self, id: str, task: str, seq: int) -> None:
        """A task has been done without changing the table, which would have written its tasks anew."""
        held = self._held.get(id)
        if held is None or held.table.seq == seq:
            await self._writer.append(Append([], [(_DONE, {"key": id, "done": task, "at_seq": seq})]))

    async def news(self, id: str, seq: int) -> None:
        """Another node has appended to a table; if it is used here, read what is new."""
        held = self._held.get(id)
        if held is None or held.table.seq >= seq:
            return
        async with held.lock:
            if held.table.seq >= seq:
                return
            await self._catch_up(held)
        for tell in self.on_change:
            tell(held)

    def renamed(self, person: str, name: str) -> None:
        """A person goes by another name from now on."""
        for held in self._held.values():
            if person in held.names:
                held.names[person] = name

    def forget_idle(self) -> None:
        """Drop the tables from memory that nobody has looked at for long."""
        before = self.clock.now() - _FORGET
        for id, held in list(self._held.items()):
            if not held.watchers and held.used < before and not held.lock.locked():
                del self._held[id]

    @property
    def in_use(self) -> Mapping[str, Held]:
        return self._held

    async def _load(self, id: str) -> Held:
        try:
            return await self._read(id)
        except DatabaseError as failed:  # a torn file, a disk that is gone: never a guess at what was there
            raise KnektError("database-failed", f"the database cannot be read: {failed.orig}") from failed

    async def _read(self, id: str) -> Held:
        async with self._database.reading() as connection:
            found = await connection.execute(
                select(tables.c.settings, tables.c.seed, tables.c.host).where(tables.c.id == id)
            )
            row = found.one_or_none()
            if row is None:
                raise KnektError("no-such-table", f"there is no table {id!r}")
            settings = TableSettings.from_plain(row.settings)
            held = Held(id, settings, Seed(row.seed), row.host, self.clock.now())
            await self._read_on(connection, held)
        await self.learn_names(held)
        self._held[id] = held
        return held

    async def _catch_up(self, held: Held) -> None:
        async with self._database.reading() as connection:
            await self._read_on(connection, held)
        await self.learn_names(held)

    async def _read_on(self, connection: Any, held: Held) -> None:
        lines = await lines_of(connection, held.id, held.table.seq, held.chain)
        codec, table = codec_of(held.table.settings.options), held.table
        for line in lines:
            table = table.told(codec.event(line.event))
        held.accept(table, lines)

    async def learn_names(self, held: Held) -> None:
        """The names of the people at the table."""
        unknown = [each for each in held.people if each not in held.names]
        if not unknown:
            return
        async with self._database.reading() as connection:
            found = await connection.execute(
                select(people.c.id, people.c.name).where(people.c.id.in_(unknown))
            )
            held.names.update({row.id: row.name for row in found})

    def _also(self, held: Held, after: Table, now: int) -> list[tuple[Executable, Mapping[str, Any]]]:
        """What is written with the events, so that questions over many tables need not read logs."""
        before, key = held.table, held.id
        written: list[tuple[Executable, Mapping[str, Any]]] = [(_NOT_DUE, {"key": key})]
        written += [
            (_DUE, {"table": key, "task": each.task, "seq": after.seq, "at": each.at})
            for each in tasks_of(after, now, held.seed)
        ]
        if after.stage != before.stage:
            written.append((_STAGE, {"key": key, "now": after.stage, "at": now}))
        for old, new in zip(before.places, after.places, strict=True):
            if new is not None and new.holder != (old and old.holder) and bot_level(new.holder) is None:
                player = after.player_of(new.holder)
                written.append((_GONE, {"key": key, "who": new.holder}))
                written.append(
                    (
                        _MEMBER,
                        {"table": key, "person": new.holder, "player": player, "since": now, "left": None},
                    )
                )
        if len(after.sitting.rows) > len(before.sitting.rows):
            written.append((_DEAL, _deal_row(held, after, now)))
        return written


def _settled(after: Table, seed: Seed) -> Table:
    """What follows by itself at a table: the seed of a finished deal is shown, and after the last one the table closes."""
    if after.promised is not None and not after.sitting.is_running and after.sitting.rows:
        after = after.revealed(seed)
    if after.sitting.is_over and not after.closed:
        after = after.close(seed)
    return after


def _lines(
    held: Held, after: Table, now: int, who: str | None, player: int | None, command: str | None
) -> list[Line]:
    chain, lines = held.chain, list[Line]()
    for seq, event in enumerate(after.log[held.table.seq :], start=held.table.seq + 1):
        text = json.dumps(to_plain(event), ensure_ascii=False, separators=(",", ":"))
        line = chained(Line(held.id, seq, now, player, who, command, text), chain)
        lines.append(line)
        chain, command, who, player = line.chain, None, None, None  # what follows by itself is nobody's
    return lines


def _deal_row(held: Held, after: Table, now: int) -> dict[str, Any]:
    """A deal that is over, for the lists of deals."""
    game, row = after.game, after.sitting.rows[-1]
    assert game is not None
    return {
        "table": held.id,
        "number": row.terms.number,
        "first": after.deal_began + 1,
        "last": after.deal_began + len(game.events),
        "ended": now,
        "seats": list(row.terms.seats),
        "facts": facts_of(game),
    }
