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

# Words are weighed over so many worlds.
WORLDS: Mapping[Level, int] = {Level.CLUB: 60, Level.STRONG: 100, Level.MASTER: 200}
# A word is weighed over no more than one world for so many that are asked of a card: a player with little time
# for cards has little for words.
SPEECH = 2
# A gift is weighed over so many times as many worlds as a word, since the whole deal hangs on it, but over no
# more than so many times those that are asked of a card.
GIFTS = 2
# What a card may seem to cost, as a part of what is at stake, and is hardly noticed.
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
