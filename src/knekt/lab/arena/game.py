"""What an arena asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from knekt.engine import Game, Seat

__all__ = ["ArenaGame", "Outcome", "PlayedRubber"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal came to: the score of each seat, who declared and against whom, whether that was made, and what it was.

    Nobody declares where all passed, and where each plays for himself, or both sides for the fewest tricks.
    """

    scores: tuple[float, ...]  # by seat
    declarers: tuple[Seat, ...]  # the seats of one player, or of one side
    defenders: tuple[Seat, ...]
    won: bool | None
    contract: str  # the kind of it; "" where nothing was played


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """How the deals of a family are set up and counted in an arena.

    `list_deals` are the deals of a list, where the score is one that lists are kept in.
    """

    places: Callable[[Any], tuple[Seat, ...]]  # the seats that players hold
    partners: Callable[[Any], bool]  # whether those opposite play together throughout
    outcome: Callable[[Game[Any]], Outcome]
    cards_begin: Callable[[Game[Any]], bool]  # whether all is settled but the cards
    list_deals: Callable[[Any], int | None]


@dataclass(frozen=True, slots=True)
class PlayedRubber:
    """What stands in the accounts of both sides, and each deal with the players by seat.

    Players 0 and 2 are the first side, 1 and 3 the second.
    """

    totals: tuple[int, int]
    deals: tuple[tuple[Outcome, tuple[tuple[Seat, int], ...]], ...]
