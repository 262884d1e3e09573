"""What is due at the tables is done here: cards are dealt, bots act, thinking times end.

A task that is due lies in the database with its moment. Any node may take it: on a shared database a node
takes a row by locking it, and what a node was about to do when it died is taken by another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial

import structlog
from sqlalchemy import select, update

from knekt.errors import KnektError
from knekt.server.bots import BotPool
from knekt.server.bots.pool import NoAnswer
from knekt.server.hall.bot_turns import BotTurns
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.tasks import (
    ABSENT,
    BOTS,
    CLOCK,
    DEAL,
    FORCED,
    LOOK_EVERY,
    WHO_IS_THERE,
    forced_card,
    on_turn,
)
from knekt.server.store import Database
from knekt.server.store.schema import due
from knekt.server.table import Table
from knekt.server.table.settings import LONGEST_GRACE, LONGEST_RESULT, LONGEST_THINKING

__all__ = ["TaskRunner"]

_LEASE = 10_000  # milliseconds until a task that a node took may be taken by another: the first may have died
_AFTER_RESTART = 10_000  # milliseconds in which people can come back after a restart
_AGAIN = 1.0  # seconds until a task that failed is tried again
_LEAST_WAIT = 5_000  # milliseconds between two looks at who is there
_MOST = 200  # tasks taken at a time
_LONGEST_WAIT = 0.25  # seconds between two looks at what is due
_BY_BOTS = DEAL, BOTS  # at a table without people these happen only while somebody watches
_SET_BACK = 1_000  # milliseconds; a clock that is set back by less needs no attention
# How far ahead a task can lie, in milliseconds. One that lies farther was set by a clock that was wrong.
_FARTHEST = {
    DEAL: 1_000 * LONGEST_RESULT,
    BOTS: 60_000,
    FORCED: 60_000,
    CLOCK: 1_000 * (LONGEST_THINKING + LONGEST_GRACE),
    ABSENT: 1_000 * LONGEST_GRACE,
    WHO_IS_THERE: LOOK_EVERY,
}
_log = structlog.get_logger()


class Postponed(Exception):
    """The task is still to be done, at a later moment, or when somebody comes."""


class TaskRunner:
    """Looks again and again for tasks that are due, and does them."""

    def __init__(self, database: Database, hall: Hall, bots: BotPool) -> None:
        self._database, self._hall = database, hall
        self.bot_turns = BotTurns(hall, bots)
        self._task: asyncio.Task[None] | None = None
        self._busy: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._last_look: int | None = None  # the time of the last look at the clock
        self._duties: dict[str, Callable[[LiveTable, int], Coroutine[None, None, None]]] = {
            DEAL: self._deal,
            BOTS: self.bot_turns.let_act,
            CLOCK: self._end_thinking,
            FORCED: self._play_forced,
            ABSENT: self._count_absent,
            WHO_IS_THERE: self._look_who_is_there,
        }

    def start(self) -> None:
        self._hall.on_change += [self.bot_turns.think_ahead, self._wake_for]
        self._task = asyncio.create_task(self._run(), name="due tasks")

    async def stop(self) -> None:
        for task in [self._task, *self._busy.values(), *self._waking]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.bot_turns.stop()

    def wake_bots(self, live: LiveTable) -> None:
        """Somebody has come to watch: if only bots play at the table, they play on."""
        if live.table.stage == "playing" and not live.table.people:
            task = asyncio.create_task(self._wake_table(live))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def _wake_table(self, live: LiveTable) -> None:
        with suppress(KnektError):  # the database failed, and has logged it
            await self._hall.wake(live)
            self._wake.set()

    def _wake_for(self, live: LiveTable) -> None:
        """Have the next look come in time for what this table has to do.

        Each look is a question to the database. So it comes early only for a task that is due now, and for
        a forced card: that must not come later than the player's other cards do.
        """
        if live.due is None:
            return
        wait = live.due - self._hall.clock.now()
        if wait <= 0:
            self._wake.set()
        elif live.wish_forced:
            asyncio.get_running_loop().call_later(wait / 1_000, self._wake.set)

    async def _run(self) -> None:
        await self._allow_time_to_return()
        while True:
            self._wake.clear()
            try:
                await self._mend_set_back_clock()
                await self._take_due()
                self._hall.forget_idle()
            except KnektError:  # the database failed, and has logged it
                await asyncio.sleep(_AGAIN)
            except Exception:
                _log.exception("minder")
            with suppress(TimeoutError):
                async with asyncio.timeout(_LONGEST_WAIT):
                    await self._wake.wait()

    async def _allow_time_to_return(self) -> None:
        """Let people come back after a restart: their clocks stood still.

        On a shared database other nodes kept them.
        """
        if self._database.is_shared:
            return
        soon = self._hall.clock.now() + _AFTER_RESTART
        async with self._database.writing() as connection:
            late = due.c.task.in_((CLOCK, ABSENT)), due.c.at < soon
            await connection.execute(update(due).where(*late).values(at=soon))
            # The result was shown long enough; and if the clock was set back it would be shown for very long.
            waiting = due.c.task == DEAL, due.c.at > soon
            await connection.execute(update(due).where(*waiting).values(at=soon))

    async def _mend_set_back_clock(self) -> None:
        """Bring tasks nearer if the clock was set back, now or before the start.

        Else their tables would wait.
        """
        now, before = self._hall.clock.now(), self._last_look
        self._last_look = now
        if before is not None and now > before - _SET_BACK:
            return
        async with self._database.writing() as connection:
            # The other nodes may have had the right time.
            if before is not None and not self._database.is_shared:
                await connection.execute(update(due).values(at=due.c.at - (before - now)))
            for task, farthest in _FARTHEST.items():
                ahead = due.c.task == task, due.c.at > now + farthest
                await connection.execute(update(due).where(*ahead).values(at=now + farthest))

    async def _take_due(self) -> None:
        """Take the tasks that are due now, and begin each of them."""
        for table, task, seq in await self._take_rows():
            key = table, task, seq
            if key not in self._busy:
                self._busy[key] = asyncio.create_task(self._do(table, task, seq))
                self._busy[key].add_done_callback(partial(self._finished, key))

    def _finished(self, key: tuple[str, str, int], _: asyncio.Task[None]) -> None:
        self._busy.pop(key, None)

    async def _take_rows(self) -> list[tuple[str, str, int]]:
        now = self._hall.clock.now()
        wanted = select(due.c.table, due.c.task, due.c.seq).where(due.c.at <= now).order_by(due.c.at)
        if not self._database.is_shared:  # no other node could take it
            async with self._database.reading() as connection:
                return [tuple(row) for row in await connection.execute(wanted.limit(_MOST))]
        async with self._database.writing() as connection:
            locked = wanted.limit(_MOST).with_for_update(skip_locked=True)
            taken = [tuple(row) for row in await connection.execute(locked)]
            for table, task, seq in taken:
                row = due.c.table == table, due.c.task == task, due.c.seq == seq
                await connection.execute(update(due).where(*row).values(at=now + _LEASE))
        return taken

    async def _do(self, id: str, task: str, seq: int) -> None:
        try:
            live = await self._hall.live_table(id)
            if live.table.seq < seq:
                await self._hall.read_up_to(id, seq)
            if task in _BY_BOTS and live.rests:
                await self._let_rest(live, task, seq)
            await self._duties[task](live, seq)
        except KnektError as refused:
            if refused.code == "database-failed":  # this is logged; the row stays, and is taken again
                await asyncio.sleep(_AGAIN)
                return
            # The table has gone on meanwhile.
            _log.info("task-refused", table=id, task=task, code=refused.code)
        except Postponed:
            return
        except NoAnswer:
            _log.error("no-bot-answers", table=id)
            await asyncio.sleep(_AGAIN)
            return  # the row stays, and is taken again
        except Exception:
            _log.exception("task", table=id, task=task)
            await asyncio.sleep(_AGAIN)
            return
        await self._hall.mark_done(id, task, seq)

    async def _let_rest(self, live: LiveTable, task: str, seq: int) -> None:
        """The table does nothing more until somebody comes.

        Another node has time to say that somebody watches there.
        """
        if self._database.is_shared and live.resting != seq:
            live.resting = seq
            await self._hall.postpone(live.id, task, seq, self._hall.clock.now() + _LEASE)
        else:
            await self._hall.rest(live, task, seq)
        raise Postponed

    async def _deal(self, live: LiveTable, seq: int) -> None:
        def step(table: Table) -> Table:
            return table.dealt(live.seed) if table.is_deal_due and table.seq == seq else table

        await self._hall.change(live.id, step)

    async def _play_forced(self, live: LiveTable, seq: int) -> None:
        """Play the only card that a player can play, who has wished not to be asked for it."""

        def step(table: Table) -> Table:
            action = forced_card(table) if table.seq == seq else None
            return table if action is None else table.act(action)

        await self._hall.change(live.id, step, player=on_turn(live.table))

    async def _look_who_is_there(self, live: LiveTable, seq: int) -> None:
        """Count those as ready who keep the next deal waiting and have been away longer than the grace."""
        if live.table.seq != seq:
            return
        now, grace = self._hall.clock.now(), max(LOOK_EVERY, 1_000 * live.table.settings.grace)
        absent = live.absent(now)
        gone = [each for each in live.table.unready if each in absent and now - absent[each] >= grace]
        if not gone:
            await self._hall.postpone(live.id, WHO_IS_THERE, seq, now + LOOK_EVERY)
            raise Postponed

        def step(table: Table) -> Table:
            if table.seq != seq:
                return table
            for player in gone:
                table = table.go_on(player)
            return table

        await self._hall.change(live.id, step)

    async def _end_thinking(self, live: LiveTable, seq: int) -> None:
        """A player has thought too long: a bot goes on.

        A player who has lost the connection has the grace first.
        """
        table = live.table
        player = on_turn(table)
        if table.seq != seq or player is None:
            return
        thinking, asked_at = table.settings.thinking or 0, live.stamps[-1].at
        until = asked_at + 1_000 * (thinking + table.settings.grace)
        if player not in live.present and asked_at <= self._hall.clock.now() < until:
            await self._hall.postpone(live.id, CLOCK, seq, until)
            raise Postponed
        await self._hall.change(
            live.id, lambda now: now.stand_in(player) if now.seq == seq else now, player=player
        )

    async def _count_absent(self, live: LiveTable, seq: int) -> None:
        """Count those as agreeing to a change of the deal who have not come back within the grace."""
        table, proposal = live.table, live.table.proposal
        if table.seq != seq or proposal is None:
            return
        absent = [player for player in table.waits_for if player not in live.present]
        if not absent:  # the others may still go away before they answer
            until = self._hall.clock.now() + max(_LEAST_WAIT, 1_000 * table.settings.grace)
            await self._hall.postpone(live.id, ABSENT, seq, until)
            raise Postponed

        def step(now: Table) -> Table:
            for player in absent if now.seq == seq else ():
                now = now.answer(player, proposal.seq, agree=True, absent=True)
            return now

        await self._hall.change(live.id, step)
