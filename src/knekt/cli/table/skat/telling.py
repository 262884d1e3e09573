"""What happens at the table, told in words as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Trick
from knekt.cli.table.company import Company
from knekt.engine import Event
from knekt.skat import Played, State
from knekt.telling.skat import happened

__all__ = ["tell", "trick_told"]


def tell(company: Company, after: State, event: Event, before: State, *, each_card: bool) -> Iterator[str]:
    """Sentences on an event as the person saw it, between two states of the person's view.

    `each_card`: every card played is told of, as it must be where no table is drawn; else a trick, when it is full.
    """
    if each_card or not isinstance(event, Played):
        yield from map(company.told, happened(company.listener, after, event, before))
    elif not after.trick:
        yield f"{len(after.tricks)}. {trick_told(company, after.tricks[-1])}"


def trick_told(company: Company, trick: Trick) -> str:
    """A trick in the order it was played, and who took it."""
    played = ", ".join(
        f"{company.called((trick.lead + place) % 3)} {company.faces.show(card)}"
        for place, card in enumerate(trick.cards)
    )
    return company.say("table-told-trick", cards=played, **company.who(trick.winner))
