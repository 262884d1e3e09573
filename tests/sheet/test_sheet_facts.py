"""What a score keeper can and cannot write down."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from knekt.cards import Card
from knekt.errors import KnektError
from knekt.sheet import check_facts, possible_tricks
from knekt.skat import CARD_POINTS, PACK, Facts, contracts, options, rules

GERMAN = options("german")
TABLE = contracts(GERMAN)


def refusal(facts: Facts) -> str:
    with pytest.raises(KnektError) as refused:
        check_facts(GERMAN, facts)
    return refused.value.code


@pytest.mark.parametrize(
    ("points", "tricks", "code"),
    [
        (130, 9, "facts-points"),
        (-1, 3, "facts-points"),
        (120, 11, "facts-tricks"),
        (10, -1, "facts-tricks"),
        (23, 0, "facts-contradict"),  # two cards are worth at most 22 (4.4)
        (119, 9, "facts-contradict"),
        (1, 2, "facts-contradict"),
        (119, 10, "facts-contradict"),
        (61, 1, "facts-contradict"),  # five cards: at most 54
        (86, 9, "facts-contradict"),  # one trick of the defenders: at most 33
    ],
)
def test_skat_4_4_impossible_points_and_tricks(points: int, tricks: int, code: str) -> None:
    assert refusal(Facts(TABLE["G"], matadors=1, points=points, tricks=tricks)) == code


@pytest.mark.parametrize(
    ("points", "tricks"), [(0, 0), (22, 0), (0, 1), (54, 1), (87, 9), (120, 9), (120, 10), (60, 5)]
)
def test_skat_4_4_possible_points_and_tricks(points: int, tricks: int) -> None:
    check_facts(GERMAN, Facts(TABLE["CH"], matadors=-11, points=points, tricks=tricks))


def worth(card: Card) -> int:
    return CARD_POINTS.get(card.rank, 0)


def test_skat_4_4_points_without_a_trick_are_those_of_two_cards() -> None:
    sums = {worth(one) + worth(two) for one, two in combinations(PACK, 2)}
    assert {points for points in range(-5, 140) if 0 in possible_tricks(points)} == sums


def test_skat_4_4_points_without_one_trick_leave_three_cards() -> None:
    sums = {120 - sum(map(worth, three)) for three in combinations(PACK, 3)}
    assert {points for points in range(-5, 140) if 9 in possible_tricks(points)} == sums


@pytest.mark.parametrize("contract", ["D", "CHO", "G", "GHS"])
def test_skat_5_3_matadors_of_the_contract(contract: str) -> None:
    most = 4 if contract.startswith("G") else 11
    for run in range(-most, most + 1):
        if run:
            check_facts(GERMAN, Facts(TABLE[contract], matadors=run, points=70, tricks=6))
    for run in (-most - 1, 0, most + 1):
        assert refusal(Facts(TABLE[contract], matadors=run, points=70, tricks=6)) == "facts-matadors"


def test_skat_5_2_null_has_no_matadors() -> None:
    check_facts(GERMAN, Facts(TABLE["NO"], tricks=1))
    assert refusal(Facts(TABLE["NO"], matadors=1)) == "facts-null-matadors"


def test_skat_8_1_bids_of_the_list() -> None:
    legal = rules(GERMAN).bids
    for bid in range(-3, 300):
        facts = Facts(TABLE["G"], matadors=2, points=70, tricks=6, bid=bid)
        if bid in legal or bid == 0:  # 0: the keeper was not told
            check_facts(GERMAN, facts)
        else:
            assert refusal(facts) == "no-such-bid"


def test_skat_8_1_any_number_where_the_options_say_so() -> None:
    free = options("german", {"bidding.values": "any_integer_from_18"})
    check_facts(free, Facts(TABLE["G"], matadors=2, points=70, tricks=6, bid=19))


def test_skat_9_6_no_null_below_the_bid() -> None:
    check_facts(GERMAN, Facts(TABLE["N"], bid=23))
    assert refusal(Facts(TABLE["N"], bid=24)) == "null-below-bid"
    check_facts(GERMAN, Facts(TABLE["NH"], bid=24))


def test_skat_10_2_tricks_and_points_do_not_matter_in_a_game_given_up() -> None:
    check_facts(GERMAN, Facts(TABLE["G"], matadors=1, points=100, tricks=0, given_up=True))
    assert refusal(Facts(TABLE["G"], matadors=1, points=121, given_up=True)) == "facts-points"


def test_a_contract_of_another_table_is_refused() -> None:
    dearer = replace(TABLE["G"], row=replace(TABLE["G"].row, bases=(20,)))
    assert refusal(Facts(dearer, matadors=1, points=70, tricks=6)) == "facts-contract"


def test_every_refusal_has_a_message() -> None:
    with pytest.raises(KnektError) as refused:
        check_facts(GERMAN, Facts(TABLE["G"], matadors=5, points=70, tricks=6))
    message = refused.value.message
    assert message.id == "error-facts-matadors"
    assert (message.args["n"], message.args["most"]) == (5, 4)
