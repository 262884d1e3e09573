"""What a family of games tells of how its cards are dealt, for a deal around the cards of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from knekt.cards import Card
from knekt.engine import Action, Event, Seat, View

__all__ = ["Setting"]


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """The pack, and the heaps that it is dealt to at a table of some options: the hands by seat, then what lies apart."""

    pack: Sequence[Card]
    first: Seat  # who speaks first
    sizes: Callable[[Any], tuple[int, ...]]
    dealt: Callable[[Any, Sequence[tuple[Card, ...]]], Event]
    # what who knows the cards that lie apart must have done to see them, where there is but one way
    seeing: Callable[[View[Any]], Action | None]
    together: Callable[[Any], bool]  # whether those cards may be named with the hand, as its last ones
