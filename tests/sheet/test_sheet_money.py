"""Places and payments."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.sheet import settlement, standing
from knekt.skat import Options, options

totals = st.lists(st.integers(-3000, 3000), min_size=3, max_size=4)
rates = st.decimals(min_value=0, max_value=100, places=3).map(str)


def with_rate(rate: str, rounding: str = "nearest_unit_half_up") -> Options:
    return options("german", {"settlement.rate": rate, "settlement.rounding": rounding})


@given(totals, rates, st.sampled_from(["nearest_unit_half_up", "none"]))
def test_skat_16_3_money_nets_to_zero(points: list[int], rate: str, rounding: str) -> None:
    found = settlement(with_rate(rate, rounding), points)
    assert sum(found.net) == sum(found.net_exact) == 0
    for player in range(len(points)):
        got = sum(each.rounded for each in found.payments if each.payee == player)
        paid = sum(each.rounded for each in found.payments if each.payer == player)
        assert found.net[player] == got - paid


@given(totals, rates)
def test_skat_16_4_each_pair_is_rounded_by_at_most_half_a_unit(points: list[int], rate: str) -> None:
    for each in settlement(with_rate(rate), points).payments:
        assert each.points == points[each.payee] - points[each.payer] > 0
        assert each.exact == Decimal(rate) * each.points
        assert each.rounded == int(each.rounded)
        assert Decimal("-0.5") < each.rounded - each.exact <= Decimal("0.5")


@pytest.mark.parametrize(
    ("points", "rate", "rounded"), [(5, "0.1", 1), (4, "0.1", 0), (25, "0.1", 3), (35, "0.1", 4)]
)
def test_skat_16_4_half_goes_up(points: int, rate: str, rounded: int) -> None:
    (payment, *_) = settlement(with_rate(rate), (points, 0, 0)).payments
    assert payment.rounded == rounded


def test_skat_16_4_without_rounding_the_exact_amount_is_paid() -> None:
    found = settlement(with_rate("0.25", "none"), (350, 149, 350))
    assert [each.rounded for each in found.payments] == [Decimal("50.25")] * 2
    assert found.net == found.net_exact


def test_skat_16_3_ties_pay_nothing() -> None:
    found = settlement(with_rate("0.5"), (10, 10, 0))
    assert [(each.payer, each.payee) for each in found.payments] == [(2, 0), (2, 1)]
    assert settlement(with_rate("0.5"), (7, 7, 7)).payments == ()


@pytest.mark.parametrize("rate", ["0", "0.00"])
def test_skat_16_3_a_rate_of_0_is_no_money(rate: str) -> None:
    found = settlement(with_rate(rate), (27, 0, -47))
    assert found.payments == ()
    assert found.net == found.net_exact == (Decimal(0),) * 3


def test_no_digit_of_the_rate_is_lost() -> None:
    rate = "0.123456"
    (payment, *_) = settlement(with_rate(rate, "none"), (3, 0, 0)).payments
    assert str(payment.exact) == "0.370368"


@given(totals)
def test_skat_16_1_ties_share_a_place(points: list[int]) -> None:
    places = standing(points)
    assert sorted(each.player for each in places) == list(range(len(points)))
    assert [each.total for each in places] == sorted(points, reverse=True)
    for each in places:
        assert each.total == points[each.player]
        assert each.place == 1 + sum(other > each.total for other in points)


def test_skat_16_1_places_1_1_3() -> None:
    assert [(each.place, each.player) for each in standing((5, 9, 9, -3))] == [(1, 1), (1, 2), (3, 0), (4, 3)]
