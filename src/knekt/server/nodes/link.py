"""The link between the nodes of one database: they tell each other which tables have gone on, and more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import func, select

from knekt.server.hall.hall import Hall
from knekt.server.nodes.messages import Alive, NodeGone, NodeMessage, packed, unpacked
from knekt.server.store import NEWS, Database
from knekt.server.store.schema import events

__all__ = ["NodeLink"]

TALK = "knekt_talk"  # the channel for messages between nodes
BEAT = 2.0  # seconds of silence after which a node says that it is alive
_AGAIN = 1.0  # seconds until a lost connection is tried again
_SILENCE = 5.0  # seconds that the database may take for a notice
_SEND = "SELECT pg_notify($1, $2)"
_log = structlog.get_logger()


class NodeLink:
    """Sends and hears over a shared database.

    On SQLite there is only one node, and nothing to send or to hear.

    One connection does both, so that a node that can hear can also be heard.
    """

    def __init__(self, database: Database, hall: Hall) -> None:
        self._database, self._hall = database, hall
        self._name, self._number = secrets.token_urlsafe(6), 0
        self._task: asyncio.Task[None] | None = None
        self._heard: set[asyncio.Task[None]] = set()
        self._waiting: asyncio.Queue[NodeMessage] = asyncio.Queue()
        self._ending = False
        self.is_listening = asyncio.Event()
        self.on_open: list[
            Callable[[], None]
        ] = []  # called when the link is there; what was sent before is lost
        self.on_message: list[
            Callable[[str, NodeMessage], None]
        ] = []  # called with another node's name and message
        self.on_beat: list[Callable[[], None]] = []  # called after each sending

    def start(self) -> None:
        if self._database.is_shared:
            self._task = asyncio.create_task(self._run(), name="node-link")

    async def stop(self) -> None:
        """Tell the other nodes that this one ends, if they can hear it."""
        if self._task is None:
            return
        self._ending = True
        if self.is_listening.is_set():
            self.send(NodeGone())
            await asyncio.wait([self._task], timeout=_SILENCE)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def send(self, said: NodeMessage) -> None:
        """Send a message to the other nodes, in order.

        While the link is lost it is dropped: nobody would hear it.
        """
        if self.is_listening.is_set():
            self._waiting.put_nowait(said)

    async def _run(self) -> None:
        while not self._ending:
            try:
                await self._listen()
            except Exception as lost:  # drivers have many names for it: the connection is tried again
                _log.warning("news-lost", why=type(lost).__name__)
                await asyncio.sleep(_AGAIN)

    async def _listen(self) -> None:
        async with self._database.reading() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            ears = (NEWS, self._hear), (TALK, self._hear_message)
            for channel, ear in ears:
                await driver.add_listener(channel, ear)
            try:
                await self._look_at_all()  # what other nodes wrote while this one did not listen
                self._waiting = asyncio.Queue()
                self.is_listening.set()
                for opened in self.on_open:
                    opened()
                while not (self._ending and self._waiting.empty()):
                    await self._send(driver)
            finally:
                self.is_listening.clear()
                for channel, ear in ears:
                    with suppress(Exception):
                        await driver.remove_listener(channel, ear)

    async def _send(self, driver: Any) -> None:
        """Wait at most a beat for a message, and send it with all that wait behind it."""
        said: list[NodeMessage] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT):
                said.append(await self._waiting.get())
        while not self._waiting.empty():
            said.append(self._waiting.get_nowait())
        sent = [(TALK, self._packed(each)) for each in said or [Alive()]]
        await driver.executemany(_SEND, sent, timeout=_SILENCE)
        for beat in self.on_beat:
            beat()

    def _packed(self, said: NodeMessage) -> str:
        self._number += 1
        return packed(self._name, self._number, said)

    def _hear_message(self, _: Any, __: int, ___: str, text: str) -> None:
        try:
            node, said = unpacked(text)
        except ValueError:
            _log.warning("news-unreadable")
            return
        if node != self._name:
            for hear in self.on_message:
                hear(node, said)

    def _hear(self, _: Any, __: int, ___: str, news: str) -> None:
        table, seq = news.split(" ")
        self._read(table, int(seq))

    def _read(self, table: str, seq: int) -> None:
        task = asyncio.create_task(self._hall.read_up_to(table, seq))
        self._heard.add(task)
        task.add_done_callback(self._heard.discard)

    async def _look_at_all(self) -> None:
        used = list(self._hall.in_use)
        if not used:
            return
        async with self._database.reading() as connection:
            wanted = select(events.c.table, func.max(events.c.seq)).where(events.c.table.in_(used))
            for table, seq in await connection.execute(wanted.group_by(events.c.table)):
                self._read(table, seq)
