"""One table in the memory of a node: a copy of what its log says, and who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from knekt.cards import Seed
from knekt.server.store import Line
from knekt.server.store.log import START
from knekt.server.table import Table, TableSettings, bot_level
from knekt.server.watching import Watcher
from knekt.server.wire import Applied

__all__ = ["Held", "Stamp"]


@dataclass(frozen=True, slots=True)
class Stamp:
    """When an event was written, and which player did it."""

    at: int
    player: int | None


class Held:
    """The table with what belongs to it but not to its rules."""

    def __init__(self, id: str, settings: TableSettings, seed: Seed, host: str | None, now: int) -> None:
        self.id, self.seed, self.host = id, seed, host
        self.table = Table.new(settings)
        self.chain = START
        self.stamps: list[Stamp] = []
        self.lock = asyncio.Lock()
        self.names: dict[str, str] = {}  # of people, by id
        self.wish_forced: set[str] = set()  # those for whom a card that must be played is played
        self.watchers: set[Watcher] = set()
        self.used = now
        self._commands: dict[tuple[str | None, str], int] = {}  # the seq of the first event of each

    def accept(self, table: Table, lines: Sequence[Line]) -> None:
        """The table after these lines, which are durable."""
        self.table = table
        for line in lines:
            self.stamps.append(Stamp(line.at, line.player))
            self.used = max(self.used, line.at)
            if line.command is not None:
                self._commands[line.who, line.command] = line.seq
        if lines:
            self.chain = lines[-1].chain

    def applied(self, who: str | None, command: str | None) -> Applied | None:
        """What was answered to this command, if it was done before."""
        if command is None:
            return None
        seq = self._commands.get((who, command))
        return None if seq is None else Applied(seq=seq)

    @property
    def people(self) -> list[str]:
        """Who has a place, without the bots."""
        return [each.holder for each in self.table.places if each and bot_level(each.holder) is None]

    @property
    def forced_players(self) -> set[int]:
        """The players for whom a card that must be played is played."""
        found = {self.table.player_of(each) for each in self.wish_forced}
        return {player for player in found if player is not None}

    @property
    def present(self) -> set[int]:
        """The players who are connected to this node."""
        found = {self.table.player_of(each.who) for each in self.watchers if each.who is not None}
        return {player for player in found if player is not None}
