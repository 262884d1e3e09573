"""What happened in a deal beside calls and cards: claims, faults, who left, who bears a lost slam."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cli.skruf.seats import Seats
from knekt.cli.table.lines import wrapped
from knekt.engine import Event
from knekt.message import Message
from knekt.skruf import (
    Borne,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Ending,
    Played,
    PlayedOpen,
    SkrufGame,
    Stopped,
    SuitBarred,
)

__all__ = ["beside"]


def beside(game: SkrufGame, seats: Seats) -> Iterator[str]:
    """A line for each, with the number of cards played before it."""
    played = 0
    for event in game.events:
        played += isinstance(event, Played | PlayedOpen)
        if (said := _said(event, seats)) is not None:
            yield from wrapped(seats.speaker.say("show-after", cards=played, said=said))


def _said(event: Event, seats: Seats) -> Message | None:
    match event:
        case ClaimMade(seat, tricks):
            return Message("told-skruf-claims", {"seat": seats.who(seat), "tricks": tricks})
        case ClaimAnswered(seat, accept):
            return Message("told-accepts" if accept else "told-refuses", {"seat": seats.who(seat)})
        case ClaimJudged(stands):
            return Message("told-stands" if stands else "told-falls")
        case SuitBarred(suit):
            return Message("told-bars", {"suit": suit.message})
        case Borne(seat, alone):
            return Message("told-leaves-loss" if alone else "told-shares-loss", {"seat": seats.who(seat)})
        case Stopped(Ending.VOID):
            return Message("told-void")
        case Stopped(Ending.MISDEAL):
            return Message("told-misdeal")
        case Stopped(cause, int() as seat):
            return Message("told-left" if cause is Ending.LEFT else "told-late", {"seat": seats.who(seat)})
    return None
