"""What the end of a declared game brings the declarer, by the count of the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from knekt.players.skat.judge.pays import ends_of
from knekt.players.skat.playing.aims import counted
from knekt.skat import Facts, Score, State, score

__all__ = ["facts_so_far", "step_dues", "wins_from"]


def facts_so_far(state: State) -> Facts:
    """The facts as they stand now, without matadors and without what is still to be played."""
    assert state.contract is not None
    return Facts(state.contract, bid=state.bid, kontra=state.kontra, declined=state.declined)


def step_dues(state: State, facts: Facts) -> tuple[float, ...]:
    """What the declarer gets in any case, and what each step reached adds to it.

    Where a list is scored as in tournaments, this includes what winning or losing counts besides the value.
    """
    worths = [counted(state, end) for end in _ends(state, facts)]
    return (worths[0], *(after - before for before, after in pairwise(worths)))


def wins_from(state: State) -> int:
    """How many steps the declarer must reach to win;
    one more than there are, where no number of steps wins.
    """
    # Whether the game is overbid does not matter here.
    ends = _ends(state, replace(facts_so_far(state), bid=0))
    return next((steps for steps, end in enumerate(ends) if end.won), len(ends))


def _ends(state: State, facts: Facts) -> list[Score]:
    """The score for each number of steps reached."""
    return [
        score(state.rules.options, replace(facts, points=points, tricks=tricks), state.bock)
        for points, tricks in ends_of(facts.contract)
    ]
