"""The turns of the bots at a node's tables: what they decide is thought out by the workers, and then done."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from knekt.server.bots import Asker, BotPool, Thought
from knekt.server.bots.job import job_for
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.tasks import speakers
from knekt.server.table import Table
from knekt.server.table.codec import codec_of
from knekt.server.table.ruling import ruled_action

__all__ = ["BotTurns"]

_Decision = asyncio.Task[tuple[int, dict[str, Any]] | None]  # the player, and the action that this one takes


class BotTurns:
    """Has bots think about the tables of a node, and lets them act."""

    def __init__(self, hall: Hall, bots: BotPool) -> None:
        self._hall, self._bots = hall, bots
        self._decisions: dict[str, tuple[int, _Decision]] = {}  # of each table, after which event
        self._thinking: set[_Decision] = set()

    async def stop(self) -> None:
        """Nobody wants to know any more what the bots are thinking about."""
        for thinking in list(self._thinking):
            thinking.cancel()
            with suppress(asyncio.CancelledError):
                await thinking

    def think_ahead(self, live: LiveTable) -> None:
        """Have the bots think about the table before they are to act, if people play there.

        So nobody sees how long a bot has thought, which would tell something of its cards. The node at which
        the table has changed does this.
        """
        self._decisions.pop(live.id, None)
        if live.due is not None and live.table.people and speakers(live.table):
            self._decision_of(live)

    async def let_act(self, live: LiveTable, seq: int) -> None:
        """Do what a bot decides after this event; nothing, if the table has gone on."""
        if live.table.seq != seq:
            return
        try:
            found = await asyncio.shield(self._decision_of(live))
        finally:
            if self._decisions.get(live.id, (None,))[0] == seq:
                del self._decisions[live.id]
        if found is not None:
            await self.act(live, *found, seq)

    async def act(self, live: LiveTable, player: int, plain: dict[str, Any], seq: int) -> None:
        """Do this action of a bot, chosen after this event; nothing, if the table has gone on."""
        action = codec_of(live.table.settings.options).action(plain)
        if live.table.seq != seq:
            return
        counted = await ruled_action(live.table, action)
        await self._hall.change(
            live.id, lambda table: table.act(counted) if table.seq == seq else table, player=player
        )

    def _decision_of(self, live: LiveTable) -> _Decision:
        """The decision that the table's bots are thinking about; they begin to think if they have not yet."""
        seq, decision = self._decisions.get(live.id, (None, None))
        if decision is None or seq != live.table.seq:
            decision = asyncio.create_task(self._think(live, live.table))
            self._decisions[live.id] = live.table.seq, decision
            self._thinking.add(decision)
            decision.add_done_callback(self._decided)
        return decision

    def _decided(self, decision: _Decision) -> None:
        self._thinking.discard(decision)
        if not decision.cancelled():
            decision.exception()  # asyncio would complain of it if nobody waits for this decision any more

    async def _think(self, live: LiveTable, table: Table) -> tuple[int, dict[str, Any]] | None:
        """The player who acts, and the action; None if no bot does anything, or the table has gone on."""
        terms = table.terms
        for seat in speakers(table):
            if live.table is not table:
                return None
            player = terms.seats[seat]
            view = live.view(player)
            level = table.acts_for(player)
            if level is None or view is None or table.game is None:
                continue
            waits = table.game.turn == seat
            seed = live.chance.derive(f"bot {terms.number} {player}")
            job = job_for(view, seed, level, self._hall.pace.haste, out_of_turn=not waits)
            answer = await self._bots.decide(job, _asker(live))
            if answer is not None:
                return player, answer
        return None


def _asker(live: LiveTable) -> Asker:
    """For whom the table's bots think: its first person, or the one who opened it if only bots play."""
    people = live.table.people
    place = live.table.places[people[0]] if people else None
    if place is None:
        return Asker(Thought.ALONE, live.host or "", live.id)
    return Asker(Thought.PLAY, place.holder, live.id)
