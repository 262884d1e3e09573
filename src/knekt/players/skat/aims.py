"""What a seat plays for: what each end of the deal counts for it.

An open-card value is not yet a result, for nobody will play as if he saw all cards. So an end is weighed as if it
might still come out somewhat higher or lower, the more so the more cards are to be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.knowledge import seat_of
from knekt.skat import OUT_OF_SCHNEIDER, TO_WIN, Contract, Facts, State, score

__all__ = ["Aim", "aim_of"]

ALL_POINTS, ALL_TRICKS = 120, 10
WON, LOST = (
    50,
    90,
)  # what a game counts besides its value in a tournament: 50 for the declarer, or 50 and 40 against him
DOUBT = 1.1  # points by which an open-card value is unsure, for each trick that is left
EXACT = 6  # tricks left from which every point counts; with more, only what lies between steps of the score
BETWEEN = 14  # points beside a step at which it is asked whether there is something to spare


@dataclass(frozen=True, slots=True)
class Aim:
    """What is asked of the solver, and what its answers count for the seat.

    `steps` are those that the voter is asked for; `worths` what each number of steps reached, or without steps each
    value, counts.
    """

    steps: tuple[int, ...]
    worths: tuple[float, ...]

    def worth(self, value: int) -> float:
        return self.worths[value]


def aim_of(view: View[State]) -> Aim:
    """What the seat whose turn it is plays for."""
    state, seat = view.state, seat_of(view)
    if state.is_ramsch:
        return Aim((), tuple(-float(points) for points in range(ALL_POINTS + 1)))
    side = 1.0 if seat == state.declarer else -1.0
    contract = state.contract
    assert contract is not None
    if contract.is_null:
        lost, made = _tournament(state, seat, tricks=1), _tournament(state, seat, tricks=0)
        return Aim((1,), (side * lost, side * made))
    scores = [_tournament(state, seat, points=points) for points in range(ALL_POINTS + 1)]
    left = state.tricks_left
    doubted = _doubted(scores, DOUBT * (left - 1))
    if left <= EXACT:
        return Aim((), tuple(side * each for each in doubted))
    steps = _steps(scores)
    bounds = (0, *steps, ALL_POINTS + 1)
    middles = [(low + high - 1) // 2 for low, high in pairwise(bounds)]
    return Aim(steps, tuple(side * doubted[middle] for middle in middles))


def _steps(scores: Sequence[float]) -> tuple[int, ...]:
    """Where the score jumps, and beside the game itself whether there is something to spare."""
    jumps = [points for points in range(1, ALL_POINTS) if scores[points] != scores[points - 1]]
    main = max(jumps, key=lambda points: abs(scores[points] - scores[points - 1]), default=TO_WIN)
    return tuple(sorted({*jumps, max(main - BETWEEN, 1), min(main + BETWEEN, ALL_POINTS)}))


def _doubted(scores: Sequence[float], doubt: float) -> list[float]:
    """Each score blurred by what may still go otherwise than with open cards."""
    if doubt <= 0:
        return list(scores)
    reach = int(3 * doubt) + 1
    bell = [exp(-0.5 * (step / doubt) ** 2) for step in range(-reach, reach + 1)]
    found = []
    for points in range(len(scores)):
        sum_, weights = 0.0, 0.0
        for step, weight in zip(range(-reach, reach + 1), bell, strict=True):
            if 0 <= points + step < len(scores):
                sum_ += weight * scores[points + step]
                weights += weight
        found.append(sum_ / weights)
    return found


def _tournament(state: State, seat: Seat, *, points: int = 0, tricks: int | None = None) -> float:
    """The declarer's score for such an end, and what winning or losing counts besides."""
    contract = state.contract
    assert contract is not None
    if tricks is None:
        tricks = _tricks(state, points)
    facts = Facts(
        contract,
        matadors=_matadors(state, seat, contract),
        points=points,
        tricks=tricks,
        bid=state.bid,
        kontra=state.kontra,
        declined=state.declined,
    )
    found = score(state.rules.options, facts, state.bock)
    if not state.rules.options.is_german:  # Tournée counts its own points (14)
        return found.total
    return found.total + (WON if found.won else -LOST)


def _tricks(state: State, points: int) -> int:
    """Tricks that go with so many points, as far as the score asks: all, none, or some."""
    if points == ALL_POINTS and not state.lost:
        return ALL_TRICKS
    return 0 if points < OUT_OF_SCHNEIDER and not state.won and not points else 1


def _matadors(state: State, seat: Seat, contract: Contract) -> int:
    """With how many the declarer plays: he knows; others take it that his bid was sound."""
    if contract.is_null:
        return 0
    if state.matadors is not None:
        return state.matadors
    if seat == state.declarer:
        ten = state.dealt[seat]
        assert isinstance(ten, Hand)
        return contract.matadors(
            ten | state.skat if state.took_skat and isinstance(state.skat, Hand) else ten
        )
    run = 1
    while (run + contract.lowest_level) * contract.base < state.bid and run < contract.most_matadors:
        run += 1
    return run
