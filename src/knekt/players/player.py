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
    """A player who may also speak out of turn, where the table hears it."""

    def interject(self, view: View[Any]) -> Action | None:
        """The answer to one of the asks for which the deal does not wait; None to say nothing."""
