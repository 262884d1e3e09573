"""Every worked example and table cell of the rule page, by its id, the variants of section 17 among them.

What spans deals (bock triggers and queues, sheets, settlement) is tried in the tests of the sheet.
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
    GERMAN,
    PACK,
    Bid,
    Contract,
    Declare,
    Discard,
    Facts,
    Hold,
    Options,
    Pass,
    PlayHand,
    RamschFacts,
    Score,
    Stage,
    TakeSkat,
    card_points,
    contracts,
    matadors,
    new_game,
    options,
    ramsch_score,
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
NAMES = {
    "null": "N",
    "null_hand": "NH",
    "null_ouvert": "NO",
    "null_ouvert_hand": "NHO",
    "revolution": "R",
    "grand_ouvert": "GHO",
}
GAMES = {"G": "grand", "N": "null", "R": "revolution", **{suit.value: suit.name.lower() for suit in Suit}}
HELD = {"four jacks, ace and ten of trumps": "CJ SJ HJ DJ CA CT"}


def of_german(name: str) -> list[Any]:
    return [
        pytest.param(each, id=each["id"]) for each in VECTORS[name] if each.get("ruleset", "skat") == "skat"
    ]


def contract_of(
    text: str, *, hand: bool = False, said: str = "", spitzen: int = 0, table: Options = GERMAN
) -> Contract:
    if text in NAMES:
        return contracts(table)[NAMES[text]]
    letter = "G" if text == "grand" else text[0].upper()
    row = {"G": "grand"}.get(letter, "suit") + ("-hand" if hand else "")
    of_row = next(each for each in table.table if each.name == row)
    return Contract(of_row, None if letter == "G" else Suit(letter), said, spitzen)


def lines_of(found: Score) -> list[dict[str, Any]]:
    """The count in the spelling of the vectors."""
    said = []
    for line in found.lines:
        if line.step in ("null", "times"):
            assert line.game is not None
            args, name = line.game.args, [GAMES[str(line.game.args["game"])]]
            name += ["ouvert"] * (args["said"] == "O")
            name += ["hand"] * (args["hand"] == "yes" and line.step == "null")
            if line.step == "null":
                said.append({"k": "_".join(name), "n": line.number})
            else:
                said.append({"k": "times", "base": line.base, "for": "_".join(name), "n": line.number})
        else:
            step = f"{line.step} {line.which}" if line.which else line.step
            said.append({"k": step.replace("-", "_").replace(" ", "_"), "n": line.number})
    return said


def run_of(given: Any, contract: Contract) -> int:
    """With or without how many, as told or by the cards held."""
    if "held_top_trumps" in given:
        return contract.matadors(Hand.parse(HELD[given["held_top_trumps"]]))
    run = given.get("matadors", {"kind": "with", "n": 0})
    return int(run["n"] if run["kind"] == "with" else -run["n"])


@pytest.mark.parametrize("vector", of_german("scoring"))
def test_skat_14_score_and_spoken_count(vector: Any) -> None:
    given, expected = vector["input"], vector["expected"]
    variants = {
        "kontra.enabled": given["kontra_level"] > 0,
        "kontra.max": "unlimited",
        "lost_hand_single": given["loss_factor"] == 1,
        "revolution.enabled": given["contract"] == "revolution",
    }
    table = options(PRESETS[vector["preset"]], variants)
    contract = contract_of(
        given["contract"],
        hand=given.get("hand", False),
        said=SAID[given.get("announced", "none")],
        table=table,
    )
    found = score(
        table,
        Facts(
            contract,
            matadors=run_of(given, contract),
            points=given.get("card_points") or 0,
            tricks=given["tricks"] or 0,
            bid=given["bid"] or 0,
            given_up=given.get("surrendered", False),
            kontra=given["kontra_level"],
        ),
    )
    assert found.total == expected["score"]
    assert found.won == (expected["result"] == "won")
    assert found.value == expected["game_value"]
    assert lines_of(found) == expected["count"]
    if "level" in expected:
        times = [line.step for line in found.lines].index("times")
        steps = found.lines[:times]
        assert steps[-1].number == expected["multiplier"]
        assert steps[-1].number - steps[0].number == expected["level"]
        assert contract.base == expected["base"]
        top_up = [line.number for line in found.lines if line.step == "overbid"]
        assert (top_up or [found.value])[-1] == expected["penal_value"]


def answered(given: Any, answer: str) -> str:
    """The last gift that got this answer."""
    return "".join([each["level"] for each in given.get("offers", ()) if each["answer"] == answer][-1:])


@pytest.mark.parametrize("vector", of_german("variant_scoring"))
def test_skat_17_score_and_spoken_count(vector: Any) -> None:
    given, expected = vector["input"], vector["expected"]
    table, spitzen = options("german", vector["options"]), given.get("spitzen", 0)
    contract = contract_of(given["contract"], hand=given.get("hand", False), spitzen=spitzen, table=table)
    facts = Facts(
        contract,
        matadors=run_of(given, contract),
        points=given.get("card_points", 0),
        tricks=given.get("tricks", 0),
        bid=given.get("bid", 0),
        declined=answered(given, "decline"),
        accepted=answered(given, "accept"),
        spitze_missed=spitzen > 0 and given["last_trick_won_with"] is None,
    )
    found = score(table, facts, bock=2 ** given.get("bock_active", 0))
    assert found.total == expected["score"]
    assert lines_of(found) == expected["count"]
    if given.get("last_trick_won_with"):
        assert [str(card) for card in contract.lowest_trumps] == [given["last_trick_won_with"]]


def by_seat(told: Any) -> tuple[int, int, int]:
    return told["F"], told["M"], told["R"]


@pytest.mark.parametrize("vector", of_german("ramsch"))
def test_skat_17_6_and_17_7_ramsch(vector: Any) -> None:
    given, expected = vector["input"], vector["expected"]
    facts = RamschFacts(
        by_seat(given["trick_points"]),
        by_seat(given["tricks"]),
        last=SEATS[given["last_trick_winner"]],
        refusals=sum(given.get("pass_on", {}).values()),
    )
    assert facts.skat == given["skat_points"]
    found = ramsch_score(options("german", vector["options"]), facts)
    assert found.points == by_seat(expected["final_points"])
    assert found.totals == by_seat(expected["scores"])


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


BID_LISTS: dict[str, dict[str, Any]] = {
    "skat": {},
    "skat_revolution": {"revolution.enabled": True},
    "skat_grand_ouvert_36": {"grand_ouvert.mode": "separate"},
    "skat_grand_20": {"grand.base": 20},
    "skat_grand_20_ouvert_30": {"grand.base": 20, "grand_ouvert.mode": "separate"},
    "skat_jacks_only": {"matadors.jacks_only": True},
}


def test_skat_17_every_bid_list_is_tried() -> None:
    assert {name for name in VECTORS["bid_lists"] if name.startswith("skat")} == set(BID_LISTS)


@pytest.mark.parametrize("name", BID_LISTS)
def test_skat_8_1_bid_list_of_the_table_in_force(name: str) -> None:
    for preset in ("german", "isko"):
        assert list(rules(options(preset, BID_LISTS[name])).bids) == VECTORS["bid_lists"][name]


def test_skat_8_1_bid_list() -> None:
    bids = list(rules(options("german")).bids)
    assert bids[:10] == VECTORS["bid_lists"]["source_prefixes"]["skat"]["printed"]


def test_skat_1_2_card_points() -> None:
    expected = VECTORS["card_points"]
    assert {rank: CARD_POINTS.get(rank, 0) for rank in "ATKQJ987"} == {
        rank: expected[rank] for rank in "ATKQJ987"
    }
    assert card_points(PACK) == expected["total"]


def test_skat_6_1_and_6_2_base_values_and_thresholds() -> None:
    table = options("german", {"revolution.enabled": True})
    for name, value in VECTORS["base_values"]["skat"].items():
        assert contract_of(name, table=table).base == value, name
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
