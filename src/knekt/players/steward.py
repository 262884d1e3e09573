"""Who runs a table, as far as the rules leave something to settle there."""

from __future__ import annotations

from typing import Any, Protocol

from knekt.engine import Action, Game

__all__ = ["Steward"]


class Steward(Protocol):
    """The manners of a family of games: who is heard when, and what the table rules by itself."""

    def hears(self, game: Game[Any]) -> bool:
        """Whether those are asked now who may speak out of turn."""

    def ruling(self, game: Game[Any], action: Action) -> Action:
        """What counts when the seat that must act answers so: that, or a word of the table itself."""
