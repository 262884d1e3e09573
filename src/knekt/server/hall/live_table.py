"""One table in the memory of a node: a copy of what its log says, and the connections that watch it."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import Any

from knekt.cards import Seed
from knekt.engine import View
from knekt.server.hall.tasks import goes_on_alone
from knekt.server.nodes.other_nodes import Connected, OtherNodes
from knekt.server.shown.watching import Watcher
from knekt.server.shown.wire import Applied, Presence
from knekt.server.store import Line
from knekt.server.store.log import START
from knekt.server.table import PLAYED, Table, TableSettings, bot_level

__all__ = ["LiveTable", "Stamp", "Views"]

_CARDS = 16  # the last cards of a person of which it is noted how long they took
_LONG = 6_000  # milliseconds; a card that took longer is not noted

Views = tuple[View[Any], View[Any]]  # of a deal: without its last event, and with it


@dataclass(frozen=True, slots=True)
class Stamp:
    """When an event was written, and which player did it."""

    at: int
    player: int | None


class LiveTable:
    """A table in use: its rules know nothing of names, connections and moments, so these are kept here."""

    chance: Seed  # from which bots and delays draw; the hall sets it

    def __init__(
        self,
        id: str,
        settings: TableSettings,
        seed: Seed,
        host: str | None,
        now: int,
        other_nodes: OtherNodes | None = None,
    ) -> None:
        self.id, self.seed, self.host = id, seed, host
        self._other_nodes = other_nodes or OtherNodes()
        self.table = Table.new(settings)
        # The table as it was before the last change, and before the last deal.
        self._before = self._before_deal = self.table
        self.chain = START
        self.stamps: list[Stamp] = []
        self.lock = asyncio.Lock()
        self.names: dict[str, str] = {}  # the people's names, by id
        self.wish_forced: set[str] = set()  # people who want a forced card to be played for them
        self.mutes: dict[str, set[str]] = {}  # for each person the people whom this one does not want to hear
        self.learning = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence_told: Presence | None = None  # the last one that everybody here was sent
        self.announced = Connected()  # the last that the other nodes were told
        self.due: int | None = now  # the moment of the next task, as far as this node knows
        self.used = now
        self.resting: int | None = None  # the event after which it was found that nobody is there
        self._views: dict[int | None, tuple[tuple[int, int], Views]] = {}  # each player's, with their deal
        self._absent: dict[int, int] = {}  # since when players have been seen to be not connected
        self._took = defaultdict[str, deque[int]](partial(deque, maxlen=_CARDS))
        self._commands: dict[tuple[str | None, str], int] = {}  # the number of each command's first event

    def accept(self, table: Table, lines: Sequence[Line]) -> None:
        """Take over the table as it is after these lines, which are durable."""
        if table.deal_began != self.table.deal_began:
            self._before_deal = self.table
        self._before, self.table = self.table, table
        for line in lines:
            if line.command is not None:
                self._commands[line.who, line.command] = line.seq
                self._time(line)
            self.stamps.append(Stamp(line.at, line.player))
            self.used = max(self.used, line.at)
        if lines:
            self.chain = lines[-1].chain

    def frozen_copy(self) -> LiveTable:
        """The table as it is now, for another thread.

        It does not change, though its list of stamps may grow.
        """
        now = copy(self)
        now.names, now._views, now.watchers = dict(self.names), {}, set()
        return now

    def _time(self, line: Line) -> None:
        """Note how long a person has taken for a card, unless it was very long."""
        if line.who is not None and self.stamps and self.table.log[line.seq - 1].kind in PLAYED:
            took = line.at - self.stamps[-1].at
            if 0 <= took <= _LONG:
                self._took[line.who].append(took)

    def moment_of(self, seq: int, now: int) -> int:
        """When the event of this number was written; `now`, if it is about to be."""
        return self.stamps[seq - 1].at if 0 < seq <= len(self.stamps) else now

    def tables_after(self, seq: int) -> list[Table]:
        """The table after each event that followed this one, which must not be older than the deal."""
        now = self.table
        if seq >= now.seq:
            return []
        table = self._before if self._before.seq <= seq else self._before_deal
        found = list[Table]()
        for event in now.log[table.seq : now.seq - 1]:
            table = table.believing(event)
            if table.seq > seq:
                found.append(table)
        return [*found, now]

    def applied(self, who: str | None, command: str | None) -> Applied | None:
        """The answer that this command got, if it was done before."""
        if command is None:
            return None
        seq = self._commands.get((who, command))
        return None if seq is None else Applied(seq=seq)

    def view(self, player: int | None) -> View[Any] | None:
        """The running deal, or the last one, as the player may see it."""
        views = self.views(player)
        return None if views is None else views[1]

    def views(self, player: int | None) -> Views | None:
        """The player's view without the last event, and with it.

        Both are kept, so that each event is folded in once.
        """
        table, game = self.table, self.table.game
        if game is None or not game.events:
            return None
        seat, deal = table.seat_of(player), (table.deal_began, table.taken_back)
        known, views = self._views.get(player, (None, None))
        if views is None or known != deal or views[1].seat != seat:
            views = (View.of(game.rules, seat, ()),) * 2
        new = game.events[len(views[1].events) :]
        for before, _, after in views[1].steps(event.seen_by(seat) for event in new):
            views = before, after
        self._views[player] = deal, views
        return views

    @property
    def people(self) -> list[str]:
        """The people who have a place."""
        return [each.holder for each in self.table.places if each and bot_level(each.holder) is None]

    @property
    def forced_players(self) -> dict[int, Sequence[int]]:
        """The players for whom forced cards are played, and how long each has taken for the last cards."""
        found = {each: self.table.player_of(each) for each in self.wish_forced}
        return {player: tuple(self._took[each]) for each, player in found.items() if player is not None}

    def muted_by(self, person: str | None) -> set[str]:
        """The people whom this person does not want to hear."""
        return self.mutes.get(person, set()) if person is not None else set()

    @property
    def connected_here(self) -> Connected:
        """The people who are connected to this node, and how many others watch here."""
        seated = {*self.people}
        people = [each.who for each in self.watchers if each.who in seated]
        return Connected(frozenset(filter(None, people)), len(self.watchers) - len(people))

    @property
    def present(self) -> set[int]:
        """The players who are connected to any node."""
        connected = self.connected_here.people.union(*(each.people for each in self._other_nodes.at(self.id)))
        found = {self.table.player_of(each) for each in connected}
        return {player for player in found if player is not None}

    def absent(self, now: int) -> Mapping[int, int]:
        """The players who are not connected to any node, and since when.

        Only when this is asked does the node look: it must be asked again and again.
        """
        present = self.present
        self._absent = {
            player: min(self._absent.get(player, now), now)
            for player in self.table.people
            if player not in present
        }
        return self._absent

    def note_present(self) -> None:
        """Forget the absence of players who are connected again."""
        present = self.present
        self._absent = {player: since for player, since in self._absent.items() if player not in present}

    @property
    def rests(self) -> bool:
        """Whether the bots of the table do nothing, because no person plays or watches."""
        watched = bool(self.watchers or self._other_nodes.at(self.id))
        return not self.table.people and not goes_on_alone(self.table, watched=watched)

    @property
    def watching(self) -> int:
        """How many connections there are of people who have no place."""
        return self.connected_here.watching + sum(each.watching for each in self._other_nodes.at(self.id))
