"""How good chances are: Brier score, log loss, AUC, calibration error."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["measure"]

BINS, LEAST = 20, 50  # groups of games of like chances at most, and how many games make one
SURE = 1e-6  # nobody is surer than this
DIGITS = 4

Numbers = Any


def measure(chances: Numbers, came: Numbers) -> dict[str, float]:
    """The measures of chances against what came, which is 1 or 0.

    >>> measure(np.array([0.5, 0.5, 0.9, 0.1]), np.array([1, 0, 1, 0]))["brier"]
    0.13
    """
    said, truth = np.clip(np.asarray(chances, float), SURE, 1 - SURE), np.asarray(came, float)
    found = {
        "base": truth.mean() * (1 - truth.mean()),
        "brier": ((said - truth) ** 2).mean(),
        "log_loss": -(truth * np.log(said) + (1 - truth) * np.log(1 - said)).mean(),
        "auc": _auc(said, truth),
        "ece": _calibration_error(said, truth),
    }
    return {name: round(float(value), DIGITS) for name, value in found.items()}


def _auc(said: Numbers, truth: Numbers) -> float:
    """The chance that a game that was won had been given a better one than a game that was lost."""
    order = np.argsort(said, kind="stable")
    _, place, count = np.unique(said[order], return_inverse=True, return_counts=True)
    last = np.cumsum(count)
    ranks = np.empty(len(said))
    ranks[order] = (last - (count - 1) / 2)[place]
    won = truth.sum()
    lost = len(truth) - won
    return float((ranks[truth == 1].sum() - won * (won + 1) / 2) / (won * lost)) if won and lost else 0.5


def _calibration_error(said: Numbers, truth: Numbers) -> float:
    """How far what was said lies from what came, on average over games put together by what was said."""
    order = np.argsort(said, kind="stable")
    groups = np.array_split(order, max(1, min(BINS, len(order) // LEAST)))
    apart = (abs(said[group].mean() - truth[group].mean()) * len(group) for group in groups)
    return float(sum(apart)) / len(said)
