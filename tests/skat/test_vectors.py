"""Every worked example and table cell of the rule page, by its id.

Vectors of section 17 (kontra, revolution, lost hand games single) belong to the variants.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from knekt.cards import Card, Hand, Seed, Suit
from knekt.errors import IllegalAction, InvalidContract, NotationError
from knekt.skat import (
    CARD_POINTS,
    PACK,
    Bid,
    Contract,
    Declare,
    Discard,
    Facts,
    Hold,
    Pass,
    PlayHand,
    Score,
    Stage,
    TakeSkat,
    card_points,
    contracts,
    matadors,
    new_game,
    options,
    rules,
    score,
    trump_order,
)

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text()
)
PRESETS = {"document": "german", "isko": "isko"}
SEATS = {"F": 0, "M": 1, "R": 2}
SAID = {"none": "", "schneider": "S", "schwarz": "Z", "ouvert": "O"}
OF_VARIANTS = ("G-KON", "G-REV", "G-LHS", "G-EX-09")


def of_german(name: str) -> list[Any]:
    return [
        pytest.param(each, id=each["id"])
        for each in VECTORS[name]
        if each.get("ruleset", "skat") == "skat" and not each["id"].startswith(OF_VARIANTS)
    ]


def contract_of(text: str, *, hand: bool = False, said: str = "") -> Contract:
    table = contracts(options("german"))
    nulls = {"null": "N", "null_hand": "NH", "null_ouvert": "NO", "null_ouvert_hand": "NHO"}
    if text in nulls:
        return table[nulls[text]]
    letter = "G" if text == "grand" else text[0].upper()
    row = {"G": "grand"}.get(letter, "suit") + ("-hand" if hand else "")
    of_row = next(each for each in options("german").rows if each.name == row)
    return Contract(of_row, None if letter == "G" else Suit(letter), said)


def lines_of(found: Score) -> list[dict[str, Any]]:
    """The count in the spelling of the vectors."""
    said = []
    for line in found.lines:
        if line.step == "null":
            assert line.game is not None
            name = [
                "null",
                *(["ouvert"] if line.game.args["said"] == "O" else []),
                *(["hand"] if line.game.args["hand"] == "yes" else []),
            ]
            said.append({"k": "_".join(name), "n": line.number})
        elif line.step == "times":
            assert line.game is not None
            game = {"G": "grand", **{suit.value: suit.name.lower() for suit in Suit}}
            named = game[str(line.game.args["game"])]
            said.append({"k": "times", "base": line.base, "for": named, "n": line.number})
        else:
            said.append({"k": line.step.replace("-", "_"), "n": line.number})
    return said


@pytest.mark.parametrize("vector", of_german("scoring"))
def test_skat_14_score_and_spoken_count(vector: Any) -> None:
    given, expected = vector["input"], vector["expected"]
    contract = contract_of(
        given["contract"],
        hand=given.get("hand", False),
        said=SAID[given.get("announced", "none")],
    )
    run = given.get("matadors", {"kind": "with", "n": 0})
    found = score(
        options(PRESETS[vector["preset"]]),
        Facts(
            contract,
            matadors=run["n"] if run["kind"] == "with" else -run["n"],
            points=given.get("card_points") or 0,
            tricks=given["tricks"] or 0,
            bid=given["bid"] or 0,
            given_up=given.get("surrendered", False),
        ),
    )
    assert found.total == expected["score"]
    assert found.won == (expected["result"] == "won")
    assert found.value == expected["game_value"]
    assert lines_of(found) == expected["count"]
    if "level" in expected:
        steps = [line for line in found.lines if line.step not in ("times", "overbid", "lost")]
        assert steps[-1].number == expected["multiplier"]
        assert steps[-1].number - steps[0].number == expected["level"]
        assert contract.base == expected["base"]
        top_up = [line.number for line in found.lines if line.step == "overbid"]
        assert (top_up or [found.value])[-1] == expected["penal_value"]


def play_auction(sequence: list[Any]) -> Any:
    game = new_game("german", Seed.parse("vectors"))
    for who, word in sequence:
        seat = SEATS[who]
        if word == "play":
            word = 18
        game = game.apply(Hold(seat) if word == "yes" else Pass(seat) if word == "pass" else Bid(seat, word))
    return game


@pytest.mark.parametrize("vector", of_german("bidding"))
def test_skat_8_2_auction(vector: Any) -> None:
    state = play_auction(vector["sequence"]).state
    expected = vector["expected"]
    if expected["outcome"] == "passed_out":
        assert state.stage is Stage.OVER
        assert state.declarer is None
    else:
        assert state.stage is Stage.SKAT
        assert (state.declarer, state.bid) == (SEATS[expected["declarer"]], expected["bid"])


@pytest.mark.parametrize("vector", of_german("bidding_illegal"))
def test_skat_8_1_illegal_bids(vector: Any) -> None:
    at = vector["illegal_at"]
    play_auction(vector["sequence"][:at])
    with pytest.raises(IllegalAction):
        play_auction(vector["sequence"][: at + 1])


@pytest.mark.parametrize("vector", of_german("declarations"))
def test_skat_9_6_declarations(vector: Any) -> None:
    text = vector["declaration"]
    hand = "hand" in text and "without hand" not in text
    game = new_game("german", Seed.parse("vectors"))
    game = game.apply(Bid(1, vector["bid"])).apply(Pass(0)).apply(Pass(2))
    if hand:
        game = game.apply(PlayHand(1))
    else:
        game = game.apply(TakeSkat(1))
        game = game.apply(Discard(1, Hand.of(list(game.state.hand(1))[:2])))
    if "announced schneider" in text:
        with pytest.raises(InvalidContract):
            contract_of("diamonds", said="S")
        with pytest.raises(NotationError):
            game.rules.contract("DS")
        assert vector["legal"] is False
        return
    declare = Declare(1, contract_of(text))
    if vector["legal"]:
        assert game.apply(declare).state.stage is Stage.PLAY
    else:
        with pytest.raises(IllegalAction) as refused:
            game.apply(declare)
        assert refused.value.code == "null-below-bid"


@pytest.mark.parametrize("vector", of_german("matadors"))
def test_skat_5_2_matadors(vector: Any) -> None:
    trump = vector["trump"]
    order = trump_order("grand", None) if trump == "grand" else trump_order("suit", Suit(trump))
    run = matadors(order, Hand.parse(" ".join(vector["relevant_trumps_held_in_12"])))
    expected = vector["expected"]
    assert run == (expected["n"] if expected["kind"] == "with" else -expected["n"])


@pytest.mark.parametrize("vector", of_german("tricks"))
def test_skat_11_2_following_and_11_3_winner(vector: Any) -> None:
    trump = vector["trump"]
    order = trump_order(trump, None) if trump in ("grand", "null") else trump_order("suit", Suit(trump))
    if "legal" in vector:
        legal = order.follow(Hand.parse(" ".join(vector["hand"])), Card.parse(vector["led"]))
        assert legal == Hand.parse(" ".join(vector["legal"]))
    else:
        assert order.winner([Card.parse(each) for each in vector["trick"]]) == (vector["winner_index"])


@pytest.mark.parametrize("vector", of_german("unwinnable_overbid"))
def test_skat_10_5_unwinnable_overbid(vector: Any) -> None:
    given, expected = vector["input"], vector["expected"]
    diamonds = contract_of("diamonds")
    best = (given["matadors"] + diamonds.row.levels[-1]) * diamonds.base
    assert best == expected["best_possible_value"]
    assert (best < given["bid"]) == expected["unwinnable"]
    if expected["unwinnable"]:
        given_up = Facts(diamonds, matadors=given["matadors"], bid=given["bid"], given_up=True)
        assert score(options("german"), given_up).total == expected["conceded_score"]


def test_skat_8_1_bid_list() -> None:
    bids = list(rules(options("german")).bids)
    assert bids == VECTORS["bid_lists"]["skat"]
    assert bids[:10] == VECTORS["bid_lists"]["source_prefixes"]["skat"]["printed"]
    assert list(rules(options("isko")).bids) == bids


def test_skat_1_2_card_points() -> None:
    expected = VECTORS["card_points"]
    assert {rank: CARD_POINTS.get(rank, 0) for rank in "ATKQJ987"} == {
        rank: expected[rank] for rank in "ATKQJ987"
    }
    assert card_points(PACK) == expected["total"]


def test_skat_6_base_values_and_thresholds() -> None:
    expected = VECTORS["base_values"]["skat"]
    for name, value in expected.items():
        if name != "revolution":  # 17.13
            assert contract_of(name).base == value, name
    assert options("german").schneider == VECTORS["thresholds"]["skat"]["schneider_win"]


def test_skat_6_4_multiplier_ranges() -> None:
    from knekt.skat import multipliers

    for name, (least, most) in VECTORS["multiplier_ranges"]["skat"].items():
        found = {
            number
            for contract in contracts(options("german")).values()
            if contract.row.play == name
            for number in multipliers(contract)
        }
        assert found == set(range(least, most + 1))
