"""What is told of any deal, by the family of its game."""

from __future__ import annotations

from typing import Any

from knekt.engine import Event, Seat, TableOptions, View
from knekt.notation.family import Stated
from knekt.sheet import Terms
from knekt.telling.family import telling_of
from knekt.telling.line import DealLine
from knekt.telling.listener import Listener
from knekt.telling.sentence import Sentence

__all__ = ["DealLine", "asked", "deal_line", "entered", "happened", "outcome"]


def asked(listener: Listener, view: View[Any]) -> Sentence:
    """The question to the listener, whose view this is, for which the deal waits."""
    return telling_of(view.rules.options).asked(listener, view)


def happened(listener: Listener, before: View[Any], after: View[Any]) -> list[Sentence]:
    """What the last event is to the listener, whose views these are: without it, and with it."""
    event: Event = after.events[-1]
    return list(telling_of(after.rules.options).happened(listener, after.state, event, before.state))


def outcome(listener: Listener, options: TableOptions, end: Any) -> list[Sentence]:
    """What has become of a deal with this result; the first sentence says who has won."""
    return list(telling_of(options).outcome(listener, options, end))


def deal_line(options: TableOptions, facts: Stated, seat: Seat | None, side: int | None) -> DealLine:
    """A deal that is over in a line, as one of its players tells it, from its stated result."""
    return telling_of(options).deal_line(options, facts, seat, side)


def entered(options: TableOptions, terms: Terms, entry: Event) -> Sentence:
    """What stands on the sheet for a deal of these terms, as the score keeper has entered or corrected it."""
    said = telling_of(options).entered
    assert said is not None, "a family whose sheet has entries says what they are"
    return said(options, terms, entry)
