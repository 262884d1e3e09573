"""Five levels of players, from one who has just learned the game to one who hardly errs.

They differ in what they remember, in how many worlds they think of, and in what they read from the words of
the others. None of them sees more than its seat does.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from knekt import skat
from knekt.engine import TableOptions
from knekt.message import Message
from knekt.players.player import Player
from knekt.players.skat.beginner import BeginnerPlayer
from knekt.players.skat.judged_player import JudgedPlayer
from knekt.players.skat.rules import RulePlayer
from knekt.players.skat.strong import StrongPlayer
from knekt.players.skruf.beginner import SkrufBeginnerPlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.strong import SkrufStrongPlayer
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

# Over how many worlds a player of Skruf weighs a call.
WORLDS: Mapping[Level, int] = {Level.CLUB: 60, Level.STRONG: 100, Level.MASTER: 200}
# A budget of few worlds for a card also limits the worlds for a call: to one for every two of the budget.
SPEECH = 2
# The whole deal hangs on a gift, so it is weighed over twice as many worlds as a call. A small budget limits
# these worlds too: to two for every one of the budget.
GIFTS = 2

# People err most where it matters least: a loss up to this share of the stake is hardly noticed. Each game
# has shares of its own, so that the levels stand about as far from each other.
WAVERS: Mapping[str, Mapping[Level, float]] = {
    "german": {Level.CLUB: 0.04, Level.STRONG: 0.02, Level.MASTER: 0.0},
    "tournee": {Level.CLUB: 0.05, Level.STRONG: 0.025, Level.MASTER: 0.0},
    "skruf": {Level.CLUB: 0.03, Level.STRONG: 0.015, Level.MASTER: 0.0},
}


def _skat(level: Level, seed: int, budget: Budget, wavers: Mapping[Level, float]) -> Player:
    match level:
        case Level.BEGINNER:
            return BeginnerPlayer(seed)
        case Level.CASUAL:
            return RulePlayer(seed)
    cards = StrongPlayer(
        seed,
        budget,
        believes=level >= Level.STRONG,
        plans=level is Level.MASTER,
        wavers=wavers[level],
    )
    return JudgedPlayer(cards, skats=SKATS.get(level))


def _skruf(level: Level, seed: int, budget: Budget) -> Player:
    match level:
        case Level.BEGINNER:
            return SkrufBeginnerPlayer(seed)
        case Level.CASUAL:
            return BookPlayer(seed)
    worlds = min(WORLDS[level], max(WORLDS[Level.CLUB], budget.worlds // SPEECH))
    gift_worlds = min(GIFTS * WORLDS[level], max(WORLDS[Level.CLUB], GIFTS * budget.worlds))
    return SkrufStrongPlayer(
        seed,
        budget,
        believes=level >= Level.STRONG,
        reads=level is Level.MASTER,
        wavers=WAVERS["skruf"][level],
        worlds=worlds,
        gift_worlds=gift_worlds,
    )


def level_player(options: TableOptions, level: Level, seed: int = 0, budget: Budget | None = None) -> Player:
    """A player of this level in the game of these options. The same seed gives the same player.

    With a budget that has no time, the same view always gets the same answer.

    >>> from knekt.games import options
    >>> level_player(options("german"), Level.CASUAL, 1)
    <knekt.players.skat.rules.RulePlayer object at ...>
    """
    level = Level(level)
    time = budget or BUDGETS[level]
    if isinstance(options, skat.Options):
        return _skat(level, seed, time, WAVERS["german" if options.is_german else "tournee"])
    return _skruf(level, seed, time)
