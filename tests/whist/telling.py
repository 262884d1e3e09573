"""What is told of whist."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.engine import Event, Seat, View
from knekt.message import Message
from knekt.notation.family import Stated
from knekt.telling.family import FamilyTelling
from knekt.telling.line import DealLine
from knekt.telling.listener import Listener
from knekt.telling.sentence import Named, Sentence, sentence
from whist.deal import Dealt
from whist.options import Options
from whist.play import Played
from whist.result import SIDES, Result
from whist.state import State

__all__ = ["FAMILY"]


def _happened(listener: Listener, after: State, event: Event, before: State) -> Iterator[Sentence]:
    match event:
        case Dealt(turned=turned):
            yield sentence("table-told-deal", **listener.dealer)
            if turned is not None:
                yield sentence("whist-told-turned", card=(turned,))
        case Played(seat, card):
            yield sentence("table-told-card", card=(card,), **listener.who(seat))
            if not after.trick:
                yield sentence("table-told-taken", **listener.who(after.tricks[-1].winner))


def _asked(listener: Listener, view: View[State]) -> Sentence:
    return sentence("ask-play" if view.state.trick else "ask-lead")


def _outcome(listener: Listener, options: Options, found: Result) -> Iterator[Sentence]:
    side = 0 if found.points[0] else 1
    names = Named(tuple(listener.terms.seats[seat] for seat in SIDES[side]))
    yield sentence("whist-won", names=names, tricks=found.of(side), points=found.points[side])


def _deal_line(options: Options, facts: Stated, seat: Seat | None, side: int | None) -> DealLine:
    found, own = Result(int(facts["tricks"])), side or 0
    return DealLine(
        Message("whist-line", {"tricks": found.of(own)}), (found.points[own], found.points[1 - own])
    )


FAMILY = FamilyTelling(asked=_asked, happened=_happened, outcome=_outcome, deal_line=_deal_line)
