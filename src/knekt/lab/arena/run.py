"""A match played: deals that a file has already are read, others are played until a test is decided."""

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
    """All lines of a match, and the verdict of the sequential test, if there was one and it is decided."""

    lines: tuple[Line, ...]
    verdict: bool | None = None


def complete(match: Match, lines: Sequence[Line]) -> int:
    """How many lines, from the first on, belong to deals that were played in all seatings."""
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
    """Play so many deals of the match, without those that the book has;
    `progress` is called after each unit.
    """
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
