"""How Skat is shown to viewers."""

from __future__ import annotations

from itertools import groupby

from knekt.server.shown.pictures.family import FamilyPictures
from knekt.server.shown.pictures.parts import SpecialRound
from knekt.server.shown.pictures.skat.deal import SkatPicture, skat_picture
from knekt.server.shown.pictures.skat.entry import SkatDealEntry, skat_entry
from knekt.server.shown.pictures.skat.sheet import SkatSheet, skat_sheet
from knekt.sheet import SkatSitting

__all__ = ["FAMILY"]


def _rounds(sitting: SkatSitting) -> list[SpecialRound]:
    kinds = groupby(sitting.special_deals, key=lambda terms: (terms.bock, terms.schieberramsch))
    return [
        SpecialRound(deals=len(list(deals)), bock=bock, schieberramsch=schieber)
        for (bock, schieber), deals in kinds
    ]


FAMILY = FamilyPictures(
    deal_type=SkatPicture,
    sheet_type=SkatSheet,
    entry_type=SkatDealEntry,
    deal=skat_picture,
    sheet=skat_sheet,
    entry=skat_entry,
    rounds=_rounds,
)
