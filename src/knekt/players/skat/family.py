"""Who plays Skat."""

from __future__ import annotations

from knekt.engine import TableOptions
from knekt.players.family import FamilyPlayers
from knekt.players.player import Player
from knekt.players.roster import LEVELS, RANDOM, Entry, Number, Seconds
from knekt.players.skat.greedy import GreedySkatPlayer
from knekt.players.skat.judged_player import JudgedPlayer
from knekt.players.skat.levels import level_player
from knekt.players.skat.rules import RulePlayer
from knekt.players.skat.searching import SearchingPlayer
from knekt.players.skat.steward import SkatSteward
from knekt.players.thinking.budget import Budget

__all__ = ["FAMILY"]

SKATS = 40  # that the judged player thinks of before it bids


def _votes(options: TableOptions, seed: int, number: Number, seconds: Seconds) -> Player:
    """Cards by a vote of so many worlds and nothing else: what the others have said is not weighed."""
    return SearchingPlayer(seed, Budget(number or 0, seconds or 0.0), believes=False)


FAMILY = FamilyPlayers(
    opponent=RulePlayer,
    level=level_player,
    roster=(
        RANDOM,
        Entry("greedy", lambda options, seed, number, seconds: GreedySkatPlayer()),
        Entry("rule", lambda options, seed, number, seconds: RulePlayer(seed)),
        Entry("pimc-N", _votes, thinks=True),
        Entry("judged", lambda options, seed, number, seconds: JudgedPlayer(RulePlayer(seed), skats=SKATS)),
        LEVELS,
    ),
    steward=SkatSteward(),
)
