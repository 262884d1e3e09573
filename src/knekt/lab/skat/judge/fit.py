"""The net learns from labelled games by Adam in small batches; a tenth of the games is held out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi
from typing import Any

import numpy as np

from knekt.lab.skat.judge.net import Examples, LearningNet

__all__ = ["Epoch", "fit", "split_held_out"]

HELD_OUT = 0.1
BATCH = 512
RATE, LEAST = 4e-3, 0.02  # the learning rate at first, and the share of it that is left at the end
FORGET, FORGET_SQUARES = 0.9, 0.999
TINY = 1e-8
PATIENCE = 6  # learning stops after so many epochs without a better loss on the games held out


@dataclass(frozen=True, slots=True)
class Epoch:
    """An epoch of learning, with the loss on the games learned from and on those held out."""

    number: int
    loss: float
    held_out: float
    is_best: bool


def split_held_out(given: Examples) -> tuple[Examples, Examples]:
    """The games to learn from, and the last tenth, which is held out."""
    first = len(given) - max(1, int(HELD_OUT * len(given)))
    return given[:first], given[first:]


def fit(net: LearningNet, given: Examples, epochs: int, rng: np.random.Generator) -> Iterator[Epoch]:
    """Learn epoch by epoch; at the end the net has the weights that did best on the games held out."""
    learn, check = split_held_out(given)
    sample = learn[: len(check)]
    adam, best, kept, waited = _Adam(net), float("inf"), {}, 0
    for number in range(epochs):
        order = rng.permutation(len(learn))
        batches = [order[start : start + BATCH] for start in range(0, len(order), BATCH)]
        for place, batch in enumerate(batches):
            done = (number + place / len(batches)) / epochs
            adam.step(net.gradient(learn[batch]), RATE * (LEAST + (1 - LEAST) * (1 + cos(pi * done)) / 2))
        loss = net.loss(check)
        is_best = loss < best
        waited = 0 if is_best else waited + 1
        if is_best:
            best, kept = loss, {name: table.copy() for name, table in net.weights.items()}
        yield Epoch(number + 1, net.loss(sample), loss, is_best)
        if waited >= PATIENCE:
            break
    net.weights.update(kept)


class _Adam:
    """Gradient descent with a rate for each weight (Kingma and Ba 2015)."""

    def __init__(self, net: LearningNet) -> None:
        self._weights = net.weights
        self._mean = {name: np.zeros_like(table) for name, table in net.weights.items()}
        self._square = {name: np.zeros_like(table) for name, table in net.weights.items()}
        self._steps = 0

    def step(self, gradient: dict[str, Any], rate: float) -> None:
        self._steps += 1
        early, early_squares = 1 - FORGET**self._steps, 1 - FORGET_SQUARES**self._steps
        for name, slope in gradient.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - FORGET) * (slope - mean)
            square += (1 - FORGET_SQUARES) * (slope * slope - square)
            self._weights[name] -= rate * (mean / early) / (np.sqrt(square / early_squares) + TINY)
