"""Players by their names: who can be sent to an arena or to a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.players.family import players_of
from knekt.players.levels import BUDGETS, Level, level_player
from knekt.players.player import Player
from knekt.players.random import RandomPlayer

__all__ = ["LEVELS", "RANDOM", "Entry", "Number", "Seconds", "named", "names_for"]

_NUMBER = "[1-9][0-9]{0,5}"

Number = int | None  # the number in a name such as pimc-100
Seconds = float | None  # the time for a card, as in pimc-100@60; None: the player's own time


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of player: how its name is written, with `N` for a number, and what makes one from a seed.

    `thinks`: the name may end in the time for a card, in milliseconds behind an @.
    """

    written: str
    make: Callable[[TableOptions, int, Number, Seconds], Player]
    thinks: bool = False

    def read(self, name: str) -> tuple[Number, Seconds] | None:
        """The number and the time in a name of this kind; None if the name is of another kind.

        >>> entry = Entry("pimc-N", RANDOM.make, thinks=True)
        >>> entry.read("pimc-100"), entry.read("pimc-100@60"), entry.read("rule")
        ((100, None), (100, 0.06), None)
        """
        time = f"(?:@(?P<time>{_NUMBER}))?" if self.thinks else ""
        found = re.fullmatch(self.written.replace("N", f"(?P<number>{_NUMBER})") + time, name)
        if found is None:
            return None
        said = found.groupdict()
        number, milliseconds = said.get("number"), said.get("time")
        return int(number) if number else None, int(milliseconds) / 1000 if milliseconds else None


def _random(options: TableOptions, seed: int, number: Number, seconds: Seconds) -> Player:
    return RandomPlayer(Random(seed))


def _level(options: TableOptions, seed: int, number: Number, seconds: Seconds) -> Player:
    if number not in tuple(Level):
        raise KnektError("no-such-level", f"no level {number}", least=min(Level), most=max(Level))
    level = Level(number)
    return level_player(options, level, seed, BUDGETS[level].at_most(seconds) if seconds else None)


RANDOM = Entry("random", _random)
LEVELS = Entry("level-N", _level, thinks=True)


def names_for(options: TableOptions) -> Iterator[str]:
    """The names of the players of this game, as they are written.

    >>> from knekt.games import options
    >>> list(names_for(options("german")))[:3]
    ['random', 'greedy', 'rule']
    """
    return (entry.written for entry in players_of(options).roster)


def named(name: str, options: TableOptions, seed: int) -> Player:
    """The player of this name. The same seed gives the same player.

    >>> from knekt.games import options
    >>> named("rule", options("skruf"), 1)
    <knekt.players.skruf.book.BookPlayer object at ...>
    >>> named("grandmaster", options("skruf"), 1)
    Traceback (most recent call last):
    knekt.errors.KnektError: no player grandmaster
    """
    for entry in players_of(options).roster:
        said = entry.read(name)
        if said is not None:
            return entry.make(options, seed, *said)
    allowed = ", ".join(names_for(options))
    raise KnektError("unknown-player", f"no player {name}", name=name, allowed=allowed)
