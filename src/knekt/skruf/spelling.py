"""How the moves of Skruf are written: L is the dealer's left, O opposite, R the right, D the dealer."""

from __future__ import annotations

from knekt.cards import Card, Hand
from knekt.engine import Action, Cards, Event, Hidden, Part, Spelled, Spelling, heaps
from knekt.engine.parts import parse_cards
from knekt.errors import NotationError
from knekt.skruf.bid import Bid, parse_bid
from knekt.skruf.state import SEATS

__all__ = [
    "SPELLING",
    "SkrufAction",
    "SkrufEvent",
    "parse_seat",
    "parts_of",
    "read_heaps",
    "read_known",
    "read_talon",
    "seat_letter",
    "talon_text",
    "unreadable",
]

_OPEN = "open"


def _read_bid(words: str, rules: object) -> Bid | None:
    """The bid, if the words begin with a digit; no card does, so a card is not mistaken for a bid."""
    return parse_bid(words) if words[:1].isdigit() else None


def _read_known(words: str, rules: object = None) -> Hand | None:
    cards = parse_cards(words) if words else None
    return cards if isinstance(cards, Hand) else None


SPELLING = Spelling(
    SEATS,
    seat="skruf-seat",
    action="skruf-action",
    event="skruf-event",
    parts={
        Bid: Part(str, _read_bid),
        Hand: Part(str, _read_known),
        "heap": Part(lambda cards: str(cards) or "-", _read_known),
        "heaps": heaps(len(SEATS)),
    },
)
seat_letter, parse_seat = SPELLING.letter, SPELLING.seat_of


class SkrufAction(Spelled, Action):
    """What a seat wants to do in a deal of Skruf."""

    __slots__ = ()
    spelling = SPELLING


class SkrufEvent(Spelled, Event):
    """What happened in a deal of Skruf."""

    __slots__ = ()
    spelling = SPELLING


def unreadable(text: str) -> NotationError:
    """The error of a text that is no event."""
    return NotationError(text, SPELLING.event)


def parts_of(what: str) -> tuple[list[str], bool]:
    """The parts of a text between bars, and whether its last word says that the unowned hand lies open."""
    parts = what.split(" | ")
    return (parts[:-1], True) if parts[-1] == _OPEN else (parts, False)


def read_heaps(parts: list[str], text: str) -> tuple[Cards, ...]:
    """Heaps of cards; an empty heap is written as `-`."""
    if not all(parts):
        raise unreadable(text)
    return tuple(map(parse_cards, parts))


def read_known(parts: list[str], text: str) -> tuple[Hand, ...]:
    """Heaps of cards, all of which must be known."""
    found = tuple(heap for part in parts if (heap := _read_known(part)) is not None)
    if len(found) != len(parts):
        raise unreadable(text)
    return found


def read_talon(text: str) -> tuple[Card, ...] | Hidden:
    """The talon from its top card down."""
    if text == "-":
        return ()
    hidden = parse_cards(text) if text.startswith("?") else None
    return hidden if isinstance(hidden, Hidden) else tuple(map(Card.parse, text.split()))


def talon_text(talon: tuple[Card, ...] | Hidden) -> str:
    """The talon from its top card down, as it is written."""
    return str(talon) if isinstance(talon, Hidden) else " ".join(map(str, talon)) or "-"
