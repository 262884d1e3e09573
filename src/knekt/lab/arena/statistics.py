"""How sure a number is: means and shares with 95 % intervals, percentiles, and a sequential test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, ceil, cos, inf, log, pi, sin, sqrt
from statistics import NormalDist, fmean, variance
from typing import ClassVar

__all__ = ["Estimate", "Sprt", "mean", "percentile", "ratio", "share", "student"]

CONFIDENCE = 0.95
_MANY = 200  # from so many degrees of freedom on, a corrected normal distribution is good enough


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, half of its 95 % interval, and the number of deals from which it comes."""

    value: float
    margin: float  # infinite for one deal, which says nothing about others
    deals: int

    @property
    def low(self) -> float:
        return self.value - self.margin

    @property
    def high(self) -> float:
        return self.value + self.margin

    @property
    def plain(self) -> dict[str, float | None]:
        """The value and the bounds of its interval, for programs; a single deal has no bounds."""
        if self.deals == 1:
            return {"value": self.value, "low": None, "high": None}
        return {"value": self.value, "low": self.low, "high": self.high}

    def times(self, factor: float) -> Estimate:
        """The estimate times this factor."""
        return Estimate(self.value * factor, self.margin * abs(factor), self.deals)


def mean(values: Sequence[float]) -> Estimate | None:
    """The mean of one value for each deal, with its t-interval; None if there are no values.

    >>> mean([1, 2, 3, 4, 5])
    Estimate(value=3.0, margin=1.96..., deals=5)
    """
    if not values:
        return None
    if len(values) == 1:
        return Estimate(float(values[0]), inf, 1)
    margin = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(fmean(values), margin, len(values))


def share(parts: Sequence[tuple[int, int]]) -> Estimate | None:
    """How often something happened among the times that it could; each deal has both numbers.

    >>> share([(1, 2), (2, 2), (0, 0), (0, 2)]).value
    0.5
    """
    found = ratio(parts)
    if found is None or found.deals == 1 or found.value not in (0, 1):
        return found
    # The interval is not empty, for what has never happened may still happen.
    return Estimate(found.value, 1 - (1 - CONFIDENCE) ** (1 / found.deals), found.deals)


def ratio(parts: Sequence[tuple[float, float]]) -> Estimate | None:
    """One sum divided by another, from both numbers of each deal; None if the second sum is 0.

    Events of one deal depend on each other, so the interval is that of a ratio over deals.

    >>> ratio([(3, 4), (1, 4)])
    Estimate(value=0.5, margin=3.17..., deals=2)
    """
    counted = [(part, all_) for part, all_ in parts if part or all_]
    whole, deals = sum(all_ for _, all_ in counted), len(counted)
    if not whole:
        return None
    value = sum(part for part, _ in counted) / whole
    if deals == 1:
        return Estimate(value, inf, 1)
    spread = sum((part - value * all_) ** 2 for part, all_ in counted)
    return Estimate(value, student(deals - 1) * sqrt(spread * deals / (deals - 1)) / whole, deals)


def percentile(values: Sequence[float], rank: float) -> float:
    """The value that this share of all values does not exceed.

    >>> percentile([5, 1, 2, 3, 4], 0.5), percentile([1, 2], 0.95)
    (3, 2)
    """
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * rank) - 1)]


@cache
def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side, by Student's distribution.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 10, 30, 1000)]
    [12.706, 4.303, 2.228, 2.042, 1.962]
    """
    if freedom > _MANY:
        z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 100.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if _within(middle, freedom) > CONFIDENCE else (middle, high)
    return low


def _within(t: float, freedom: int) -> float:
    """The share of Student's distribution between −t and t, by finite sums over degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    total, term = 0.0, cos(angle) if freedom % 2 else 1.0
    for step in range(freedom % 2, freedom - 1, 2):
        total += term
        term *= (step + 1) / (step + 2) * cos(angle) ** 2
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test whether a mean over deals is rather `null` or rather `wanted`;
    it stops as soon as that is clear.

    The likelihoods are those of normal distributions with the variance seen so far, as in fishtest.
    """

    null: float
    wanted: float
    error: float = 0.05  # of either kind

    FEWEST: ClassVar[int] = 30  # the variance is trusted after so many deals

    @property
    def bound(self) -> float:
        return log((1 - self.error) / self.error)

    def evidence(self, values: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio of `wanted` to `null`; below 0 the deals speak for `null`."""
        if len(values) < 2 or not (spread := variance(values)):
            return 0.0
        middle = (self.null + self.wanted) / 2
        return len(values) * (self.wanted - self.null) * (fmean(values) - middle) / spread

    def verdict(self, values: Sequence[float]) -> bool | None:
        """True for `wanted`, False for `null`, None where more deals are needed.

        >>> Sprt(0, 0.5).verdict([1.0, 0.5] * 50), Sprt(0, 0.5).verdict([0.0, 60.0])
        (True, None)
        """
        if len(values) < self.FEWEST:
            return None
        found = self.evidence(values)
        return None if abs(found) < self.bound else found > 0
