"""Many deals of whist on one sheet: who deals, who sits where, and what is written down (4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from knekt.engine import Event, Game
from knekt.sheet.event import TimeUp
from knekt.sheet.family import FamilySheet
from knekt.sheet.seating import Terms
from knekt.sheet.sitting import Sitting
from whist.game import WhistGame
from whist.options import Options
from whist.result import Result, result
from whist.state import DEALER, SEATS

__all__ = ["FAMILY", "Row", "WhistSitting", "terms_of"]


def terms_of(number: int) -> Terms:
    """The deal passes to the left (4.2).

    >>> terms_of(1).seats, terms_of(2).seats
    ((0, 1, 2, 3), (1, 2, 3, 0))
    """
    dealer = (DEALER + number - 1) % len(SEATS)
    return Terms(number, dealer, tuple((dealer + place) % len(SEATS) for place in range(1, 5)))


@dataclass(frozen=True, slots=True)
class Row:
    """A deal that is over, and what each player has after it."""

    terms: Terms
    result: Result
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WhistSitting(Sitting):
    """Many deals of whist. Nothing has to happen before the first."""

    family: ClassVar[str] = "whist"
    own_events: ClassVar[Mapping[str, type[Event]]] = {TimeUp.kind: TimeUp}

    options: Options
    rows: tuple[Row, ...] = ()
    game: WhistGame | None = None
    under_way: Terms | None = None

    @classmethod
    def new(cls, options: Options) -> WhistSitting:
        return cls(options, last=options.deals)

    @classmethod
    def opened(cls, options: Options, log: tuple[Event, ...]) -> WhistSitting:
        return cls.new(options)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.rows[-1].totals if self.rows else (0,) * self.players

    def _terms_to_come(self, number: int) -> Terms:
        return terms_of(number)

    def _made(self, event: Event) -> Self:
        return self._in_deal(event)  # which refuses: the sheet has no events but the end of the time

    def _follows(self, event: Event) -> Self:
        return self

    def _last_by_time(self) -> int:
        return min(len(self.rows) + self.is_running, self.options.deals)

    def _finished(self, game: Game[Any]) -> Self:
        found, terms = result(game.state), terms_of(len(self.rows) + 1)
        points = (found.points[terms.seats.index(player) % 2] for player in range(self.players))
        totals = tuple(map(sum, zip(self.totals, points, strict=True)))
        return replace(self, rows=(*self.rows, Row(terms, found, totals)), under_way=None)


FAMILY = FamilySheet(sitting=WhistSitting, terms=lambda options: terms_of(1))
