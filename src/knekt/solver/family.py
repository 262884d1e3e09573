"""What the solver asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from knekt.engine import Game, TableOptions
from knekt.errors import KnektError
from knekt.games import part
from knekt.solver.position import Position

__all__ = ["FamilySolver", "position_of", "solver_of"]


@dataclass(frozen=True, slots=True, eq=False)
class FamilySolver:
    """Where the deals of a family stand with all cards open, and how that is written down.

    `position` is that of a state in which a card is to be played, and None elsewhere. `read` makes a position
    of a line of JSON and of its hands, of which the positions of each family have a number of their own.
    """

    position: Callable[[Any], Position | None]
    hands: int
    read: Callable[[dict[str, Any], Sequence[object]], Position]


def solver_of(options: TableOptions) -> FamilySolver:
    """How the game of these options is solved; KnektError where it is not."""
    found: FamilySolver = part(options, "solver")
    return found


def position_of(game: Game[Any]) -> Position:
    """The position of a deal that is being played; KnektError where no card is to be played now."""
    found = solver_of(game.rules.options).position(game.state)
    if found is None:
        raise KnektError("nothing-to-solve", "no card is to be played now")
    return found
