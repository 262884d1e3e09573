"""What a seat plays for: what each end of the deal is worth to it.

The value with open cards is not yet a result, for nobody will play as if all cards lay open. So each value is
weighed as if the result might still be somewhat higher or lower, the more so the more cards are to be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import erf, sqrt

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.skat import OUT_OF_SCHNEIDER, TO_WIN, Contract, Facts, Score, State, score

__all__ = ["Aim", "aim_of", "counted"]

ALL_POINTS, ALL_TRICKS = 120, 10
# What a game counts in a tournament besides its value: 50 for a win; for a loss 50, and 40 to each opponent.
WON, LOST = 50, 90
# For each trick that is left but the last, the value with open cards is unsure by so many points, and the
# declarer gets so many more: two defenders who do not see each other's cards give more away than one
# declarer. The numbers are rounded from 180 games of these players.
DOUBT, DRIFT = 1.5, 0.8
# With so many tricks left, or fewer, every point is told apart; with more, only steps of the score are.
EXACT = 6
EACH = 0.1  # what a card point counts that decides nothing, so that no points are thrown away
BETWEEN = 14  # the solver is also asked about values so many points above and below the game
RAMSCH_BREAK = 41  # with so many card points in ramsch, hardly anybody else can have more


@dataclass(frozen=True, slots=True)
class Aim:
    """What is asked of the solver, and what its answers mean for the seat.

    `steps` are the values that the voter is asked about. By the number of steps reached, or without steps by
    the value itself, `worths` says what that is worth and `chances` how likely it wins. `game` is the value
    that decides between winning and losing, None where nobody plays alone; `stake` is what lies between the
    two.
    """

    steps: tuple[int, ...]
    worths: tuple[float, ...]
    chances: tuple[float, ...]
    game: int | None = None
    stake: float = 0.0

    def worth(self, value: int) -> float:
        return self.worths[value]


def aim_of(view: View[State]) -> Aim:
    """What the seat whose turn it is plays for."""
    state, seat = view.state, view.own_seat
    if state.is_ramsch:
        return _of_ramsch()
    contract = state.contract
    assert contract is not None
    declares = seat == state.declarer
    if contract.is_null:
        ends = [_end(state, seat, tricks=tricks) for tricks in (1, 0)]
        lost, made = (counted(state, end) for end in ends)
        return Aim((1,), *_for_side(declares, [lost, made], [0.0, 1.0]), 1, made - lost)
    # The values at which the score may jump, and the score from there on.
    jumps = (0, 1, OUT_OF_SCHNEIDER, TO_WIN, state.rules.options.schneider, ALL_POINTS)
    ends = [_end(state, seat, points=points) for points in jumps]
    heights = [counted(state, end) for end in ends]
    left = state.tricks_left
    doubt, drift = DOUBT * (left - 1), DRIFT * (left - 1)
    worths = _doubted(jumps, heights, doubt, drift)
    if left > 1:  # the last card leaves no choice, so nothing is unsure
        worths = [worth + EACH * points for points, worth in enumerate(worths)]
    chances = _doubted(jumps, [float(end.won) for end in ends], doubt, drift)
    won = [place for place, end in enumerate(ends) if end.won]
    game = (jumps[won[0]], heights[won[0]] - heights[won[0] - 1]) if won and won[0] else (None, 0.0)
    if left <= EXACT and not contract.spitzen:
        return Aim((), *_for_side(declares, worths, chances), *game)
    steps = _steps(jumps, heights)
    middles = [(low + high - 1) // 2 for low, high in pairwise((0, *steps, ALL_POINTS + 1))]
    return Aim(
        steps,
        *_for_side(declares, [worths[each] for each in middles], [chances[each] for each in middles]),
        *game,
    )


def _of_ramsch() -> Aim:
    """The aim in a ramsch: every point is a loss;
    a seat with more than a third of them is likely to have most.
    """
    points = range(ALL_POINTS + 1)
    return Aim(
        (), tuple(-float(each) for each in points), tuple(float(each < RAMSCH_BREAK) for each in points)
    )


def _for_side(
    declares: bool, worths: Sequence[float], chances: Sequence[float]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The worths and chances as the side sees them: the declarer's gain is the defenders' loss."""
    if declares:
        return tuple(worths), tuple(chances)
    return tuple(-each for each in worths), tuple(1 - each for each in chances)


def _steps(jumps: Sequence[int], worths: Sequence[float]) -> tuple[int, ...]:
    """The steps to ask about: where the score jumps, and values near the game, to see what is to spare."""
    real = {
        jump: abs(after - before)
        for jump, (before, after) in zip(jumps[1:], pairwise(worths), strict=True)
        if before != after
    }
    main = max(real, key=lambda jump: real[jump], default=TO_WIN)
    return tuple(sorted({*real, max(main - BETWEEN, 1), min(main + BETWEEN, ALL_POINTS)}))


def _doubted(jumps: Sequence[int], heights: Sequence[float], doubt: float, drift: float) -> list[float]:
    """The score at every number of points, blurred, because real play may differ from open cards."""
    found = [heights[0]] * (ALL_POINTS + 1)
    for jump, (before, after) in zip(jumps[1:], pairwise(heights), strict=True):
        for points in range(ALL_POINTS + 1):
            found[points] += (after - before) * _reaches(points - jump + 0.5 + drift, doubt)
    return found


def _reaches(margin: float, doubt: float) -> float:
    """How likely a value is reached that is so many points away."""
    if doubt <= 0:
        return float(margin > 0)
    return 0.5 * (1 + erf(margin / (sqrt(2) * doubt)))


def _end(state: State, seat: Seat, *, points: int = 0, tricks: int | None = None) -> Score:
    """The score for such an end."""
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
    return score(state.rules.options, facts, state.bock)


def counted(state: State, end: Score) -> float:
    """The declarer's score, with what winning or losing counts besides;
    Tournée has its own points alone (14).
    """
    if not state.rules.options.is_german:
        return end.total
    return end.total + (WON if end.won else -LOST)


def _tricks(state: State, points: int) -> int:
    """The number of tricks to assume for so many points;
    the score only asks whether it is all, none or some.
    """
    if points == ALL_POINTS and not state.lost:
        return ALL_TRICKS
    return 0 if not points and not state.won else 1


def _matadors(state: State, seat: Seat, contract: Contract) -> int:
    """The declarer's matadors; the defenders do not know them and assume that the game is not overbid."""
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
