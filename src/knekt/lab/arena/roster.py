"""Who can be sent to an arena: the players of the roster, and the cheater, who sits at no other table."""

from __future__ import annotations

from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.lab.cheater import Cheater
from knekt.players import Player
from knekt.players.roster import named, names_for

__all__ = ["CHEATER", "checked", "contestant", "contestants"]

CHEATER = "cheater"


def contestants(options: TableOptions) -> str:
    """The names, as they are written, with commas between them."""
    return ", ".join([*names_for(options), CHEATER])


def contestant(name: str, options: TableOptions, seed: int) -> Player:
    """The player of this name, as `named` gives it, or the cheater."""
    return Cheater(options, seed) if name == CHEATER else named(name, options, seed)


def checked(name: str, options: TableOptions) -> None:
    """Nothing, if somebody of this name can play the game; KnektError if not."""
    if name == CHEATER:
        return
    try:
        named(name, options, 0)
    except KnektError as refusal:
        if refusal.code != "unknown-player":
            raise
        note, allowed = f"no player {name}", contestants(options)
        raise KnektError("unknown-player", note, name=name, allowed=allowed) from None
