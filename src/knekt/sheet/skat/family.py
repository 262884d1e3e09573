"""What Skat gives to the sheet."""

from __future__ import annotations

from knekt.sheet.family import FamilySheet
from knekt.sheet.skat.seating import first_dealer_of, terms_of
from knekt.sheet.skat.sitting import SkatSitting

__all__ = ["FAMILY"]


FAMILY = FamilySheet(
    sitting=SkatSitting,
    terms=lambda options: terms_of(options.players, first_dealer_of(options.players, None), 1),
)
