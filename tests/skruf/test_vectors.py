"""Every table cell, bid and worked deal of the rule page.

Seating, the rubber, settlement, spoken bids and the convention are tried where they live.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from skruf.table import SEATS, call, cards, give, play, refused, start

from knekt.cards import Hand, Suit
from knekt.engine import Seat
from knekt.errors import Reason
from knekt.skruf import (
    BIDS,
    SKRUF,
    TRICKS,
    Bid,
    Dealt,
    Ending,
    Facts,
    Karonka,
    Line,
    MakeBid,
    MisereFacts,
    Pass,
    SkrufGame,
    Stage,
    Swap,
    bets_value,
    grandissimo_units,
    honour_units,
    karonkas_of,
    new_game,
    options,
    parse_bid,
    result,
    score,
)

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skruf_vectors.json").read_text()
)
TABLES = VECTORS["tables"]
LEVELS = range(3, 8)
ITEMS = {
    "slam": "slam-bid",
    "ace_karonka": "karonka-aces",
    "trump_karonka": "karonka-suit",
    "karonka": "karonka-suit",
    "aces_honours": "honours",
    "bets": "bets",
    "tricks": "tricks",
}


def lines_of(item: str, facts: Facts | MisereFacts, **wanted: Any) -> list[Line]:
    """The entries of this name in the account of the facts."""
    return [line for line in score(options("skruf", wanted), facts).lines if line.item == item]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tricks", range(1, 14))
def test_skruf_8_1_trick_points_of_both_sides(level: int, tricks: int) -> None:
    points = TABLES["trick_points"][f"i{level}"]
    found = lines_of("tricks", Facts(Bid(level, "S"), tricks, 2, 3))
    against = TRICKS - tricks
    assert found[0].side == 0 and found[0].points == points[tricks - 1] and found[0].below
    assert [(line.side, line.points, line.below) for line in found[1:]] == (
        [(1, points[against - 1], True)] if against else []
    )


@pytest.mark.parametrize(("strain", "column"), [("S", "suit_contract"), ("G", "grandissimo")])
@pytest.mark.parametrize("aces", [3, 4])
def test_skruf_8_2_ace_karonkas(strain: str, column: str, aces: int) -> None:
    (karonka,) = karonkas_of(Hand.parse(" ".join(["SA", "CA", "DA", "HA"][:aces])))
    assert karonka.suit is None
    for level in LEVELS:
        assert karonka.points(Bid(level, strain)) == TABLES["ace_karonka"][column][str(aces)]


@pytest.mark.parametrize("row", TABLES["suit_karonka"], ids=lambda row: row["lowest_card"])
def test_skruf_8_2_suit_karonkas(row: Any) -> None:
    held = "AKQJT98765432"[: row["length"]]
    assert held[-1] == row["lowest_card"].replace("10", "T")
    for suit in Suit:
        (karonka,) = karonkas_of(Hand.of(cards(" ".join(suit + rank for rank in held))))
        assert (karonka.suit, karonka.count) == (suit, row["count"])
        other = "H" if suit == "S" else "S"
        for level in LEVELS:
            assert karonka.points(Bid(level, suit)) == row["trump"]
            assert karonka.points(Bid(level, "G")) == row["grandissimo_any_suit"]
            assert karonka.points(Bid(level, other)) == row["side_suit_in_suit_contract"]


@pytest.mark.parametrize("case", VECTORS["karonka_cases"], ids=lambda case: case["name"])
def test_skruf_3_3_karonkas_of_a_hand(case: Any) -> None:
    contract = Bid(4, case["strain"])
    found = karonkas_of(Hand.parse(" ".join(case["hand"])))
    told = [
        {"kind": "aces", "count": each.count, "points": each.points(contract)}
        if each.suit is None
        else {"kind": "suit", "suit": each.suit, "count": each.count, "points": each.points(contract)}
        for each in found
    ]
    assert told == case["expected"]
    lines = score(SKRUF, Facts(contract, 10, 2, 0, found)).lines
    assert sum(line.points for line in lines if line.item.startswith("karonka")) == case["total"]


@pytest.mark.parametrize("table", ["printed", "regular", "majority"])
@pytest.mark.parametrize(
    "row", TABLES["honours_suit_contract"], ids=lambda row: f"{row['aces']}+{row['honours']}"
)
def test_skruf_8_3_aces_and_honours(row: Any, table: str) -> None:
    aces, honours, cells = row["aces"], row["honours"], row[table]
    assert honour_units(table, aces, honours) == cells["units"]
    for level in LEVELS:
        contract, points = Bid(level, "D"), cells[f"i{level}"]
        for side, facts in enumerate(
            (Facts(contract, 7, aces, honours), Facts(contract, 6, 4 - aces, 5 - honours))
        ):
            minus = points < 0
            item = "honours-minus" if minus else "honours"
            (line,) = lines_of(item, facts, honours=table)
            assert (line.side, line.points) == ((1 - side, -points) if minus else (side, points))
            (line,) = lines_of("honours", facts, honours=table, minus="deduct")
            assert (line.side, line.points) == (side, points)


def test_skruf_8_3_the_printed_table_is_the_default() -> None:
    assert {row["default"] for row in TABLES["honours_suit_contract"]} == {SKRUF.honours}


@pytest.mark.parametrize("row", TABLES["honours_grandissimo"], ids=lambda row: f"{row['aces']} aces")
def test_skruf_8_4_aces_in_grandissimo(row: Any) -> None:
    aces = row["aces"]
    assert grandissimo_units(aces) == row["units"]
    for level in LEVELS:
        for tricks in (6, 7):
            found = [
                (line.side, line.points)
                for line in lines_of("aces", Facts(Bid(level, "G"), tricks, aces=aces))
            ]
            counts = 0 if row["counted_by"] == "holder" or tricks == 7 else 1
            assert found == [(counts, row[f"i{level}"])]
            against = [
                (line.side, line.points)
                for line in lines_of("aces", Facts(Bid(level, "G"), tricks, aces=4 - aces))
            ]
            counts = 1 if row["counted_by"] == "holder" or tricks == 6 else 0
            assert against == [(counts, row[f"i{level}"])]


@pytest.mark.parametrize("row", TABLES["slams"], ids=lambda row: f"{row['bid']} {row['tricks']}")
def test_skruf_8_5_slams(row: Any) -> None:
    levels = {"none": range(3, 6), "small": range(6, 7), "grand": range(7, 8)}[row["bid"].split()[0]]
    for level in levels:
        for strain in "SG":
            facts = Facts(Bid(level, strain), row["tricks"], 2, 3 * (strain == "S"))
            found = [line for line in score(SKRUF, facts).lines if line.item in ("slam", "slam-bid")]
            assert [(line.side, line.points) for line in found] == [(0, row["points"])] * bool(row["points"])
            assert all(line.item == ("slam-bid" if level >= 6 else "slam") for line in found)


@pytest.mark.parametrize("level", LEVELS)
def test_skruf_8_6_bets(level: int) -> None:
    row = TABLES["bets"][f"i{level}"]
    contract = Bid(level, "C")
    assert len(row) == contract.due
    for bets, points in enumerate(row, start=1):
        assert bets_value(level, bets) == points
        (line,) = lines_of("bets", Facts(contract, contract.due - bets, 2, 3))
        assert (line.side, line.points, line.below) == (1, points, False)
    assert bets_value(level, 0) == 0
    assert not lines_of("bets", Facts(contract, contract.due, 2, 3))


@pytest.mark.parametrize("row", TABLES["misere"], ids=lambda row: str(row["own_tricks"]))
def test_skruf_10_4_misere(row: Any) -> None:
    assert row["own_tricks"] + row["opp_tricks"] == TRICKS
    for side, tricks in enumerate((row["own_tricks"], row["opp_tricks"])):
        (line,) = score(SKRUF, MisereFacts(tricks)).lines
        assert (line.side, line.item, line.points) == (side, "misere", row["points_to_side_with_fewer"])
        assert not line.below


def test_skruf_4_4_tricks_that_a_level_promises() -> None:
    told = {int(level): tricks for level, tricks in TABLES["required_tricks"].items()}
    assert {bid.level: bid.due for bid in BIDS} == told


def test_skruf_3_1_order_of_the_bids() -> None:
    assert [str(bid) for bid in BIDS] == VECTORS["bids"]["order_low_to_high"]
    assert all(low < high and high > low for low, high in pairwise(BIDS))


@pytest.mark.parametrize(
    "case", VECTORS["bids"]["cases"], ids=lambda case: f"{case['current']} {case['call']}"
)
def test_skruf_4_2_a_bid_must_be_higher(case: Any) -> None:
    game = call(start(), case["current"])
    seat = game.turn
    assert seat is not None
    action = Pass(seat) if case["call"] == "P" else MakeBid(seat, parse_bid(case["call"]))
    if case["legal"]:
        assert game.apply(action).state.calls[-1].seat == seat
    else:
        assert refused(game, action) is Reason.BID_TOO_LOW


def test_skruf_9_the_third_deal_of_the_account() -> None:
    told = VECTORS["example3"]
    ours, theirs = told["holdings"]["AB"], told["holdings"]["CD"]
    contract = Bid(told["contract"]["level"], "H")
    assert contract.due == told["contract"]["required_tricks"]
    karonkas = (
        Karonka(0, Suit.HEARTS, ours["trump_karonka_count"]),
        Karonka(1, Suit.CLUBS, theirs["side_karonka_count"]),
    )
    facts = Facts(contract, told["tricks_won"]["AB"], ours["aces"], ours["honours"], karonkas)
    account = score(SKRUF, facts)
    for side, name in enumerate(("AB", "CD")):
        wanted = {
            ITEMS[item]: points for item, points in told["expected"][name].items() if item in ITEMS and points
        }
        assert {line.item: line.points for line in account.lines if line.side == side} == wanted
    above = account.total(0) - account.below(0)
    assert above + told["expected"]["AB"]["second_game"] == told["expected"]["AB"]["above_total"]


def seats_of(deal: Any) -> dict[str, Seat]:
    """The players by their letters: the dealer's left sits at 0."""
    round_the_table = deal["seats_clockwise"]
    dealer = round_the_table.index(deal["dealer"])
    return {round_the_table[(dealer + 1 + place) % 4]: place for place in SEATS}


def hands_of(deal: Any, name: str) -> tuple[Hand, ...]:
    by_seat = {seat: Hand.parse(" ".join(deal[name][who])) for who, seat in seats_of(deal).items()}
    return tuple(by_seat[seat] for seat in SEATS)


def called(game: SkrufGame, calls: list[Any], seats: dict[str, Seat]) -> SkrufGame:
    for each in calls:
        assert game.turn == seats[each["seat"]]
        game = call(game, each["call"])
    return game


def bought(deal: Any) -> SkrufGame:
    """The worked deal when its auction is closed."""
    seats, dealt = seats_of(deal), hands_of(deal, "hands_dealt")
    game = new_game(
        options("skruf", {"min_level": deal["min_level_agreed"]}),
        Dealt.of(*dealt, talon=cards(" ".join(deal["kop"]))),
    )
    assert game.state.hands == dealt
    game = called(game, deal["auction"], seats)
    ended = deal["auction_result"]
    assert (str(game.state.high), game.state.buyer) == (ended["bid"], seats[ended["buyer"]])
    return game


def exchanged(deal: Any) -> SkrufGame:
    """The worked deal after the seven gifts."""
    seats, game, told = seats_of(deal), bought(deal), deal["exchange"]
    buyer, master = seats[told["buyer"]], seats[told["partner"]]
    with_talon = hands_of(deal, "hands_dealt")[buyer] | Hand.parse(" ".join(deal["kop"]))
    assert game.turn == buyer and game.state.hand(buyer) == with_talon and len(with_talon) == 16
    game = give(game, " ".join(told["buyer_gives_partner"]))
    assert game.turn == master and (len(game.state.hand(buyer)), len(game.state.hand(master))) == (12, 16)
    who = {seat: name for name, seat in seats.items()}
    gets = (buyer, (master + 1) % 4, (master + 3) % 4)
    game = give(game, *(told["partner_gives"][who[seat]] for seat in gets))
    assert game.state.hands == hands_of(deal, "hands_after_buy")
    return game


def settled(deal: Any) -> SkrufGame:
    """The worked deal when its first card is to be led."""
    seats, game, contract = seats_of(deal), exchanged(deal), deal["contract"]
    assert game.state.stage is Stage.RAISE
    game = called(game, deal["raise_phase"], seats)
    assert game.state.stage is Stage.SWAP
    for each in deal["opponent_swap"]:
        assert game.turn == seats[each["from"]]
        game = game.apply(Swap(seats[each["from"]], cards(each["card"])[0]))
        gift = game.state.gifts[-1]
        assert (gift.seat, gift.to) == (seats[each["from"]], seats[each["to"]])
    state = game.state
    assert state.hands == hands_of(deal, "hands_final")
    assert state.contract == Bid(contract["level"], contract["strain"])
    assert state.declarer == seats[contract["declarer"]]
    assert state.contract.due == contract["required_tricks"]
    return game


@pytest.mark.parametrize("deal", VECTORS["deals"], ids=lambda deal: deal["id"])
def test_skruf_15_a_worked_deal_to_its_last_trick(deal: Any) -> None:
    seats, game = seats_of(deal), settled(deal)
    held = list(game.state.hands)
    assert game.turn == seats[deal["opening_leader"]]
    for number, told in enumerate(deal["tricks"], start=1):
        assert (told["n"], game.turn) == (number, seats[told["leader"]])
        for who, card, _ in told["cards"]:
            seat = seats[who]
            assert game.turn == seat
            game = play(game, card)
            mine = held[seat]
            assert isinstance(mine, Hand)
            held[seat] = mine - Hand.parse(card)
            assert game.state.hands == tuple(held)
        trick = game.state.tricks[-1]
        assert (trick.lead, trick.winner) == (seats[told["leader"]], seats[told["winner"]])
        assert trick.cards == cards(" ".join(card for _, card, _ in told["cards"]))
    found = result(game.state)
    assert game.is_over and found.ending is Ending.PLAYED
    assert game.state.won == (deal["tricks_won"]["AB"], deal["tricks_won"]["CD"])
    assert found.sides == tuple(tuple(sorted(seats[who] for who in pair)) for pair in deal["partners"])
    assert found.declarer == seats[deal["contract"]["declarer"]]
    assert found.score is not None and not found.alone
    for side, pair in enumerate(deal["partners"]):
        wanted = {ITEMS[item]: sum_ for item, sum_ in deal["expected"][pair].items() if item in ITEMS}
        assert {line.item: line.points for line in found.lines if line.side == side} == wanted
        assert found.score.below(side) == deal["below_line"][pair]
        assert found.order.count(side) == deal["tricks_won"][pair]


@pytest.mark.parametrize("deal", VECTORS["deals"], ids=lambda deal: deal["id"])
def test_skruf_8_3_the_holdings_of_a_worked_deal(deal: Any) -> None:
    game = settled(deal)
    for told in deal["tricks"]:
        game = play(game, " ".join(card for _, card, _ in told["cards"]))
    facts = result(game.state).facts
    assert isinstance(facts, Facts)
    told = {each["item"]: each for each in deal["score_items"]["AB"]}
    assert (facts.aces, facts.honours) == (told["aces_honours"]["aces"], told["aces_honours"]["honours"])
    karonkas = [(each.seat, each.suit, each.count) for each in facts.karonkas]
    assert karonkas == (
        [(seats_of(deal)[told["karonka"]["seat"]], None, told["karonka"]["count"])]
        if "karonka" in told
        else []
    )
    assert not deal["score_items"]["CD"]


@pytest.mark.parametrize("deal", VECTORS["deals"], ids=lambda deal: deal["id"])
def test_skruf_3_5_both_deals_give_the_same_karonkas_as_dealt(deal: Any) -> None:
    dealt, final = (
        [(each.suit, each.count) for hand in hands_of(deal, name) for each in karonkas_of(hand)]
        for name in ("hands_dealt", "hands_final")
    )
    assert dealt == final
