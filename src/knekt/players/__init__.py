"""Anything that maps a view to an action, and a table to sit at."""

from knekt.players.family import opponent, steward_of
from knekt.players.levels import BUDGETS, Level, level_player
from knekt.players.names import NAMES, name_at
from knekt.players.player import Outspoken, Player
from knekt.players.random import RandomPlayer
from knekt.players.skat.playing.claims import claim_stands
from knekt.players.skat.rules import RulePlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.steward import Steward
from knekt.players.table import decision, play_deal, step
from knekt.players.thinking.budget import Budget

__all__ = [
    "BUDGETS",
    "NAMES",
    "BookPlayer",
    "Budget",
    "Level",
    "Outspoken",
    "Player",
    "RandomPlayer",
    "RulePlayer",
    "Steward",
    "claim_stands",
    "decision",
    "level_player",
    "name_at",
    "opponent",
    "play_deal",
    "step",
    "steward_of",
]
