"""Means, shares, intervals and the sequential test: by hand, by tables, and by simulation."""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random

import pytest

from knekt.lab.arena.statistics import Estimate, Sprt, mean, percentile, share, student


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        *((1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (29, 2.045)),
        *((30, 2.042), (60, 2.000), (120, 1.980), (200, 1.972), (201, 1.972), (500, 1.965), (10**6, 1.960)),
    ],
)
def test_student_is_as_printed_in_the_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.0006)


def test_a_mean_by_hand() -> None:
    """2, 4, 9: mean 5, variance 13, standard error √(13/3)."""
    found = mean([2, 4, 9])
    assert found is not None
    assert (found.value, found.deals) == (5, 3)
    assert found.margin == pytest.approx(4.3027 * sqrt(13 / 3), rel=1e-4)
    assert (found.low, found.high) == (5 - found.margin, 5 + found.margin)


def test_what_little_says_little() -> None:
    assert mean([]) is None and share([]) is None and share([(0, 0)]) is None
    assert mean([7]) == Estimate(7, inf, 1)
    assert share([(1, 4)]) == Estimate(0.25, inf, 1)


def test_a_share_by_hand() -> None:
    """3 of 4 and 1 of 4: a half; each deal is 1 away, so √(2 · 2/1)/8 is the standard error."""
    found = share([(3, 4), (1, 4), (0, 0)])
    assert found is not None
    assert (found.value, found.deals) == (0.5, 2)
    assert found.margin == pytest.approx(12.706 * sqrt(2 * 2) / 8, rel=1e-4)


def test_a_share_of_single_chances_is_that_of_the_textbook() -> None:
    found = share([(1, 1)] * 30 + [(0, 1)] * 70)
    assert found is not None
    assert found.margin == pytest.approx(student(99) * sqrt(0.3 * 0.7 / 99), rel=1e-9)


def test_what_never_happened_may_still_happen() -> None:
    for happened in (0, 1):
        found = share([(happened, 1)] * 59)
        assert found is not None and found.value == happened
        assert found.margin == pytest.approx(0.0495, abs=0.0005)  # three in 59, nearly


def test_a_negative_factor_turns_the_value_and_not_the_margin() -> None:
    assert Estimate(2.0, 1.0, 9).times(-36) == Estimate(-72.0, 36.0, 9)


def test_percentiles() -> None:
    assert [percentile(list(range(1, 101)), rank) for rank in (0.0, 0.01, 0.5, 0.95, 1.0)] == [
        1,
        1,
        50,
        95,
        100,
    ]
    assert percentile([3.0], 0.95) == 3.0


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Scores with the long tails of Skat: mostly 0, at times ±60 or −120."""
    rng, held, runs = Random(9), 0, 1000
    truth = 0.3 * 60 - 0.1 * 120
    for _ in range(runs):
        found = mean([rng.choices((0, 60, -120), (0.6, 0.3, 0.1))[0] for _ in range(60)])
        assert found is not None
        held += found.low <= truth <= found.high
    assert 0.93 <= held / runs <= 0.97


def test_deals_that_hang_together_make_a_share_less_sure() -> None:
    """All six seatings of a deal give the same:
    the interval is that of the deals, not of six times as many games.
    """
    rng, held, runs = Random(3), 0, 800
    for _ in range(runs):
        found = share([(6 * (rng.random() < 0.3), 6) for _ in range(80)])
        assert found is not None
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / runs <= 0.97


def test_the_evidence_by_hand() -> None:
    """n (b − a) (mean − (a + b)/2) / variance, with mean 2, variance 2 and n 4."""
    values = [1.0, 1.0, 3.0, 3.0]
    assert Sprt(0, 1).evidence(values) == pytest.approx(4 * 1 * 1.5 / (4 / 3))
    assert Sprt(0, 1).bound == pytest.approx(log(19))
    assert Sprt(0, 1).verdict(values) is None  # too few


@pytest.mark.parametrize(("truth", "wanted"), [(0.0, False), (0.5, True)])
def test_the_sequential_test_is_seldom_wrong(truth: float, wanted: bool) -> None:
    rng, wrong, runs, sprt = Random(5), 0, 60, Sprt(0, 0.5)
    for _ in range(runs):
        values = [rng.gauss(truth, 1.5) for _ in range(30)]
        while (verdict := sprt.verdict(values)) is None:
            values.append(rng.gauss(truth, 1.5))
        wrong += verdict is not wanted
    assert wrong / runs <= 0.10
