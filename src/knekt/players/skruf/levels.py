"""The five levels in Skruf."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.players.levels import Level
from knekt.players.player import Player
from knekt.players.skruf.beginner import SkrufBeginnerPlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.strong import SkrufStrongPlayer
from knekt.players.thinking.budget import Budget
from knekt.skruf import Options

__all__ = ["GIFTS", "WAVERS", "WORLDS", "level_player"]

# Over how many worlds a player weighs a call.
WORLDS: Mapping[Level, int] = {Level.CLUB: 60, Level.STRONG: 100, Level.MASTER: 200}
# A budget of few worlds for a card also limits the worlds for a call: to one for every two of the budget.
SPEECH = 2
# The whole deal hangs on a gift, so it is weighed over twice as many worlds as a call. A small budget limits
# these worlds too: to two for every one of the budget.
GIFTS = 2
# A loss up to this share of the stake is hardly noticed.
WAVERS: Mapping[Level, float] = {Level.CLUB: 0.03, Level.STRONG: 0.015, Level.MASTER: 0.0}


def level_player(options: Options, level: Level, seed: int, budget: Budget) -> Player:
    """A player of this level; from the middle one on they look into worlds."""
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
        wavers=WAVERS[level],
        worlds=worlds,
        gift_worlds=gift_worlds,
    )
