"""Who runs a table and settles what the rules leave open."""

from __future__ import annotations

from typing import Any, Protocol

from knekt.engine import Action, Game

__all__ = ["Steward"]


class Steward(Protocol):
    """The manners of a family of games: who is heard when, and what the table rules by itself."""

    def hears(self, game: Game[Any]) -> bool:
        """Whether the seats that may speak out of turn are asked now."""

    def ruling(self, game: Game[Any], action: Action) -> Action:
        """What counts when the seat that must act answers so:
        its answer, or a decision of the table itself.
        """
