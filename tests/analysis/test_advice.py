"""Advice: sound numbers, and reasons that hold in the worlds they rest on."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.analysis import advise, advising
from knekt.analysis.reasons import AskedWorld, Fact, reasons_for
from knekt.analysis.skat.weighing import both_worths, chance_between
from knekt.cards import Hand, Seed
from knekt.engine import Game
from knekt.errors import KnektError
from knekt.games import PRESETS, new_game, options
from knekt.message import Message
from knekt.players import Budget, RandomPlayer, opponent, play_deal, step
from knekt.players.skat.judge import judge, prospect_of
from knekt.players.skat.judge.pays import pays
from knekt.players.skat.judge.prospect import plain_contracts, skats_of
from knekt.players.skat.playing.card_turn import CardTurn
from knekt.skat import (
    PACK,
    Bid,
    Dealt,
    Declare,
    Pass,
    PlayHand,
    SayRamsch,
    Stage,
    TakeSkat,
    TurnUp,
    rules,
)
from knekt.telling import named
from knekt.words import LANGUAGES, say

WITHOUT = Pass | SayRamsch  # a seat that does this has no game to win


def fact(name: str) -> Fact:
    return Fact(Message("fact-trumps", {"most": len(name), "least": 0}), name)


def witnesses() -> list[AskedWorld]:
    """One action wins in the six worlds of ten where trumps are even, the other action in the four others."""
    even, odd, rare = fact("even"), fact("odd"), fact("rare")
    return [
        AskedWorld(1.0, frozenset({even} | ({rare} if number == 0 else set())), {"a": 1.0, "b": 0.0})
        for number in range(6)
    ] + [AskedWorld(1.0, frozenset({odd}), {"a": 0.0, "b": 1.0}) for _ in range(4)]


def test_reasons_tell_what_the_worlds_say() -> None:
    found = {each.id: dict(each.args) for each in reasons_for(witnesses(), "a", "b")}
    assert found["reason-suffers"] == {"fact": fact("odd").message, "chance": 0, "share": 40}
    assert found["reason-gains"] == {"fact": fact("even").message, "chance": 100, "share": 60}
    assert found["reason-other"] == {"fact": fact("odd").message, "chance": 40, "share": 100}


def test_weights_count() -> None:
    heavy = [AskedWorld(3.0 if each.chances["a"] else 1.0, each.facts, each.chances) for each in witnesses()]
    found = {each.id: dict(each.args) for each in reasons_for(heavy, "a", None)}
    assert found["reason-suffers"]["share"] == 18  # 4 of 22


def test_what_is_certain_is_said_so() -> None:
    sure = [AskedWorld(1.0, frozenset(), {"a": 1.0})] * 5
    lost = [AskedWorld(1.0, frozenset(), {"a": 0.0})] * 5
    assert [each.id for each in reasons_for(sure, "a", None)] == ["reason-always"]
    assert [each.id for each in reasons_for(lost, "a", None)] == ["reason-never"]
    assert reasons_for([], "a", None) == ()


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6), st.integers(0, 60), st.booleans())
def test_advice_is_legal_and_can_be_said(preset: str, seed: int, steps: int, wildly: bool) -> None:
    game = new_game(preset, Seed.parse(f"advice {seed}"))
    rules = game.rules.options
    players = [RandomPlayer(Random(seed)) if wildly else opponent(rules, seed)] * 4
    for _ in range(steps):
        if game.is_over:
            break
        game = step(game, players)
    if game.is_over or game.turn is None:
        return
    view = game.view(game.turn)
    advice = advise(view, Budget(4), seed)
    assert advice == advise(view, Budget(4), seed)
    assert advice.best.behind in (None, 0.0)
    for each in advice.suggestions:
        assert any(ask.contains(each.action) for ask in view.asks)
        assert each.chance is None or 0 <= each.chance <= 1
        for lang in LANGUAGES:
            for message in (named(game.rules.options, each.action), *each.reasons):
                assert say(message, lang)


def late_in(seed: int) -> Game[Any] | None:
    """A deal with three tricks to play and a choice of cards; None if there is no such moment."""
    game = new_game("isko", Seed.parse(f"advice {seed}"))
    players = [opponent(game.rules.options, 1)] * 3
    while not game.is_over and game.state.cards_played < 21:
        game = step(game, players)
    if game.is_over or game.turn is None or game.state.claim is not None:
        return None
    return game if len(CardTurn.of(game.view(game.turn)).legal) > 1 else None


def test_advice_gets_better_until_every_world_is_known() -> None:
    game = next(game for seed in range(50) if (game := late_in(seed)) is not None)
    assert game.turn is not None
    found = list(advising(game.view(game.turn)))
    worlds = [each.worlds for each in found]
    assert worlds == sorted(worlds) and len(found) > 1
    assert found[-1].is_complete and found[-1].best.error == 0
    assert not any(each.is_complete for each in found[:-1])


def test_nobody_is_advised_whose_turn_it_is_not() -> None:
    game = new_game("german", Seed.parse("advice 1"))
    assert game.turn is not None
    with pytest.raises(KnektError) as refused:
        advise(game.view((game.turn + 1) % 3))
    assert refused.value.code == "nothing-to-advise"
    over = play_deal(game, [opponent(game.rules.options)] * 3)
    with pytest.raises(KnektError):
        advise(over.view(0))


def test_a_strong_hand_is_told_how_high_and_a_weak_one_to_pass() -> None:
    strong = dealt("CJ SJ HJ CA CT CK C9 HA HT D7")
    advice = advise(strong.view(1))
    assert isinstance(advice.best.action, Bid) and advice.basis == "judge"
    told = {reason.id: reason.args for reason in advice.best.reasons}
    assert int(str(told["reason-up-to"]["bid"])) >= 48  # with three, game four, and clubs are 48
    weak = advise(dealt("CK CQ SK SQ ST HK HQ HT DK DQ").view(1))
    assert isinstance(weak.best.action, Pass)


@pytest.mark.parametrize("cards", ["CJ SJ HJ CA CT CK C9 HA HT D7", "SJ DJ CA C9 C8 SK S8 HA H9 D7"])
def test_how_likely_a_game_is_won_is_what_the_best_of_each_skat_comes_to(cards: str) -> None:
    """Checked against every discard and every contract, for a sample of skats."""
    hand, isko, skats, bid = Hand.parse(cards), rules(options("isko")), 12, 18
    found, eager = both_worths(lambda judge: prospect_of(judge, isko, hand, 0, skats))
    won = []
    for pair in skats_of(hand, skats):
        ways = (
            (outlook.expects(pays(isko, contract, contract.matadors(hand | pair), bid)), outlook.win)
            for contract in plain_contracts(isko)
            if not contract.row.hand
            for _, outlook in judge().discards(contract, hand | pair, 0)
        )
        won.append(max(ways)[1])
    assert chance_between(found.with_skat[0], eager.with_skat[0]) == pytest.approx(fmean(won), abs=0.005)
    assert (
        chance_between(found.with_skat[-1], eager.with_skat[-1]) < 0.005
    )  # nothing is worth the highest bid of all


@pytest.mark.parametrize("form", ["tournee", "tournee-house"])
def test_every_step_of_tournee_before_the_first_lead_is_advised_with_numbers(form: str) -> None:
    """A seat that follows the advice, and turns where it may, gets as far as the play."""
    met = set[str]()
    for seed in range(2):
        game = new_game(form, Seed.parse(f"advice {seed}"))
        while not game.is_over and game.state.stage is not Stage.PLAY:
            assert game.turn is not None
            advice = advise(game.view(game.turn))
            scores = [each.score for each in advice.suggestions]
            assert advice.basis == "judge" and None not in scores
            assert all(
                (each.chance is None) == isinstance(each.action, WITHOUT) for each in advice.suggestions
            )
            assert scores == sorted(scores, key=lambda score: -(score or 0))
            turns = [each.action for each in advice.suggestions if isinstance(each.action, TurnUp)]
            action = turns[0] if turns else advice.best.action
            met.add(action.kind)
            game = game.apply(action)
    assert met >= {"bid", "pass", "turn-up", "discard"} and met & {"keep", "reject"}


def test_a_hand_without_a_hole_is_played_solo() -> None:
    game = dealt("CJ SJ HJ CA CT CK CQ C9 SA HA", "tournee")
    called = advise(game.view(1)).best
    assert isinstance(called.action, Bid) and called.score is not None and called.score > 40
    assert called.reasons[1].args["way"] == "solo"
    for action in (called.action, Pass(0), Pass(2)):
        game = game.apply(action)
    assert isinstance(advise(game.view(1)).best.action, PlayHand)


def dealt(middle: str, preset: str = "isko") -> Game[Any]:
    """A deal with these cards in middlehand, who speaks first."""
    cards = Hand.parse(middle)
    rest = list(Hand.of(PACK) - cards)
    hands = Hand.of(rest[::2][:10]), cards, Hand.of(rest[1::2][:10])
    skat = Hand.of(PACK) - hands[0] - hands[1] - hands[2]
    return new_game(preset, Dealt(hands, skat, top=None if preset == "isko" else skat[0]))


def test_cards_are_laid_away_for_the_game_that_promises_most() -> None:
    game = dealt("CJ SJ HJ CA CT CK C9 HA HT D7")
    for action in (Bid(1, 18), Pass(0), Pass(2), TakeSkat(1)):
        game = game.apply(action)
    advice = advise(game.view(1))
    chances = [each.chance for each in advice.suggestions]
    assert all(chance is not None and chance > 0.9 for chance in chances)
    assert advice.best.reasons[0].id == "reason-plays"
    after = game.apply(advice.best.action)
    named = advise(after.view(1))
    assert isinstance(named.best.action, Declare)
    assert named.best.action.contract.message == advice.best.reasons[0].args["contract"]
    assert str(named.best.action.contract) == advice.best.game
