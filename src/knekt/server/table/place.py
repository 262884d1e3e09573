"""A place at a table: a person has it, or a bot of some level."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.errors import KnektError

__all__ = ["LEVELS", "STAND_IN", "Place", "bot", "bot_level"]

LEVELS = range(1, 6)  # of bots
BOT = "bot:"  # the holder of a bot's place begins with this
STAND_IN = 3  # the level of the bot that acts for somebody who is away


def bot_level(holder: str) -> int | None:
    """The level of a bot; None for a person.

    >>> bot_level("bot:3"), bot_level("k3Jx9")
    (3, None)
    """
    return int(holder.removeprefix(BOT)) if holder.startswith(BOT) else None


def bot(level: int) -> str:
    """The holder of a place that is a bot of this level; KnektError if there is none."""
    if level not in LEVELS:
        raise KnektError("no-such-level", f"there is no level {level}", least=LEVELS[0], most=LEVELS[-1])
    return f"{BOT}{level}"


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place: who has it, and what that player has added to the dealing."""

    holder: str
    seed: str = ""
    away: bool = False  # a bot acts meanwhile
