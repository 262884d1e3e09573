"""Some of many worlds, by how likely they are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from knekt.engine import View

__all__ = ["decision_seed", "draw_by_weight", "flatten_weights"]

FLAT = 0.7  # weights are flattened by this power, for others need not think as we do
UNIFORM = 0.1  # … and so much of the belief is kept for worlds that nobody would have bid so

Each = TypeVar("Each")


def decision_seed(seed: int, view: View[Any]) -> int:
    """The seed of one decision: it follows from the player's and from what the seat has seen."""
    return hash((seed, len(view.events), view.seat)) & (1 << 63) - 1


def flatten_weights(
    likelihoods: Sequence[float], flat: float = FLAT, uniform: float = UNIFORM
) -> list[float]:
    """How likely each world is beside the others, not too sure of oneself; they add up to their number.

    >>> [round(weight, 2) for weight in flatten_weights([1.0, 0.0])]
    [1.9, 0.1]
    """
    raw = [each**flat for each in likelihoods]
    total = sum(raw)
    if not total:
        return [1.0] * len(raw)
    scale = (1 - uniform) * len(raw) / total
    return [uniform + scale * each for each in raw]


def draw_by_weight(worlds: Sequence[Each], weights: Sequence[float], number: int, seed: int) -> list[Each]:
    """So many of the worlds, each as often as its weight says, in no order."""
    rng = Random(seed)
    step = sum(weights) / number
    at, reached, found = rng.random() * step, 0.0, list[Each]()
    for world, weight in zip(worlds, weights, strict=True):
        reached += weight
        while at < reached and len(found) < number:
            found.append(world)
            at += step
    rng.shuffle(found)
    return found
