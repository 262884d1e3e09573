"""The table of aces and honours, and two rules that may stand behind it (8.3, 8.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

__all__ = ["PRINTED", "grandissimo_units", "honour_units"]

PRINTED: Mapping[int, tuple[int, int, int, int, int]] = {  # aces: units for one to five honours
    1: (-7, -6, 0, 2, 3),
    2: (-6, -1, 5, 6, 7),
    3: (0, 2, 6, 7, 8),
    4: (1, 3, 7, 8, 9),
}


def honour_units(table: str, aces: int, honours: int) -> int:
    """What a side with at least seven tricks counts for its aces and trump honours, in tens of the level.

    >>> [honour_units(table, 1, 3) for table in ("printed", "regular", "majority")]
    [0, 1, 0]
    """
    return _TABLES[table](aces, honours)


def _printed(aces: int, honours: int) -> int:
    """The units of the old table; for rows that it lacks, those of the regular rule."""
    return PRINTED[aces][honours - 1] if aces and honours else _regular(aces, honours)


def _regular(aces: int, honours: int) -> int:
    """The units by the rule that fits 18 of the 20 entries: a side with a majority counts all it holds."""
    their_aces, their_honours = 4 - aces, 5 - honours
    if honours >= 3:
        return aces + honours - (their_aces if aces <= 1 else 0)
    if aces >= 3:
        return aces + honours - their_honours
    return -(their_aces + their_honours)


def _majority(aces: int, honours: int) -> int:
    """The units if aces and honours each count for the side with more of them.

    If both sides have two aces, they count for the side with the tricks.
    """
    of_aces = aces if aces >= 2 else aces - 4
    of_honours = honours if honours >= 3 else honours - 5
    return of_aces + of_honours


def grandissimo_units(aces: int) -> int:
    """What a side counts for its aces in grandissimo, where honours do not count."""
    return 2 * aces + 1


_TABLES: Mapping[str, Callable[[int, int], int]] = {
    "printed": _printed,
    "regular": _regular,
    "majority": _majority,
}
