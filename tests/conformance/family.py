"""What the conformance suite must be told about a family of games; all else it finds through asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import islice
from operator import or_
from typing import Any

from hypothesis import strategies as st
from random_deals import Line, Style, deals_of

from knekt.cards import Hand
from knekt.engine import Event, Game, Seat

__all__ = ["Family"]


@dataclass(frozen=True, repr=False)
class Family:
    """A game, the options it is played by, the deals it begins with, and how they are played.

    `known` is the secrecy of the rule page in plain words, written without a look at any `seen_by`: the
    cards whose place a seat (None: who only watches) has a right to know, after each of the events. `phases`
    are those in which something is still hidden from everybody, whichever of the `seats` he sits at.
    """

    name: str
    openings: st.SearchStrategy[Game[Any]]
    pack: Hand
    known: Callable[[Sequence[Event], Seat | None], Iterator[Hand]]
    phase: Callable[[Game[Any]], str]
    phases: tuple[str, ...]
    result: Callable[[Any], Any]
    styles: st.SearchStrategy[Style]
    seats: int

    @property
    def deals(self) -> st.SearchStrategy[Line]:
        """Deals played to their end."""
        return deals_of(self.openings, self.styles)

    def known_since(self, events: Sequence[Event], viewer: Seat | None, first: int = 0) -> Hand:
        """The cards whose place the seat had a right to know at any time from this event on."""
        return reduce(or_, islice(self.known(events, viewer), first, None), Hand())

    def __repr__(self) -> str:
        return f"<{self.name}>"
