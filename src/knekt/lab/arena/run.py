"""A match played: what a file has already, the rest by workers, and an end as soon as a test says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from knekt.lab.arena.match import Line, Match, duplicates
from knekt.lab.arena.report import difference
from knekt.lab.arena.statistics import Sprt
from knekt.lab.book import Book
from knekt.lab.work import Workers, run_all

__all__ = ["MatchPlayed", "complete", "play_match"]

Unit = list[Line]


@dataclass(frozen=True, slots=True)
class MatchPlayed:
    """All lines of a match; and what the sequential test says, if there was one and it is decided."""

    lines: tuple[Line, ...]
    verdict: bool | None = None


def complete(match: Match, lines: Sequence[Line]) -> int:
    """How many of the lines, from the first on, are of deals that have been played in all seatings."""
    found = 0
    for unit in _units(lines):
        if not ("skipped" in unit[0] or len(unit) == len(match.seatings)):
            break
        found += len(unit)
    return found


def _units(lines: Sequence[Line]) -> Iterator[Unit]:
    for _, unit in groupby(lines, key=lambda line: (line["deal"], line["pair"])):
        yield list(unit)


def play_match(
    match: Match,
    deals: int,
    workers: Workers,
    *,
    book: Book | None = None,
    sprt: Sprt | None = None,
    progress: Callable[[int], None] = lambda units: None,
) -> MatchPlayed:
    """So many deals of the match; those that the book has are not played again. `progress` hears of each unit."""
    had = list(_units(book.lines if book else ()))[: deals * len(match.pairs)]
    values, lines = list[float](), list[Line]()

    def counted(unit: Unit) -> bool | None:
        lines.extend(unit)
        progress(1)
        if sprt is None or "skipped" in unit[0]:
            return None
        values.append(difference(unit))
        return sprt.verdict(values)

    for unit in had:
        if (verdict := counted(unit)) is not None:
            return MatchPlayed(tuple(lines), verdict)
    rest = run_all(duplicates, islice(match.tasks(deals), len(had), None), workers)
    for unit in rest:
        if book is not None:
            book.append(unit)
        if (verdict := counted(unit)) is not None:
            return MatchPlayed(tuple(lines), verdict)
    return MatchPlayed(tuple(lines))
