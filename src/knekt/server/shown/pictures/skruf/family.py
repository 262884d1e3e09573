"""How Skruf is shown to viewers."""

from __future__ import annotations

from knekt.server.shown.pictures.family import FamilyPictures
from knekt.server.shown.pictures.parts import RubberPicture
from knekt.server.shown.pictures.skruf.deal import SkrufPicture, skruf_picture
from knekt.server.shown.pictures.skruf.entry import SkrufDealEntry, skruf_entry
from knekt.server.shown.pictures.skruf.sheet import SkrufSheet, skruf_sheet
from knekt.sheet import SkrufSitting

__all__ = ["FAMILY"]


def _rubber(sitting: SkrufSitting) -> RubberPicture | None:
    if not sitting.rubbers:
        return None
    account = sitting.account
    return RubberPicture(
        number=sitting.rubbers[-1].number,
        parties=[list(party) for party in account.parties],
        parts=list(account.parts),
        games=list(account.games),
        totals=list(account.totals),
    )


FAMILY = FamilyPictures(
    deal_type=SkrufPicture,
    sheet_type=SkrufSheet,
    entry_type=SkrufDealEntry,
    deal=lambda view, terms, helped: skruf_picture(view, terms),  # Skruf has no help in bidding
    sheet=skruf_sheet,
    entry=skruf_entry,
    rubber=_rubber,
)
