"""Views with a hole in them: what `seen_by` would show if it were written wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from knekt import skat, skruf
from knekt.engine import Event, Seat

__all__ = ["LEAKS", "Leak"]

Leak = Callable[[Any, Seat | None], Any]


def all_of_it(event: Event, seat: Seat | None) -> Event:
    return event


def the_skat(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), skat=event.skat)


def the_talon(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), talon=event.talon)


def the_upper_card(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), top=event.top)


def one_hand_more(event: Any, seat: Seat | None) -> Any:
    seen = SEEN_BY[type(event)](event, seat)
    return replace(seen, hands=(event.hands[0], *seen.hands[1:]))


def the_hand_of_nobody(event: Any, seat: Seat | None) -> Any:
    seen = SEEN_BY[type(event)](event, seat)
    return replace(seen, hands=(seen.hands[0], event.hands[1], *seen.hands[2:]))


def to_who_watches(event: Any, seat: Seat | None) -> Any:
    return event if seat is None else SEEN_BY[type(event)](event, seat)


def the_laid_cards(event: Any, seat: Seat | None) -> Any:
    return replace(SEEN_BY[type(event)](event, seat), laid=event.laid)


def to_the_declarer(event: Any, seat: Seat | None) -> Any:
    return SEEN_BY[type(event)](event, seat) if seat in (None, *event.seats) else event


def to_the_next_seat(event: Any, seat: Seat | None) -> Any:
    return event if seat == event.seat + 1 else SEEN_BY[type(event)](event, seat)


def to_the_seat_before(event: Any, seat: Seat | None) -> Any:
    return event if seat == event.seat - 1 else SEEN_BY[type(event)](event, seat)


def to_the_partner(event: Any, seat: Seat | None) -> Any:
    return event if seat == (event.seat + 2) % 4 else SEEN_BY[type(event)](event, seat)


def one_card_more(event: Any, seat: Seat | None) -> Any:
    seen = SEEN_BY[type(event)](event, seat)
    return replace(seen, cards=(event.cards[0], *seen.cards[1:]))


OF_SKAT: list[tuple[str, type[Event], Leak]] = [
    ("skat-german", skat.Dealt, all_of_it),
    ("skat-german", skat.Dealt, the_skat),
    ("skat-german", skat.Dealt, one_hand_more),
    ("skat-german", skat.Dealt, to_who_watches),
    ("skat-german", skat.SkatTaken, all_of_it),
    ("skat-german", skat.SkatTaken, to_who_watches),
    ("skat-german", skat.Discarded, all_of_it),
    ("skat-german", skat.Discarded, to_who_watches),
    ("skat-placed", skat.Placed, all_of_it),
    ("skat-placed", skat.Placed, one_hand_more),
    ("skat-placed", skat.Placed, the_skat),
    ("skat-placed", skat.Placed, the_laid_cards),
    ("skat-placed", skat.Placed, to_who_watches),
    ("skat-placed-ramsch", skat.Placed, all_of_it),
    ("skat-placed-ramsch", skat.Placed, the_laid_cards),
    *(
        ("skat-ramsch", kind, leak)
        for kind in (skat.TookUp, skat.Pushed)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_seat_before)
    ),
    *(
        ("skat-revolution", kind, leak)
        for kind in (skat.Looked, skat.Proposed)
        for leak in (all_of_it, to_who_watches, to_the_declarer)
    ),
    ("skat-tournee", skat.Dealt, the_upper_card),
    ("skat-tournee", skat.SkatTaken, all_of_it),
    ("skat-tournee", skat.Discarded, all_of_it),
    ("skat-tournee-house", skat.Dealt, the_upper_card),
    *(
        ("skat-tournee-house", skat.Peeked, leak)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_seat_before)
    ),
]
OF_SKRUF: list[tuple[str, type[Event], Leak]] = [
    *(("skruf", skruf.Dealt, leak) for leak in (all_of_it, the_talon, one_hand_more, to_who_watches)),
    ("trekarl", skruf.Dealt, the_hand_of_nobody),
    *(
        ("skruf-mixed", skruf.TalonTaken, leak)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_partner)
    ),
    *(
        ("skruf", kind, leak)
        for kind in (skruf.Gave, skruf.Swapped)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_seat_before)
    ),
    ("trekarl", skruf.Gave, all_of_it),
    ("trekarl", skruf.Swapped, all_of_it),
    *(
        ("skruf-mixed", skruf.SwapLaid, leak)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_partner)
    ),
    *(("skruf-misere", skruf.TalonDealt, leak) for leak in (all_of_it, to_who_watches, one_card_more)),
    *(
        ("skruf-misere", skruf.Gave, leak)
        for leak in (all_of_it, to_who_watches, to_the_next_seat, to_the_seat_before)
    ),
    *(("skruf-placed", skruf.Placed, leak) for leak in (all_of_it, one_hand_more, to_who_watches)),
]
LEAKS = [*OF_SKAT, *OF_SKRUF]
SEEN_BY: dict[type[Event], Leak] = {kind: kind.seen_by for _, kind, _ in LEAKS}
