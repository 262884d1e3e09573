"""Curves that correct the advisor's chances, learned from chances it gave and from what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from knekt.analysis.curves import CERTAIN, Curves, curve_terms
from knekt.lab.advice import GivenChance
from knekt.lab.measure import measure

__all__ = ["fit_curves", "measure_curves"]

AS_TOLD = np.array([0.0, 1.0, 0.0, 0.0])  # the curve that leaves chances as they are
# How firmly a curve is drawn towards `AS_TOLD`: the chances of one deal depend on each other, so they prove
# less than as many from different deals.
FIRM = 20.0
ROUNDS = 30
DIGITS = 4

Numbers = Any


def fit_curves(words: Iterable[GivenChance]) -> dict[str, list[float]]:
    """For each sort of chances the curve that makes what came likeliest, by Newton's method."""
    by_sort: dict[str, list[GivenChance]] = {}
    for word in words:
        if CERTAIN < word.chance < 1 - CERTAIN:
            by_sort.setdefault(word.sort, []).append(word)
    return {
        sort: [round(float(each), DIGITS) for each in _fit(some)] for sort, some in sorted(by_sort.items())
    }


def _fit(words: Sequence[GivenChance]) -> Numbers:
    terms = np.array([curve_terms(word.chance, word.left) for word in words])
    came = np.array([word.won for word in words], float)

    def loss(weights: Numbers) -> float:
        odds = terms @ weights
        pull = FIRM / 2 * ((weights - AS_TOLD) ** 2).sum()
        return float((np.logaddexp(0, odds) - came * odds).sum() + pull)

    weights = AS_TOLD
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-terms @ weights))
        slope = terms.T @ (chances - came) + FIRM * (weights - AS_TOLD)
        bend = (terms * (chances * (1 - chances))[:, None]).T @ terms + FIRM * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        while loss(weights - step) > loss(weights):  # the step was too long
            step = step / 2
        weights = weights - step
    return weights


def measure_curves(words: Sequence[GivenChance], curves: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """How accurate these chances are, corrected by the curves and as they were given."""
    corrected, came = Curves(curves), [word.won for word in words]
    after = measure([corrected.of(word.sort, word.left)(word.chance) for word in words], came)
    before = measure([word.chance for word in words], came)
    return {
        "words": len(words),
        "off_by": after["ece"],
        "brier": after["brier"],
        "base": after["base"],
        "off_by_as_said": before["ece"],
        "brier_as_said": before["brier"],
    }
