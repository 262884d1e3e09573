"""The estimate of tricks fitted to labels:
a sum of weights, by least squares with each weight drawn towards 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import pi, sqrt

import numpy as np
from numpy.typing import NDArray

from knekt._core import feature_count, features
from knekt.lab.book import Line
from knekt.lab.skruf.labels import Label
from knekt.players.skruf.calling.tricks import TrickModel
from knekt.solver.skruf.plain import trump_number

__all__ = ["fit", "measure"]

PULL = 4.0  # towards 0: a weight on which few labels bear stays small
HELD_OUT = 10  # one of so many labels is only for measuring


def fit(labels: Sequence[Label], makings: Sequence[Line] = ()) -> TrickModel:
    """The model for open cards from these labels; the labels held out are only used for measuring."""
    learned = [label for place, label in enumerate(labels) if place % HELD_OUT]
    with_trumps = _solve([label for label in learned if label.trumps is not None], feature_count(True))
    without = _solve([label for label in learned if label.trumps is None], feature_count(False))
    weights, bases = (tuple(with_trumps[1:]), tuple(without[1:])), (with_trumps[0], without[0])
    errors = measure(TrickModel(weights, bases, (1.0, 1.0)), labels)
    story = {
        "labels": len(labels),
        "files": list(makings),
        "held_out": len(labels[::HELD_OUT]),
        "open_cards": {"trumps": round(errors[0], 3), "grandissimo": round(errors[1], 3)},
    }
    # the spread of a logistic curve with this standard error
    return TrickModel(weights, bases, (errors[0] * sqrt(3) / pi, errors[1] * sqrt(3) / pi), story=story)


def measure(model: TrickModel, labels: Sequence[Label]) -> tuple[float, float]:
    """The standard error on the labels held out, with trumps and without."""
    found: tuple[list[float], list[float]] = ([], [])
    for label in labels[::HELD_OUT]:
        said = model.open_cards(label.one.mask, label.other.mask, label.trumps)
        found[label.trumps is None].append((said - label.tricks) ** 2)
    with_trumps, without = (sqrt(sum(errors) / len(errors)) for errors in found)
    return with_trumps, without


def _solve(labels: Sequence[Label], size: int) -> list[float]:
    """The base and the weights; features that never occur have weight 0."""
    counted = [
        Counter(features(label.one.mask, label.other.mask, trump_number(label.trumps))) for label in labels
    ]
    seen = sorted({entry for each in counted for entry in each})
    place_of = {entry: place for place, entry in enumerate(seen)}
    matrix: NDArray[np.float64] = np.eye(len(seen)) * PULL
    wanted: NDArray[np.float64] = np.zeros(len(seen))
    base = sum(label.tricks for label in labels) / len(labels)
    for label, each in zip(labels, counted, strict=True):
        places, times = [place_of[entry] for entry in each], np.array(list(each.values()), dtype=float)
        matrix[np.ix_(places, places)] += np.outer(times, times)
        wanted[places] += times * (label.tricks - base)
    weights = [0.0] * size
    for entry, weight in zip(seen, np.linalg.solve(matrix, wanted), strict=True):
        weights[entry] = float(weight)
    return [base, *weights]
