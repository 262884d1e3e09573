"""What a deal is worth: identities that hold for every contract, level and bid (4, 6, 12, 13)."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from skat.table import contract, declared, play, played_out
from strategies import option_sets

from knekt.cards import Hand
from knekt.skat import GERMAN, ISKO, Facts, Options, Score, contracts, result, rules, score

NAMED = sorted(contracts(GERMAN))
GAMES = [name for name in NAMED if name[0] != "N"]
NULLS = [name for name in NAMED if name[0] == "N"]


@st.composite
def some_facts(draw: st.DrawFn, names: list[str] = NAMED) -> Facts:
    """Facts that a deal can end with."""
    named = contract(draw(st.sampled_from(names)))
    bid = draw(st.sampled_from(rules(GERMAN).bids))
    given_up = draw(st.booleans())
    if named.is_null:
        return Facts(named, tricks=draw(st.integers(0, 1)), bid=min(bid, named.base), given_up=given_up)
    most = len(named.order.trumps)
    run = draw(st.integers(1, most)) * draw(st.sampled_from((1, -1)))
    tricks = draw(st.integers(0, 10))
    points = {0: st.integers(0, 22), 10: st.just(120)}.get(tricks, st.integers(0, 120))
    return Facts(named, run, draw(points), tricks, bid, given_up)


def undertaken(options: Options, facts: Facts) -> bool:
    """12.2 a and b in its own words."""
    named = facts.contract
    if named.is_null:
        return facts.tricks == 0
    if named.said in ("Z", "O"):
        return facts.tricks == 10
    return facts.points >= (90 if named.said == "S" else 61)


@given(option_sets(), some_facts())
def test_skat_12_2_won_if_the_game_is_made_and_worth_the_bid(options: Options, facts: Facts) -> None:
    found = score(options, facts)
    made = undertaken(options, facts) and not facts.given_up
    assert found.won == (made and found.value >= facts.bid)
    assert found.won == (found.total > 0)


@given(option_sets(), some_facts())
def test_skat_12_5_won_counts_once_and_lost_twice(options: Options, facts: Facts) -> None:
    found = score(options, facts)
    if found.won:
        assert found.total == found.value >= facts.bid
    else:
        assert found.total <= -2 * max(found.value, facts.bid)


@given(option_sets(), some_facts())
def test_skat_13_2_penal_value_in_closed_form(options: Options, facts: Facts) -> None:
    found, base = score(options, facts), facts.contract.base
    assume(not found.won and not facts.contract.is_null)
    penal = max(found.value, ceil(facts.bid / base) * base)
    assert found.total == -2 * penal
    added = [line.number for line in found.lines if line.step == "overbid"]
    assert added == list(range(found.value + base, penal + 1, base))
    assert found.is_overbid == bool(added) == (found.value < facts.bid)


@given(option_sets(), some_facts(GAMES))
def test_skat_6_3_value_is_multiplier_times_base(options: Options, facts: Facts) -> None:
    found = score(options, facts)
    steps = [line for line in found.lines if line.step not in ("times", "overbid", "lost")]
    assert [line.number for line in steps] == list(range(abs(facts.matadors), steps[-1].number + 1))
    assert steps[0].step == ("with" if facts.matadors > 0 else "without")
    assert found.value == steps[-1].number * facts.contract.base
    assert found.value in rules(GERMAN).values
    level = steps[-1].number - abs(facts.matadors)
    assert level in facts.contract.row.levels


@given(option_sets(), some_facts(GAMES))
def test_skat_5_4_with_and_without_are_worth_the_same(options: Options, facts: Facts) -> None:
    one, two = score(options, facts), score(options, replace(facts, matadors=-facts.matadors))
    assert (one.total, one.value, one.won) == (two.total, two.value, two.won)


@given(option_sets(), some_facts(GAMES))
def test_skat_6_3_more_matadors_are_worth_more(options: Options, facts: Facts) -> None:
    run = abs(facts.matadors)
    assume(run < len(facts.contract.order.trumps))
    fewer, more = (score(options, replace(facts, matadors=n)) for n in (run, run + 1))
    assert more.value == fewer.value + facts.contract.base
    assert more.won or not fewer.won
    if more.won == fewer.won:
        assert abs(more.total) >= abs(fewer.total)


@given(some_facts(GAMES))
def test_skat_12_2_one_card_point_more_never_loses_a_game(facts: Facts) -> None:
    assume(0 < facts.tricks < 10 and facts.points < 120)
    fewer, more = (score(GERMAN, replace(facts, points=facts.points + extra)) for extra in (0, 1))
    if undertaken(GERMAN, facts):
        assert more.won or not fewer.won


@pytest.mark.parametrize(
    ("points", "tricks", "level"),
    [
        (120, 10, 3), (119, 9, 2), (90, 9, 2), (89, 9, 1), (61, 5, 1),
        (60, 5, 1), (31, 3, 1), (30, 3, 2), (0, 1, 2), (22, 0, 3), (0, 0, 3),
    ],
)  # fmt: skip
def test_skat_4_1_to_4_3_levels_with_pickup(points: int, tricks: int, level: int) -> None:
    found = score(GERMAN, Facts(contract("D"), 1, points, tricks, 18))
    assert found.value == (1 + level) * 9 and found.won == (points >= 61)


LEVELS = [
    # said, points, tricks, level by the document, level in isko
    ("", 61, 6, 2, 2), ("", 90, 8, 3, 3), ("", 120, 10, 5, 4),
    ("S", 61, 6, 4, 4), ("S", 90, 8, 4, 4), ("S", 120, 10, 5, 5),
    ("Z", 119, 9, 6, 6), ("Z", 120, 10, 6, 6), ("O", 60, 5, 7, 7), ("O", 120, 10, 7, 7),
    ("", 31, 3, 2, 2), ("", 30, 3, 3, 3), ("", 10, 0, 5, 4), ("S", 10, 0, 5, 5), ("Z", 10, 0, 6, 6),
]  # fmt: skip


@pytest.mark.parametrize(("said", "points", "tricks", "german", "isko"), LEVELS)
def test_skat_4_5_to_4_9_levels_from_the_hand(
    said: str, points: int, tricks: int, german: int, isko: int
) -> None:
    facts = Facts(contract(f"CH{said}"), -1, points, tricks, 18)
    assert score(GERMAN, facts).value == (1 + german) * 12
    assert score(ISKO, facts).value == (1 + isko) * 12


def test_skat_4_8_a_lost_hand_game_may_count_otherwise() -> None:
    mixed = replace(GERMAN, levels=replace(GERMAN.levels, hand_schwarz_on_loss="additive"))
    lost, won = Facts(contract("CH"), 1, 10, 0, 18), Facts(contract("CH"), 1, 120, 10, 18)
    assert (score(GERMAN, lost).value, score(mixed, lost).value) == (72, 60)
    assert score(GERMAN, won).value == score(mixed, won).value == 72


@pytest.mark.parametrize("name", NULLS)
def test_skat_4_11_null_has_no_levels(name: str) -> None:
    """Tricks count, and no card points (1.3): without one it is won (12.4)."""
    named = contract(name)
    for points, tricks in ((0, 0), (120, 0), (0, 1), (30, 1)):
        found = score(GERMAN, Facts(named, points=points, tricks=tricks, bid=18))
        assert found.value == named.base and found.won == (tricks == 0)
        assert found.total == (named.base if tricks == 0 else -2 * named.base)


@pytest.mark.parametrize(("laid", "worth"), [("CA HA", 22), ("CT HT", 20), ("D7 D8", 0), ("CJ SJ", 4)])
def test_skat_12_1_the_discards_are_the_declarers(laid: str, worth: int) -> None:
    game = played_out(declared("G", laid=Hand.parse(laid)))
    found = result(game.state).facts
    assert found is not None and found.points == game.state.points + worth


def test_skat_12_1_the_untouched_skat_is_the_declarers() -> None:
    game = played_out(declared("GH", declarer=2))
    found = result(game.state).facts
    assert found is not None and found.points == game.state.points + 3  # the queen of diamonds


def spoken(found: Score | None) -> list[str]:
    assert found is not None
    return [f"{line.step} {line.number}" for line in found.lines]


def test_skat_12_3_sixty_is_not_enough() -> None:
    assert not score(GERMAN, Facts(contract("G"), 1, 60, 5, 18)).won
    assert score(GERMAN, Facts(contract("G"), 1, 61, 5, 18)).won


def test_skat_13_3_a_jack_in_the_skat_changes_the_matadors() -> None:
    found = score(GERMAN, Facts(contract("DH"), 1, 73, 7, 40))
    assert spoken(found) == ["with 1", "game 2", "hand 3", "times 27", "overbid 36", "overbid 45", "lost 90"]
    assert found.total == -90 and found.is_overbid


def test_skat_5_1_cards_won_in_tricks_are_no_matadors() -> None:
    game = played_out(play(declared("C"), "CJ HJ DJ"))  # forehand wins the other two jacks
    found = result(game.state)
    assert found.facts is not None and found.facts.matadors == 2
