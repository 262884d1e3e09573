"""What a drawing of a deal does not show: cards turned up, doublings, gifts, claims, who left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from knekt.cli.table.lines import wrapped
from knekt.cli.table.seating import Seating
from knekt.engine import Event, Game, View
from knekt.telling import happened

__all__ = ["story_lines"]


def story_lines(
    game: Game[Any],
    seating: Seating,
    cards: tuple[type[Event], ...],
    is_drawn: Callable[[Event, Any], bool],
) -> Iterator[str]:
    """A line for each such event, with the number of cards played before it.

    `cards` are the kinds of events that play a card. `is_drawn` says whether the drawing shows an event,
    given the state before it.
    """
    played, start = 0, View.of(game.rules, None, ())
    for before, event, after in start.steps(game.events):  # a reader of a record sees all cards
        played += isinstance(event, cards)
        told = () if is_drawn(event, before.state) else happened(seating.listener, before, after)
        if told:
            said = " ".join(map(seating.render, told))
            yield from wrapped(seating.say("show-after", cards=played, said=said))
