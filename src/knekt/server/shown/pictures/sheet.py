"""The sheet, which everybody may see.

A short form goes with every frame; the whole sheet, and a deal as it could be entered, are asked for.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from knekt.errors import KnektError
from knekt.server.shown.pictures.family import all_pictures, pictures_of
from knekt.server.shown.pictures.parts import RubberPicture, SpecialRound
from knekt.sheet import Sitting

__all__ = ["DealEntry", "FullSheet", "SheetPicture", "deal_entry", "full_sheet", "sheet_picture"]

if TYPE_CHECKING:
    FullSheet = Any
    DealEntry = Any
else:
    FullSheet = reduce(or_, (each.sheet_type for each in all_pictures().values()))
    DealEntry = reduce(or_, (each.entry_type for each in all_pictures().values() if each.entry_type))


class SheetPicture(Struct, kw_only=True):
    """The sheet so far, in short; the whole of it is `full_sheet`."""

    totals: list[int]  # for each player, points of the list or whole points
    deals: int  # how many deals are written down
    last: int | None  # the number of the last deal, as far as it is known now
    over: bool
    rounds: list[SpecialRound]  # special rounds, beginning with this deal
    rubber: RubberPicture | None


def sheet_picture(sitting: Sitting) -> SheetPicture:
    """The sheet of a sitting as it stands now."""
    family = pictures_of(sitting.options)
    return SheetPicture(
        totals=list(sitting.totals),
        deals=len(sitting.rows),
        last=sitting.last,
        over=sitting.is_over,
        rounds=family.rounds(sitting),
        rubber=family.rubber(sitting),
    )


def full_sheet(sitting: Sitting) -> FullSheet:
    """Every row, the accounts, places and money, as they stand now."""
    return pictures_of(sitting.options).sheet(sitting)


def deal_entry(sitting: Sitting, number: int) -> DealEntry:
    """A finished deal as the score keeper could enter it; KnektError if there is none."""
    if not 1 <= number <= len(sitting.rows):
        raise KnektError("deal-not-over", f"there is no deal {number} that is over", number=number)
    entry = pictures_of(sitting.options).entry
    if entry is None:
        raise KnektError("game-without-part", "nothing is entered in this game", room="entries")
    return entry(sitting, sitting.rows[number - 1])
