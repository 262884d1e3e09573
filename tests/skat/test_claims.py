"""Claims (11.5) and defenders who give up (20)."""

from __future__ import annotations

from typing import Any

import pytest
from skat.table import ask_ids, declared, placed, play, played_out

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Hidden
from knekt.errors import IllegalAction, Reason
from knekt.skat import (
    Answer,
    Claim,
    ClaimMade,
    Ending,
    Facts,
    Judge,
    Placed,
    Play,
    Resign,
    SkatGame,
    card_points,
    place_game,
    result,
)

ON = {"play.claims": True}
THREE_LEFT = ("CJ CA H7", "HA H8 S7", "HT H9 D7")  # 13, 11 and 10 card points


def claims(preset: str = "german", **wanted: Any) -> SkatGame:
    return declared("G", preset=preset, wanted=ON | wanted)


def refused(game: SkatGame, action: Action) -> Reason:
    with pytest.raises(IllegalAction) as why:
        game.apply(action)
    return why.value.reason


def facts(game: SkatGame) -> Facts:
    found = result(game.state).facts
    assert found is not None
    return found


def ended(setting: Placed, *actions: Action) -> Facts:
    game = place_game("isko", setting)
    for action in actions:
        game = game.apply(action)
    assert game.state.ending is Ending.CLAIMED
    return facts(game)


@pytest.mark.parametrize(("preset", "on"), [("german", False), ("isko", True), ("iss", True)])
def test_skat_11_5_claims_where_the_preset_has_them(preset: str, on: bool) -> None:
    game = declared("G", preset=preset)
    assert [("claim" in ask_ids(game, seat)) for seat in range(3)] == [on] * 3
    if not on:
        assert refused(game, Claim(0, 10)) is Reason.NOT_NOW


def test_skat_11_5_who_must_accept_a_claim() -> None:
    game = claims().apply(Claim(0, 10))
    assert set(game.asks) == {1, 2} and all(ask_ids(game, seat) == ["answer"] for seat in (1, 2))
    assert refused(game, Play(0, Card.parse("CJ"))) is Reason.NOT_YOUR_TURN
    assert refused(game, Claim(1, 3)) in (Reason.NOT_NOW, Reason.NOT_YOUR_TURN)
    assert ask_ids(game, TABLE) == ["stop", "judge"]
    by_defender = claims().apply(Claim(2, 1))
    assert set(by_defender.asks) == {0, 1}, "the partner's tricks are at stake too"
    assert set(declared("G", preset="isko").apply(Claim(2, 1)).asks) == {0}, "one defender binds both"


def test_skat_11_5_a_claim_lays_the_hand_open() -> None:
    game = claims()
    claimed = game.apply(Claim(2, 1))
    assert claimed.events[-1] == ClaimMade(2, 1, game.state.hand(2))
    for viewer in (0, 1, None):
        assert game.view(viewer).state.hands[2] == Hidden(10)
        assert claimed.view(viewer).state.hands[2] == game.state.hand(2)
        assert claimed.view(viewer).state.laid == (game.state.laid if viewer == 0 else Hidden(2))


def test_skat_11_5_it_stands_when_every_opponent_accepts() -> None:
    game = claims().apply(Claim(0, 10)).apply(Answer(2, True))
    assert not game.is_over and set(game.asks) == {1}
    assert refused(game, Answer(2, True)) in (Reason.NOT_NOW, Reason.NOT_YOUR_TURN)
    game = game.apply(Answer(1, True))
    assert game.state.ending is Ending.CLAIMED and (facts(game).tricks, facts(game).points) == (10, 120)


@pytest.mark.parametrize("first", [1, 2])
def test_skat_11_5_one_refusal_and_play_goes_on_with_the_hand_open(first: int) -> None:
    game = claims().apply(Claim(0, 10))
    if first == 2:
        game = game.apply(Answer(1, True))
    game = game.apply(Answer(first, False))
    assert not game.is_over and game.turn == 0 and game.state.opened == {0}
    assert refused(game, Claim(0, 9)) is Reason.NOT_NOW  # not again at the same card
    game = play(game, "HA")
    assert game.view(1).state.hands[0] == game.state.hand(0)
    assert "claim" in ask_ids(game, 0) and played_out(game).state.ending is Ending.PLAYED


@pytest.mark.parametrize("stands", [True, False])
def test_skat_11_5_the_table_may_judge(stands: bool) -> None:
    game = claims().apply(Claim(0, 10)).apply(Answer(1, True)).apply(Judge(TABLE, stands))
    assert game.is_over is stands
    assert game.state.ending is (Ending.CLAIMED if stands else None)
    assert not game.is_over or facts(game).tricks == 10


def test_skat_11_5_there_is_nothing_to_judge_without_a_claim() -> None:
    game = claims()
    with pytest.raises(IllegalAction):
        game.apply(Judge(TABLE, True))
    after = game.apply(Claim(0, 1)).apply(Answer(1, False))
    with pytest.raises(IllegalAction):
        after.apply(Judge(TABLE, True))


def test_skat_11_5_a_verdict_is_on_one_claim() -> None:
    game = claims().apply(Claim(0, 10))
    first = game.rules.asks(game.state, TABLE)[1]
    game = game.apply(Answer(1, False)).apply(Claim(2, 1))
    with pytest.raises(IllegalAction) as late:
        game.apply(Judge(TABLE, True), first.id)
    assert late.value.reason is Reason.STALE


@pytest.mark.parametrize("tricks", [-1, 11, 100])
def test_skat_11_5_no_more_tricks_than_are_left(tricks: int) -> None:
    assert refused(claims(), Claim(0, tricks)) is Reason.CLAIM_TOO_HIGH


def test_skat_11_5_tricks_left_in_the_middle_of_a_trick() -> None:
    game = play(claims(), "HA H8 H7 HT HQ")
    assert game.state.tricks_left == 9
    assert {action.tricks for action in game.asks[0][-1].singles() if isinstance(action, Claim)} == {
        *range(10)
    }
    assert refused(game, Claim(1, 10)) is Reason.CLAIM_TOO_HIGH


def test_skat_11_5_who_plays_null_claims_to_take_none() -> None:
    game = declared("N", declarer=2, wanted=ON)
    assert refused(game, Claim(2, 1)) is Reason.CLAIM_TOO_HIGH
    done = game.apply(Claim(2, 0)).apply(Answer(0, True)).apply(Answer(1, True))
    found = result(done.state).score
    assert found is not None and found.won and found.total == 23


@pytest.mark.parametrize(("claimed", "won"), [(10, True), (9, False), (0, False)])
def test_skat_11_5_a_defender_claims_in_null(claimed: int, won: bool) -> None:
    done = declared("N", declarer=2, wanted=ON).apply(Claim(0, claimed))
    for seat in (1, 2):
        done = done.apply(Answer(seat, True))
    found = result(done.state).score
    assert found is not None and found.won is won


YES_1, YES_2, YES_0 = Answer(1, True), Answer(2, True), Answer(0, True)
REST = 120 - 34 - card_points(Hand.parse("C7 C8"))  # in the declarer's tricks already


def test_skat_11_5_all_the_tricks_left() -> None:
    found = ended(placed(THREE_LEFT), Claim(0, 3), YES_1, YES_2)
    assert (found.tricks, found.points) == (10, 120)


def test_skat_11_5_none_of_them() -> None:
    found = ended(placed(THREE_LEFT), Claim(0, 0), YES_1, YES_2)
    assert (found.tricks, found.points) == (7, REST)


def test_skat_11_5_some_of_them_and_the_claimer_gives_the_dearest_away() -> None:
    found = ended(placed(THREE_LEFT), Claim(0, 2), YES_1, YES_2)
    assert (found.tricks, found.points) == (9, REST + 34 - (11 + 11 + 10))


def test_skat_11_5_a_defender_claims_some_and_the_declarer_gets_the_dearest() -> None:
    found = ended(placed(THREE_LEFT), Claim(1, 2), YES_0)
    assert (found.tricks, found.points) == (8, REST + 11 + 11 + 10)


def test_skat_11_5_the_card_on_the_table_belongs_to_a_trick_left() -> None:
    setting = placed(("CJ H7", "HA H8 S7", "HT H9 D7"), trick="CA")
    assert ended(setting, Claim(0, 3), YES_1, YES_2).points == 120
    assert ended(setting, Claim(0, 2), YES_1, YES_2).points == REST + 34 - 32
    assert ended(setting, Claim(2, 3), YES_0).points == REST


@pytest.mark.parametrize(("preset", "on"), [("german", False), ("isko", True), ("iss", True)])
def test_skat_20_defenders_give_up_where_the_preset_has_it(preset: str, on: bool) -> None:
    game = declared("G", declarer=1, preset=preset)
    assert [("resign" in ask_ids(game, seat)) for seat in range(3)] == [on, False, on]
    if not on:
        assert refused(game, Resign(2)) in (Reason.NOT_NOW, Reason.NOT_YOUR_TURN)


def test_skat_20_one_defender_binds_both() -> None:
    game = declared("G", wanted={"play.defender_concede": "single"}).apply(Resign(2))
    assert game.state.ending is Ending.RESIGNED and facts(game).tricks == 10
    assert result(game.state).score.won  # type: ignore[union-attr]


def test_skat_20_both_defenders_must_give_up() -> None:
    game = declared("G", wanted={"play.defender_concede": "both"}).apply(Resign(2))
    assert not game.is_over and "resign" not in ask_ids(game, 2) and "resign" in ask_ids(game, 1)
    game = play(game, "HA H8 H7")
    with pytest.raises(IllegalAction):
        game.apply(Resign(2))
    done = game.apply(Resign(1))
    assert done.state.ending is Ending.RESIGNED and facts(done).points == 120
    assert played_out(game).state.ending is Ending.PLAYED


def test_skat_20_the_declarer_does_not_resign() -> None:
    for mode in ("single", "both"):
        game = declared("G", wanted={"play.defender_concede": mode})
        with pytest.raises(IllegalAction):
            game.apply(Resign(0))


def test_skat_20_what_the_defenders_have_stays_theirs() -> None:
    game = play(declared("G", wanted={"play.defender_concede": "single"}), "D7 DA D9")
    found = facts(game.apply(Resign(1)))
    assert (found.tricks, found.points) == (9, 120 - 11)


def test_skat_20_null_given_up_by_a_defender_is_won() -> None:
    game = declared("N", declarer=2, preset="isko").apply(Resign(0))
    found = result(game.state).score
    assert found is not None and found.won and found.total == 23
