"""Who plays Skruf."""

from __future__ import annotations

from knekt.engine import TableOptions
from knekt.players.family import FamilyPlayers
from knekt.players.player import Player
from knekt.players.roster import LEVELS, RANDOM, Entry, Number, Seconds
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.greedy import GreedySkrufPlayer
from knekt.players.skruf.levels import level_player
from knekt.players.skruf.searching import SkrufSearchingPlayer
from knekt.players.skruf.steward import SkrufSteward
from knekt.players.thinking.budget import Budget

__all__ = ["FAMILY"]


def _votes(options: TableOptions, seed: int, number: Number, seconds: Seconds) -> Player:
    """Cards by a vote of so many worlds and nothing else: what the others have said is not weighed."""
    return SkrufSearchingPlayer(seed, Budget(number or 0, seconds or 0.0), believes=False)


FAMILY = FamilyPlayers(
    opponent=BookPlayer,
    level=level_player,
    roster=(
        RANDOM,
        Entry("greedy", lambda options, seed, number, seconds: GreedySkrufPlayer()),
        Entry("rule", lambda options, seed, number, seconds: BookPlayer(seed)),
        Entry("pimc-N", _votes, thinks=True),
        LEVELS,
    ),
    steward=SkrufSteward(),
)
