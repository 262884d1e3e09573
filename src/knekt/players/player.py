"""Anything that maps a view to an action."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from knekt.engine import Action, View
from knekt.skat import State

__all__ = ["Outspoken", "Player"]


class Player(Protocol):
    """Whoever sits at the table: a person, a program. It knows its view and nothing else."""

    def choose(self, view: View[State]) -> Action:
        """The answer of a seat that the deal waits for: an action that one of its asks contains."""


@runtime_checkable
class Outspoken(Player, Protocol):
    """A player who may also say something when it is not his turn: between tricks, or early in the first."""

    def interject(self, view: View[State]) -> Action | None:
        """What the seat makes use of among the asks that nobody waits for; None for nothing."""
