"""What happens at the table of Skat, in words as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Trick
from knekt.cli.table.seating import Seating
from knekt.engine import Event
from knekt.skat import Played, State
from knekt.telling.skat import happened

__all__ = ["tell", "trick_told"]


def tell(seating: Seating, after: State, event: Event, before: State, *, each_card: bool) -> Iterator[str]:
    """Sentences on an event as the person saw it, between two states of the person's view.

    With `each_card`, every card played is told, as it must be where no table is drawn. Otherwise a trick is
    told when it is full.
    """
    if each_card or not isinstance(event, Played):
        yield from map(seating.render, happened(seating.listener, after, event, before))
    elif not after.trick:
        yield f"{len(after.tricks)}. {trick_told(seating, after.tricks[-1])}"


def trick_told(seating: Seating, trick: Trick) -> str:
    """A trick in words: its cards in order, and who took it."""
    played = ", ".join(
        f"{seating.name_or_you((trick.lead + place) % 3)} {seating.faces.show(card)}"
        for place, card in enumerate(trick.cards)
    )
    return seating.say("table-told-trick", cards=played, **seating.name_args(trick.winner))
