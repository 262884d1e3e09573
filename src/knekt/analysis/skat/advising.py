"""Advice for the decisions in Skat of which more is known than rules of thumb."""

from __future__ import annotations

from knekt.analysis.curves import Curves
from knekt.analysis.skat.cards import advice_on_card
from knekt.analysis.skat.declaring import advice_before_play
from knekt.analysis.skat.turning import advice_in_tournee
from knekt.analysis.suggestion import Advice
from knekt.engine import View
from knekt.players.thinking.budget import Budget
from knekt.skat import Stage, State

__all__ = ["advice_in_skat"]


def advice_in_skat(view: View[State], budget: Budget, seed: int, curves: Curves) -> Advice | None:
    """Advice on a card from worlds, and on earlier decisions from the judge; None where neither is asked."""
    state = view.state
    if state.claim is not None or state.gift is not None:
        return None
    if state.stage is Stage.PLAY:
        return advice_on_card(view, budget, seed, curves)
    return advice_before_play(view) if state.rules.options.is_german else advice_in_tournee(view)
