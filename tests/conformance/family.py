"""What the conformance suite must be told about a family of games; all else it finds through asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from knekt.cards import Hand
from knekt.engine import Game, Seat

__all__ = ["Family"]


@dataclass(frozen=True, repr=False)
class Family:
    """A game, the options it is played by, and the deals it begins with.

    `known` is the secrecy of the rule page in plain words, written without a look at any `seen_by`: the
    cards whose place a seat (None: who only watches) has a right to know. `phases` are those in which
    something is still hidden from everybody.
    """

    name: str
    openings: st.SearchStrategy[Game[Any]]
    pack: Hand
    known: Callable[[Game[Any], Seat | None], Hand]
    phase: Callable[[Game[Any]], str]
    phases: tuple[str, ...]
    result: Callable[[Any], Any]

    def __repr__(self) -> str:
        return f"<{self.name}>"
