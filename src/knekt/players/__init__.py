"""Anything that maps a view to an action, and a table to sit at."""

from knekt.players.claims import claim_stands
from knekt.players.player import Outspoken, Player
from knekt.players.random import RandomPlayer
from knekt.players.rules import RulePlayer
from knekt.players.table import play_deal, step

__all__ = [
    "Outspoken",
    "Player",
    "RandomPlayer",
    "RulePlayer",
    "claim_stands",
    "play_deal",
    "step",
]
