"""How Skat is written."""

from __future__ import annotations

import re
from typing import Any

from knekt.engine import Event
from knekt.notation.family import FamilyNotation
from knekt.notation.readers import Named, by_name, from_one, word_of
from knekt.notation.skat.entries import ENTRIES, parse_entry
from knekt.notation.skat.foreign import FOREIGN
from knekt.notation.skat.results import RESULT_TAGS, check_stated, facts_of, stated_in, tags_of
from knekt.skat import (
    GIFTS,
    SEATS,
    Agreed,
    BidMade,
    Contract,
    Ended,
    Facts,
    GiftAnswered,
    Held,
    Kontra,
    KontraSaid,
    Looked,
    Offer,
    Offered,
    Opened,
    Passed,
    Placed,
    Played,
    PlayedOn,
    Proposed,
    SkatRules,
)

__all__ = ["FAMILY"]

SEAT_TAGS = "Forehand", "Middlehand", "Rearhand"
_SEATS = re.compile(rf"[{SEATS}](\+[{SEATS}])?")
_AUCTION = BidMade | Held | Passed
_KONTRA = KontraSaid | PlayedOn


def _begins(word: str, before: str) -> bool:
    """Whether a move begins here: with a seat or with two; but R after "declares" is a revolution."""
    return _SEATS.fullmatch(word) is not None and before != "declares"


def _joins(before: Event | None, event: Event, in_trick: bool) -> bool:
    """Whether the event stands on the line of the one before it.

    The auction stands on one line; so do the cards of a trick, with any kontra among them, and so does the
    answer to a gift or to an exchange of cards.
    """
    match event:
        case Played():
            return isinstance(before, Played | KontraSaid) and in_trick
        case KontraSaid():
            return isinstance(before, Played | _KONTRA)
        case Agreed():
            return isinstance(before, Offered | Proposed)
        case GiftAnswered():
            return isinstance(before, Agreed)
    return isinstance(event, _AUCTION) and isinstance(before, _AUCTION)


def _count_lying(opening: Event) -> int:
    return len(opening.trick) if isinstance(opening, Placed) else 0


def _seat_tags(options: Any) -> tuple[str, ...]:
    return SEAT_TAGS


def _named(rules: SkatRules) -> Named:
    return rules.contracts


FAMILY = FamilyNotation(
    parse_entry=parse_entry,
    entries=ENTRIES,
    whole_lines=("deal", "place", "end", "table", *ENTRIES),
    begins=_begins,
    joins=_joins,
    unwritten=(Opened, Looked, Ended),
    played=(Played,),
    hands=len(SEATS),
    lying=_count_lying,
    facts_of=facts_of,
    side_of=lambda options, facts, seat: None,  # the declarer alone has a score
    check_stated=check_stated,
    result_tags=RESULT_TAGS,
    tags_of=tags_of,
    stated_in=stated_in,
    seat_tags=_seat_tags,
    foreign=FOREIGN,
    readers={Contract: by_name("contract")},
    careful={
        **{(kind, "level"): from_one for kind in (Kontra, KontraSaid)},
        **{(kind, "level"): word_of(GIFTS) for kind in (Offer, Offered)},
        **{(kind, "declined"): word_of(("", *GIFTS)) for kind in (Facts, Placed)},
        (Facts, "accepted"): word_of(("", *GIFTS)),
    },
    named=_named,
)
