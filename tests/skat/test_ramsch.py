"""Ramsch after three passes (17.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from skat.table import DEAL, SKAT, after, ask_ids, passed_out, play, played_out, refused, spoken

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Hidden
from knekt.errors import InvalidPosition, Reason
from knekt.skat import (
    PACK,
    Claim,
    Concede,
    Dealt,
    Ending,
    Offer,
    Options,
    Pass,
    Placed,
    Play,
    RamschFacts,
    Resign,
    Result,
    SkatGame,
    Stage,
    Stop,
    Surrender,
    card_points,
    new_game,
    options,
    place_game,
    ramsch_score,
    result,
)

ON: dict[str, Any] = {"ramsch.on_pass_out": "ramsch"}
TO_LOSER = ON | {"ramsch.skat_to": "loser"}
NO_POINTS = ON | {"ramsch.jungfrau": "no_points"}
SWEEP = Dealt.of(  # forehand takes every trick, whatever anybody plays
    Hand.parse("CJ SJ HJ DJ CA CT CK CQ C9 C8"),
    Hand.parse("C7 SA ST SK SQ HA HT HK DA DT"),
    Hand.parse("S9 S8 S7 HQ H9 H8 H7 DK D9 D8"),
    Hand.parse("DQ D7"),
)


def table(wanted: dict[str, Any]) -> Options:
    return options("german", wanted)


def last_trick(
    trick: str, laid: str, taken: tuple[str, str], wanted: dict[str, Any] = ON, bock: int = 1
) -> Result:
    """A ramsch of which the last trick is played, forehand leading.

    The first two seats have taken these cards before, the third all others.
    """
    hands, two = [Hand.parse(card) for card in trick.split()], Hand.parse(laid)
    first, second = map(Hand.parse, taken)
    third = Hand.of(PACK) - first - second - two - hands[0] - hands[1] - hands[2]
    setting = Placed(tuple(hands), two, None, None, taken=(first, second, third), bock=bock)
    return result(play(place_game(table(wanted), setting), trick).state)


def amounts(wanted: dict[str, Any], facts: RamschFacts, bock: int = 1) -> tuple[int, int, int]:
    return ramsch_score(table(wanted), facts, bock).totals


def test_skat_17_6_after_three_passes_forehand_leads() -> None:
    game = passed_out(ON)
    assert game.state.stage is Stage.PLAY and game.state.is_ramsch and game.turn == 0
    assert game.state.declarer is None and game.state.contract is None
    assert [set(game.asks), ask_ids(game, 0)] == [{0}, ["card"]]


def test_skat_8_5_where_it_is_not_played_three_passes_end_the_deal() -> None:
    done = passed_out({})
    assert done.state.ending is Ending.PASSED_OUT and result(done.state).totals == (0, 0, 0)


def test_skat_17_6_nobody_sees_the_skat() -> None:
    game = play(passed_out(ON), "CA CQ C7")
    for viewer in (0, 1, 2, None):
        state = game.view(viewer).state
        assert state.skat == Hidden(2) and state.laid == Hidden(2)


def test_skat_17_6_the_cards_count_as_in_grand() -> None:
    game = play(passed_out(ON), "C9 CQ C7")
    assert (
        game.turn == 1 and game.state.tricks[0].winner == 1
    )  # the queen of clubs is no trump, nor beaten by one
    jack = play(game, "HJ")
    assert {str(action) for action in jack.asks[2][0].singles()} == {"R DJ"}
    assert refused(jack, Play(2, Card.parse("H9"))) is Reason.MUST_FOLLOW_TRUMP
    assert play(jack, "DJ SJ").turn == 0


def test_skat_17_6_nothing_but_cards_is_offered() -> None:
    wanted = ON | {"kontra.enabled": True, "schenken.enabled": True, "overbid.auto_concede": True}
    game = passed_out(wanted, preset="isko")
    others: tuple[Action, ...] = (Surrender(0), Concede(0), Claim(0, 1), Resign(0), Offer(0, "game"))
    while not game.is_over:
        seat = game.turn
        assert seat is not None
        assert set(game.asks) == {seat} and ask_ids(game, seat) == ["card"]
        for action in others:
            for each in range(3):
                assert refused(game, replace(action, seat=each)) is Reason.NOT_NOW
        game = game.apply(next(game.asks[seat][0].singles()))
    assert game.state.ending is Ending.PLAYED


@pytest.mark.parametrize("wanted", [ON, TO_LOSER])
def test_skat_17_6_most_card_points_lose(wanted: dict[str, Any]) -> None:
    done = played_out(passed_out(wanted))
    found = result(done.state)
    assert found.declarer is None and found.score is None and found.ramsch is not None
    points = [sum(card_points(t.cards) for t in done.state.tricks if t.winner == seat) for seat in range(3)]
    assert found.ramsch.facts.points == tuple(points) and sum(points) + card_points(SKAT) == 120
    gets = done.state.tricks[-1].winner if wanted == ON else points.index(max(points))
    points[gets] += card_points(SKAT)
    assert found.ramsch.points == tuple(points)
    loser = points.index(max(points))
    takers = {t.winner for t in done.state.tricks}
    factor = 2 ** (3 - len(takers))
    assert found.totals == tuple(-factor * max(points) * (seat == loser) for seat in range(3))


# in the tricks before the last: 38 for forehand and for middlehand, 22 for rearhand
CLOSE = ("CT CK CQ CJ ST SK SQ SJ S9", "HT HK HQ HJ DT DK DQ DJ H7")


def test_skat_17_6_the_skat_goes_with_the_last_trick() -> None:
    # forehand takes the last trick with the ace of clubs: 11 more, and 11 in the skat
    found = last_trick("CA C7 C8", "HA S7", CLOSE)
    assert found.ramsch is not None and found.ramsch.points == (38 + 11 + 11, 38, 22)
    assert found.totals == (-60, 0, 0) and spoken(found) == ["ramsch 60"]


def test_skat_17_6_the_skat_goes_to_the_loser() -> None:
    # rearhand takes the last trick, the others have most
    trick, laid, taken = "C7 C8 CA", "HA S7", CLOSE
    to_last = last_trick(trick, laid, taken)
    assert to_last.ramsch is not None and to_last.ramsch.points == (38, 38, 22 + 11 + 11)
    assert to_last.totals == (0, 0, -44)
    to_loser = last_trick(trick, laid, taken, TO_LOSER)
    assert to_loser.ramsch is not None and to_loser.ramsch.points == (38 + 11, 38 + 11, 22 + 11)
    assert to_loser.totals == (-49, -49, 0)


def test_skat_17_6_two_tied_are_both_charged() -> None:
    facts = RamschFacts((50, 50, 10), (4, 4, 2), last=2)
    for wanted, each, doubled in ((ON, 50, 1), (TO_LOSER, 60, 1), (ON, 100, 2)):
        assert amounts(wanted, facts, bock=doubled) == (-each, -each, 0)
    found = ramsch_score(table(ON), facts)
    assert found.charged == (0, 1) and found.amount == -50


def test_skat_17_6_two_tied_pay_both_for_the_virgin() -> None:
    assert amounts(ON, RamschFacts((60, 60, 0), (5, 5, 0))) == (-120, -120, 0)


@pytest.mark.parametrize(("last", "points"), [(1, (40, 30, 40)), (0, (30, 40, 40))])
def test_skat_17_6_three_tied(last: int, points: tuple[int, int, int]) -> None:
    facts = RamschFacts(points, (4, 3, 3), last=last)
    assert amounts(ON, facts) == (-40, -40, -40)
    assert amounts(ON, facts, bock=2) == (-80, -80, -80)
    nobody = ramsch_score(table(ON | {"ramsch.three_way_tie": "no_score"}), facts)
    assert nobody.totals == (0, 0, 0) and nobody.charged == () and nobody.amount == 0
    assert [line.step for line in nobody.lines] == ["ramsch-tie"]


def test_skat_17_6_two_tied_are_charged_though_three_would_not_be() -> None:
    facts = RamschFacts((50, 50, 10), (4, 4, 2), last=2)
    assert amounts(ON | {"ramsch.three_way_tie": "no_score"}, facts) == (-50, -50, 0)


VIRGINS = [
    # card points in tricks, tricks, last, doublings without a trick, doublings without a card point
    ((60, 50, 0), (6, 4, 0), 0, 1, 1),
    ((60, 50, 0), (5, 4, 1), 0, 0, 1),
    ((110, 0, 0), (8, 1, 1), 0, 0, 2),
    ((110, 0, 0), (9, 1, 0), 0, 1, 2),
    ((60, 50, 0), (5, 4, 1), 2, 0, 0),  # rearhand gets the ten of the skat
    ((120, 0, 0), (8, 1, 1), 1, 0, 2),  # there is nothing in it
    ((60, 30, 20), (5, 4, 1), 0, 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(("points", "tricks", "last", "by_tricks", "by_points"), VIRGINS)
def test_skat_17_6_jungfrau(
    points: tuple[int, int, int], tricks: tuple[int, int, int], last: int, by_tricks: int, by_points: int
) -> None:
    facts = RamschFacts(points, tricks, last)
    for wanted, doublings in ((ON, by_tricks), (NO_POINTS, by_points)):
        found = ramsch_score(table(wanted), facts)
        assert found.totals == (-found.points[0] * 2**doublings, 0, 0)
        assert [line.step for line in found.lines] == ["ramsch", *["jungfrau"] * doublings]
        assert found.lines[-1].number == -found.totals[0]


@pytest.mark.parametrize("wanted", [ON, TO_LOSER, NO_POINTS])
def test_skat_17_6_durchmarsch_replaces_penalty_and_jungfrau(wanted: dict[str, Any]) -> None:
    done = played_out(passed_out(wanted, SWEEP))
    found = result(done.state)
    assert [trick.winner for trick in done.state.tricks] == [0] * 10
    assert found.totals == (120, 0, 0) and spoken(found) == ["durchmarsch 120"]
    assert found.ramsch is not None and found.ramsch.charged == (0,) and found.ramsch.amount == 120


def test_skat_17_6_nine_tricks_are_no_durchmarsch() -> None:
    assert amounts(ON, RamschFacts((110, 0, 0), (9, 1, 0))) == (-240, 0, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_skat_17_6_anybody_may_march_through(seat: int) -> None:
    points, tricks = [0, 0, 0], [0, 0, 0]
    points[seat], tricks[seat] = 110, 10
    facts = RamschFacts(tuple(points), tuple(tricks), seat)  # type: ignore[arg-type]
    assert amounts(ON, facts) == tuple(120 * (each == seat) for each in range(3))


def test_skat_17_4_a_ramsch_in_bock_counts_double() -> None:
    wanted = ON | {"bock.enabled": True}
    assert amounts(wanted, RamschFacts((63, 30, 27), (4, 3, 3)), bock=2) == (-126, 0, 0)
    assert amounts(wanted, RamschFacts((63, 57, 0), (6, 4, 0)), bock=4) == (-504, 0, 0)
    found = last_trick("CA C7 C8", "HA S7", CLOSE, wanted, bock=2)
    assert spoken(found) == ["ramsch 60", "bock 120"] and found.totals == (-120, 0, 0)
    sweep = result(played_out(passed_out(wanted, replace(SWEEP, bock=2))).state)
    assert spoken(sweep) == ["durchmarsch 120", "bock 240"] and sweep.totals == (240, 0, 0)


@pytest.mark.parametrize("cause", [Ending.LEFT, Ending.TIMEOUT])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_skat_17_6_who_leaves_has_lost_with_all_that_was_to_come(cause: Ending, seat: int) -> None:
    game = play(passed_out(ON), "CA CQ C7 HA H8 H7")  # 14 and 11 for forehand
    done = game.apply(Stop(TABLE, cause, seat))
    found = result(done.state)
    assert done.state.ending is cause and found.ramsch is not None
    amount = 120 if seat == 0 else 120 - 25
    assert found.totals == tuple(-amount * (each == seat) for each in range(3))
    assert spoken(found) == [f"ramsch {amount}"]


def test_skat_17_6_who_leaves_does_not_march_through() -> None:
    game = play(passed_out(ON, SWEEP), "CJ C7 S7")
    assert result(game.apply(Stop(TABLE, Ending.LEFT, 0)).state).totals == (-120, 0, 0)


def test_skat_17_6_a_void_ramsch_scores_nothing() -> None:
    done = play(passed_out(ON), "CA").apply(Stop(TABLE, Ending.VOID))
    assert result(done.state).totals == (0, 0, 0) and result(done.state).ramsch is None


def test_skat_17_6_the_end_shows_the_cards() -> None:
    done = played_out(passed_out(ON))
    for viewer in (0, 1, 2, None):
        view = done.view(viewer)
        assert view.state.dealt == DEAL.hands and view.state.skat == DEAL.skat
        assert result(view.state) == result(done.state)


def test_a_ramsch_can_be_set_up_only_where_it_is_played() -> None:
    setting = Placed(DEAL.hands, DEAL.skat, None, None, taken=(Hand(), Hand(), Hand()))
    with pytest.raises(InvalidPosition) as refusal:
        place_game("german", setting)
    assert refusal.value.code == "ramsch-not-played"
    game: SkatGame = place_game(table(ON), setting)
    assert result(played_out(game).state).totals == result(played_out(passed_out(ON)).state).totals


def test_skat_17_6_a_bid_ends_all_thought_of_ramsch() -> None:
    game = after(new_game(table(ON), DEAL), Pass(1), Pass(2))
    assert not game.state.is_ramsch and game.turn == 0
