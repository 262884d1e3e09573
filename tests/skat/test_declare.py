"""Skat, discard, declaration (9)."""

from __future__ import annotations

from itertools import combinations

import pytest
from skat.table import DEAL, SKAT, bid_by, contract, declared, play

from knekt.cards import Hand
from knekt.engine import Action, Hidden
from knekt.errors import IllegalAction, Reason
from knekt.skat import (
    Declare,
    Discard,
    HandChosen,
    Opened,
    Pass,
    Play,
    PlayHand,
    SkatGame,
    SkatTaken,
    Stage,
    TakeSkat,
)

RAISE = {"declare.raise_before_lead": True}
REACHABLE = {"declare.must_be_reachable": True}


def refused(game: SkatGame, action: Action) -> Reason:
    with pytest.raises(IllegalAction) as why:
        game.apply(action)
    return why.value.reason


def offered(game: SkatGame, seat: int) -> set[str]:
    """The contracts that the seat may name now."""
    return {
        str(action.contract)
        for ask in game.asks.get(seat, ())
        for action in ask.singles()
        if isinstance(action, Declare)
    }


def laid(game: SkatGame, seat: int, text: str = str(SKAT)) -> SkatGame:
    return game.apply(TakeSkat(seat)).apply(Discard(seat, Hand.parse(text)))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_skat_9_1_pickup_or_hand(seat: int) -> None:
    game = bid_by(seat)
    assert set(game.asks[seat][0].singles()) == {TakeSkat(seat), PlayHand(seat)} and set(game.asks) == {seat}
    assert game.apply(TakeSkat(seat)).events[-1] == SkatTaken(seat, SKAT)
    assert game.apply(PlayHand(seat)).events[-1] == HandChosen(seat)
    assert refused(game, TakeSkat((seat + 1) % 3)) is Reason.NOT_YOUR_TURN
    assert refused(game, Declare(seat, contract("G"))) is Reason.NOT_NOW


def test_skat_9_2_any_two_of_the_twelve_may_be_laid_away_jacks_too() -> None:
    game = bid_by(0).apply(TakeSkat(0))
    twelve = game.state.hand(0)
    assert len(twelve) == 12 and twelve >= SKAT
    for pair in combinations(twelve, 2):
        state = game.apply(Discard(0, Hand.of(pair))).state
        assert state.laid == Hand.of(pair) and state.hand(0) == twelve - Hand.of(pair)
    assert game.asks[0][0].ways == 66


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.WRONG_COUNT),
        ("CJ", Reason.WRONG_COUNT),
        ("CJ SJ CA", Reason.WRONG_COUNT),
        ("CJ HJ", Reason.NOT_HELD),
        ("DJ HJ", Reason.NOT_HELD),
    ],
)
def test_skat_9_2_two_cards_and_ones_own(text: str, reason: Reason) -> None:
    game = bid_by(0).apply(TakeSkat(0))
    assert refused(game, Discard(0, Hand.parse(text))) is reason


def test_skat_9_2_from_the_hand_the_skat_stays_unseen() -> None:
    game = bid_by(0).apply(PlayHand(0))
    assert game.state.laid == SKAT and game.state.hand(0) == DEAL.hands[0]
    for viewer in (0, 1, 2, None):
        state = game.view(viewer).state
        assert state.laid == Hidden(2) and state.skat == Hidden(2)
    assert refused(game, TakeSkat(0)) is Reason.NOT_NOW
    assert refused(game, Discard(0, SKAT)) is Reason.NOT_NOW


def test_skat_3_3_and_9_3_what_may_be_named() -> None:
    assert offered(laid(bid_by(0), 0), 0) == {"D", "H", "S", "C", "G", "N", "NO"}
    by_hand = {f"{game}H{said}" for game in "DHSCG" for said in ("", "S", "Z", "O")}
    assert offered(bid_by(0).apply(PlayHand(0)), 0) == by_hand | {"NH", "NHO"}


def test_skat_9_3_no_hand_game_after_pickup_nor_the_other_way() -> None:
    assert refused(laid(bid_by(0), 0), Declare(0, contract("GH"))) is Reason.HAND_OR_PICKUP
    game = bid_by(0).apply(PlayHand(0))
    assert refused(game, Declare(0, contract("NO"))) is Reason.HAND_OR_PICKUP


def test_skat_9_5_the_contract_is_free_of_the_bid() -> None:
    assert offered(laid(bid_by(0, 264), 0), 0) == {"D", "H", "S", "C", "G"}


@pytest.mark.parametrize(
    ("bid", "nulls"),
    [(23, {"N", "NO"}), (24, {"NO"}), (46, {"NO"}), (48, set())],
)
def test_skat_9_6_null_must_be_worth_the_bid(bid: int, nulls: set[str]) -> None:
    game = laid(bid_by(0, bid), 0)
    assert {name for name in offered(game, 0) if name[0] == "N"} == nulls
    if "N" not in nulls:
        assert refused(game, Declare(0, contract("N"))) is Reason.NULL_BELOW_BID


@pytest.mark.parametrize(("bid", "nulls"), [(35, {"NH", "NHO"}), (59, {"NHO"}), (60, set())])
def test_skat_9_6_null_from_the_hand(bid: int, nulls: set[str]) -> None:
    game = bid_by(0, bid).apply(PlayHand(0))
    assert {name for name in offered(game, 0) if name[0] == "N"} == nulls


def test_skat_9_7_what_cannot_reach_the_bid_may_be_named() -> None:
    assert declared("D", bid=264).state.stage is Stage.PLAY


def test_skat_9_7_must_be_reachable_as_an_option() -> None:
    game = laid(bid_by(0, 50, wanted=REACHABLE), 0)
    assert offered(game, 0) == {"H", "S", "C", "G"}  # with 2, schwarz 5: diamonds reach 45, hearts 50
    assert refused(game, Declare(0, contract("D"))) is Reason.CANNOT_REACH_BID
    assert refused(game, Declare(0, contract("NO"))) is Reason.NULL_BELOW_BID


def test_skat_9_7_must_be_reachable_is_about_pickup_only() -> None:
    game = bid_by(0, 264, wanted=REACHABLE).apply(PlayHand(0))
    assert {"DH", "GHO"} <= offered(game, 0)


def test_skat_9_7_where_nothing_reaches_the_bid_one_may_still_play() -> None:
    game = laid(bid_by(0, 264, wanted=REACHABLE), 0)
    assert offered(game, 0) == {"D", "H", "S", "C", "G"}


def test_skat_9_7_the_cards_laid_away_count() -> None:
    # with both jacks laid away forehand still plays with 2
    assert "H" in offered(laid(bid_by(0, 50, wanted=REACHABLE), 0, "CJ SJ"), 0)


@pytest.mark.parametrize("named", ["NO", "NHO", "DHO", "GHO"])
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_9_8_ouvert_is_shown_to_all_and_nothing_else_is(named: str, declarer: int) -> None:
    game = declared(named, declarer)
    ten = game.state.hand(declarer)
    assert game.events[-1] == Opened(declarer, ten) and len(ten) == 10
    for viewer in (0, 1, 2, None):
        state = game.view(viewer).state
        assert state.hands[declarer] == ten and state.opened == {declarer}
        others = [seat for seat in range(3) if seat not in (declarer, viewer)]
        assert all(state.hands[seat] == Hidden(10) for seat in others)
        sees_laid = viewer == declarer and not contract(named).row.hand
        assert state.laid == (SKAT if sees_laid else Hidden(2))
    led = play(game, "CJ")
    assert led.view(None).state.hands[declarer] == led.state.hand(declarer)


@pytest.mark.parametrize("named", ["D", "G", "N", "NH", "GHZ"])
def test_skat_9_8_other_hands_stay_closed(named: str) -> None:
    game = declared(named)
    assert not any(isinstance(event, Opened) for event in game.events)
    assert game.view(1).state.hands[0] == Hidden(10)


def test_skat_9_9_no_change_afterwards() -> None:
    game = declared("D")
    assert offered(game, 0) == set()
    assert refused(game, Declare(0, contract("G"))) is Reason.NOT_NOW


def test_skat_9_9_raise_before_the_lead_as_an_option() -> None:
    game = declared("H", wanted=RAISE)  # with 2: 30
    assert offered(game, 0) == {"S", "C", "G", "NO"}
    assert refused(game, Declare(0, contract("D"))) is Reason.MUST_RAISE
    assert refused(game, Declare(0, contract("H"))) is Reason.MUST_RAISE
    raised = game.apply(Declare(0, contract("S")))
    assert str(raised.state.contract) == "S" and offered(raised, 0) == {"C", "G", "NO"}
    assert raised.asks[0][0].ways == 10 and raised.state.turn == 0


def test_skat_9_9_only_until_the_first_card() -> None:
    game = play(declared("H", declarer=1, wanted=RAISE), "CJ")
    assert offered(game, 1) == set()
    assert refused(game, Declare(1, contract("G"))) is Reason.NOT_NOW


def test_skat_9_9_only_the_declarer() -> None:
    game = declared("H", declarer=1, wanted=RAISE)
    assert offered(game, 0) == set() and offered(game, 2) == set() and "G" in offered(game, 1)
    assert refused(game, Declare(0, contract("G"))) in (Reason.NOT_NOW, Reason.NOT_YOUR_TURN)


def test_skat_9_9_a_raise_to_ouvert_opens_the_hand_and_it_stays_open() -> None:
    game = declared("NH", wanted=RAISE).apply(Declare(0, contract("NHO")))
    assert isinstance(game.events[-1], Opened)
    assert all(contract(name).is_open for name in offered(game, 0))
    assert refused(game, Declare(0, contract("GHZ"))) is Reason.STAYS_OPEN
    again = game.apply(Declare(0, contract("GHO")))
    assert sum(isinstance(event, Opened) for event in again.events) == 1
    assert again.apply(Play(0, next(iter(DEAL.hands[0])))).state.trick  # type: ignore[arg-type]


def test_skat_9_9_pass_is_no_declaration() -> None:
    assert refused(laid(bid_by(0), 0), Pass(0)) is Reason.NOT_NOW
