"""One running server: its parts, started in order, and stopped in the reverse order."""

from __future__ import annotations

from functools import partial

from knekt.cards import Seed
from knekt.server.bots import BotPool, Thought
from knekt.server.hall.commands import Commands
from knekt.server.hall.daily import Daily
from knekt.server.hall.due import TaskRunner
from knekt.server.hall.hall import Hall
from knekt.server.hall.hints import Hints
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.lobby import Lobby
from knekt.server.hall.tasks import Pace
from knekt.server.nodes.attendance import Attendance
from knekt.server.nodes.connections import Connections
from knekt.server.nodes.link import NodeLink
from knekt.server.people import PasswordCost, Passwords, People, Seals, Tokens, signing_key
from knekt.server.run.clock import Clock
from knekt.server.run.limits import Limits
from knekt.server.run.long_work import LongWork
from knekt.server.run.memory import GarbageCollection
from knekt.server.run.metrics import Metrics
from knekt.server.run.settings import ServerSettings
from knekt.server.shown.frames import deliver, send_first_frames
from knekt.server.shown.watching import GOING_DOWN, Watcher
from knekt.server.store import Database, Writer
from knekt.server.store.migrate import migrate

__all__ = ["Node"]


class Node:
    """The database, the people, the tables, the bots, and all that looks after them."""

    seals: Seals  # set by `start`

    def __init__(
        self, settings: ServerSettings, clock: Clock | None = None, cost: PasswordCost | None = None
    ) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.database = Database.of(settings.database, settings.data)
        self.writer = Writer(self.database)
        self.long_work = LongWork()
        self.hall = Hall(self.database, self.writer, self.clock, Pace.of(settings.pace), self.long_work)
        self.people = People(self.database, self.clock, Passwords(cost))
        self.tokens = Tokens(self.database, self.clock)
        self.bots = BotPool(settings.workers)
        self.link = NodeLink(self.database, self.hall)
        self.task_runner = TaskRunner(self.database, self.hall, self.bots)
        self.garbage_collection = GarbageCollection(self.hall)
        self.metrics = Metrics()
        self.limits = Limits(self.clock, settings.crowd)
        self.connections = Connections(self.database, self.link)
        self.attendance = Attendance(self.database, self.hall, self.link, self.limits)
        self.commands = Commands(self.hall, self.attendance, self.metrics)
        self.hints = Hints(self.hall, self.bots, self.limits)
        self.lobby = Lobby(self.database, self.clock)
        self.daily = Daily(self.database, self.hall)
        self.draining = self._started = False
        self._count()

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Show the watcher what it has missed at the table, and from now on what happens there."""
        send_first_frames(live, watcher)
        live.watchers.add(watcher)
        self.attendance.look(live, watcher)
        self.task_runner.wake_bots(live)
        if self.draining:
            watcher.outbox.end(GOING_DOWN)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """The watcher has gone."""
        live.watchers.discard(watcher)
        live.used = max(live.used, self.clock.now())
        self.attendance.look(live)

    def drain(self) -> None:
        """End every connection before the server ends: clients come back at another node, or later."""
        self.draining = True
        for live in self.hall.in_use.values():
            for watcher in list(live.watchers):
                watcher.outbox.end(GOING_DOWN)

    def _count(self) -> None:
        watch = self.metrics.watch
        watch("knekt_tables", "Tables in memory", lambda: len(self.hall.in_use))
        watch("knekt_commits", "Transactions of the log", lambda: self.writer.commits)
        watch("knekt_appends", "Appends in these transactions", lambda: self.writer.appends)
        for kind in Thought:
            self.metrics.bots_waiting.labels(kind).set_function(partial(self.bots.waiting.__getitem__, kind))
        self.bots.on_begun.append(self.metrics.bot_waited)

    async def start(self) -> None:
        """Make what is missing, and begin; KnektError if the data folder cannot be used.

        A second call does nothing.
        """
        if self._started:
            return
        self._started = True
        self.settings.make_folder()
        await migrate(self.database)
        key = await signing_key(self.database, self.settings.data)
        self.seals = Seals(key, self.clock)
        self.hall.chance = Seed(key).derive("chance")
        self.long_work.start()
        self.writer.start()
        self.hall.on_change += [deliver, self.attendance.look]
        self.connections.start()
        self.link.start()
        self.bots.start()
        self.task_runner.start()
        self.garbage_collection.start()

    async def stop(self) -> None:
        """End in good order: everything that was acknowledged is on the disk."""
        if not self._started:
            return
        self._started = False
        await self.garbage_collection.stop()
        await self.task_runner.stop()
        await self.bots.stop()
        await self.link.stop()
        await self.connections.stop()
        await self.writer.stop()
        await self.database.close()
        self.long_work.stop()
