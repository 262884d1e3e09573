"""What the players' room asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from knekt.engine import TableOptions
from knekt.games import part
from knekt.players.player import Player
from knekt.players.steward import Steward

if TYPE_CHECKING:
    from knekt.players.levels import Level
    from knekt.players.roster import Entry
    from knekt.players.thinking.budget import Budget

__all__ = ["FamilyPlayers", "opponent", "players_of", "steward_of"]


@dataclass(frozen=True, slots=True, eq=False)
class FamilyPlayers:
    """Who plays the games of a family, and who runs a table of it.

    `opponent` is the plain computer opponent, made from a seed; `level` makes a player of a level in the game
    of some options, from a seed, with a budget; `roster` are all who can be sent to an arena.
    """

    opponent: Callable[[int], Player]
    level: Callable[[Any, Level, int, Budget], Player]
    roster: Sequence[Entry]
    steward: Steward


def players_of(options: TableOptions) -> FamilyPlayers:
    """Who plays the game of these options; KnektError where nobody does."""
    found: FamilyPlayers = part(options, "players")
    return found


def opponent(options: TableOptions, seed: int = 0) -> Player:
    """The plain computer opponent in the game of these options. The same seed gives the same player.

    >>> from knekt.games import options
    >>> opponent(options("german"), 1)
    <knekt.players.skat.rules.RulePlayer object at ...>
    """
    return players_of(options).opponent(seed)


def steward_of(options: TableOptions) -> Steward:
    """Who runs a table at which the game of these options is played."""
    return players_of(options).steward
