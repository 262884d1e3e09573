"""Advice: the sensible actions of a seat, each with its chance, its expected score and reasons.

The advisor knows what the seat knows and nothing else. Its chances come from sampled worlds, so each has an
error, which more worlds make smaller. A second error comes from playing these worlds with open cards; more
worlds do not help there, so curves correct the chances by what such chances have come to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from knekt.analysis.accuracy import curves_for
from knekt.analysis.curves import Curves
from knekt.analysis.family import analysis_of
from knekt.analysis.suggestion import Advice, Suggestion
from knekt.engine import View
from knekt.errors import KnektError
from knekt.players import Level, level_player
from knekt.players.thinking.budget import Budget

__all__ = ["advise", "advising"]

AT_ONCE = Budget(8)
FURTHER = (Budget(40), Budget(200), Budget(1000))


def advise(
    view: View[Any], budget: Budget = FURTHER[1], seed: int = 0, curves: Curves | None = None
) -> Advice:
    """What the seat whose view it is should do now; KnektError if nobody waits for it.

    The same view, seed and number of worlds give the same advice. `curves` correct the chances; without them,
    those that come with Knekt do.
    """
    if not any(ask.must for ask in view.asks):
        raise KnektError("nothing-to-advise", "the seat is not to act now")
    options = view.rules.options
    curves = curves_for(options) if curves is None else curves
    found = analysis_of(options).advice(view, budget, seed, curves)
    return found or _thumb(view, seed)


def advising(
    view: View[Any], seed: int = 0, budgets: Sequence[Budget] = (AT_ONCE, *FURTHER)
) -> Iterator[Advice]:
    """Advice at once, then again from more and more worlds, until all worlds have been asked."""
    for budget in budgets:
        found = advise(view, budget, seed)
        yield found
        if found.is_complete or not found.worlds:
            return


def _thumb(view: View[Any], seed: int) -> Advice:
    """The advice of the rules of thumb, without numbers."""
    action = level_player(view.rules.options, Level.CASUAL, seed).choose(view)
    return Advice((Suggestion(action, None, None, None, None),), basis="thumb")
