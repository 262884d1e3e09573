"""Weaker players waver between cards that seem to cost little; the master never does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import exp
from random import Random

import pytest

from knekt.cards import Card, Seed
from knekt.engine import View
from knekt.players import Budget, Level, level_player, step
from knekt.players.skat.levels import WAVERS
from knekt.players.skruf.levels import WAVERS as SKRUF_WAVERS
from knekt.players.thinking.poll import CardStanding, Poll
from knekt.skat import PRESETS, SkatGame, Stage, State, new_game

BEST, NEAR, FAR, EQUAL = (Card.parse(text) for text in ("HA", "HT", "H7", "HK"))
DRAWN = 4000
ISKO = PRESETS["isko"]


def stood(stake: float) -> Poll:
    gaps = ((BEST, 0.0), (NEAR, 5.0), (FAR, 100.0))
    return Poll(tuple(CardStanding(card, -gap, gap, 1.0, 20) for card, gap in gaps), 20, stake=stake)


def shares(poll: Poll, first: Card, wavers: float) -> dict[Card, float]:
    rng = Random(7)
    found = Counter(poll.wavering(first, wavers, rng) for _ in range(DRAWN))
    return {card: found[card] / DRAWN for card in (BEST, NEAR, FAR)}


def test_what_costs_little_is_played_now_and_then_and_what_costs_much_never() -> None:
    found = shares(stood(stake=100.0), BEST, 0.05)
    assert found[NEAR] == pytest.approx(exp(-1) / (1 + exp(-1)), abs=0.03)
    assert found[FAR] == 0


def test_the_more_is_at_stake_the_more_seems_little() -> None:
    small, large = (shares(stood(stake), BEST, 0.05)[NEAR] for stake in (40.0, 400.0))
    assert small < 0.15 < 0.35 < large


@pytest.mark.parametrize(("stake", "wavers"), [(100.0, 0.0), (0.0, 0.05)])
def test_who_does_not_waver_and_where_nothing_is_at_stake_the_first_choice_stands(
    stake: float, wavers: float
) -> None:
    assert shares(stood(stake), NEAR, wavers)[NEAR] == 1


def test_cards_that_are_as_good_do_not_make_one_waver() -> None:
    poll = Poll(tuple(CardStanding(card, 0.0, 0.0, 0.0, 20) for card in (BEST, EQUAL)), 20, stake=100.0)
    assert shares(poll, EQUAL, 0.05)[BEST] == 0


@pytest.mark.parametrize("wavers", [*WAVERS.values(), SKRUF_WAVERS])
def test_the_higher_the_level_the_less_it_wavers(wavers: Mapping[Level, float]) -> None:
    assert wavers[Level.CLUB] > wavers[Level.STRONG] > wavers[Level.MASTER] == 0


def test_the_same_seed_wavers_in_the_same_way_and_others_otherwise() -> None:
    budget = Budget(12)
    told = list[list[Card]]()
    for seed in range(24):
        one, other = (level_player(ISKO, Level.CLUB, seed, budget) for _ in "ab")
        views = led_to()
        cards = [getattr(one.choose(view), "card", None) for view in views]
        assert cards == [getattr(other.choose(view), "card", None) for view in views]
        told.append([card for card in cards if card])
    assert len({tuple(cards) for cards in told}) > 1


def led_to() -> list[View[State]]:
    """The views of the seats on lead, in a deal of casual players."""
    game: SkatGame = new_game(ISKO, Seed.parse("wavering"))
    players = [level_player(ISKO, Level.CASUAL, seat) for seat in range(3)]
    found = []
    while not game.is_over:
        if game.state.stage is Stage.PLAY and not game.state.trick and game.turn is not None:
            found.append(game.view(game.turn))
        game = step(game, players)
    return found[:4]
