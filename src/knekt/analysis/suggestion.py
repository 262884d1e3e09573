"""What advice consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from knekt.engine import Action
from knekt.message import Message

__all__ = ["Advice", "Suggestion"]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action that makes sense, and what speaks for it.

    `chance` is how likely the seat's side then wins the game, `score` what the seat's side can expect against the other;
    `error` is the half of the interval that holds the chance with 95 in 100, as far as sampling goes. `behind` is
    how much score it gives away against the best. Cards that are laid away before the game is named are laid away for
    `game`, as contracts are written.
    """

    action: Action
    chance: float | None
    score: float | None
    error: float | None
    behind: float | None
    reasons: tuple[Message, ...] = ()
    game: str | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """Suggestions for one decision, the best first, and what they rest on: worlds, the judge of hands, or rules of thumb."""

    suggestions: tuple[Suggestion, ...]
    worlds: int = 0
    basis: Literal["worlds", "judge", "thumb"] = "worlds"
    is_complete: bool = False  # every world that there is was asked, so that nothing is left to sampling
    sort: str | None = None  # of chances: whose, and of what; they are measured and put straight by it
    tested: Message | None = None  # how right such chances have been in games held out, and of which model

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]
