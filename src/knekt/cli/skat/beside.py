"""What happened in a deal beside bids and cards: cards turned up, doublings, gifts, cards passed on, claims, giving up."""

from __future__ import annotations

from collections.abc import Iterator

from knekt.cards import Hand
from knekt.cli.speaker import Speaker
from knekt.cli.table.faces import Faces
from knekt.cli.table.lines import wrapped
from knekt.engine import Cards, Event, Seat
from knekt.message import Message
from knekt.skat import (
    SEATS,
    Agreed,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Declared,
    Ending,
    GiftAnswered,
    Kept,
    KontraSaid,
    Looked,
    NullSaid,
    Offered,
    PassedOn,
    Peeked,
    Played,
    Proposed,
    Pushed,
    Rejected,
    Resigned,
    SkatGame,
    Stopped,
    Surrendered,
    TookUp,
    TurnedUp,
)

__all__ = ["beside", "seat_message"]


def seat_message(seat: Seat) -> Message:
    return Message("seat", {"seat": SEATS[seat]})


def beside(game: SkatGame, speaker: Speaker) -> Iterator[str]:
    """A line for each, with the number of cards played before it."""
    played, named, faces = 0, False, Faces(speaker)
    for event in game.events:
        played += isinstance(event, Played)
        said = _said(event, faces) if named or not isinstance(event, Declared) else None
        named = named or isinstance(event, Declared)
        if said is not None:
            yield from wrapped(speaker.say("show-after", cards=played, said=said))


def _said(event: Event, faces: Faces) -> Message | None:
    match event:
        case Declared(seat, contract):
            return Message("told-raises", {"seat": seat_message(seat), "contract": contract.message})
        case KontraSaid(seat, level):
            doubling = Message("doubling", {"level": level})
            return Message("told-doubles", {"seat": seat_message(seat), "doubling": doubling})
        case Offered(seat, level):
            return Message("told-offers", {"seat": seat_message(seat), "gift": level})
        case Agreed(seat, yes):
            return Message("told-agrees" if yes else "told-disagrees", {"seat": seat_message(seat)})
        case GiftAnswered(seat, accept):
            return Message(
                "told-takes-gift" if accept else "told-declines-gift", {"seat": seat_message(seat)}
            )
        case Looked():
            return Message("told-looked")
        case Proposed((seat, _), cards):
            return Message("told-proposes", {"seat": seat_message(seat), "cards": _shown(cards, faces)})
        case TookUp(seat, cards):
            return Message("told-takes-up", {"seat": seat_message(seat), "cards": _shown(cards, faces)})
        case PassedOn(seat):
            return Message("told-passes-on", {"seat": seat_message(seat)})
        case Pushed(seat, cards):
            return Message("told-pushes", {"seat": seat_message(seat), "cards": _shown(cards, faces)})
    return _turned(event, faces) or _ended(event)


def _turned(event: Event, faces: Faces) -> Message | None:
    """What a declarer of Tournée did with the skat."""
    match event:
        case TurnedUp(seat, _, card):
            return Message("told-turned", {"seat": seat_message(seat), "card": faces.show(card)})
        case Peeked(seat, _, cards):
            return Message("told-peeked", {"seat": seat_message(seat), "cards": _shown(cards, faces)})
        case Kept(seat):
            return Message("told-kept", {"seat": seat_message(seat)})
        case Rejected(seat):
            return Message("told-rejected", {"seat": seat_message(seat)})
        case NullSaid(seat):
            return Message("told-null", {"seat": seat_message(seat)})
    return None


def _ended(event: Event) -> Message | None:
    """What was said or done to end the deal."""
    match event:
        case ClaimMade(seat, tricks):
            return Message("told-claims", {"seat": seat_message(seat), "tricks": tricks})
        case ClaimAnswered(seat, accept):
            return Message("told-accepts" if accept else "told-refuses", {"seat": seat_message(seat)})
        case ClaimJudged(stands):
            return Message("told-stands" if stands else "told-falls")
        case Resigned(seat):
            return Message("told-resigns", {"seat": seat_message(seat)})
        case Surrendered(seat, overbid):
            return Message("told-overbid" if overbid else "told-surrenders", {"seat": seat_message(seat)})
        case Stopped(Ending.VOID):
            return Message("told-void")
        case Stopped(cause, int() as seat):
            return Message("told-left" if cause is Ending.LEFT else "told-late", {"seat": seat_message(seat)})
    return None


def _shown(cards: Cards, faces: Faces) -> str:
    return " ".join(map(faces.show, cards)) if isinstance(cards, Hand) else str(cards)
