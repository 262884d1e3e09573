"""Players and stewards are found by the game; nothing else decides between two actions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Action, Game, View
from knekt.games import PRESETS, options
from knekt.players import RandomPlayer, RulePlayer, opponent, step, steward_of
from knekt.players import table as at_table
from knekt.players.skat.steward import SkatSteward
from knekt.skat import (
    FAMILY,
    PACK,
    Answer,
    Bid,
    Claim,
    Declare,
    Judge,
    Pass,
    Placed,
    PlayHand,
    SkatGame,
    contracts,
    new_game,
    place_game,
)

START = new_game("german", Seed.parse("a first deal"))


@pytest.mark.parametrize("preset", FAMILY.presets)
def test_skat_has_its_opponent_and_its_manners(preset: str) -> None:
    assert isinstance(opponent(PRESETS[preset], 1), RulePlayer)
    assert isinstance(steward_of(PRESETS[preset]), SkatSteward)


def test_the_same_seed_gives_the_same_opponent() -> None:
    tastes = [vars(opponent(options("german"), seed)) for seed in (1, 1, 2)]
    assert tastes[0] == tastes[1] != tastes[2]


class Watched(RandomPlayer):
    """Passes where it can, and counts how often it is asked out of turn."""

    def __init__(self) -> None:
        super().__init__(Random(1))
        self.heard = 0

    def choose(self, view: View[Any]) -> Action:
        assert view.seat is not None
        passed = Pass(view.seat)
        return passed if any(ask.contains(passed) for ask in view.asks) else super().choose(view)

    def interject(self, view: View[Any]) -> Action | None:
        self.heard += 1
        return None


class Strict:
    """Makes the first pass a bid of 18."""

    def __init__(self, hears: bool) -> None:
        self._hears = hears

    def hears(self, game: Game[Any]) -> bool:
        return self._hears

    def ruling(self, game: Game[Any], action: Action) -> Action:
        return Bid(action.seat, 18) if action == Pass(1) else action


def test_the_table_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    assert step(START, [Watched()] * 3) == START.apply(Pass(1))
    monkeypatch.setattr(at_table, "steward_of", lambda options: Strict(True))
    assert step(START, [Watched()] * 3) == START.apply(Bid(1, 18))


@pytest.mark.parametrize("hears", [True, False])
def test_nobody_speaks_out_of_turn_where_the_table_does_not_hear(
    hears: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_table, "steward_of", lambda options: Strict(hears))
    game = START
    for action in (Pass(1), Bid(2, 18), Pass(0), PlayHand(2), Declare(2, game.state.rules.contract("GH"))):
        game = game.apply(action)
    assert game.turn == 0 and 2 in game.asks  # forehand leads; rearhand may still give up
    rearhand = Watched()
    step(game, [Watched(), Watched(), rearhand])
    assert rearhand.heard == hears


CERTAIN = "CJ SJ HJ DJ CA CT CK CQ SA HA"  # a grand that takes every trick
DOUBTFUL = "CJ DJ CA CT SK SQ HK HQ DT D9"


def grand(hand: str, preset: str = "isko") -> SkatGame:
    """Forehand plays grand with these cards, and leads."""
    rest, chosen = list(Hand.of(PACK) - Hand.parse(hand)), options(preset)
    hands = Hand.parse(hand), Hand.of(rest[:10]), Hand.of(rest[10:20])
    return place_game(chosen, Placed(hands, Hand.of(rest[20:]), 0, contracts(chosen)["G"], 18))


@pytest.mark.parametrize(("hand", "ruled"), [(CERTAIN, Judge(TABLE, True)), (DOUBTFUL, Answer(1, False))])
def test_skat_11_5_a_claim_that_is_proved_needs_no_consent(hand: str, ruled: Action) -> None:
    claimed = grand(hand).apply(Claim(0, 10))
    assert SkatSteward().ruling(claimed, Answer(1, False)) == ruled
    assert SkatSteward().ruling(claimed, Answer(1, True)) == Answer(1, True)


def test_skat_17_1_others_are_heard_between_tricks_and_where_one_doubles_in_the_first() -> None:
    hears = SkatSteward().hears
    for preset, in_the_first_trick in (("isko", False), ("pub", True)):
        game = grand(CERTAIN, preset)
        heard = [hears(game)]
        for _ in range(4):
            game = game.apply(RandomPlayer(Random(1)).choose(game.view(game.turn)))
            heard.append(hears(game))
        assert heard == [True, in_the_first_trick, in_the_first_trick, True, False]
    assert not hears(grand(CERTAIN).apply(Claim(0, 10)))
