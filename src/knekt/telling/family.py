"""What is told of a deal in words of its family's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from knekt.engine import Event, Seat, TableOptions, View
from knekt.games import part
from knekt.notation.family import Stated
from knekt.telling.line import DealLine
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence

__all__ = ["FamilyTelling", "telling_of"]


@dataclass(frozen=True, slots=True, eq=False)
class FamilyTelling:
    """The sentences about the deals of a family.

    `asked` is the question that a deal asks the seat of a view. `happened` tells of an event, from the states
    after it and before it, and `outcome` of what became of a deal, from the options and its result.
    `deal_line` says that in a line for a seat, from the stated result; `entered` says what the score keeper
    wrote, where a score keeper may write.
    """

    asked: Callable[[Listener, View[Any]], Sentence]
    happened: Callable[[Listener, Any, Event, Any], Iterable[Sentence]]
    outcome: Callable[[Listener, Any, Any], Iterable[Sentence]]
    deal_line: Callable[[Any, Stated, Seat | None, int | None], DealLine]
    entered: Callable[[Any, Any, Any], Sentence] | None = None


def telling_of(options: TableOptions) -> FamilyTelling:
    """What is told of the game of these options."""
    found: FamilyTelling = part(options, "telling")
    return found
