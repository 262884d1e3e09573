"""What people may do at a table: `rights` says whether, and a step through the hall does it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from knekt.engine import Action, Event
from knekt.errors import IllegalAction, KnektError, Reason
from knekt.server.hall.hall import Hall, Step, check_name
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.rights import (
    check_is_host,
    check_is_keeper,
    check_is_let_in,
    check_may_sit,
    check_may_take,
    check_may_take_back,
    player_of,
)
from knekt.server.hall.viewer import Scope, Viewer
from knekt.server.nodes.attendance import Attendance
from knekt.server.run.metrics import Metrics
from knekt.server.shown.wire import Applied
from knekt.server.table import EVENTS, Table, bot, bot_level
from knekt.server.table.change import is_of_deal
from knekt.server.table.codec import codec_of
from knekt.server.table.event import TakenBack
from knekt.server.table.ruling import ruled_action

__all__ = ["Commands"]


class _MovedOn(Exception):
    """The table is no longer as it was when a ruling was asked for."""


class Commands:
    """The commands at the tables of a node. A command with a name is done once, however often it is sent."""

    def __init__(self, hall: Hall, attendance: Attendance, metrics: Metrics) -> None:
        self._hall, self._attendance, self._metrics = hall, attendance, metrics

    async def sit(
        self, id: str, viewer: Viewer, player: int | None = None, seed: str = "", command: str | None = None
    ) -> Applied:
        """Sit down in this place, or in the first that is free.

        When all places are taken the sitting begins.
        """

        def step_for(live: LiveTable) -> Step:
            person = check_may_sit(live, viewer)

            def step(table: Table) -> Table:
                place = _first_free(table) if player is None else player
                check_may_take(table, place, person)
                return _begun_if_full(table.take(place, person, seed))

            return step

        return await self._do("sit", id, viewer, command, step_for, Scope.TABLES)

    async def leave(
        self, id: str, viewer: Viewer, level: int | None = None, command: str | None = None
    ) -> Applied:
        """Get up. Once play has begun, a bot of this level gets the place.

        Without a level a bot acts only until the person comes back.
        """
        holder = None if level is None else bot(level)

        def step_for(live: LiveTable) -> Step:
            player = player_of(live, viewer, Scope.TABLES)

            def step(table: Table) -> Table:
                if not table.begun:
                    return table.leave(player)
                return table.stand_in(player) if holder is None else table.take(player, holder)

            return step

        return await self._do("leave", id, viewer, command, step_for, Scope.TABLES)

    async def come_back(self, id: str, viewer: Viewer, command: str | None = None) -> Applied:
        """Act again, instead of the bot that stood in."""

        def step_for(live: LiveTable) -> Step:
            player = player_of(live, viewer)
            return lambda table: table.come_back(player)

        return await self._do("back", id, viewer, command, step_for)

    async def seat_bots(
        self, id: str, viewer: Viewer, level: int, player: int | None = None, command: str | None = None
    ) -> Applied:
        """The host puts a bot into this place, or one into each that is free."""
        holder = bot(level)

        def step_for(live: LiveTable) -> Step:
            check_is_host(live, viewer)

            def step(table: Table) -> Table:
                if player is not None and player not in table.free:
                    raise KnektError("place-taken", f"place {player} is taken or not there", player=player)
                for place in table.free if player is None else (player,):
                    table = table.take(place, holder)
                return _begun_if_full(table)

            return step

        return await self._do("bots", id, viewer, command, step_for, Scope.TABLES)

    async def remove_bot(self, id: str, viewer: Viewer, player: int, command: str | None = None) -> Applied:
        """The host makes the place of a bot free, before play has begun."""

        def step_for(live: LiveTable) -> Step:
            check_is_host(live, viewer)

            def step(table: Table) -> Table:
                place = table.places[player] if 0 <= player < len(table.places) else None
                if place is None or bot_level(place.holder) is None:
                    raise KnektError("no-bot-there", f"there is no bot in place {player}", player=player)
                return table.leave(player)

            return step

        return await self._do("bots", id, viewer, command, step_for, Scope.TABLES)

    async def go_on(self, id: str, viewer: Viewer, command: str | None = None) -> Applied:
        """Ask for the next deal."""

        def step_for(live: LiveTable) -> Step:
            player = player_of(live, viewer)
            return lambda table: table.go_on(player)

        return await self._do("go-on", id, viewer, command, step_for)

    async def look(self, id: str, viewer: Viewer, *, looking: bool, command: str | None = None) -> Applied:
        """Keep the next deal waiting while the viewer looks at the cards of the last; or let it come."""

        def step_for(live: LiveTable) -> Step:
            player = player_of(live, viewer)
            return lambda table: (
                _acting_again(table, player).look(player) if looking else table.look_no_more(player)
            )

        return await self._do("look", id, viewer, command, step_for)

    async def take_back(self, id: str, viewer: Viewer, command: str | None = None) -> Applied:
        """Take back the viewer's last decision, where nothing counts and only bots play besides."""

        def step_for(live: LiveTable) -> Step:
            player = player_of(live, viewer)

            def step(table: Table) -> Table:
                check_may_take_back(table)
                return _acting_again(table, player).take_back(player)

            return step

        return await self._do("take-back", id, viewer, command, step_for)

    async def time_up(self, id: str, viewer: Viewer, command: str | None = None) -> Applied:
        """The keeper says that the sitting ends after the deal that is under way."""

        def step_for(live: LiveTable) -> Step:
            check_is_keeper(live, viewer)
            return Table.time_up

        return await self._do("time-up", id, viewer, command, step_for, Scope.TABLES)

    async def close(self, id: str, viewer: Viewer, command: str | None = None) -> Applied:
        """The keeper closes the table."""

        def step_for(live: LiveTable) -> Step:
            check_is_keeper(live, viewer)
            return lambda table: table.close(live.seed)

        return await self._do("close", id, viewer, command, step_for, Scope.TABLES)

    async def propose(
        self, id: str, viewer: Viewer, plain: dict[str, Any], seq: int, command: str | None = None
    ) -> Applied:
        """The keeper proposes a change, which happens when all other people at the table agree.

        `seq` as in `act`.
        """

        def step_for(live: LiveTable) -> Step:
            person = check_is_keeper(live, viewer)
            change = codec_of(live.table.settings.options).change(plain)
            return lambda table: _after_proposal(table, table.player_of(person), change, seq)

        await self._caught_up(id, seq)
        return await self._do("propose", id, viewer, command, step_for, Scope.TABLES)

    async def answer(
        self, id: str, viewer: Viewer, proposal: int, *, agree: bool, command: str | None = None
    ) -> Applied:
        """Agree to the proposal that the keeper made with this event, or refuse it."""

        def step_for(live: LiveTable) -> Step:
            player = player_of(live, viewer)
            return lambda table: table.answer(player, proposal, agree=agree)

        await self._caught_up(id, proposal)
        return await self._do("answer", id, viewer, command, step_for)

    async def withdraw(self, id: str, viewer: Viewer, proposal: int, command: str | None = None) -> Applied:
        """A keeper takes back the proposal that was made with this event."""

        def step_for(live: LiveTable) -> Step:
            check_is_keeper(live, viewer)

            def step(table: Table) -> Table:
                table.check_proposed(proposal)
                return table.drop()

            return step

        return await self._do("withdraw", id, viewer, command, step_for, Scope.TABLES)

    async def act(
        self, id: str, viewer: Viewer, plain: dict[str, Any], seq: int, command: str, ask: str | None = None
    ) -> tuple[Applied, bool]:
        """Act in the running deal.

        `seq` is the last event that the client knew, `ask` the question that this answers.

        A player who was away comes back by acting. An action that comes too late is refused with
        `question-is-closed`. The second value says whether the action was done now, which closes a question;
        it is False where it was done before, under the same name.
        """
        live = await self._hall.live_table(id)
        before = live.table.seq
        await self._caught_up(id, seq)
        if live.applied(viewer.require(Scope.PLAY), command) is None:
            player_of(live, viewer)  # the table looks into a claim for its players only
        while True:
            table = live.table
            action = codec_of(table.settings.options).action(plain)
            counted = await ruled_action(table, action)
            step_for = partial(_action_step, viewer, action, (table, counted), seq, ask)
            try:
                done = await self._do("act", id, viewer, command, step_for)
            except _MovedOn:
                continue
            return done, done.seq > before

    async def speak(self, id: str, viewer: Viewer, phrase: str) -> None:
        """Say a set phrase to all who are at the table."""
        live = await self._hall.live_table(id)
        player = player_of(live, viewer)
        with self._metrics.command("say"):
            self._attendance.speak(live, viewer.require(Scope.PLAY), player, phrase)

    async def mute(self, id: str, viewer: Viewer, player: int, *, muted: bool) -> None:
        """Hear no more phrases of the person who has this place, or hear them again."""
        live = await self._hall.live_table(id)
        person = viewer.require(Scope.PLAY)
        check_is_let_in(live, person)
        with self._metrics.command("mute"):
            await self._attendance.mute(live, person, player, muted=muted)

    async def _caught_up(self, id: str, seq: int) -> LiveTable:
        """The table, at least as far as the client has heard of it, perhaps from another node."""
        live = await self._hall.live_table(id)
        if seq > live.table.seq:
            await self._hall.read_up_to(id, seq)
        return live

    async def _do(
        self,
        name: str,
        id: str,
        viewer: Viewer,
        command: str | None,
        step_for: Callable[[LiveTable], Step],
        scope: Scope = Scope.PLAY,
    ) -> Applied:
        """Take the step that `step_for` makes for the table.

        A command that was done before is answered as it was then: neither done nor asked about again.
        """
        with self._metrics.command(name):
            if command is not None:
                check_name(command)
            live = await self._hall.live_table(id)
            person = viewer.require(scope)
            done = live.applied(person, command)
            if done is not None:
                return done
            step, player = step_for(live), live.table.player_of(person)
            return await self._hall.change(id, step, who=person, player=player, command=command)


def _action_step(
    viewer: Viewer, action: Action, ruling: tuple[Table, Action], seq: int, ask: str | None, live: LiveTable
) -> Step:
    """The step of a person's action; what the table has ruled counts in its place."""
    player = player_of(live, viewer)
    before, counted = ruling

    def step(table: Table) -> Table:
        if table.sitting.is_running and seq <= table.deal_began:
            raise IllegalAction(action, Reason.STALE)  # meant for an earlier deal, perhaps for another seat
        seat = table.seat_of(player)
        if seat is None or action.seat != seat:
            if seq <= table.deal_began and table.sitting.is_running:  # it was the seat in the deal before
                raise IllegalAction(action, Reason.STALE)
            raise KnektError("not-your-seat", f"{action} is not for player {player}")
        _check_in_time(table, action, seq, ask)
        present = _acting_again(table, player)
        if counted is action:
            return present.act(action, ask)
        if before.game is not table.game:
            raise _MovedOn
        return present.act(counted)

    return step


def _after_proposal(table: Table, player: int | None, change: Event, seq: int) -> Table:
    """The table after a proposal that was made after event `seq`.

    IllegalAction if that was in an earlier deal.
    """
    _check_known(table, seq)
    after = table.propose(player, change)
    if is_of_deal(change):
        played = any(map(table.is_of_deal, table.log[seq:]))
        if seq <= table.deal_began or (change.kind == "suit-barred" and played):
            raise IllegalAction(change, Reason.STALE)
    return after


def _check_known(table: Table, seq: int) -> None:
    if seq > table.seq:
        raise KnektError("seq-ahead", f"there is no event {seq} yet", seq=table.seq)


def _check_in_time(table: Table, action: Action, seq: int, ask: str | None) -> None:
    """Nothing, if the question that the action answers is still open; IllegalAction if not."""
    _check_known(table, seq)
    game = table.game
    if game is None or not table.sitting.is_running:
        return  # the action is refused anyway, for a better reason
    since = table.log[seq:]
    if any(isinstance(event, TakenBack) for event in since):
        late = True  # the question may be open again, but it was answered for a deal that no longer stands
    elif ask is None:
        late = any(event.kind not in EVENTS for event in since)
    else:
        late = ask not in {each.id for each in game.asks.get(action.seat, ())}
    if late:
        raise IllegalAction(action, Reason.STALE)


def _acting_again(table: Table, player: int) -> Table:
    """The table with the player back, if a bot stood in: whoever does something is not away any more."""
    place = table.places[player]
    return table.come_back(player) if place is not None and place.away else table


def _begun_if_full(table: Table) -> Table:
    return table if table.begun or table.free else table.begin()


def _first_free(table: Table) -> int:
    if not table.free:
        raise KnektError("table-full", "every place is taken")
    return table.free[0]
