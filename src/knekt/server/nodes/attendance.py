"""The people at the tables, at all nodes of a database: who is there, what they say, how they are called.

A node tells the other nodes what changes here, and the people at its tables what changes anywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from knekt.errors import KnektError
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.phrases import check_phrase
from knekt.server.nodes.known_people import learn_changes, learn_mutes
from knekt.server.nodes.link import NodeLink
from knekt.server.nodes.messages import (
    AtTable,
    MutesChanged,
    NodeGone,
    NodeMessage,
    PersonChanged,
    Spoken,
    WhoIsThere,
)
from knekt.server.nodes.other_nodes import Connected
from knekt.server.run.limits import PHRASES, Limits
from knekt.server.shown.notices import tell_mutes, tell_name, tell_phrase, tell_presence
from knekt.server.shown.watching import Watcher
from knekt.server.store import Database
from knekt.server.store.schema import mutes

__all__ = ["Attendance"]

_ANSWER = 4.0  # seconds in which other nodes, which may have lost the link too, say who is connected to them


class Attendance:
    """The people at the tables of this node and of the others."""

    def __init__(self, database: Database, hall: Hall, link: NodeLink, limits: Limits) -> None:
        self._database, self._hall, self._link, self._limits = database, hall, link, limits
        self._learning: set[asyncio.Task[None]] = set()
        link.on_open.append(self._meet)
        link.on_message.append(self._hear)
        link.on_beat.append(self._expire_dead_nodes)

    def look(self, live: LiveTable, newcomer: Watcher | None = None) -> None:
        """Somebody has come or gone, or has another place: tell everybody to whom that is new."""
        tell_presence(live, newcomer)
        tell_mutes(live)
        if live.connected_here != live.announced:
            self._announce(live)

    def speak(self, live: LiveTable, person: str, player: int, phrase: str) -> None:
        """Say a phrase to everybody at the table.

        KnektError if there is no such phrase, or it is one too many.
        """
        check_phrase(phrase)
        self._limits.take(PHRASES, person)
        tell_phrase(live, person, player, phrase)
        self._link.send(Spoken(live.id, person, player, phrase))

    async def mute(self, live: LiveTable, person: str, player: int, *, muted: bool) -> None:
        """From now on the person hears no phrases of whoever has this place, or hears them again.

        This holds for the table, from whatever device the person comes in.
        """
        place = live.table.places[player] if 0 <= player < len(live.table.places) else None
        if place is None:
            raise KnektError("no-such-place", f"nobody has place {player}", player=player)
        row = {"table": live.id, "person": person, "other": place.holder}
        with suppress(IntegrityError):  # the same request came twice at once, and the other one was first
            async with self._database.writing() as connection:
                await connection.execute(delete(mutes).filter_by(**row))
                if muted:
                    await connection.execute(insert(mutes), row)
        await learn_mutes(self._database, live)
        tell_mutes(live)
        self._link.send(MutesChanged(live.id))

    async def person_changed(self, person: str) -> None:
        """A person has changed the name or the wishes: tell all tables, at every node."""
        await self._learn_names([person])
        self._link.send(PersonChanged(person))

    # what other nodes say

    def _hear(self, node: str, said: NodeMessage) -> None:
        now, others = asyncio.get_running_loop().time(), self._hall.other_nodes
        if not others.heard(node, now):
            self._introduce()
        match said:
            case AtTable(table, people, watching):
                others.put(node, table, Connected(frozenset(people), watching), now)
                self._tell_presence([table])
            case NodeGone():
                self._tell_presence(others.forget(node))
            case WhoIsThere():
                self._tell_soon(others.forget(node))
                self._announce_all()
            case Spoken(table, person, player, phrase):
                with suppress(KnektError):  # it was said already; it only counts here, too
                    self._limits.take(PHRASES, person)
                if table in self._hall.in_use:
                    tell_phrase(self._hall.in_use[table], person, player, phrase)
            case MutesChanged(table):
                self._later(self._learn_mutes([table]))
            case PersonChanged(person):
                self._later(self._learn_names([person]))

    def _meet(self) -> None:
        """Ask and tell everything: the link is there again, and messages were lost in both directions."""
        self._tell_soon(self._hall.other_nodes.forget_all())
        self._introduce()
        used = self._hall.in_use
        self._later(self._learn_names({person for live in used.values() for person in live.names}))
        self._later(self._learn_mutes(list(used)))

    def _introduce(self) -> None:
        self._link.send(WhoIsThere())
        self._announce_all()

    def _expire_dead_nodes(self) -> None:
        """Forget nodes that have died: the people who were connected to them are gone."""
        self._tell_presence(self._hall.other_nodes.expire(asyncio.get_running_loop().time()))

    def _announce_all(self) -> None:
        for live in self._hall.in_use.values():
            if live.connected_here != Connected():
                self._announce(live)

    def _announce(self, live: LiveTable) -> None:
        connected = live.announced = live.connected_here
        self._link.send(AtTable(live.id, sorted(connected.people), connected.watching))

    def _tell_presence(self, tables: Iterable[str]) -> None:
        for table in tables:
            if table in self._hall.in_use:
                tell_presence(self._hall.in_use[table])

    def _tell_soon(self, tables: list[str]) -> None:
        """Tell these tables who is left, once the nodes have had time to say it."""
        if tables:
            asyncio.get_running_loop().call_later(_ANSWER, self._tell_presence, tables)

    async def _learn_names(self, people: Collection[str]) -> None:
        tables = list(self._hall.in_use.values())
        for live, person in await learn_changes(self._database, tables, people):
            tell_name(live, person)

    async def _learn_mutes(self, tables: Iterable[str]) -> None:
        for table in tables:
            live = self._hall.in_use.get(table)
            if live is not None:
                await learn_mutes(self._database, live)
                tell_mutes(live)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._learning.add(task)
        task.add_done_callback(self._learning.discard)
