"""How Skruf is written."""

from __future__ import annotations

from typing import Any

from knekt.engine import Event
from knekt.notation.family import FamilyNotation
from knekt.notation.readers import parsed
from knekt.notation.skruf.entries import ENTRIES, parse_entry
from knekt.notation.skruf.results import RESULT_TAGS, check_stated, facts_of, side_of, stated_in, tags_of
from knekt.skruf import (
    OPEN_HAND,
    SEATS,
    Bid,
    BidMade,
    Ended,
    Gave,
    Karonka,
    Opened,
    Passed,
    Placed,
    Played,
    PlayedOpen,
    SwapLaid,
    Swapped,
    TalonDealt,
    TalonTaken,
    parse_bid,
)

__all__ = ["FAMILY"]

SEAT_TAGS = "Left", "Opposite", "Right", "Dealer"
_CALLS = BidMade | Passed
_SWAPS = SwapLaid | Swapped
_CARDS = Played | PlayedOpen
_GIVES = "gives", "swaps"  # after these a seat is who gets something


def _begins(word: str, before: str) -> bool:
    """Each form begins with a seat."""
    return len(word) == 1 and word in SEATS and before not in _GIVES


def _joins(before: Event | None, event: Event, in_trick: bool) -> bool:
    """Calls stand on one line, so do the gifts, the two cards of a swap, and the cards of a trick."""
    match event:
        case Played() | PlayedOpen():
            return isinstance(before, _CARDS) and in_trick
        case Gave():
            return isinstance(before, Gave)
        case SwapLaid() | Swapped():
            return isinstance(before, _SWAPS)
    return isinstance(event, _CALLS) and isinstance(before, _CALLS)


def _lying(opening: Event) -> int:
    return len(opening.trick) if isinstance(opening, Placed) else 0


def _seat_tags(options: Any) -> tuple[str, ...]:
    """In trekarl nobody sits opposite the dealer: the hand there has no name."""
    unowned = OPEN_HAND if options.is_trekarl else None
    return tuple("" if seat == unowned else tag for seat, tag in enumerate(SEAT_TAGS))


FAMILY = FamilyNotation(
    parse_entry=parse_entry,
    entries=ENTRIES,
    whole_lines=("deal", "place", "end", "talon", "table", *ENTRIES),
    begins=_begins,
    joins=_joins,
    unwritten=(TalonTaken, TalonDealt, Opened, Ended),
    played=(Played, PlayedOpen),
    hands=len(SEATS),
    lying=_lying,
    facts_of=facts_of,
    side_of=side_of,
    check_stated=check_stated,
    result_tags=RESULT_TAGS,
    tags_of=tags_of,
    stated_in=stated_in,
    seat_tags=_seat_tags,
    readers={Bid: parsed(parse_bid, "bid"), Karonka: parsed(Karonka.parse, "karonka")},
)
