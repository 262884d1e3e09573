"""What a ramsch costs, and whom (17.6, 17.7)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.engine import Seat
from knekt.skat.options import Options
from knekt.skat.score import LAST_TRICK, Line, doubled

__all__ = ["RamschFacts", "RamschScore", "ramsch_score"]

ALL_POINTS = 120
DURCHMARSCH = 120

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class RamschFacts:
    """All that the score of a ramsch depends on, seat by seat.

    What is missing to 120 card points lies in the skat. `left` is who left the table: he has lost, and his card
    points are those he had and all that were still to come.
    """

    points: Three  # card points in tricks
    tricks: Three
    last: Seat = 0  # who took the last trick
    refusals: int = 0  # how often the two cards were passed on unseen
    left: Seat | None = None

    @property
    def skat(self) -> int:
        """The card points in the skat."""
        return ALL_POINTS - sum(self.points)

    @property
    def marcher(self) -> Seat | None:
        """Who took every trick."""
        return self.tricks.index(LAST_TRICK) if LAST_TRICK in self.tricks and self.left is None else None


@dataclass(frozen=True, slots=True)
class RamschScore:
    """What everybody gets, and how it comes about.

    >>> from knekt.skat import options
    >>> found = ramsch_score(options("pub"), RamschFacts((60, 50, 0), (6, 4, 0), last=0))
    >>> found.totals, [f"{line.step} {line.number}" for line in found.lines]
    ((-140, 0, 0), ['ramsch 70', 'jungfrau 140'])
    """

    facts: RamschFacts
    lines: tuple[Line, ...]
    points: Three  # card points in the end, the skat among them
    totals: Three  # what is written on the sheet
    charged: tuple[Seat, ...]  # who is written down: the losers, or who took every trick

    @property
    def amount(self) -> int:
        """The number in the column "game": what each of those gets."""
        return self.totals[self.charged[0]] if self.charged else 0


def ramsch_score(options: Options, facts: RamschFacts, bock: int = 1) -> RamschScore:
    """The score of a ramsch, in a bock round multiplied so."""
    points = _with_skat(options, facts)
    marcher = facts.marcher
    if marcher is not None:
        lines = [Line("durchmarsch", DURCHMARSCH)]
        due = DURCHMARSCH
        if options.schieber.multiply_durchmarsch:
            due = doubled(lines, "refused", due, 2**facts.refusals)
        due = doubled(lines, "bock", due, bock)
        return RamschScore(facts, tuple(lines), points, _to((marcher,), due), (marcher,))
    losers = _losers(options, facts, points)
    if not losers:
        return RamschScore(facts, (Line("ramsch-tie", max(points)),), points, (0, 0, 0), ())
    due = points[losers[0]]
    lines = [Line("ramsch", due)]
    due = doubled(lines, "jungfrau", due, 2 ** _virgins(options, facts, points))
    due = doubled(lines, "refused", due, 2**facts.refusals)
    due = doubled(lines, "bock", due, bock)
    return RamschScore(facts, tuple(lines), points, _to(losers, -due), losers)


def _with_skat(options: Options, facts: RamschFacts) -> Three:
    """The card points of each seat, with the skat for whoever has to take it."""
    if facts.left is not None:
        return facts.points
    gets = (facts.last,) if options.ramsch.skat_to == "last_trick" else _most(facts.points)
    one, two, three = (points + facts.skat * (seat in gets) for seat, points in enumerate(facts.points))
    return one, two, three


def _most(points: Three) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(3) if points[seat] == max(points))


def _losers(options: Options, facts: RamschFacts, points: Three) -> tuple[Seat, ...]:
    if facts.left is not None:
        return (facts.left,)
    losers = _most(points)
    return () if len(losers) == 3 and options.ramsch.three_way_tie == "no_score" else losers


def _virgins(options: Options, facts: RamschFacts, points: Three) -> int:
    """How many players have taken nothing; who left has no such effect on what he pays."""
    if facts.left is not None:
        return 0
    return (points if options.ramsch.jungfrau == "no_points" else facts.tricks).count(0)


def _to(seats: tuple[Seat, ...], amount: int) -> Three:
    one, two, three = (amount * (seat in seats) for seat in range(3))
    return one, two, three
