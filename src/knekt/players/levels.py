"""Five levels of players, from one who has just learned the game to one who hardly errs.

They differ in what they remember, in how many worlds they think of, and in what they read from the words of
the others. None of them sees more than its seat does.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from knekt.engine import TableOptions
from knekt.message import Message
from knekt.players.family import players_of
from knekt.players.player import Player
from knekt.players.thinking.budget import Budget

__all__ = ["BUDGETS", "Level", "level_player"]


class Level(IntEnum):
    """How well a player plays."""

    BEGINNER, CASUAL, CLUB, STRONG, MASTER = range(1, 6)

    @property
    def message(self) -> Message:
        """What this level is like, in a sentence."""
        return Message("player-level", {"level": self.value})


# The seconds are for one card, by the clock. The work before and after asking the worlds takes a little more.
BUDGETS: Mapping[Level, Budget] = {
    Level.BEGINNER: Budget(0),
    Level.CASUAL: Budget(0),
    Level.CLUB: Budget(20, 0.040),
    Level.STRONG: Budget(200, 0.250),
    Level.MASTER: Budget(1000, 0.850),
}

# How many skats a player of Skat thinks of before a bid; a master thinks of all 231.
SKATS: Mapping[Level, int] = {Level.CLUB: 30, Level.STRONG: 80}


def level_player(options: TableOptions, level: Level, seed: int = 0, budget: Budget | None = None) -> Player:
    """A player of this level in the game of these options. The same seed gives the same player.

    With a budget that has no time, the same view always gets the same answer.

    >>> from knekt.games import options
    >>> level_player(options("german"), Level.CASUAL, 1)
    <knekt.players.skat.rules.RulePlayer object at ...>
    """
    level = Level(level)
    time = budget or BUDGETS[level]
    return players_of(options).level(options, level, seed, time)
