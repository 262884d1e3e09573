"""What an arena asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from knekt.engine import Game, Seat

__all__ = ["ArenaGame", "Outcome", "PlayedRubber"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal came to: the scores, who declared and defended, whether the contract was made, its kind.

    Nobody declares where all passed, where everybody plays alone, or where both sides avoid tricks.
    """

    scores: tuple[float, ...]  # by seat
    declarers: tuple[Seat, ...]  # the seats of one player, or of one side
    defenders: tuple[Seat, ...]
    won: bool | None
    contract: str  # its kind; "" where nothing was played


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """How the deals of a family are set up and counted in an arena.

    `list_deals` is the number of deals in a list, where such a score is kept in lists.
    """

    places: Callable[[Any], tuple[Seat, ...]]  # the seats that players hold
    partners: Callable[[Any], bool]  # whether seats opposite are partners in every deal
    outcome: Callable[[Game[Any]], Outcome]
    cards_begin: Callable[[Game[Any]], bool]  # whether only cards are still to be played
    list_deals: Callable[[Any], int | None]


@dataclass(frozen=True, slots=True)
class PlayedRubber:
    """The totals of both sides' accounts, and each deal with the players by seat.

    Players 0 and 2 are the first side, 1 and 3 the second.
    """

    totals: tuple[int, int]
    deals: tuple[tuple[Outcome, tuple[tuple[Seat, int], ...]], ...]
