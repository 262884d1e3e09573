"""Drawing worlds by how likely they are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from knekt.engine import View

__all__ = ["decision_seed", "draw_by_weight", "flatten_weights"]

# Others need not think as this player does, so no belief is taken for certain.
FLAT = 0.7  # likelihoods are raised to this power, which brings them closer together
UNIFORM = 0.1  # this share of the belief is spread evenly over all worlds

Each = TypeVar("Each")


def decision_seed(seed: int, view: View[Any]) -> int:
    """The seed of one decision, made of the player's seed and of what the seat has seen."""
    return hash((seed, len(view.events), view.seat)) & (1 << 63) - 1


def flatten_weights(
    likelihoods: Sequence[float], flat: float = FLAT, uniform: float = UNIFORM
) -> list[float]:
    """Weights of worlds, closer together than their likelihoods; the weights add up to their number.

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
    """So many worlds drawn at random, each as often as its weight says, in any order."""
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
