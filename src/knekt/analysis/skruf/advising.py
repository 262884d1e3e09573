"""Which card to play in Skruf: by a vote of worlds, in points of the account."""

from __future__ import annotations

from knekt.analysis.suggestion import Advice, Suggestion
from knekt.engine import View
from knekt.players.skruf.knowledge import seat_of
from knekt.players.skruf.thinker import think
from knekt.players.skruf.turn import Turn
from knekt.players.thinking.budget import Budget
from knekt.skruf import Play, PlayOpen, Stage, State

__all__ = ["advice_in_skruf"]

MOST = 3  # suggestions


def advice_in_skruf(view: View[State], budget: Budget, seed: int) -> Advice | None:
    """What the cards that may be played promise; None where nothing is searched: before the first lead, or too early."""
    state, seat = view.state, seat_of(view)
    if state.stage is not Stage.PLAY or state.claim is not None or state.ending is not None:
        return None
    found = think(view, Turn.of(view).legal, budget, seed, believes=True)
    if found is None:
        return None
    act = PlayOpen if state.turn == state.unowned else Play
    suggestions = (
        Suggestion(act(seat, each.card), None, each.mean, None, each.behind)
        for each in found.standings[:MOST]
    )
    return Advice(tuple(suggestions), found.worlds)
