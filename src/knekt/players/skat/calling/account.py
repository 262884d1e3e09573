"""What the end of a declared game brings its declarer, by the rules' own count."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from knekt.players.skat.judge.pays import ends_of
from knekt.players.skat.playing.aims import counted
from knekt.skat import Facts, Score, State, score

__all__ = ["facts_so_far", "step_dues", "wins_from"]


def facts_so_far(state: State) -> Facts:
    """The facts as they stand, but for matadors and what is still to be played."""
    assert state.contract is not None
    return Facts(state.contract, bid=state.bid, kontra=state.kontra, declined=state.declined)


def step_dues(state: State, facts: Facts) -> tuple[float, ...]:
    """What there is in any case, and what each step that is reached adds to it.

    In a tournament, and so in all German forms here, with what winning or losing counts besides.
    """
    worths = [counted(state, end) for end in _ends(state, facts)]
    return (worths[0], *(after - before for before, after in pairwise(worths)))


def wins_from(state: State) -> int:
    """How many steps the declarer must reach to win; one more than there are where nothing wins."""
    ends = _ends(
        state, replace(facts_so_far(state), bid=0)
    )  # whether the value reaches the bid is another matter
    return next((steps for steps, end in enumerate(ends) if end.won), len(ends))


def _ends(state: State, facts: Facts) -> list[Score]:
    """What would be written by the number of steps reached."""
    return [
        score(state.rules.options, replace(facts, points=points, tricks=tricks), state.bock)
        for points, tricks in ends_of(facts.contract)
    ]
