"""Anything that maps a view to an action."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from knekt.engine import Action, View

__all__ = ["Outspoken", "Player"]


class Player(Protocol):
    """Whoever sits at the table: a person, a program. It knows its view and nothing else."""

    def choose(self, view: View[Any]) -> Action:
        """The answer of a seat that the deal waits for: an action that one of its asks contains."""


@runtime_checkable
class Outspoken(Player, Protocol):
    """A player who may also say something when it is not his turn, where the table hears him."""

    def interject(self, view: View[Any]) -> Action | None:
        """What the seat makes use of among the asks that nobody waits for; None for nothing."""
