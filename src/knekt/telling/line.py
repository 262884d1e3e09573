"""A deal that is over in a line of a list."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.message import Message
from knekt.notation.family import Stated

__all__ = ["DealLine", "unplayed"]


@dataclass(frozen=True, slots=True)
class DealLine:
    """What was played, and what it brought: the player's own score, or both sides' scores, or nothing."""

    told: Message
    scores: tuple[int, ...] = ()


def unplayed(facts: Stated) -> DealLine:
    """A deal without a game: how it ended."""
    return DealLine(Message(f"ending-{facts['ending']}"))
