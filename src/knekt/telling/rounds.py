"""Calls in the rows of a table: a column for each seat, a row for each round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from knekt.engine import Seat

__all__ = ["rounds"]


def rounds(callers: Iterable[Seat], columns: Sequence[Seat]) -> Iterator[int]:
    """The row of each call, when these have called one after the other.

    >>> list(rounds([3, 0, 1, 2, 3, 0], (3, 0, 1, 2)))
    [0, 0, 0, 0, 1, 1]
    """
    row, last = 0, -1
    for seat in callers:
        place = columns.index(seat)
        row, last = row + (place <= last), place
        yield row
