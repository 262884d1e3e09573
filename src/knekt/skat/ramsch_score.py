"""The score of a ramsch: who pays, and how much (17.6, 17.7)."""

from __future__ import annotations

from dataclasses import dataclass

from knekt.engine import Seat
from knekt.skat.options import Options
from knekt.skat.play import ALL_POINTS
from knekt.skat.score import LAST_TRICK, Line, doubled

__all__ = ["RamschFacts", "RamschScore", "ramsch_score"]

DURCHMARSCH = 120
PENALTIES = 20, 30, 50  # by how many players took no trick (Tournée 11.4)
FEWEST, NO_TRICK, SWEEP = 10, 20, 30  # Tournée 18.16

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class RamschFacts:
    """All that the score of a ramsch depends on, seat by seat.

    The card points that are missing to 120 lie in the skat. `left` is the seat that left the table: it has
    lost, and its card points are those it had and all that were still to come.
    """

    points: Three  # card points in tricks
    tricks: Three
    last: Seat = 0  # who took the last trick
    refusals: int = 0  # how often the two cards were passed on unseen
    left: Seat | None = None
    # the number of the last trick that each took, 0 for none: it settles ties in Tournée
    latest: Three | None = None

    def latest_of(self, seat: Seat) -> int:
        """The number of the last trick that the seat took; if unknown, only the very last trick counts."""
        if self.latest is not None:
            return self.latest[seat]
        return LAST_TRICK if seat == self.last else min(1, self.tricks[seat])

    @property
    def skat(self) -> int:
        """The card points in the skat."""
        return ALL_POINTS - sum(self.points)

    @property
    def marcher(self) -> Seat | None:
        """The seat that took every trick; None if there is none."""
        return self.tricks.index(LAST_TRICK) if LAST_TRICK in self.tricks and self.left is None else None


@dataclass(frozen=True, slots=True)
class RamschScore:
    """What every seat gets, and how that is counted.

    >>> from knekt.skat import options
    >>> found = ramsch_score(options("pub"), RamschFacts((60, 50, 0), (6, 4, 0), last=0))
    >>> found.totals, [f"{line.step} {line.number}" for line in found.lines]
    ((-140, 0, 0), ['ramsch 70', 'jungfrau 140'])
    """

    facts: RamschFacts
    lines: tuple[Line, ...]
    points: Three  # card points in the end, the skat among them
    totals: Three  # what is written on the sheet
    charged: tuple[Seat, ...]  # the seats whose score is written down: the losers, or who took every trick

    @property
    def amount(self) -> int:
        """The number in the column "game": what each seat that is written down gets."""
        return self.totals[self.charged[0]] if self.charged else 0


def ramsch_score(options: Options, facts: RamschFacts, bock: int = 1) -> RamschScore:
    """The score of a ramsch; `bock` is the factor of a bock round."""
    match options.form:
        case "tournee":
            return _penalty(facts)
        case "tournee-house":
            return _reward(options, facts)
        case "german":
            return _card_points(options, facts, bock)


def _card_points(options: Options, facts: RamschFacts, bock: int) -> RamschScore:
    """The score where whoever has most card points pays them; whoever takes every trick gets 120 (17.6)."""
    points = _final_points(options, facts)
    marcher = facts.marcher
    if marcher is not None:
        lines = [Line("durchmarsch", DURCHMARSCH)]
        due = DURCHMARSCH
        if options.schieber.multiply_durchmarsch:
            due = doubled(lines, "refused", due, 2**facts.refusals)
        due = doubled(lines, "bock", due, bock)
        return RamschScore(facts, tuple(lines), points, _amounts((marcher,), due), (marcher,))
    losers = _losers(options, facts, points)
    if not losers:
        return RamschScore(facts, (Line("ramsch-tie", max(points)),), points, (0, 0, 0), ())
    due = points[losers[0]]
    lines = [Line("ramsch", due)]
    due = doubled(lines, "jungfrau", due, 2 ** _virgins(options, facts, points))
    due = doubled(lines, "refused", due, 2**facts.refusals)
    due = doubled(lines, "bock", due, bock)
    return RamschScore(facts, tuple(lines), points, _amounts(losers, -due), losers)


def _penalty(facts: RamschFacts) -> RamschScore:
    """The score where whoever has most card points without the skat pays a fixed amount (Tournée 11).

    Of several who have as many, the one who took a trick last pays.
    """
    loser = max(_seats_with_most(facts.points), key=facts.latest_of) if facts.left is None else facts.left
    virgins = facts.tricks.count(0) if facts.left is None else 0
    lines = [Line("ramsch-penalty", PENALTIES[0])]
    lines += [Line("jungfrau", PENALTIES[number]) for number in range(1, virgins + 1)]
    return RamschScore(facts, tuple(lines), facts.points, _amounts((loser,), -PENALTIES[virgins]), (loser,))


def _reward(options: Options, facts: RamschFacts) -> RamschScore:
    """The score where whoever has fewest card points is rewarded (Tournée 18.16).

    The reward is 10, or 20 for taking no trick. Whoever takes every trick pays 30.
    """
    if facts.left is not None:
        lost = Line("ramsch-left", SWEEP)
        return RamschScore(facts, (lost,), facts.points, _amounts((facts.left,), -SWEEP), (facts.left,))
    points, marcher = _add_skat(facts, (facts.last,)), facts.marcher
    virgins = tuple(seat for seat in range(3) if not facts.tricks[seat])
    if marcher is None:
        best, reward = (
            (virgins, Line("ramsch-no-trick", NO_TRICK))
            if virgins
            else _reward_for_fewest(options, facts, points)
        )
        return RamschScore(facts, (reward,), points, _amounts(best, reward.number), best)
    lines, totals, charged = [Line("ramsch-sweep", SWEEP)], list(_amounts((marcher,), -SWEEP)), [marcher]
    if options.ramsch.sweep_bonus_to_others:
        lines.append(Line("ramsch-no-trick", NO_TRICK))
        for seat in virgins:
            totals[seat] = NO_TRICK
            charged.append(seat)
    one, two, three = totals
    return RamschScore(facts, tuple(lines), points, (one, two, three), tuple(charged))


def _reward_for_fewest(options: Options, facts: RamschFacts, points: Three) -> tuple[tuple[Seat, ...], Line]:
    """Who is rewarded for fewest card points, and how much (Tournée 18.18).

    Of several who have as few, the one who took a trick longest ago is rewarded, or they share.
    """
    tied = tuple(seat for seat in range(3) if points[seat] == min(points))
    if options.ramsch.tie == "split":
        return tied, Line("ramsch-fewest", FEWEST // len(tied))
    return (min(tied, key=facts.latest_of),), Line("ramsch-fewest", FEWEST)


def _add_skat(facts: RamschFacts, gets: tuple[Seat, ...]) -> Three:
    one, two, three = (points + facts.skat * (seat in gets) for seat, points in enumerate(facts.points))
    return one, two, three


def _final_points(options: Options, facts: RamschFacts) -> Three:
    """The card points of each seat in the end: the skat is added for the seat that has to take it."""
    if facts.left is not None:
        return facts.points
    return _add_skat(
        facts, (facts.last,) if options.ramsch.skat_to == "last_trick" else _seats_with_most(facts.points)
    )


def _seats_with_most(points: Three) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(3) if points[seat] == max(points))


def _losers(options: Options, facts: RamschFacts, points: Three) -> tuple[Seat, ...]:
    if facts.left is not None:
        return (facts.left,)
    losers = _seats_with_most(points)
    return () if len(losers) == 3 and options.ramsch.three_way_tie == "no_score" else losers


def _virgins(options: Options, facts: RamschFacts, points: Three) -> int:
    """How many players have taken nothing, each of whom doubles the loss; 0 if somebody left the table."""
    if facts.left is not None:
        return 0
    return (points if options.ramsch.jungfrau == "no_points" else facts.tricks).count(0)


def _amounts(seats: tuple[Seat, ...], amount: int) -> Three:
    one, two, three = (amount * (seat in seats) for seat in range(3))
    return one, two, three
