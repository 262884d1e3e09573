"""A model with bends that are fitted on three quarters of some games and measured on the last quarter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from knekt.lab.measure import measure
from knekt.lab.skat.judge.calibrate import chances, collect_games, fit_bends, straight_bends
from knekt.lab.work import Workers
from knekt.players.skat.judge.model import Model

__all__ = ["calibrate_model"]

LEARNED = 0.75
_WIN = 1


def calibrate_model(
    model: Model,
    count: int,
    seed: str,
    player: str,
    workers: Workers,
    progress: Callable[[int], None],
    out: Path | None = None,
) -> Model:
    """The model with new bends, and their accuracy on games held out; the file `out` keeps the games."""
    seen = []
    for some in collect_games(model, count, seed, player, workers, out):
        seen += some
        progress(len(some))
    learn, check = seen[: int(LEARNED * count)], seen[int(LEARNED * count) :]
    bends = {way: fit_bends(model.kind, way, learn) for way in model.bends}
    step, ways = min(_WIN, model.kind.steps - 1), {}
    for way in bends:
        held = [game for game in check if game.way == way]
        came = [game.reached > step for game in held]
        ways[way] = {
            "before": measure(chances(straight_bends(model), held, step), came),
            "after": measure(chances(bends, held, step), came),
        }
    story = {"player": player, "seed": seed, "games": count, "held_out": len(check), "ways": ways}
    return replace(model, bends=bends, story={**model.story, "calibration": story})
