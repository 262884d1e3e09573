"""What matters of two hands that play together: numbers of entries in a table of weights, which are added up.

The side suits all use the same entries, so that they are exchangeable by nature; what a suit brings by itself is worked
out once for each way to hold it, and a few entries tell how the suits work together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from knekt.cards import Suit
from knekt.players.skruf.gathering import FULL, SUIT_AT

__all__ = ["GRANDISSIMO_SIZE", "TRUMP_SIZE", "features"]

AKQ, JT = 0b111, 0b11
LONGEST, SHORT = 7, 3  # cards of a suit that are told apart in one hand
STOPPERS = ((1, 0b1), (2, 0b11), (3, 0b111))  # so long, with one of so many from the top


class _Layout:
    """Blocks of entries one after another."""

    def __init__(self) -> None:
        self.size = 0

    def block(self, *sizes: int) -> int:
        start = self.size
        room = 1
        for size in sizes:
            room *= size
        self.size += room
        return start


_TRUMP = _Layout()
T_HONOURS = _TRUMP.block(14, 32)
T_LENGTHS = _TRUMP.block(14, 14)
T_TOTAL = _TRUMP.block(14)
T_EACH = _TRUMP.block(5)
S_LENGTHS = _TRUMP.block(8, 8)
S_TOPS = _TRUMP.block(8)
S_TOPS_LENGTHS = _TRUMP.block(8, 8, 8)
S_PLACES = _TRUMP.block(8, 8, 4, 4)
S_LOWER = _TRUMP.block(8, 4, 8)
C_DISCARDS = _TRUMP.block(14, 14)
C_RUFFS = _TRUMP.block(8, 14)
C_ENTRIES = _TRUMP.block(14, 14)
TRUMP_SIZE = _TRUMP.size

_NONE = _Layout()
N_LENGTHS = _NONE.block(14, 8)
N_TOPS = _NONE.block(8)
N_TOPS_LENGTHS = _NONE.block(14, 8, 16)
N_PLACES = _NONE.block(8, 8, 4, 4)
N_LOWER = _NONE.block(8, 4, 8)
C_RUN = _NONE.block(14)
C_OPEN = _NONE.block(5, 14)
GRANDISSIMO_SIZE = _NONE.size


@dataclass(frozen=True, slots=True)
class _Part:
    """What one suit brings: its entries, and what it adds to those that tell how suits work together."""

    entries: tuple[int, ...]
    losers: int = 0  # of the hand with the trumps
    extras: int = 0  # winners opposite on which losers can go away
    ruffs: int = 0
    entry: int = 0  # winners opposite that can be reached
    run: int = 0
    open_to: int = 0  # cards that the opponents have of a suit that nobody stops


def features(one: int, other: int, trumps: Suit | None) -> list[int]:
    """The entries that these two hands come to; which is which does not matter."""
    if trumps is None:
        return _in_grandissimo(one, other)
    start = SUIT_AT[trumps]
    long, short = one >> start & FULL, other >> start & FULL
    if (short.bit_count(), short) > (long.bit_count(), long):
        one, other, long, short = other, one, short, long
    found = list(_trumps(long, short))
    losers = extras = ruffs = entries = 0
    for suit, at in SUIT_AT.items():
        if suit != trumps:
            part = _side_suit(one >> at & FULL, other >> at & FULL)
            found += part.entries
            losers, extras = losers + part.losers, extras + part.extras
            ruffs, entries = ruffs + part.ruffs, entries + part.entry
    found.append(C_DISCARDS + 14 * min(losers, 13) + min(extras, 13))
    found.append(C_RUFFS + 14 * min(short.bit_count(), LONGEST) + min(ruffs, 13))
    found.append(C_ENTRIES + 14 * min(entries, 13) + min(extras, 13))
    return found


@lru_cache(maxsize=1 << 14)
def _trumps(long: int, short: int) -> tuple[int, ...]:
    both = long | short
    total, honours = both.bit_count(), both >> 8
    each = (T_EACH + place for place in range(5) if honours >> place & 1)
    return (
        T_HONOURS + 32 * total + honours,
        T_LENGTHS + 14 * long.bit_count() + short.bit_count(),
        T_TOTAL + total,
        *each,
    )


@lru_cache(maxsize=1 << 17)
def _side_suit(here: int, there: int) -> _Part:
    """A side suit: in the hand with the trumps, and opposite."""
    both, length, opposite = here | there, here.bit_count(), there.bit_count()
    run = _run(both)
    cover = min(run, max(length, opposite))
    tops, lengths = both >> 10, 8 * min(length, LONGEST) + min(opposite, LONGEST)
    winners = min(run, opposite)
    return _Part(
        (
            S_LENGTHS + lengths,
            S_TOPS + tops,
            S_TOPS_LENGTHS + 8 * lengths + tops,
            _places(S_PLACES, here, there),
            S_LOWER + 32 * tops + 8 * (both >> 8 & JT) + min(both.bit_count(), LONGEST),
        ),
        losers=max(0, min(length, SHORT) - cover),
        extras=max(0, winners - length),
        ruffs=max(0, min(length, 4) - opposite),
        entry=min(length, (there >> 11).bit_count()),
    )


def _in_grandissimo(one: int, other: int) -> list[int]:
    parts = [_plain_suit(one >> at & FULL, other >> at & FULL) for at in SUIT_AT.values()]
    found = [entry for part in parts for entry in part.entries]
    found.append(C_RUN + min(13, sum(part.run for part in parts)))
    unstopped = sum(part.open_to > 0 for part in parts)
    found.append(C_OPEN + 14 * unstopped + max(part.open_to for part in parts))
    return found


@lru_cache(maxsize=1 << 17)
def _plain_suit(one: int, other: int) -> _Part:
    if (other.bit_count(), other) > (one.bit_count(), one):
        one, other = other, one
    both, length = one | other, one.bit_count()
    short, tops, run = min(other.bit_count(), LONGEST), both >> 10, _run(both)
    is_stopped = any(
        hand.bit_count() >= cards and hand >> (13 - cards) & top
        for hand in (one, other)
        for cards, top in STOPPERS
    )
    return _Part(
        (
            N_LENGTHS + 8 * length + short,
            N_TOPS + tops,
            N_TOPS_LENGTHS + 16 * (8 * length + short) + (both >> 9),
            _places(N_PLACES, one, other),
            N_LOWER + 32 * tops + 8 * (both >> 8 & JT) + min(both.bit_count(), LONGEST),
        ),
        run=min(run, length) if run < length else length,
        open_to=0 if is_stopped else 13 - both.bit_count(),
    )


def _run(both: int) -> int:
    """How many cards the side has from the ace down without a gap."""
    return next((place for place in range(13) if not both >> (12 - place) & 1), 13)


def _places(block: int, here: int, there: int) -> int:
    """Where ace, king and queen lie, and whether they lie bare."""
    short = 4 * min(here.bit_count(), SHORT) + min(there.bit_count(), SHORT)
    return block + 16 * (8 * (here >> 10) + (there >> 10)) + short
