"""The sheet: in short with every frame, the whole of it, and a deal as it could be entered. Everybody may see it."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct

from knekt.errors import KnektError
from knekt.server.shown.pictures.skat.entry import SkatDealEntry, skat_entry
from knekt.server.shown.pictures.skat.sheet import SkatSheet, skat_sheet
from knekt.server.shown.pictures.skruf.entry import SkrufDealEntry, skruf_entry
from knekt.server.shown.pictures.skruf.sheet import SkrufSheet, skruf_sheet
from knekt.sheet import Sitting, SkatSitting, SkrufSitting

__all__ = [
    "DealEntry",
    "FullSheet",
    "RubberPicture",
    "SheetPicture",
    "SpecialRound",
    "deal_entry",
    "full_sheet",
    "sheet_picture",
]

FullSheet = SkatSheet | SkrufSheet
DealEntry = SkatDealEntry | SkrufDealEntry


class SpecialRound(Struct, kw_only=True):
    """So many deals one after the other that count bock times as much, or are played as schieberramsch."""

    deals: int
    bock: int
    schieberramsch: bool


class RubberPicture(Struct, kw_only=True):
    """The rubber under way: for each party its players, its trick points towards the next game, its games, all its points."""

    number: int
    parties: list[list[int]]
    parts: list[int]
    games: list[int]
    totals: list[int]


class SheetPicture(Struct, kw_only=True):
    """The sheet so far, in short; the whole of it is `full_sheet`."""

    totals: list[int]  # of each player: points of the list, or whole points of Skruf
    deals: int  # that are written down
    last: int | None  # the number of the last deal, as far as one knows
    over: bool
    rounds: list[SpecialRound]  # special rounds of Skat, from this deal on
    rubber: RubberPicture | None  # of Skruf


def sheet_picture(sitting: Sitting) -> SheetPicture:
    """The sheet of a sitting as it stands now."""
    return SheetPicture(
        totals=list(sitting.totals),
        deals=len(sitting.rows),
        last=sitting.last,
        over=sitting.is_over,
        rounds=_rounds(sitting) if isinstance(sitting, SkatSitting) else [],
        rubber=_rubber(sitting) if isinstance(sitting, SkrufSitting) else None,
    )


def _rounds(sitting: SkatSitting) -> list[SpecialRound]:
    kinds = groupby(sitting.special_deals, key=lambda terms: (terms.bock, terms.schieberramsch))
    return [
        SpecialRound(deals=len(list(deals)), bock=bock, schieberramsch=schieber)
        for (bock, schieber), deals in kinds
    ]


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


def full_sheet(sitting: Sitting) -> FullSheet:
    """Every row, the accounts, places and money, as they stand now."""
    if isinstance(sitting, SkatSitting):
        return skat_sheet(sitting)
    assert isinstance(sitting, SkrufSitting)
    return skruf_sheet(sitting)


def deal_entry(sitting: Sitting, number: int) -> DealEntry:
    """A deal that is over as the score keeper could enter it; KnektError where there is none."""
    if not 1 <= number <= len(sitting.rows):
        raise KnektError("deal-not-over", f"there is no deal {number} that is over", number=number)
    row = sitting.rows[number - 1]
    if isinstance(sitting, SkatSitting):
        return skat_entry(sitting, row)
    assert isinstance(sitting, SkrufSitting)
    return skruf_entry(sitting, row)
