"""The table stops a deal: somebody left, ran out of time, or the deal is void."""

from __future__ import annotations

import pytest
from skat.table import DEAL, bid_by, declared, play, played_out

from knekt.engine import TABLE
from knekt.errors import IllegalAction, Reason
from knekt.skat import (
    Claim,
    Ending,
    PlayHand,
    SkatGame,
    Stop,
    Stopped,
    TakeSkat,
    new_game,
    result,
)

AWAY = (Ending.LEFT, Ending.TIMEOUT)
BEFORE_THE_CONTRACT = {
    "auction": new_game("german", DEAL),
    "skat": bid_by(0),
    "discard": bid_by(0).apply(TakeSkat(0)),
    "declare": bid_by(0).apply(PlayHand(0)),
}


def total(game: SkatGame) -> int:
    found = result(game.state).score
    assert found is not None
    return found.total


@pytest.mark.parametrize("cause", AWAY)
@pytest.mark.parametrize("cards", ["", "CA CQ", "CA CQ C7 HA H8 H7 HT HQ H9"])
def test_a_declarer_who_is_gone_loses_at_simple_level(cause: Ending, cards: str) -> None:
    game = play(declared("G"), cards).apply(Stop(TABLE, cause, 0))
    assert game.state.ending is cause and game.state.ended_by == 0
    assert total(game) == -2 * (2 + 1) * 24


@pytest.mark.parametrize("cause", AWAY)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_defender_who_is_gone_leaves_the_rest_to_the_declarer(cause: Ending, seat: int) -> None:
    game = play(declared("G"), "D7 DA D9").apply(Stop(TABLE, cause, seat))
    found = result(game.state)
    assert found.facts is not None and (found.facts.tricks, found.facts.points) == (9, 109)
    assert found.score is not None and found.score.won and found.ending is cause


@pytest.mark.parametrize(("seat", "won"), [(2, False), (0, True), (1, True)])
def test_null_when_somebody_is_gone(seat: int, won: bool) -> None:
    game = declared("N", declarer=2).apply(Stop(TABLE, Ending.TIMEOUT, seat))
    assert total(game) == (23 if won else -46)


def test_a_defender_gone_does_not_heal_an_overbid() -> None:
    game = declared("D", bid=264).apply(Stop(TABLE, Ending.LEFT, 1))
    assert total(game) == -2 * 270


@pytest.mark.parametrize("cause", AWAY)
@pytest.mark.parametrize("claimer", [0, 1])
def test_a_claim_that_waits_does_not_matter(cause: Ending, claimer: int) -> None:
    game = declared("G", preset="isko").apply(Claim(claimer, 1))
    gone = game.apply(Stop(TABLE, cause, 0 if claimer else 1))
    assert gone.state.ending is cause
    found = result(gone.state)
    assert found.facts is not None
    assert found.facts.given_up if claimer else (found.facts.tricks, found.facts.points) == (10, 120)


@pytest.mark.parametrize("stage", BEFORE_THE_CONTRACT)
@pytest.mark.parametrize("stop", [Stop(TABLE, cause, seat) for cause in AWAY for seat in range(3)], ids=str)
def test_before_the_contract_the_deal_is_void(stage: str, stop: Stop) -> None:
    game = BEFORE_THE_CONTRACT[stage].apply(stop)
    assert game.is_over and game.state.ending is Ending.VOID
    assert game.events[-2] == Stopped(stop.cause, stop.absent)  # the log keeps why
    found = result(game.state)
    assert (found.declarer, found.score) == (None, None)
    assert all(game.view(viewer).state.dealt == DEAL.hands for viewer in (0, 1, 2, None))


@pytest.mark.parametrize("cards", ["", "CA", "CA CQ C7"])
def test_a_void_deal_scores_nothing(cards: str) -> None:
    game = play(declared("G"), cards).apply(Stop(TABLE, Ending.VOID))
    assert game.state.ending is Ending.VOID and result(game.state).score is None


@pytest.mark.parametrize(
    "stop",
    [
        Stop(0, Ending.VOID),
        Stop(TABLE, Ending.LEFT),
        Stop(TABLE, Ending.LEFT, 3),
        Stop(TABLE, Ending.VOID, 1),
        Stop(TABLE, Ending.PLAYED),
        Stop(TABLE, Ending.CLAIMED, 0),
    ],
    ids=repr,
)
def test_only_the_table_stops_and_only_for_its_reasons(stop: Stop) -> None:
    with pytest.raises(IllegalAction):
        declared("G").apply(stop)


def test_what_is_over_is_not_stopped() -> None:
    with pytest.raises(IllegalAction) as why:
        played_out(declared("G")).apply(Stop(TABLE, Ending.VOID))
    assert why.value.reason is Reason.OVER
