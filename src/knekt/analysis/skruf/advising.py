"""Advice for every decision in Skruf."""

from __future__ import annotations

from knekt.analysis.curves import Curves
from knekt.analysis.skruf.calls import advice_before_lead
from knekt.analysis.skruf.cards import advice_on_card
from knekt.analysis.suggestion import Advice
from knekt.engine import View
from knekt.players.thinking.budget import Budget
from knekt.skruf import Stage, State

__all__ = ["advice_in_skruf"]


def advice_in_skruf(view: View[State], budget: Budget, seed: int, curves: Curves) -> Advice | None:
    """Advice from worlds on calls, gifts, swaps and cards; None for claims, and early in a misère."""
    state = view.state
    if state.claim is not None or state.ending is not None:
        return None
    if state.stage is Stage.PLAY:
        return advice_on_card(view, budget, seed, curves)
    return advice_before_lead(view, budget, seed, curves)
