"""Every worked example and table cell of the Tournée page, by its id."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from knekt.cards import Card, Hand, Seed, Suit
from knekt.engine import settings
from knekt.errors import IllegalAction, InvalidContract, NotationError
from knekt.sheet import SkatSitting, settlement
from knekt.skat import (
    PACK,
    Bid,
    Contract,
    Dealt,
    Declare,
    Declared,
    Discard,
    Ending,
    Facts,
    Hold,
    Keep,
    Options,
    Pass,
    Peeked,
    PlayHand,
    RamschFacts,
    Reject,
    SayNull,
    SayRamsch,
    SkatGame,
    Stage,
    TakeSkat,
    TurnedUp,
    TurnUp,
    contracts,
    multipliers,
    new_game,
    options,
    ramsch_score,
    result,
    rules,
    score,
)

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text()
)
PRESETS = {"tournee": "tournee", "tournee_house": "tournee-house"}
SEATS = {"F": 0, "M": 1, "R": 2}
SAID = {"none": "", "schneider": "S", "schwarz": "Z"}


def of_tournee(name: str) -> list[Any]:
    return [
        pytest.param(each, id=each["id"]) for each in VECTORS[name] if each.get("ruleset", "skat") in PRESETS
    ]


def chosen(vector: Any) -> Options:
    return options(PRESETS[vector["ruleset"]], vector.get("options") or {})


def named(contract: Contract) -> str:
    """The contract as the vectors call it."""
    game = contract.row.play if contract.suit is None else contract.suit.name.lower()
    if contract.row.open:
        game = f"{game}_ouvert"
    way = contract.row.way.removeprefix("second-")
    return game if way == "solo" and (contract.row.open or contract.is_null) else f"{way}_{game}"


def contract_of(table: Options, text: str, said: str = "", *, second: bool = False) -> Contract:
    (found,) = (
        contract
        for contract in contracts(table).values()
        if named(contract) == text and contract.said == said and (contract.row.way == "second-turn") == second
    )
    return found


@pytest.mark.parametrize("vector", of_tournee("scoring"))
def test_tournee_10_score_and_spoken_count(vector: Any) -> None:
    given, expected, table = vector["input"], vector["expected"], chosen(vector)
    contract = contract_of(
        table,
        given["contract"],
        SAID[given.get("announced", "none")],
        second=given.get("double_turn", False),
    )
    run = given.get("matadors", {"kind": "with", "n": 0})
    found = score(
        table,
        Facts(
            contract,
            matadors=run["n"] if run["kind"] == "with" else -run["n"],
            points=given.get("card_points") or 0,
            tricks=given["tricks"] or 0,
            bid=given["bid"] or 0,
            given_up=given.get("surrendered", False),
        ),
    )
    assert (found.total, found.won, found.value) == (
        expected["score"],
        expected["result"] == "won",
        expected["game_value"],
    )
    assert contract.row.lost == expected["loss_factor"]
    if "count" in expected:
        steps = [(line.step.replace("-", "_"), line.number) for line in found.lines]
        assert steps == [(each["k"], each["n"]) for each in expected["count"]]
        (times,) = (each for each in expected["count"] if each["k"] == "times")
        assert (contract.base, named(contract)) == (times["base"], times["for"])
    if "level" in expected:
        ladder = [line for line in found.lines if line.step not in ("times", "overbid", "lost")]
        assert ladder[-1].number - ladder[0].number == expected["level"]
        top_up = [line.number for line in found.lines if line.step == "overbid"]
        assert (top_up or [found.value])[-1] == expected["penal_value"]


@pytest.mark.parametrize("vector", of_tournee("ramsch"))
def test_tournee_11_and_18_16_ramsch(vector: Any) -> None:
    given, expected = vector["input"], vector["expected"]

    def three(name: str) -> tuple[int, int, int]:
        one, two, three = (given[name][seat] or 0 for seat in SEATS)
        return one, two, three

    latest = three("last_trick_index") if "last_trick_index" in given else None
    facts = RamschFacts(
        three("trick_points"), three("tricks"), latest.index(10) if latest else 0, latest=latest
    )
    found = ramsch_score(chosen(vector), facts)
    assert dict(zip(SEATS, found.totals, strict=True)) == expected["scores"]
    if "final_points" in expected:
        assert dict(zip(SEATS, found.points, strict=True)) == expected["final_points"]


def play_auction(table: Options, sequence: list[Any]) -> SkatGame:
    game = new_game(table, Seed.parse("vectors"))
    words = {"yes": Hold, "pass": Pass, "ramsch": SayRamsch}
    for who, word in sequence:
        seat = SEATS[who]
        game = game.apply(words[word](seat) if word in words else Bid(seat, 10 if word == "play" else word))
    return game


@pytest.mark.parametrize("vector", of_tournee("bidding"))
def test_tournee_6_auction(vector: Any) -> None:
    state = play_auction(chosen(vector), vector["sequence"]).state
    expected = vector["expected"]
    if expected["outcome"] == "ramsch":
        assert state.is_ramsch and state.declarer is None and state.stage is Stage.PLAY
    else:
        assert (state.declarer, state.bid) == (SEATS[expected["declarer"]], expected["bid"])


@pytest.mark.parametrize("vector", of_tournee("bidding_illegal"))
def test_tournee_6_illegal_bids(vector: Any) -> None:
    at = vector["illegal_at"]
    play_auction(chosen(vector), vector["sequence"][:at])
    with pytest.raises(IllegalAction):
        play_auction(chosen(vector), vector["sequence"][: at + 1])


def bid_by_middlehand(table: Options, bid: int, cards: Dealt | Seed | None = None) -> SkatGame:
    game = new_game(table, Seed.parse("vectors") if cards is None else cards)
    return game.apply(Bid(1, bid)).apply(Pass(0)).apply(Pass(2))


def laid_away(game: SkatGame) -> SkatGame:
    return game.apply(Discard(1, Hand.of(list(game.state.hand(1))[:2])))


@pytest.mark.parametrize("vector", of_tournee("declarations"))
def test_tournee_7_declarations(vector: Any) -> None:
    table, text = chosen(vector), vector["declaration"].partition(" (")[0]
    game, legal = bid_by_middlehand(table, vector["bid"]), vector["legal"]
    if text == "ramsch":
        refused = SayRamsch(1)
    elif text == "guckser with a suit as trump":
        game = laid_away(game.apply(TakeSkat(1)))
        assert named(game.state.contract) == "guckser_grand"  # type: ignore[arg-type]
        refused = Declare(1, contract_of(table, "turn_clubs"))  # type: ignore[assignment]
    elif text == "turn + announced schneider":
        with pytest.raises(InvalidContract):
            Contract(contract_of(table, "turn_clubs").row, Suit.CLUBS, "S")
        with pytest.raises(NotationError):
            rules(table).contract("CTS")
        assert not legal
        return
    elif text.startswith("guckser_null"):
        if text not in map(named, contracts(table).values()):
            refused = SayNull(1)  # type: ignore[assignment]
        else:
            game = laid_away(game.apply(SayNull(1)))
            refused = Declare(1, contract_of(table, text))  # type: ignore[assignment]
    else:
        game = game.apply(PlayHand(1))
        refused = Declare(1, contract_of(table, text))  # type: ignore[assignment]
    if legal:
        assert game.apply(refused).state.stage is Stage.PLAY
    else:
        with pytest.raises(IllegalAction):
            game.apply(refused)


@pytest.mark.parametrize("vector", of_tournee("turn_procedure"))
def test_tournee_7_1_and_18_4_how_a_turn_goes(vector: Any) -> None:
    """The skat of the vector in its order; middlehand has the game."""
    first, second = map(Card.parse, vector["skat"])
    rest = [card for card in PACK if card not in (first, second)]
    deal = Dealt((Hand.of(rest[:10]), Hand.of(rest[10:20]), Hand.of(rest[20:])), Hand.of((first, second)))
    game = bid_by_middlehand(chosen(vector), 10, Dealt(deal.hands, deal.skat, top=first))
    for step in vector["actions"]:
        word, _, what = step.partition(":")
        action = {
            "turn": TurnUp(1, 0),
            "peek": TurnUp(1, 0),
            "keep": Keep(1),
            "reveal": Keep(1),
            "passt_mir_nicht": Reject(1),
            "reject": Reject(1),
        }.get(word)
        if action is not None:
            game = game.apply(action)
        if word not in ("turn", "peek") and what:
            suit = None if what == "grand" else (second if game.state.verdict == "rejected" else first).suit
            (wanted,) = (
                each.contract
                for ask in game.asks[1]
                for each in ask.singles()
                if isinstance(each, Declare) and each.contract.suit is suit
            )
            game = game.apply(Declare(1, wanted))
    expected, contract = vector["expected"], game.state.contract
    assert contract is not None and named(contract) == expected["contract"]
    assert contract.row.lost == expected["loss_factor"]
    shown = {str(event.card) for event in game.view(0).events if isinstance(event, TurnedUp)}
    assert shown == set(expected["public"])
    private = set(expected.get("private_to_declarer", ()))
    own = game.view(1).state.hand(1)
    assert all(Card.parse(card) in own for card in private)
    for viewer in (0, 2, None):
        for event in game.view(viewer).events:
            assert not any(card in str(event) for card in private), event
            if isinstance(event, Peeked):
                assert not isinstance(event.cards, Hand)
    assert game.state.stage is Stage.DISCARD
    assert laid_away(game).state.stage in (Stage.PLAY, Stage.OVER)


@pytest.mark.parametrize("vector", of_tournee("unwinnable_overbid"))
def test_tournee_9_3_unwinnable_overbid(vector: Any) -> None:
    given, expected, table = vector["input"], vector["expected"], chosen(vector)
    name, _, card = given["contract"].partition(", ")
    contract = contract_of(table, name, second=card == "second card")
    best = (given["matadors"] + contract.highest_level) * contract.base
    assert best == expected["best_possible_value"]
    assert (best < given["bid"]) == expected["unwinnable"]
    if expected["unwinnable"]:
        facts = Facts(contract, given["matadors"], bid=given["bid"], given_up=True)
        assert score(table, facts).total == expected["conceded_score"]


def test_tournee_9_3_it_happens_by_itself() -> None:
    """Diamonds turned up, with one matador, at 24: even schwarz gives only 20."""
    hand = "CJ DA DT DK DQ D8 D7 HA HT SA"
    skat = Hand.parse("D9 H7")
    rest = [card for card in PACK if card not in Hand.parse(hand) | skat]
    deal = Dealt((Hand.of(rest[:10]), Hand.parse(hand), Hand.of(rest[10:])), skat, top=Card.parse("D9"))
    game = bid_by_middlehand(options("tournee"), 24, deal).apply(TurnUp(1, 0)).apply(Keep(1))
    assert game.is_over and game.state.ending is Ending.OVERBID
    assert result(game.state).totals == (0, -25, 0)
    played = bid_by_middlehand(options("tournee", {"overbid.auto_concede": False}), 24, deal)
    played = played.apply(TurnUp(1, 0)).apply(Keep(1)).apply(Discard(1, Hand.parse("H7 SA")))
    assert not played.is_over and "concede" in [ask.id for ask in played.asks[1]]


@pytest.mark.parametrize("name", PRESETS)
def test_tournee_15_bid_list(name: str) -> None:
    bids = list(rules(options(PRESETS[name])).bids)
    assert bids == VECTORS["bid_lists"][name]
    assert len(bids) == 71
    prefix = VECTORS["bid_lists"]["source_prefixes"].get(name)
    assert prefix is None or bids[: len(prefix["printed"])] == prefix["printed"]


def test_tournee_14_without_guckser_null_the_bids_stay() -> None:
    table = options("tournee", {"guckser_null.enabled": False})
    assert list(rules(table).bids) == VECTORS["bid_lists"]["tournee_no_guckser_null"]
    assert not {"guckser_null", "guckser_null_ouvert"} & set(map(named, contracts(table).values()))


def test_tournee_15_the_complete_bid_key() -> None:
    """Every cell of the table is tested; columns of grands and nulls have the base in their name."""
    table = options("tournee")
    columns = [column["name"] for column in VECTORS["bid_key"]["columns"]]

    def column_of(contract: Contract) -> str:
        if contract.base == 20:
            return "solo_grand_or_null_20"
        return named(contract) if contract.suit else f"{named(contract)}_{contract.base}"

    found: dict[int, dict[str, int]] = {bid: {} for bid in rules(table).bids}
    for contract in contracts(table).values():
        for multiplier in multipliers(contract):
            found[multiplier * contract.base][column_of(contract)] = multiplier
    assert set(columns) == {name for cells in found.values() for name in cells}
    assert {row["value"]: row["cells"] for row in VECTORS["bid_key"]["rows"]} == found


@pytest.mark.parametrize("name", PRESETS)
def test_tournee_3_base_values(name: str) -> None:
    table = contracts(options(PRESETS[name])).values()
    assert {named(contract): contract.base for contract in table} == VECTORS["base_values"][name]


def test_tournee_5_3_multiplier_ranges() -> None:
    table = contracts(options("tournee")).values()
    for name, (least, most) in VECTORS["multiplier_ranges"]["tournee"].items():
        found = {
            number
            for contract in table
            if not contract.is_null
            and named(contract) in (name, *(name.replace("suit", suit.name.lower()) for suit in Suit))
            for number in multipliers(contract)
        }
        assert found == set(range(least, most + 1)), name


def test_tournee_4_1_schneider_is_91() -> None:
    assert options("tournee").schneider == options("tournee-house").schneider == 91


@pytest.mark.parametrize("vector", of_tournee("protocol"))
def test_tournee_13_2_protocol(vector: Any) -> None:
    """The rows of the source, by games that are worth just that."""
    table = options("tournee")
    worth = {
        27: Facts(contract_of(table, "solo_diamonds"), 2, 70, 7),
        -80: Facts(contract_of(table, "solo_grand"), 3, 50, 5),
        33: Facts(contract_of(table, "solo_spades"), 2, 70, 7),
    }
    sitting = SkatSitting.new(table)
    for deal in vector["deals"]:
        terms = sitting.terms
        assert terms is not None
        seat = terms.seat_of(vector["players"].index(deal["player"]))
        sitting = sitting.enter(seat, worth[deal["score"]])
    for row, expected in zip(sitting.rows, vector["expected_rows"], strict=True):
        assert [row.number, *row.totals, row.score] == expected


@pytest.mark.parametrize("vector", of_tournee("settlement"))
def test_tournee_18_22_a_quarter_of_a_cent(vector: Any) -> None:
    found = settlement(options("tournee-house"), (*vector["scores"].values(), 150)).payments
    (expected,) = vector["expected_pairs"]
    (paid,) = (each for each in found if (each.payer, each.payee) == (0, 1))
    assert paid.points == expected["points"]
    assert paid.exact * 100 == paid.rounded * 100 == expected["exact"]


def test_tournee_17_every_option_is_one_of_the_form() -> None:
    """The options of the two pages, with their defaults."""
    found = {name: value for name, value, _ in settings(options("tournee-house"))}
    ought = {
        "overbid.loss": "plain_value",
        "null_below_bid": "illegal",
        "surrender.mode": "none",
        "overbid.auto_concede": False,
        "levels.loss_schwarz": True,
        "turn.first_card": "declarer_choice",
        "forehand_may_pass": False,
        "ramsch.sweep_bonus_to_others": True,
        "ramsch.tie": "last_trick",
        "settlement.rounding": "none",
        "protocol.style": "modern",
        "players": 3,
    }
    assert {name: found[name] for name in ought} == ought


def test_a_declaration_follows_by_itself() -> None:
    game = bid_by_middlehand(options("tournee"), 10).apply(TakeSkat(1))
    assert isinstance(laid_away(game).events[-1], Declared)
