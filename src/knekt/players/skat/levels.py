"""The five levels in Skat."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.players.levels import Level
from knekt.players.player import Player
from knekt.players.skat.beginner import BeginnerPlayer
from knekt.players.skat.judged_player import JudgedPlayer
from knekt.players.skat.rules import RulePlayer
from knekt.players.skat.strong import StrongPlayer
from knekt.players.thinking.budget import Budget
from knekt.skat import Options

__all__ = ["WAVERS", "level_player"]

# How many skats a player thinks of before a bid; a master thinks of all 231.
SKATS: Mapping[Level, int] = {Level.CLUB: 30, Level.STRONG: 80}

# People err most where it matters least: a loss up to this share of the stake is hardly noticed. Each game
# has shares of its own, so that the levels stand about as far from each other.
WAVERS: Mapping[str, Mapping[Level, float]] = {
    "german": {Level.CLUB: 0.04, Level.STRONG: 0.02, Level.MASTER: 0.0},
    "tournee": {Level.CLUB: 0.05, Level.STRONG: 0.025, Level.MASTER: 0.0},
}


def level_player(options: Options, level: Level, seed: int, budget: Budget) -> Player:
    """A player of this level; from the middle one on they look into worlds."""
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
        wavers=WAVERS["german" if options.is_german else "tournee"][level],
    )
    return JudgedPlayer(cards, skats=SKATS.get(level))
