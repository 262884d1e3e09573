"""Advice and the suggestions it consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from knekt.engine import Action
from knekt.message import Message

__all__ = ["Advice", "Suggestion"]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A sensible action, and what speaks for it.

    `chance` is how likely the seat's side then wins the game, `score` the score it can expect against the
    other side. `error` is half of the 95 % interval of the chance, as far as sampling goes. `behind` is how
    much less score this action brings than the best one. A discard before the game is named is meant for
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
    """Suggestions for one decision, the best first;
    they rest on worlds, on the judge of hands, or on rules of thumb.
    """

    suggestions: tuple[Suggestion, ...]
    worlds: int = 0
    basis: Literal["worlds", "judge", "thumb"] = "worlds"
    is_complete: bool = False  # all possible worlds were asked, so no error comes from sampling
    sort: str | None = None  # the sort of chances, by which they are measured and corrected
    tested: Message | None = None  # how accurate such chances were in games held out

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]
