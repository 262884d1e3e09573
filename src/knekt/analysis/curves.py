"""Chances put straight: what chances like these have come to in deals that were played.

With all cards open defenders play better than they do at a table, and a seat that chooses among many cards is a little too
hopeful of the best. How much, depends on the side and on how many tricks are to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log

__all__ = ["CERTAIN", "Curve", "Curves", "curve_terms"]

CERTAIN = 0.001  # a chance that is nearer to none or to all than this stays as it is


def curve_terms(chance: float, left: int) -> tuple[float, float, float, float]:
    """What a curve makes something of: the odds, and the same with the tricks to come."""
    inner = min(max(chance, CERTAIN), 1 - CERTAIN)
    odds, share = log(inner / (1 - inner)), left / 10
    return 1.0, odds, share, share * odds


@dataclass(frozen=True, slots=True)
class Curve:
    """What chances mean with so many tricks to come: a logistic curve.

    >>> Curve(None, 8)(0.4), round(Curve((-1.0, 1.0, 0.0, 0.0), 8)(0.4), 3), Curve((-1.0, 1.0, 0.0, 0.0), 8)(1.0)
    (0.4, 0.197, 1.0)
    """

    weights: Sequence[float] | None  # one for each sign; None leaves chances as they are
    left: int

    def __call__(self, chance: float) -> float:
        if self.weights is None or not CERTAIN < chance < 1 - CERTAIN:
            return chance
        terms = curve_terms(chance, self.left)
        return 1 / (1 + exp(-sum(weight * term for weight, term in zip(self.weights, terms, strict=True))))

    def error(self, chance: float, error: float) -> float:
        """What becomes of half of the interval around a chance."""
        return (self(min(1.0, chance + error)) - self(max(0.0, chance - error))) / 2


@dataclass(frozen=True, slots=True)
class Curves:
    """One curve for each sort of chances; where there is none, chances stay as they are."""

    by_sort: Mapping[str, Sequence[float]] = field(default_factory=dict)

    def of(self, sort: str | None, left: int = 0) -> Curve:
        """For chances of this sort with so many tricks to come; before the first lead none are counted."""
        return Curve(self.by_sort.get(sort or ""), left)
