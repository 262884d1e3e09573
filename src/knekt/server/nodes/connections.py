"""The connections that stay open at this node. Each ends when the session or token ends that let it in.

The database knows which sessions and tokens are valid. A connection is checked when it opens, when a session
or token of its person has ended at any node, when the link to the other nodes is there again, and now and
then.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import select

from knekt.server.hall.viewer import Viewer
from knekt.server.nodes.link import NodeLink
from knekt.server.nodes.messages import NodeMessage, SessionsEnded, SignedOut, WhoIsThere
from knekt.server.shown.watching import ENDED, Outbox
from knekt.server.store import Database
from knekt.server.store.schema import people, tokens

__all__ = ["Connections"]

_EVERY = 60.0  # seconds between two checks of all connections
_log = structlog.get_logger()


@dataclass(frozen=True, eq=False, slots=True)
class _Connection:
    viewer: Viewer
    outbox: Outbox


class Connections:
    """The sockets and streams of this node, and the session or token that let each of them in."""

    def __init__(self, database: Database, link: NodeLink) -> None:
        self._database, self._link = database, link
        self._open: set[_Connection] = set()
        self._checking: set[asyncio.Task[None]] = set()
        link.on_open.append(self._check_all_soon)
        link.on_message.append(self._hear)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="connections")

    async def stop(self) -> None:
        for task in [self._task, *self._checking]:
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    @asynccontextmanager
    async def register(self, viewer: Viewer, outbox: Outbox) -> AsyncIterator[None]:
        """Keep a connection in mind while it is open.

        It is checked once more: its session may just have ended.
        """
        mine = _Connection(viewer, outbox)
        self._open.add(mine)
        try:
            await self._check([mine])
            yield
        finally:
            self._open.discard(mine)

    async def check_again(self, person: str) -> None:
        """A session or token of this person has ended: end the connections that it let in, at every node."""
        await self._check_person(person)
        self._link.send(SessionsEnded(person))

    def end_browser(self, browser: str) -> None:
        """End the connections of this browser at every node: the person there has changed."""
        self._end_of(browser)
        self._link.send(SignedOut(browser))

    def _hear(self, _: str, said: NodeMessage) -> None:
        match said:
            case SessionsEnded(person):
                self._later(self._check_person(person))
            case SignedOut(browser):
                self._end_of(browser)
            case WhoIsThere():  # what that node said before may have been lost
                self._check_all_soon()

    def _end_of(self, browser: str) -> None:
        for each in self._open:
            if each.viewer.browser == browser:
                each.outbox.end(ENDED, at_once=True)

    async def _check_person(self, person: str) -> None:
        """Check the person's connections.

        If the database does not answer, all of them end: clients can come back.
        """
        theirs = [each for each in self._open if each.viewer.person == person]
        try:
            await self._check(theirs)
        except Exception as failed:
            _log.warning("connections-ended-in-doubt", why=type(failed).__name__)
            for each in theirs:
                each.outbox.end(ENDED, at_once=True)

    async def _check(self, at: Collection[_Connection]) -> None:
        """End those whose session or token is no longer valid."""
        persons = {each.viewer.person for each in at if each.viewer.session is not None}
        ids = {each.viewer.token for each in at if each.viewer.token is not None}
        if not persons and not ids:
            return
        sessions = select(people.c.id, people.c.session).where(people.c.id.in_(persons))
        async with self._database.reading() as connection:
            numbers = {row.id: row.session for row in await connection.execute(sessions)} if persons else {}
            wanted = select(tokens.c.id).where(tokens.c.id.in_(ids))
            left = set((await connection.execute(wanted)).scalars()) if ids else set()
        for each in at:
            viewer = each.viewer
            has_session = viewer.session is None or numbers.get(viewer.person) == viewer.session
            if not has_session or (viewer.token is not None and viewer.token not in left):
                each.outbox.end(ENDED, at_once=True)

    def _check_all_soon(self) -> None:
        self._later(self._check_all())

    async def _check_all(self) -> None:
        try:
            await self._check([*self._open])
        except Exception as failed:  # the next check will find out
            _log.warning("connections-not-looked-at", why=type(failed).__name__)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            await self._check_all()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)
