"""Who can play in an arena: the players of the roster, and the cheater, who plays nowhere else."""

from __future__ import annotations

from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.lab.cheater import Cheater
from knekt.players import Player
from knekt.players.roster import named, names_for

__all__ = ["CHEATER", "checked", "contestant", "contestants"]

CHEATER = "cheater"


def contestants(options: TableOptions) -> str:
    """The names as they are written, separated by commas."""
    return ", ".join([*names_for(options), CHEATER])


def contestant(name: str, options: TableOptions, seed: int) -> Player:
    """The player of this name from the roster, or the cheater."""
    return Cheater(options, seed) if name == CHEATER else named(name, options, seed)


def checked(name: str, options: TableOptions) -> None:
    """Raise a KnektError if nobody of this name can play the game."""
    if name == CHEATER:
        return
    try:
        named(name, options, 0)
    except KnektError as refusal:
        if refusal.code != "unknown-player":
            raise
        note, allowed = f"no player {name}", contestants(options)
        raise KnektError("unknown-player", note, name=name, allowed=allowed) from None
