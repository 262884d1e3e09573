"""The picture of the sheet: how the players stand. Everybody may see it."""

from __future__ import annotations

from msgspec import Struct

from knekt.sheet import Sitting

__all__ = ["SheetPicture", "sheet_picture"]


class SheetPicture(Struct, kw_only=True):
    """The sheet so far."""

    totals: list[int]
    deals: int
    last: int | None


def sheet_picture(sitting: Sitting) -> SheetPicture:
    """The sheet of a sitting as it stands now."""
    return SheetPicture(totals=list(sitting.totals), deals=len(sitting.rows), last=sitting.last)
