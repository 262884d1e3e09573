"""What may end a deal of Skat before its last card."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Card, Hand
from knekt.engine import Cards, Event
from knekt.skat import (
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Ending,
    Resigned,
    State,
    Stopped,
    Surrendered,
    sorted_hand,
)
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence, sentence

__all__ = ["ended", "known", "shown"]


def ended(listener: Listener, after: State, event: Event) -> Iterator[Sentence]:
    """Sentences on a game that is given up, on claims, and on who left or ran out of time."""
    match event:
        case Surrendered(seat, overbid):
            id = "table-told-overbid" if overbid else "table-told-surrendered"
            yield sentence(id, **listener.who(seat))
        case ClaimMade(seat, tricks, cards):
            all_left = "yes" if tricks == after.tricks_left else "no"
            told = shown(after, cards)
            yield sentence("table-told-claim", tricks=tricks, all=all_left, cards=told, **listener.who(seat))
        case ClaimAnswered(seat, accept):
            yield sentence("table-told-accepts" if accept else "table-told-refuses", **listener.who(seat))
        case ClaimJudged(stands):
            yield sentence("table-told-claim-stands" if stands else "table-told-claim-falls")
        case Resigned(seat):
            yield sentence("table-told-resigned", **listener.who(seat))
        case Stopped(Ending.LEFT, int() as seat):
            yield sentence("table-told-left", **listener.who(seat))
        case Stopped(Ending.TIMEOUT, int() as seat):
            yield sentence("table-told-late", **listener.who(seat))


def known(cards: Cards) -> str:
    """Whether the listener knows the cards."""
    return "yes" if isinstance(cards, Hand) else "no"


def shown(state: State, cards: Cards) -> tuple[Card, ...]:
    """The cards sorted; none where the listener may not know them."""
    return tuple(sorted_hand(state, cards)) if isinstance(cards, Hand) else ()
