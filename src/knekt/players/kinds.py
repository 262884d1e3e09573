"""Who plays and who runs the table in each family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from knekt.engine import TableOptions
from knekt.games import family_of
from knekt.players.player import Player
from knekt.players.skat.rules import RulePlayer
from knekt.players.skat.steward import SkatSteward
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.steward import SkrufSteward
from knekt.players.steward import Steward

__all__ = ["opponent", "steward_of"]

_OPPONENTS: Mapping[str, Callable[[int], Player]] = {"skat": RulePlayer, "skruf": BookPlayer}
_STEWARDS: Mapping[str, Steward] = {"skat": SkatSteward(), "skruf": SkrufSteward()}


def opponent(options: TableOptions, seed: int = 0) -> Player:
    """The plain computer opponent in the game of these options. The same seed gives the same player.

    >>> from knekt.games import options
    >>> opponent(options("german"), 1)
    <knekt.players.skat.rules.RulePlayer object at ...>
    """
    return _OPPONENTS[family_of(options).name](seed)


def steward_of(options: TableOptions) -> Steward:
    """Who runs a table at which the game of these options is played."""
    return _STEWARDS[family_of(options).name]
