"""Schieberramsch: two cards go round before a ramsch (17.7)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from skat.table import DEAL, after, passed_out, play, played_out, refused, spoken
from skat.test_ramsch import SWEEP

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Hidden, Pick
from knekt.errors import InvalidPosition, Reason
from knekt.skat import (
    Bid,
    Dealt,
    Ending,
    Kontra,
    Pass,
    PassedOn,
    PassOn,
    Play,
    Push,
    Pushed,
    RamschFacts,
    SkatGame,
    Stage,
    Stop,
    TakeUp,
    TookUp,
    new_game,
    options,
    ramsch_score,
    result,
)

ON: dict[str, Any] = {"ramsch.on_pass_out": "schieberramsch"}
ROUNDS: dict[str, Any] = {"special_rounds.schieberramsch_triggers": ("split_60_60",)}
WITH_JACK = Dealt.of(  # the jack of clubs lies in the skat
    Hand.parse("DQ SJ CA CT CK C9 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C7 SQ S8 S7 H9 H7 DT DK D9"),
    Hand.parse("CJ D8"),
)
ALL_PASS_ON = PassOn(0), PassOn(1), PassOn(2)


def push(seat: int, text: str) -> Push:
    return Push(seat, Hand.parse(text))


ROUND: tuple[Action, ...] = (
    TakeUp(0), push(0, "CA HA"), TakeUp(1), push(1, "CA DA"), TakeUp(2), push(2, "CA DA"),
)  # fmt: skip


def test_skat_17_7_forehand_middlehand_rearhand_and_the_skat() -> None:
    game = passed_out(ON)
    for seat in range(3):
        assert set(game.asks) == {seat} and game.state.stage is Stage.PUSH
        (ask,) = game.asks[seat]
        assert ask.must and set(ask.singles()) == {TakeUp(seat), PassOn(seat)}
        held = game.state.hand(seat)
        game = game.apply(ROUND[2 * seat])
        assert len(game.state.hand(seat)) == 12 and game.state.laid is None
        (ask,) = game.asks[seat]
        assert isinstance(ask.choices[0], Pick) and ask.choices[0].to == (None if seat == 2 else seat + 1)
        game = game.apply(ROUND[2 * seat + 1])
        assert len(game.state.hand(seat)) == len(held) == 10
    assert game.state.laid == Hand.parse("CA DA")
    assert game.state.stage is Stage.PLAY and game.turn == 0 and game.state.is_ramsch
    assert game.state.hand(0) == Hand.parse("CJ SJ CT CK C9 HT SA D7 DQ D8")
    assert game.state.hand(1) == Hand.parse("HA HJ CQ C8 ST SK S9 HK HQ H8")
    assert game.state.hand(2) == DEAL.hands[2]


def test_skat_17_7_no_card_is_played_before() -> None:
    game = passed_out(ON)
    assert refused(game, Play(0, Card.parse("CA"))) is Reason.NOT_NOW
    assert refused(game, TakeUp(1)) is Reason.NOT_YOUR_TURN
    assert refused(game, push(0, "CA HA")) is Reason.NOT_NOW
    taken = game.apply(TakeUp(0))
    assert refused(taken, PassOn(0)) is Reason.NOT_NOW and refused(taken, TakeUp(0)) is Reason.NOT_NOW
    done = after(game, *ROUND)
    assert refused(done, TakeUp(0)) is Reason.NOT_NOW and refused(done, push(0, "CJ CT")) is Reason.NOT_NOW


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.WRONG_COUNT),
        ("CA", Reason.WRONG_COUNT),
        ("CA HA SA", Reason.WRONG_COUNT),
        ("CA C8", Reason.NOT_HELD),
        ("CA SJ", Reason.NO_JACKS),
        ("CJ SJ", Reason.NO_JACKS),
    ],
)
def test_skat_17_7_two_cards_of_the_hand_and_no_jack(text: str, reason: Reason) -> None:
    assert refused(passed_out(ON).apply(TakeUp(0)), push(0, text)) is reason


def test_skat_17_7_a_jack_just_taken_up_is_a_jack_of_the_hand() -> None:
    game = passed_out(ON, WITH_JACK).apply(TakeUp(0))
    assert refused(game, push(0, "CJ D8")) is Reason.NO_JACKS
    (ask,) = game.asks[0]
    assert ask.ways == 45  # two of the ten that are no jacks


def test_skat_17_7_rearhand_lays_no_jack_either() -> None:
    game = after(passed_out(ON), PassOn(0), PassOn(1), TakeUp(2))
    assert refused(game, push(2, "DJ D8")) is Reason.NO_JACKS


@pytest.mark.parametrize("takes", list(product((True, False), repeat=3)))
def test_skat_17_7_each_refusal_doubles_what_the_loser_pays(takes: tuple[bool, bool, bool]) -> None:
    game = passed_out(ON)
    for seat, takes_up in enumerate(takes):
        if takes_up:
            taken = game.apply(TakeUp(seat))
            plain = [card for card in taken.state.hand(seat) if card.rank != "J"][:2]
            game = taken.apply(Push(seat, Hand.of(plain)))
        else:
            game = game.apply(PassOn(seat))
    refusals = takes.count(False)
    assert game.state.refusals == refusals and game.state.stage is Stage.PLAY
    found = result(played_out(game).state)
    assert found.ramsch is not None and found.ramsch.charged
    steps = [line.step for line in found.lines]
    assert steps.count("refused") == refusals
    most, virgins = max(found.ramsch.points), found.ramsch.facts.tricks.count(0)
    assert found.ramsch.amount == -most * 2 ** (refusals + virgins)


def test_skat_17_7_passed_on_unseen_the_cards_may_hold_jacks() -> None:
    game = after(passed_out(ON, WITH_JACK), PassOn(0), PassOn(1))
    assert game.apply(PassOn(2)).state.laid == Hand.parse("CJ D8")
    taken = game.apply(TakeUp(2))
    assert taken.state.hand(2) >= Hand.parse("CJ D8")
    assert refused(taken, push(2, "CJ D8")) is Reason.NO_JACKS


def test_skat_17_7_what_was_pushed_can_be_passed_on_too() -> None:
    game = after(passed_out(ON), TakeUp(0), push(0, "CA HA"), PassOn(1), TakeUp(2))
    assert game.state.hand(2) >= Hand.parse("CA HA") and game.state.hand(1) == DEAL.hands[1]


def test_skat_17_7_refusals_are_public_and_cards_are_not() -> None:
    game = after(passed_out(ON), TakeUp(0), push(0, "CA HA"), PassOn(1), TakeUp(2), push(2, "CA D9"))
    told = game.events[4:]
    assert told == (
        TookUp(0, DEAL.skat),
        Pushed(0, Hand.parse("CA HA")),
        PassedOn(1),
        TookUp(2, Hand.parse("CA HA")),
        Pushed(2, Hand.parse("CA D9")),
    )
    for viewer in (0, 1, 2, None):
        seen = game.view(viewer).events[4:]
        for event, shown in zip(told, seen, strict=True):
            assert shown.seat == event.seat  # type: ignore[attr-defined]
            if not isinstance(event, PassedOn):
                assert isinstance(shown, TookUp | Pushed) and isinstance(event, TookUp | Pushed)
                assert shown.cards == (event.cards if viewer == event.seat else Hidden(2))
        state = game.view(viewer).state
        assert state.refusals == 1 and state.laid == (game.state.laid if viewer == 2 else Hidden(2))
        assert [len(hand) for hand in state.hands] == [10, 10, 10]


def test_skat_17_7_who_pushed_knows_where_the_cards_are_until_somebody_looks() -> None:
    game = after(passed_out(ON), TakeUp(0), push(0, "CA HA"))
    assert game.view(0).state.laid == Hand.parse("CA HA")
    assert game.apply(PassOn(1)).view(0).state.laid == Hand.parse("CA HA")
    assert game.view(1).state.laid == Hidden(2)


FACTS = RamschFacts((53, 57, 0), (4, 6, 0), last=0, refusals=3)


def test_skat_17_7_refusals_and_virgins_and_bock_multiply() -> None:
    found = ramsch_score(options("german", ON), FACTS, bock=2)
    said = [f"{line.step} {line.number}" for line in found.lines]
    assert said == [
        "ramsch 63", "jungfrau 126", "refused 252", "refused 504", "refused 1008", "bock 2016",
    ]  # fmt: skip


@pytest.mark.parametrize("refusals", range(4))
def test_skat_17_7_a_durchmarsch_is_multiplied_only_where_the_option_says_so(refusals: int) -> None:
    facts = RamschFacts((110, 0, 0), (10, 0, 0), refusals=refusals)
    assert ramsch_score(options("german", ON), facts).totals == (120, 0, 0)
    wanted = ON | {"schieber.multiply_durchmarsch": True}
    assert ramsch_score(options("german", wanted), facts).totals == (120 * 2**refusals, 0, 0)


def test_skat_17_7_a_durchmarsch_played() -> None:
    for multiplied, amount in ((False, 120), (True, 960)):
        wanted = ON | {"schieber.multiply_durchmarsch": multiplied}
        done = played_out(after(passed_out(wanted, SWEEP), *ALL_PASS_ON))
        assert result(done.state).totals == (amount, 0, 0)


def test_skat_17_7_then_it_is_a_ramsch_with_all_its_options() -> None:
    wanted = ON | {"ramsch.skat_to": "loser"}
    done = played_out(after(passed_out(wanted), *ROUND))
    found = result(done.state)
    assert found.ramsch is not None and sum(found.ramsch.facts.points) == 120 - 22
    loser = found.ramsch.charged[0]
    assert found.ramsch.points[loser] == found.ramsch.facts.points[loser] + 22  # two aces were laid away


def test_skat_17_7_the_end_shows_what_was_dealt_and_what_was_laid() -> None:
    done = played_out(after(passed_out(ON), *ROUND))
    for viewer in (0, 1, 2, None):
        state = done.view(viewer).state
        assert (state.dealt, state.skat, state.laid) == (DEAL.hands, DEAL.skat, Hand.parse("CA DA"))
        assert result(state) == result(done.state)


def test_skat_17_7_who_leaves_before_the_first_lead_has_lost_nothing() -> None:
    for actions in ((), ROUND[:1], ROUND[:2], ROUND[:5]):
        done = after(passed_out(ON), *actions).apply(Stop(TABLE, Ending.LEFT, 1))
        assert done.state.ending is Ending.VOID and result(done.state).totals == (0, 0, 0)
        assert all(done.view(viewer).state.dealt == DEAL.hands for viewer in (0, 1, 2, None))


def test_skat_17_7_who_leaves_later_pays_for_the_refusals_too() -> None:
    done = play(after(passed_out(ON), *ALL_PASS_ON), "CA").apply(Stop(TABLE, Ending.LEFT, 2))
    assert result(done.state).totals == (0, 0, -960)


def round_deal(wanted: dict[str, Any] = ROUNDS) -> SkatGame:
    return new_game(options("german", wanted), replace(DEAL, schieberramsch=True))


def test_skat_17_7_in_a_schieberramsch_round_nobody_bids() -> None:
    game = round_deal()
    assert game.state.stage is Stage.PUSH and set(game.asks) == {0}
    assert refused(game, Bid(1, 18)) is not None and refused(game, Pass(1)) is not None
    done = played_out(after(game, *ROUND))
    assert result(done.state).totals == result(played_out(after(passed_out(ON), *ROUND)).state).totals
    assert result(done.state).declarer is None and refused(round_deal(), Kontra(1)) is Reason.NOT_NOW


def test_skat_17_7_a_round_after_three_passes_is_no_such_round() -> None:
    game = new_game(options("german", ROUNDS), DEAL)
    assert game.state.stage is Stage.AUCTION
    assert after(game, Pass(1), Pass(2), Pass(0)).state.ending is Ending.PASSED_OUT


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        ON,
        {"ramsch.on_pass_out": "ramsch"},
        {"bock.enabled": True},
        {"special_rounds.mode": "schieberramsch"},  # no bock trigger is looked at
    ],
)
def test_skat_17_7_no_such_deal_where_no_such_rounds_are_played(wanted: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition) as refusal:
        round_deal(wanted)
    assert refusal.value.code == "ramsch-not-played"


@pytest.mark.parametrize("mode", ["schieberramsch", "bock_then_schieberramsch"])
def test_skat_17_7_rounds_come_from_the_mode_as_well(mode: str) -> None:
    game = round_deal({"bock.enabled": True, "kontra.enabled": True, "special_rounds.mode": mode})
    assert game.state.stage is Stage.PUSH


def test_skat_17_7_a_round_in_bock_counts_double() -> None:
    wanted: dict[str, Any] = {"bock.enabled": True, "special_rounds.mode": "bock_then_schieberramsch"}
    game = new_game(options("german", wanted), replace(SWEEP, schieberramsch=True, bock=2))
    assert spoken(result(played_out(after(game, *ALL_PASS_ON)).state)) == ["durchmarsch 120", "bock 240"]
