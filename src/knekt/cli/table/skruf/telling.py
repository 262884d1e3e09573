"""What happens at the table of Skruf, in words as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Trick
from knekt.cli.table.seating import Seating
from knekt.engine import Event, Seat
from knekt.skruf import Played, PlayedOpen, State
from knekt.telling.skruf import happened, taken

__all__ = ["tell", "trick_told"]


def tell(seating: Seating, after: State, event: Event, before: State, *, each_card: bool) -> Iterator[str]:
    """Sentences on an event as the person saw it, between two states of the person's view.

    Without `each_card`, only who takes a trick is told. A trick that was turned over is not told (7.5).
    """
    if each_card or not isinstance(event, Played | PlayedOpen):
        yield from map(seating.render, happened(seating.listener, after, event, before))
    elif not after.trick:
        yield f"{len(after.tricks)}. {seating.render(taken(seating.listener, after))}"


def trick_told(seating: Seating, trick: Trick, circle: tuple[Seat, ...]) -> str:
    """A trick in words: its cards in order, and who took it."""
    start = circle.index(trick.lead)
    played = ", ".join(
        f"{seating.name_or_you(circle[(start + place) % 4])} {seating.faces.show(card)}"
        for place, card in enumerate(trick.cards)
    )
    return seating.say("table-told-trick", cards=played, **seating.name_args(trick.winner))
