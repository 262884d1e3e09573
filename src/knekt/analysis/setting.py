"""How a family of games deals its cards, for a deal around the cards of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from knekt.cards import Card
from knekt.engine import Action, Event, Seat, View

__all__ = ["Setting"]


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """The pack, and the heaps to which it is dealt: the hands by seat, then the cards apart."""

    pack: Sequence[Card]
    first: Seat  # the seat that speaks first
    sizes: Callable[[Any], tuple[int, ...]]
    dealt: Callable[[Any, Sequence[tuple[Card, ...]]], Event]
    # The action by which a seat sees the cards apart, where there is only one such way.
    seeing: Callable[[View[Any]], Action | None]
    together: Callable[[Any], bool]  # whether the cards apart may be named at the end of the hand
