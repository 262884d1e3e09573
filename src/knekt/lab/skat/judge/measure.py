"""How good chances are: Brier score, log loss, AUC, calibration error."""

from __future__ import annotations

from typing import Any

import numpy as np

from knekt.lab.skat.judge.deals import GAMES
from knekt.lab.skat.judge.rows import unpack
from knekt.players.skat.calling.evaluation import chance, sum_ready
from knekt.players.skat.judge.judge import hand_of
from knekt.players.skat.judge.kinds import Kind

__all__ = ["measure", "rule_of_thumb"]

BINS, LEAST = 20, 50  # the most groups of games with like chances, and the fewest games in a group
SURE = 1e-6  # no chance is closer to 0 or 1 than this
DIGITS = 4

Numbers = Any


def measure(chances: Numbers, came: Numbers) -> dict[str, float]:
    """The measures of chances against what came: 1 or 0 for each.

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
    """The chance that a game that was won had been given a better chance than one that was lost."""
    order = np.argsort(said, kind="stable")
    _, place, count = np.unique(said[order], return_inverse=True, return_counts=True)
    last = np.cumsum(count)
    ranks = np.empty(len(said))
    ranks[order] = (last - (count - 1) / 2)[place]
    won = truth.sum()
    lost = len(truth) - won
    return float((ranks[truth == 1].sum() - won * (won + 1) / 2) / (won * lost)) if won and lost else 0.5


def _calibration_error(said: Numbers, truth: Numbers) -> float:
    """How far chances were off, on average over groups of games with like chances."""
    order = np.argsort(said, kind="stable")
    groups = np.array_split(order, max(1, min(BINS, len(order) // LEAST)))
    apart = (abs(said[group].mean() - truth[group].mean()) * len(group) for group in groups)
    return float(sum(apart)) / len(said)


def rule_of_thumb(kind: Kind, rows: bytes) -> Numbers:
    """The chance that the rule player's hand-made weights give each of these games."""
    contract = GAMES[kind]
    return np.array(
        [
            chance(sum_ready(contract, hand_of(row.hand), hand_of(row.laid) if row.laid else None))
            for row in unpack(rows)
        ]
    )
