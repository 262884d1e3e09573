"""What the lab asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from knekt.cards import Seed
from knekt.engine import Action, Game, Seat, TableOptions
from knekt.games import part
from knekt.lab.arena.game import ArenaGame, PlayedRubber
from knekt.lab.arena.table import Timed

__all__ = ["FamilyLab", "arena_of", "lab_of"]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class FamilyLab:
    """How the games of a family are played in bulk.

    `answer` is what a seat that sees all cards says before play, None where it has nothing better to say than
    others; `rubber` plays a whole rubber, where there are such; of `called`, actions before play, the
    advisor's chances are measured.
    """

    arena: ArenaGame
    answer: Callable[[Game[Any], Seat], Action | None] = lambda game, seat: None
    rubber: Callable[[Any, Seed, Mapping[int, Timed]], PlayedRubber] | None = None
    called: tuple[type[Action], ...] = ()


def lab_of(options: TableOptions) -> FamilyLab:
    """How the game of these options is played in bulk; KnektError where it is not."""
    found: FamilyLab = part(options, "lab")
    return found


def arena_of(options: TableOptions) -> ArenaGame:
    """How the game of these options is played in an arena."""
    return lab_of(options).arena
