"""Skruf in an arena: the points of a deal for both sides; `rubber.py` plays whole rubbers."""

from __future__ import annotations

from typing import Any

from knekt.engine import Game
from knekt.lab.arena.game import ArenaGame, Outcome
from knekt.skruf import OPEN_HAND, Facts, Stage, result

__all__ = ["ARENA"]


def _outcome(game: Game[Any]) -> Outcome:
    state, found = game.state, result(game.state)
    if found.score is None:
        return Outcome((0,) * 4, (), (), None, "")
    scores = tuple(found.score.total(state.side_of(seat)) for seat in range(4))
    if not isinstance(found.facts, Facts):
        return Outcome(scores, (), (), None, "misere")
    ours, theirs = ([seat for seat in side if seat != state.unowned] for side in found.sides)
    return Outcome(
        scores, tuple(ours), tuple(theirs), found.facts.is_made, f"level-{found.facts.contract.level}"
    )


ARENA = ArenaGame(
    places=lambda options: tuple(seat for seat in range(4) if not options.is_trekarl or seat != OPEN_HAND),
    partners=lambda options: not options.is_trekarl,
    outcome=_outcome,
    cards_begin=lambda game: game.state.stage is Stage.PLAY,
    list_deals=lambda options: None,
)
