"""Curves that correct chances: they are found again in chances that follow one, and advice uses them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.analysis import advise
from knekt.analysis.curves import CERTAIN, Curve, Curves
from knekt.analysis.reasons import AskedWorld, Fact, reasons_for
from knekt.cards import Seed
from knekt.games import new_game
from knekt.lab.advice import CHUNK, AdviceGiven, GivenChance
from knekt.lab.curve_fitting import fit_curves, measure_curves
from knekt.message import Message
from knekt.players import Budget, opponent, step

TOO_HOPEFUL = -0.2, 1.1, -1.2, -0.2  # with many tricks to come less is won than was said


def hopeful(chance: float, left: int) -> float:
    return Curve(TOO_HOPEFUL, left)(chance)


def words(number: int, seed: int) -> list[GivenChance]:
    """Chances of an advisor who is too hopeful, and what comes of them."""
    rng, found = Random(seed), []
    for _ in range(number):
        chance, left = rng.random(), rng.randint(1, 10)
        found.append(GivenChance(chance, rng.random() < hopeful(chance, left), "defends", left))
    return found


def test_a_curve_is_found_again_in_what_came() -> None:
    curve = fit_curves(words(40_000, 1))["defends"]
    for chance in (0.1, 0.3, 0.5, 0.8):
        for left in (1, 5, 10):
            assert Curve(curve, left)(chance) == pytest.approx(hopeful(chance, left), abs=0.03)


def test_a_curve_is_found_also_where_words_mean_hardly_anything() -> None:
    """Chances near 1 that come true half of the time: a full step of Newton's method goes too far here."""
    rng = Random(5)
    sure = [GivenChance(rng.choice((0.002, 0.99)), rng.random() < 0.5, "defends", 10) for _ in range(600)]
    curve = Curve(fit_curves(sure)["defends"], 10)
    assert curve(0.002) == pytest.approx(0.5, abs=0.1) and curve(0.99) == pytest.approx(0.5, abs=0.1)


def test_what_is_put_straight_is_nearer_to_what_comes() -> None:
    told = measure_curves(words(4000, 3), fit_curves(words(4000, 2)))
    assert told["words"] == 4000
    assert told["off_by"] < 0.04 < 0.1 < told["off_by_as_said"]
    assert told["brier"] < told["brier_as_said"]


def test_few_words_change_little_and_other_sorts_nothing() -> None:
    curves = Curves(fit_curves(words(3, 4)))
    assert curves.of("defends", 5)(0.4) == pytest.approx(0.4, abs=0.1)
    assert curves.of("declares", 5)(0.4) == curves.of(None)(0.4) == 0.4


@given(st.floats(0, 1), st.floats(0, 1), st.integers(0, 13))
def test_straight_chances_are_chances_in_the_same_order(one: float, other: float, left: int) -> None:
    low, high = (hopeful(chance, left) for chance in sorted((one, other)))
    assert 0 <= low <= high + CERTAIN <= 1 + CERTAIN
    assert hopeful(0.0, left) == 0 and hopeful(1.0, left) == 1


def test_every_second_deal_is_held_out() -> None:
    assert [AdviceGiven(first, CHUNK, []).is_held_out for first in range(0, 4 * CHUNK, CHUNK)] == [
        False,
        True,
    ] * 2


def test_reasons_are_put_straight_as_the_whole_is() -> None:
    here, there = (Fact(Message("fact-trumps", {"most": each, "least": 0}), str(each)) for each in (3, 4))
    asked = [AskedWorld(1.0, frozenset({here}), {"a": 0.9})] * 6 + [
        AskedWorld(1.0, frozenset({there}), {"a": 0.1})
    ] * 4
    halved = {
        each.id: each.args["chance"] for each in reasons_for(asked, "a", None, lambda chance: chance / 2)
    }
    assert halved == {"reason-suffers": 5, "reason-gains": 45}


def test_advice_takes_off_what_was_won_too_often_with_open_cards() -> None:
    """Chances and scores fall, and their order stays the same."""
    game = new_game("isko", Seed.parse("a first deal"))
    players = [opponent(game.rules.options, seed) for seed in range(3)]
    while game.state.cards_played < 4 or game.turn == game.state.declarer:
        game = step(game, players)
    assert game.turn is not None
    view = game.view(game.turn)
    as_said, straight = (
        advise(view, Budget(20), curves=curves) for curves in (Curves(), Curves({"defends": TOO_HOPEFUL}))
    )
    assert as_said.sort == straight.sort == "defends"
    left = game.state.tricks_left
    for one, other in zip(as_said.suggestions, straight.suggestions, strict=True):
        assert one.action == other.action and one.behind == other.behind
        assert one.chance is not None and other.chance == hopeful(one.chance, left)
        assert one.score is not None and other.score is not None and other.score < one.score
    first, *others = (
        each.score - (was.score or 0)
        for each, was in zip(straight.suggestions, as_said.suggestions, strict=True)
        if each.score is not None
    )
    assert all(each == pytest.approx(first) for each in others)
    assert advise(view, Budget(20)) != as_said  # the curves that come with Knekt are used
