"""Paragraphs on German Skat that no stage of the game has for itself: cards, games, examples, advice."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from skat.table import DEAL, SKAT, auction_told, bid_by, contract, declared, played_out, refused, twelve

from knekt.cards import Hand, Seed, Suit
from knekt.cli.skat.score_sheet import sheet_lines
from knekt.cli.speaker import Speaker
from knekt.engine import Hidden
from knekt.errors import InvalidContract, NotationError, Reason
from knekt.message import Message
from knekt.sheet import SkatSitting, tournament
from knekt.skat import (
    GERMAN,
    PACK,
    Bid,
    Contract,
    Dealt,
    Declare,
    Discard,
    Facts,
    Hold,
    Pass,
    PlayHand,
    TakeSkat,
    contracts,
    options,
    result,
    rules,
    score,
)
from knekt.words import say

KNOWN = contracts(GERMAN)


def total_of(
    named: str, run: int, points: int = 0, tricks: int = 5, bid: int = 18, *, up: bool = False
) -> int:
    return score(GERMAN, Facts(contract(named), run, points, tricks, bid, given_up=up)).total


def test_skat_1_1_thirty_two_cards() -> None:
    assert len(PACK) == 32
    assert {str(card) for card in PACK} == {suit + rank for suit, rank in product("CSHD", "AKQJT987")}


def test_skat_1_4_a_german_pack_says_a_k_d_b() -> None:
    assert [say(Message("table-index", {"rank": rank}), "de") for rank in "AKQJ"] == ["A", "K", "D", "B"]


def test_skat_3_1_and_3_2_every_game_with_the_skat_and_from_the_hand() -> None:
    ways: dict[tuple[str, Suit | None], set[bool]] = {}
    for each in KNOWN.values():
        ways.setdefault((each.row.play, each.suit), set()).add(each.row.hand)
    assert ways.keys() == {("grand", None), ("null", None), *(("suit", suit) for suit in Suit)}
    assert all(found == {True, False} for found in ways.values())


def test_skat_3_2_the_declarer_takes_the_skat_or_it_stays_face_down_until_the_end() -> None:
    game = bid_by(0).apply(TakeSkat(0))
    assert game.state.hand(0) == twelve(DEAL)
    assert len(game.apply(Discard(0, SKAT)).state.hand(0)) == 10
    game = declared("GH")
    while not game.is_over:
        assert [game.view(viewer).state.skat for viewer in (0, 1, 2, None)] == [Hidden(2)] * 4
        assert game.turn is not None
        game = game.apply(next(game.asks[game.turn][0].singles()))
    assert [game.view(viewer).state.skat for viewer in (0, 1, 2, None)] == [SKAT] * 4


def test_skat_3_4_ouvert_promises_every_trick_and_in_null_nothing_more() -> None:
    ouvert = {name for name, each in KNOWN.items() if each.is_open}
    assert ouvert == {"NO", "NHO", "GHO", *(f"{suit}HO" for suit in "CSHD")}  # with the skat only in null
    for name in ouvert - {"NO", "NHO"}:
        assert total_of(name, 1, 120, 10) > 0 > total_of(name, 1, 120, 9)
    for name in ("N", "NH", "NO", "NHO"):
        assert total_of(name, 0, tricks=0) > 0 > total_of(name, 0, tricks=1)


def test_skat_3_5_schwarz_is_announced_with_schneider_and_ouvert_contains_both() -> None:
    both = ["schwarz", "schwarz-announced"]
    for said, more in {"S": [], "Z": both, "O": [*both, "ouvert"]}.items():
        lines = score(
            GERMAN, Facts(contract(f"CH{said}"), 1, 118, 9)
        ).lines  # not made where schwarz was said
        steps = [line.step for line in lines if line.step not in ("times", "lost")]
        assert steps == ["with", "game", "hand", "schneider", "schneider-announced", *more]


@pytest.mark.parametrize("game", ["C", "G"])
@pytest.mark.parametrize(
    ("said", "kept", "missed"),
    [("S", (90, 8), (89, 8)), ("Z", (120, 10), (120, 9)), ("O", (120, 10), (120, 9))],
)
def test_skat_4_10_what_is_announced_must_be_made(
    game: str, said: str, kept: tuple[int, int], missed: tuple[int, int]
) -> None:
    assert total_of(f"{game}H{said}", 1, *kept) > 0 > total_of(f"{game}H{said}", 1, *missed)


def test_skat_5_5_a_jack_in_the_skat_of_a_hand_game_changes_the_matadors() -> None:
    held = Hand.parse("DA DT DK DQ D9 D8 D7 CA HA SA")
    skat = Hand.parse("CJ H7")
    rest = [card for card in PACK if card not in held | skat]
    game = declared("DH", dealt=Dealt.of(held, Hand.of(rest[:10]), Hand.of(rest[10:]), skat))
    seen = game.view(0).state
    assert seen.skat == Hidden(2) and contract("D").matadors(held) == -4
    facts = result(played_out(game).state).facts
    assert facts is not None and facts.matadors == 1


def test_skat_5_6_matadors_are_often_worth_more_than_the_level() -> None:
    deals = [Dealt.from_seed(Seed.parse(f"matadors {number}")) for number in range(200)]
    runs = [contract("G").matadors(twelve(deal)) for deal in deals]
    assert sum(abs(run) > KNOWN["G"].lowest_level for run in runs) > 200 // 3
    assert KNOWN["D"].most_matadors > KNOWN["DHO"].highest_level


def test_skat_8_6_the_auction_of_the_page() -> None:
    game, outcome = auction_told("german", "skat", "8.6")
    assert (game.state.declarer, game.state.bid) == (2, 24) and outcome == "Rearhand is declarer at 24"


def test_skat_8_8_the_dealer_deals_the_next_listens_and_the_one_after_speaks() -> None:
    sitting = SkatSitting.new(GERMAN, 1).begin(DEAL)
    assert sitting.terms_of(1).seats == (2, 0, 1) and sitting.game is not None
    game = sitting.game
    assert game.turn == 1  # player 0, the one after the next
    assert list(game.apply(Bid(1, 18)).asks[0][0].singles()) == [Hold(0), Pass(0)]
    for value in (
        18,
        20,
        22,
        23,
        24,
    ):  # the smallest step is always there, and the declarer plays for no more
        bids = [each.value for each in game.asks[1][0].singles() if isinstance(each, Bid)]
        assert min(bids) == value
        game = game.apply(Bid(1, value)).apply(Hold(0))
    won = game.apply(Bid(1, 27)).apply(Pass(0)).apply(Pass(2))
    assert (won.state.declarer, won.state.bid) == (1, 27)


def test_skat_9_4_one_announcement_from_the_hand_and_it_stands_from_the_first_lead() -> None:
    for row in {each.row for each in KNOWN.values() if not each.is_null}:
        assert row.says == (("", "S", "Z", "O") if row.hand else ("",))
    with pytest.raises(InvalidContract):
        Contract(KNOWN["DH"].row, Suit.DIAMONDS, "SZ")
    for wrong in ("DS", "DHSZ", "NHS"):
        with pytest.raises(NotationError):
            rules(GERMAN).contract(wrong)
    game = bid_by(1, wanted={"declare.raise_before_lead": True}).apply(PlayHand(1))
    game = game.apply(Declare(1, contract("GHS")))
    assert game.apply(Declare(1, contract("GHZ"))).state.contract == contract("GHZ")
    led = game.apply(next(game.asks[0][0].singles()))
    assert refused(led, Declare(1, contract("GHZ"))) is Reason.NOT_NOW


def test_skat_10_6_giving_up_saves_only_the_loss_at_schneider_or_schwarz() -> None:
    given_up = total_of("S", 1, up=True)
    assert given_up == total_of("S", 1, points=50) == -44
    assert given_up > total_of("S", 1, points=30) > total_of("S", 1, tricks=0)


def test_skat_13_1_schneider_that_did_not_come_and_a_jack_in_the_skat() -> None:
    for level, bid in (((90, 9), 27), ((120, 10), 36)):  # schneider and schwarz with 1 in diamonds
        assert total_of("D", 1, *level, bid=bid) == bid
        found = score(GERMAN, Facts(contract("D"), 1, 89, 9, bid))
        assert found.is_overbid and found.total == -2 * bid
    assert total_of("DH", -4, 73, bid=40) == 54  # without a jack in the skat
    assert total_of("DH", 1, 73, bid=40) == -90


def test_skat_13_4_what_still_reaches_the_bid_and_what_costs_least() -> None:
    bid = 22  # with 1, after the skat has spoilt without 4
    assert total_of("D", 1, 61, bid=bid) < 0 < total_of("C", 1, 61, bid=bid)
    assert total_of("D", 1, 90, bid=bid) == 27  # or schneider
    costs = {name: total_of(name, 1, up=True, bid=bid) for name in "DHSCG"}
    assert costs == {"D": -54, "H": -60, "S": -44, "C": -48, "G": -96}
    assert max(costs, key=lambda name: costs[name]) == "S"


@pytest.mark.parametrize("players", [3, 4])
def test_skat_15_1_a_column_for_the_deal_each_player_and_the_game(players: int) -> None:
    names = ["Anna", "Bo", "Cilla", "Dan"][:players]
    facts = Facts(KNOWN["D"], matadors=2, points=70, tricks=6, bid=18)
    sitting = SkatSitting.new(options("german", {"players": players})).enter(0, facts)
    heading, row, *_ = sheet_lines(sitting, names, Speaker("en"))
    assert heading.split() == ["No", *names, "Game"]
    assert row.split()[: players + 2] == ["1", "27", *["0"] * (players - 1), "+27"]


def test_skat_16_6_tournament_scoring_is_for_many_games_not_for_dear_ones() -> None:
    table = options("german", {"scoring.tournament": True})
    cheap = Facts(KNOWN["D"], 1, 61, 6, 18)
    sitting = SkatSitting.new(table).enter(0, replace(cheap, contract=KNOWN["G"]))
    for _ in range(2):
        assert sitting.terms is not None
        sitting = sitting.enter(sitting.terms.seat_of(1), cheap)
    found = tournament(table, sitting.rows, 3)
    assert found[0].total > found[1].total and found[0].final < found[1].final
