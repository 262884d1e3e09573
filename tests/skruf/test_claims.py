"""Claims (7, 16): a hand laid open for some of the tricks that are left."""

from __future__ import annotations

from typing import Any

import pytest
from skruf.table import (
    DEALER,
    LEFT,
    OPPOSITE,
    RIGHT,
    SEATS,
    after,
    ask_ids,
    bought,
    contracted,
    placed,
    play,
    played_out,
    refusal,
    refused,
    scored,
)

from knekt.cards import Card
from knekt.engine import TABLE, Hidden
from knekt.errors import IllegalAction, Reason
from knekt.skruf import (
    Answer,
    Claim,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Ending,
    Facts,
    Judge,
    MisereFacts,
    Play,
    SkrufGame,
    options,
    place_game,
    result,
)

WATCHERS = (*SEATS, None)
THREE = ("SA H5 C2", "SK H6 C3", "DA H7 C4", "S2 H8 D2")
FORMS = ("skruf", "skruf-plain", "trekarl")


def claims(preset: str = "skruf", by: int = DEALER) -> SkrufGame:
    """The fixed deal when the first card is to be led, at a table with claims."""
    return contracted("4S", by, preset, claims=True)


def three(preset: str = "skruf", bid: str | None = "4S", **more: Any) -> SkrufGame:
    """Three tricks before the end: the declarer's side has six, the others four."""
    wanted = {"claims": True} | ({} if bid else {"general_pass": "misere"})
    return place_game(options(preset, wanted), placed(THREE, bid, won=(6, 4), **more))


def tricks(game: SkrufGame) -> int:
    found = result(game.state).facts
    assert isinstance(found, Facts | MisereFacts) and game.state.ending is Ending.CLAIMED
    return found.tricks


def yes(*seats: int) -> tuple[Answer, ...]:
    return tuple(Answer(seat, True) for seat in seats)


@pytest.mark.parametrize("preset", FORMS)
def test_skruf_16_claims_are_off_unless_the_table_has_them(preset: str) -> None:
    game = contracted("4S", DEALER, preset)
    assert not any("claim" in ask_ids(game, seat) for seat in SEATS)
    assert refused(game, Claim(DEALER, 13)) is Reason.NOT_NOW
    on = claims(preset)
    who = [seat for seat in SEATS if "claim" in ask_ids(on, seat)]
    assert who == ([LEFT, RIGHT, DEALER] if preset == "trekarl" else [*SEATS])


def test_no_claim_before_the_play() -> None:
    game = bought("4S", claims=True)
    assert refused(game, Claim(DEALER, 13)) is Reason.NOT_NOW


def test_skruf_7_7_a_claim_of_all_needs_both_opponents() -> None:
    game = claims().apply(Claim(DEALER, 13))
    assert set(game.asks) == {LEFT, RIGHT} and ask_ids(game, LEFT) == ["answer"]
    assert game.asks[LEFT][0].must and set(game.asks[LEFT][0].singles()) == {
        Answer(LEFT, True),
        Answer(LEFT, False),
    }
    half = game.apply(Answer(RIGHT, True))
    assert not half.is_over and set(half.asks) == {LEFT}
    assert half.events[-1] == ClaimAnswered(RIGHT, accept=True)
    assert refused(half, Answer(RIGHT, True)) is Reason.NOT_NOW
    done = half.apply(Answer(LEFT, True))
    assert done.is_over and tricks(done) == 13


@pytest.mark.parametrize("claimer", SEATS)
def test_skruf_7_7_a_claim_that_gives_tricks_away_needs_the_partner_too(claimer: int) -> None:
    others = {*SEATS} - {claimer}
    assert set(claims().apply(Claim(claimer, 12)).asks) == others
    assert set(claims().apply(Claim(claimer, 13)).asks) == others - {(claimer + 2) % 4}
    assert set(claims().apply(Claim(claimer, 0)).asks) == others


@pytest.mark.parametrize("number", [13, 5])
def test_skruf_11_claims_of_three(number: int) -> None:
    game = claims("trekarl", by=LEFT)
    assert set(game.apply(Claim(LEFT, number)).asks) == {RIGHT, DEALER}, "the open hand is not asked"
    by_opponent = game.apply(Claim(DEALER, number))
    assert set(by_opponent.asks) == ({LEFT} if number == 13 else {LEFT, RIGHT})
    assert refused(game, Claim(OPPOSITE, number)) is Reason.NOT_NOW


def test_while_a_claim_waits_nothing_else_happens() -> None:
    game = claims().apply(Claim(RIGHT, 13))
    assert refused(game, Play(LEFT, game.state.hand(LEFT)[0])) is Reason.NOT_YOUR_TURN
    assert refused(game, Claim(LEFT, 3)) is Reason.NOT_NOW
    assert refused(game, Answer(LEFT, True)) is Reason.NOT_NOW, "the partner gives nothing away"
    assert ask_ids(game, TABLE) == ["judge", "stop"]


def test_a_claim_lays_the_hand_open() -> None:
    game = claims()
    claimed = game.apply(Claim(RIGHT, 2))
    assert claimed.events[-1] == ClaimMade(RIGHT, 2, game.state.hand(RIGHT))
    for viewer in WATCHERS:
        if viewer != RIGHT:
            assert game.view(viewer).state.hands[RIGHT] == Hidden(13)
        assert claimed.view(viewer).state.hands[RIGHT] == game.state.hand(RIGHT)
        for seat in {*SEATS} - {RIGHT, viewer}:
            assert claimed.view(viewer).state.hands[seat] == Hidden(13)


@pytest.mark.parametrize("refuser", [LEFT, OPPOSITE, RIGHT])
def test_one_refusal_and_play_goes_on_with_the_hand_open(refuser: int) -> None:
    game = claims().apply(Claim(DEALER, 9)).apply(Answer(refuser, False))
    assert not game.is_over and game.turn == LEFT and game.state.opened == {DEALER}
    assert refused(game, Claim(DEALER, 8)) is Reason.NOT_NOW, "not again at the same card"
    assert "claim" in ask_ids(game, OPPOSITE), "but the others may"
    game = game.apply(next(game.asks[LEFT][0].singles()))
    assert "claim" in ask_ids(game, DEALER)
    assert all(game.view(viewer).state.hands[DEALER] == game.state.hand(DEALER) for viewer in WATCHERS)
    assert played_out(game).state.ending is Ending.PLAYED


@pytest.mark.parametrize(
    ("claimer", "number", "ours"),
    [
        (DEALER, 3, 9),
        (DEALER, 1, 7),
        (DEALER, 0, 6),
        (OPPOSITE, 2, 8),
        (LEFT, 3, 6),
        (RIGHT, 1, 8),
        (LEFT, 0, 9),
    ],
)
def test_the_tricks_go_to_the_claimers_side_the_rest_to_the_others(
    claimer: int, number: int, ours: int
) -> None:
    game = three().apply(Claim(claimer, number))
    done = after(game, *yes(*game.asks))
    assert tricks(done) == ours
    assert (0, "tricks", 4 * ours) in scored(done) and (1, "tricks", 4 * (13 - ours)) in scored(done)


def test_the_card_on_the_table_belongs_to_a_trick_left() -> None:
    game = play(three(), "SA SK")
    assert game.state.tricks_left == 3
    error = refusal(game, Claim(OPPOSITE, 4))
    assert (error.reason, error.args_said) == (Reason.CLAIM_TOO_HIGH, {"claimed": 4, "most": 3})
    assert tricks(after(game, Claim(LEFT, 3), *yes(OPPOSITE, DEALER))) == 6
    later = play(game, "DA S2 C2")
    assert later.state.tricks_left == 2 and later.state.won == (6, 5)
    assert tricks(after(later, Claim(DEALER, 2), *yes(LEFT, RIGHT))) == 8


@pytest.mark.parametrize("number", [-1, 14, 99])
def test_no_more_tricks_than_are_left(number: int) -> None:
    error = refusal(claims(), Claim(LEFT, number))
    assert (error.reason, error.args_said) == (Reason.CLAIM_TOO_HIGH, {"claimed": number, "most": 13})


def test_skruf_10_claims_in_a_misere() -> None:
    game = three(bid=None).apply(Claim(LEFT, 0))
    assert set(game.asks) == {OPPOSITE, RIGHT, DEALER}
    done = after(game, *yes(OPPOSITE, RIGHT, DEALER))
    assert result(done.state).facts == MisereFacts(6 + 3), "forehand's side is the dealer's"
    assert scored(done) == [(1, "misere", 500)]


@pytest.mark.parametrize("stands", [True, False])
def test_the_table_may_judge(stands: bool) -> None:
    game = after(claims(), Claim(DEALER, 13), Answer(LEFT, True), Judge(TABLE, stands))
    assert ClaimJudged(stands) in game.events
    assert game.is_over is stands and game.state.ending is (Ending.CLAIMED if stands else None)
    if stands:
        assert tricks(game) == 13
    else:
        assert game.turn == LEFT and refused(game, Claim(DEALER, 13)) is Reason.NOT_NOW


def test_there_is_nothing_to_judge_without_a_claim() -> None:
    game = claims()
    assert refused(game, Judge(TABLE, True)) is Reason.NOT_NOW
    waiting = game.apply(Claim(DEALER, 13))
    assert refused(waiting, Judge(LEFT, True)) is Reason.NOT_NOW, "it is the table's word"
    assert refused(waiting.apply(Answer(LEFT, False)), Judge(TABLE, True)) is Reason.NOT_NOW


def test_a_verdict_is_on_one_claim() -> None:
    game = claims().apply(Claim(DEALER, 13))
    (ask, _) = game.rules.asks(game.state, TABLE)
    again = after(game, Answer(LEFT, False), Claim(LEFT, 13))
    with pytest.raises(IllegalAction) as late:
        again.apply(Judge(TABLE, True), ask.id)
    assert late.value.reason is Reason.STALE


def test_a_claim_shows_all_cards_at_the_end() -> None:
    done = after(claims(), Claim(DEALER, 13), *yes(LEFT, RIGHT))
    for viewer in WATCHERS:
        assert done.view(viewer).state.began == done.state.began
        assert result(done.view(viewer).state) == result(done.state)


def test_between_two_cards_each_may_claim_once() -> None:
    game = after(claims(), Claim(DEALER, 13), Answer(LEFT, False), Claim(LEFT, 13), Answer(DEALER, False))
    assert game.state.opened == {DEALER, LEFT}
    assert "claim" not in ask_ids(game, LEFT) and "claim" not in ask_ids(game, DEALER)
    assert refused(game, Claim(LEFT, 1)) is Reason.NOT_NOW
    card = game.state.hand(LEFT)[0]
    assert isinstance(card, Card) and "claim" in ask_ids(game.apply(Play(LEFT, card)), LEFT)
