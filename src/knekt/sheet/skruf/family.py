"""What Skruf gives to the sheet."""

from __future__ import annotations

from knekt.sheet.family import FamilySheet
from knekt.sheet.skruf.schedule import NOBODY
from knekt.sheet.skruf.seating import SkrufTerms
from knekt.sheet.skruf.sitting import SkrufSitting
from knekt.skruf import DEALER, OPEN_HAND, SEATS, Options

__all__ = ["FAMILY"]


def _terms(options: Options) -> SkrufTerms:
    """The dealer's left is the first player. In trekarl nobody has the hand opposite."""
    held = [seat for seat in range(len(SEATS)) if not (options.is_trekarl and seat == OPEN_HAND)]
    seats = tuple(held.index(seat) if seat in held else NOBODY for seat in range(len(SEATS)))
    return SkrufTerms(1, seats[DEALER], seats, 1, tuple(range(len(held), options.players)))


FAMILY = FamilySheet(sitting=SkrufSitting, terms=_terms)
