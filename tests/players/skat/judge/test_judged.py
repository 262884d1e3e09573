"""Bids, discards and contracts by the judge: always legal, and sensible where everybody would agree."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import option_sets, presets, tournee_sets, variants

from knekt.cards import Hand, Seed
from knekt.engine import Action, View
from knekt.players.random import RandomPlayer
from knekt.players.skat.calling import judged_calls, judged_turning
from knekt.players.skat.judge import judge, prospect_of
from knekt.players.skat.judge.pays import pays
from knekt.players.skat.judged_player import JudgedPlayer
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import step
from knekt.skat import Facts, Options, Stage, State, new_game, options, rules, score

STRONG = Hand.parse("CJ SJ HJ CA CT CK C9 HA HT D7")
FAIR = Hand.parse("CJ HJ CA CT C9 C8 SA S7 HK D8")
WEAK = Hand.parse("DJ C9 C8 SK S8 S7 HQ H8 DK D9")
SEATS = range(3)


class Looked:
    """A judged player whose every answer is checked."""

    def __init__(self, seed: int) -> None:
        self._player = JudgedPlayer(RulePlayer(seed), skats=6)

    def choose(self, view: View[State]) -> Action:
        action = self._player.choose(view)
        assert any(ask.contains(action) for ask in view.asks), (action, view.events)
        return action

    def interject(self, view: View[State]) -> Action | None:
        action = self._player.interject(view)
        assert action is None or any(ask.contains(action) for ask in view.asks)
        return action


def plays_legally(chosen: Options, number: int, others: int) -> None:
    """The deal up to the first lead; the seats in `others` bid at random, so that any contract comes up."""
    players = [RandomPlayer(Random(number)) if others >> seat & 1 else Looked(number) for seat in SEATS]
    game = new_game(chosen, Seed.parse(f"judged {number}"))
    while not game.is_over and game.state.stage not in (Stage.PLAY, Stage.EXCHANGE, Stage.PUSH):
        game = step(game, players)


@settings(max_examples=12, deadline=None)
@given(presets() | option_sets() | variants(), st.integers(0, 2**32), st.integers(0, 7))
def test_every_answer_is_legal_in_german_skat(chosen: Options, number: int, others: int) -> None:
    plays_legally(chosen, number, others)


@settings(max_examples=8, deadline=None)
@given(presets("tournee", "tournee-house") | tournee_sets(), st.integers(0, 2**32), st.integers(0, 7))
def test_every_answer_is_legal_in_tournee(chosen: Options, number: int, others: int) -> None:
    plays_legally(chosen, number, others)


@pytest.mark.parametrize("seat", SEATS)
def test_strong_hands_are_bid_and_weak_ones_passed(seat: int) -> None:
    table = rules(options("isko"))
    strong, fair, weak = (
        judged_calls.limit(judge(), table, hand, seat, skats=40) for hand in (STRONG, FAIR, WEAK)
    )
    assert weak == 0 < 18 <= fair <= strong
    assert strong >= 96


def test_in_tournee_too() -> None:
    table = rules(options("tournee"))
    assert judged_turning.dares(judge(), table, STRONG, 0, 10)
    assert not judged_turning.dares(judge(), table, WEAK, 0, 10)


def test_a_higher_bid_never_promises_more() -> None:
    prospect = prospect_of(judge(), rules(options("isko")), FAIR, 1, 15)
    promised = [prospect.expects(bid) for bid in prospect.bids]
    assert promised == sorted(promised, reverse=True)
    assert promised[0] > promised[-1]


def test_a_prospect_tells_which_skats_help_and_what_is_played_then() -> None:
    table = rules(options("isko"))
    strong, weak = (prospect_of(judge(), table, hand, 0, 30) for hand in (STRONG, WEAK))
    assert strong.skats == weak.skats == 30
    assert strong.helped(0) == 1 > weak.helped(0)
    assert sum(share for _, share in weak.favourites) == pytest.approx(1)
    assert not any(contract.row.hand for contract, _ in weak.favourites)
    assert all(contract.row.hand for contract in weak.hand_game)


def test_what_a_game_pays_is_what_the_rules_count() -> None:
    table = rules(options("isko"))
    for name, run, bid in (
        ("C", 2, 18),
        ("C", -1, 60),
        ("GHS", 4, 24),
        ("D", -11, 18),
        ("H", 1, 23),
        ("S", -2, 59),
    ):
        contract = table.contracts[name]
        start, *steps = pays(table, contract, run, bid)
        for reached, (points, tricks) in enumerate(((30, 2), (60, 4), (89, 8), (119, 9), (120, 10))):
            counted = score(table.options, Facts(contract, run, points, tricks, bid))
            assert start + sum(steps[:reached]) == counted.total + (50 if counted.won else -50)
