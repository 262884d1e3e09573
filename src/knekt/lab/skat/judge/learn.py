"""From files of labelled games to a model, which says how it was made and how good it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from knekt.errors import KnektError
from knekt.lab.measure import measure
from knekt.lab.skat.judge.fit import Epoch, fit, split_held_out
from knekt.lab.skat.judge.measure import rule_of_thumb
from knekt.lab.skat.judge.net import LearningNet, examples
from knekt.lab.skat.judge.rows import ROW, read_rows
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import Model, Shape

__all__ = ["STEPS", "learn_model"]

STEPS = {Kind.SUIT: ("31", "61", "90", "all"), Kind.GRAND: ("31", "61", "90", "all"), Kind.NULL: ("made",)}
_WIN = 1


def learn_model(paths: Sequence[Path], seed: int, epochs: int, progress: Callable[[Epoch], None]) -> Model:
    """A model learned from the games in these files, which must all be of one kind."""
    read = [read_rows(path) for path in paths]
    kinds = {str(making["kind"]) for making, _ in read}
    if len(kinds) != 1:
        raise KnektError(
            "rows-of-two-kinds", "the files hold games of several kinds", kinds=", ".join(sorted(kinds))
        )
    kind = Kind(kinds.pop())
    rng = np.random.default_rng(seed)
    rows = _mixed(b"".join(body for _, body in read), rng)
    given = examples(kind, rows)
    net = LearningNet(Shape.of(kind), rng)
    for epoch in fit(net, given, epochs, rng):
        progress(epoch)
    _, check = split_held_out(given)
    chances = net.chances(check)
    by_step = {
        name: measure(chances[:, place], check.reached > place) for place, name in enumerate(STEPS[kind])
    }
    win = min(_WIN, kind.steps - 1)
    thumb = measure(rule_of_thumb(kind, rows[-len(check) * ROW.size :]), check.reached > win)
    story: dict[str, Any] = {
        "seed": seed,
        "rows": len(given),
        "labels": [{name: making[name] for name in ("seed", "discards")} for making, _ in read],
        "held_out": len(check),
        "open_cards": by_step,
        "hand_made_weights": thumb,
    }
    return Model.new(kind, net.shape, net.body(), story)


def _mixed(rows: bytes, rng: np.random.Generator) -> bytes:
    """The rows of all files in random order, so that the rows held out come from each file."""
    each = np.frombuffer(rows, np.dtype(f"V{ROW.size}"))
    return each[rng.permutation(len(each))].tobytes()
