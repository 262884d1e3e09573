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
_GIVES = "gives", "swaps"  # a seat after one of these words is the receiver


def _begins(word: str, before: str) -> bool:
    """Whether a move begins here: with a seat that is not the receiver of cards."""
    return len(word) == 1 and word in SEATS and before not in _GIVES


def _joins(before: Event | None, event: Event, in_trick: bool) -> bool:
    """Whether the event stands on the line of the one before it.

    Calls stand on one line; so do gifts, the two cards of a swap, and the cards of a trick.
    """
    match event:
        case Played() | PlayedOpen():
            return isinstance(before, _CARDS) and in_trick
        case Gave():
            return isinstance(before, Gave)
        case SwapLaid() | Swapped():
            return isinstance(before, _SWAPS)
    return isinstance(event, _CALLS) and isinstance(before, _CALLS)


def _count_lying(opening: Event) -> int:
    return len(opening.trick) if isinstance(opening, Placed) else 0


def _seat_tags(options: Any) -> tuple[str, ...]:
    """The tags for the names of the players.

    In trekarl nobody sits opposite the dealer, so that tag is empty.
    """
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
    lying=_count_lying,
    facts_of=facts_of,
    side_of=side_of,
    check_stated=check_stated,
    result_tags=RESULT_TAGS,
    tags_of=tags_of,
    stated_in=stated_in,
    seat_tags=_seat_tags,
    readers={Bid: parsed(parse_bid, "bid"), Karonka: parsed(Karonka.parse, "karonka")},
)
