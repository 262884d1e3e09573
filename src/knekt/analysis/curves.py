"""Curves that correct chances by what such chances have come to in deals that were played.

With open cards, defenders play better than at a table, and a seat that chooses among many cards is a little
too hopeful about the best. By how much depends on the side and on how many tricks are to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log

__all__ = ["CERTAIN", "Curve", "Curves", "curve_terms"]

CERTAIN = 0.001  # a chance closer than this to 0 or 1 stays as it is


def curve_terms(chance: float, left: int) -> tuple[float, float, float, float]:
    """The terms of the sum in a curve: 1 and the logit of the chance, and both times the tricks to come."""
    inner = min(max(chance, CERTAIN), 1 - CERTAIN)
    odds, share = log(inner / (1 - inner)), left / 10
    return 1.0, odds, share, share * odds


@dataclass(frozen=True, slots=True)
class Curve:
    """A logistic curve that corrects chances with so many tricks to come.

    >>> lowering = Curve((-1.0, 1.0, 0.0, 0.0), 8)
    >>> Curve(None, 8)(0.4), round(lowering(0.4), 3), lowering(1.0)
    (0.4, 0.197, 1.0)
    """

    weights: Sequence[float] | None  # one for each term; None leaves chances as they are
    left: int

    def __call__(self, chance: float) -> float:
        if self.weights is None or not CERTAIN < chance < 1 - CERTAIN:
            return chance
        terms = curve_terms(chance, self.left)
        return 1 / (1 + exp(-sum(weight * term for weight, term in zip(self.weights, terms, strict=True))))

    def error(self, chance: float, error: float) -> float:
        """Half of the interval around a chance, corrected."""
        return (self(min(1.0, chance + error)) - self(max(0.0, chance - error))) / 2


@dataclass(frozen=True, slots=True)
class Curves:
    """A curve for each sort of chances; chances of other sorts stay as they are."""

    by_sort: Mapping[str, Sequence[float]] = field(default_factory=dict)

    def of(self, sort: str | None, left: int = 0) -> Curve:
        """The curve for chances of this sort with so many tricks to come;
        `left` is 0 before the first lead.
        """
        return Curve(self.by_sort.get(sort or ""), left)
