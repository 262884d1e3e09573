"""Variants that change what games are worth (17.8 to 17.11): vectors, bid lists, and whole deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from knekt.cards import Hand, Suit
from knekt.errors import NotationError
from knekt.skat import Contract, Facts, Line, Options, contracts, options, rules, score

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text()
)
SEPARATE: dict[str, Any] = {"grand_ouvert.mode": "separate"}
BID_LISTS: dict[str, dict[str, Any]] = {
    "skat_grand_ouvert_36": SEPARATE,
    "skat_grand_20": {"grand.base": 20},
    "skat_grand_20_ouvert_30": {"grand.base": 20, **SEPARATE},
    "skat_jacks_only": {"matadors.jacks_only": True},
}
CODES = {"grand_ouvert": "GHO", "grand": "G", "clubs": "C", "diamonds": "D"}
FOUR_JACKS_ACE_TEN = Hand.parse("CJ SJ HJ DJ CA CT C9")


def vector(section: str, name: str) -> Any:
    return next(each for each in VECTORS[section] if each["id"] == name)


def counted(lines: tuple[Line, ...]) -> list[tuple[str, int]]:
    return [(line.step.replace("-", "_"), line.number) for line in lines]


def german(**wanted: Any) -> Options:
    return options("german", {name.replace("__", "."): value for name, value in wanted.items()})


@pytest.mark.parametrize("name", BID_LISTS)
def test_skat_17_9_to_17_11_bid_lists(name: str) -> None:
    assert list(rules(options("german", BID_LISTS[name])).bids) == VECTORS["bid_lists"][name]


@pytest.mark.parametrize("name", ["G-GO36-01", "G-GO30-01", "G-G20-01", "G-JACKS-01"])
def test_skat_17_9_to_17_11_vectors(name: str) -> None:
    case = vector("variant_scoring", name)
    chosen, given, expected = options("german", case["options"]), case["input"], case["expected"]
    contract = contracts(chosen)[CODES[given["contract"]]]
    run = given["matadors"]["n"] if "matadors" in given else contract.matadors(FOUR_JACKS_ACE_TEN)
    found = score(chosen, Facts(contract, run, given["card_points"], given["tricks"]))
    assert found.total == expected["score"]
    assert counted(found.lines) == [(step["k"], step["n"]) for step in expected["count"]]
    assert found.lines[-1].base == expected["count"][-1]["base"]


def test_skat_17_8_a_lost_hand_game_costs_its_value_once() -> None:
    case = vector("scoring", "G-LHS-01")
    given, expected = case["input"], case["expected"]
    chosen = german(lost_hand_single=True)
    facts = Facts(contracts(chosen)["DH"], 1, given["card_points"], given["tricks"], given["bid"])
    found = score(chosen, facts)
    assert found.total == expected["score"]
    assert counted(found.lines) == [(step["k"], step["n"]) for step in expected["count"]]
    for code, total in (("NH", -35), ("NHO", -59), ("N", -46), ("NO", -92)):
        assert score(chosen, Facts(contracts(chosen)[code], tricks=1)).total == total


def test_skat_17_9_grand_ouvert_is_a_game_of_its_own() -> None:
    chosen = german(grand_ouvert__mode="separate")
    ouvert = contracts(chosen)["GHO"]
    assert (ouvert.base, ouvert.is_open, ouvert.schwarz_said, ouvert.lowest_level) == (36, True, True, 6)
    missed = score(chosen, Facts(ouvert, 2, 118, 9))
    assert (missed.won, missed.value, missed.total) == (False, 8 * 36, -2 * 8 * 36)
    assert contracts(chosen)["CHO"] == contracts(options("german"))["CHO"], "suit ouvert is unchanged"
    with pytest.raises(NotationError):
        rules(chosen).contract("GHSO")


def test_skat_17_11_without_counts_no_more_than_four_either() -> None:
    chosen = german(matadors__jacks_only=True)
    clubs: Contract = contracts(chosen)["C"]
    assert clubs.matadors(Hand.parse("C7")) == -4
    assert clubs.matadors(Hand.parse("HJ")) == -2
    assert contracts(options("german"))["C"].matadors(Hand.parse("C7")) == -10
    assert contracts(chosen)["G"].most_matadors == 4
    assert clubs.suit is Suit.CLUBS
