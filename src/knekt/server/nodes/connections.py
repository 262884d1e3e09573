"""What stays open at this node, whoever was let in by what: it ends when that ends, at whatever node that was.

The database knows which sessions and tokens stand. A connection is looked at when it opens, when somebody says that something of
its person has ended, when the line to the other nodes was lost and is there again, and now and then.
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

_EVERY = 60.0  # seconds between two looks at all of them
_log = structlog.get_logger()


@dataclass(frozen=True, eq=False, slots=True)
class _Connection:
    viewer: Viewer
    outbox: Outbox


class Connections:
    """The sockets and streams of this node, with what let each of them in."""

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
        """A connection is open meanwhile. What let it in may have ended since it was seen at the door, so it is looked at again."""
        mine = _Connection(viewer, outbox)
        self._open.add(mine)
        try:
            await self._check([mine])
            yield
        finally:
            self._open.discard(mine)

    async def check_again(self, person: str) -> None:
        """Something that let this person in has ended, or the person may not come in any more: so does what is open by it, anywhere."""
        await self._check_person(person)
        self._link.send(SessionsEnded(person))

    def end_browser(self, browser: str) -> None:
        """In this browser somebody is no longer who that was: what it has opened ends, anywhere."""
        self._end_of(browser)
        self._link.send(SignedOut(browser))

    def _hear(self, _: str, said: NodeMessage) -> None:
        match said:
            case SessionsEnded(person):
                self._later(self._check_person(person))
            case SignedOut(browser):
                self._end_of(browser)
            case WhoIsThere():  # whoever begins anew may have had something to tell, and nobody heard it
                self._check_all_soon()

    def _end_of(self, browser: str) -> None:
        for each in self._open:
            if each.viewer.browser == browser:
                each.outbox.end(ENDED, at_once=True)

    async def _check_person(self, person: str) -> None:
        """If the database does not tell, all that the person has open ends: who may come back will."""
        theirs = [each for each in self._open if each.viewer.person == person]
        try:
            await self._check(theirs)
        except Exception as failed:
            _log.warning("connections-ended-in-doubt", why=type(failed).__name__)
            for each in theirs:
                each.outbox.end(ENDED, at_once=True)

    async def _check(self, at: Collection[_Connection]) -> None:
        """End those whose session or token stands no more."""
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
        except Exception as failed:  # the next look will find it out
            _log.warning("connections-not-looked-at", why=type(failed).__name__)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            await self._check_all()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)
