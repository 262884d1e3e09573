"""Belief: bids and cards played make the real cards of the others likelier, and no cards impossible."""

from __future__ import annotations

from math import log

import pytest

from knekt.cards import Hand, Seed
from knekt.players import RulePlayer, step
from knekt.players.skat.knowing.belief import Belief
from knekt.players.skat.knowing.worlds import World, Worlds
from knekt.skat import SkatGame, Stage, new_game


def played(number: int, cards: int) -> SkatGame | None:
    """A suit game or grand with so many cards played by rules of thumb; None if it ended before."""
    game, players = new_game("isko", Seed.parse(f"belief {number}")), [RulePlayer(seat) for seat in range(3)]
    while not game.is_over and (game.state.stage is not Stage.PLAY or game.state.cards_played < cards):
        game = step(game, players)
    if game.is_over or game.state.claim is not None or game.state.contract is None:
        return None
    return None if game.state.contract.is_null else game


def gain(game: SkatGame, seat: int) -> float:
    """The logarithm of how much more likely the real world is believed than the average one."""
    state = game.state
    one, two, three = (state.hand(each) for each in range(3))
    assert isinstance(state.laid, Hand)
    _, others = Worlds(game.view(seat)).lies(60, 1)
    true = World((one, two, three), state.laid)
    weights = Belief(game.view(seat)).weights([true.lie, *others])
    assert min(weights) > 0
    return log(weights[0] / (sum(weights[1:]) / len(others)))


@pytest.mark.parametrize(("cards", "least"), [(1, 0.4), (9, 0.4)])
def test_what_others_have_done_tells_of_their_cards(cards: int, least: float) -> None:
    games = [game for number in range(24) if (game := played(number, cards)) is not None]
    assert len(games) > 12
    gains = [gain(game, seat) for game in games for seat in range(3)]
    assert sum(gains) / len(gains) > least


def test_the_play_tells_more_than_the_bids_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [game for number in range(24) if (game := played(number, 12)) is not None]
    both = sum(gain(game, seat) for game in games for seat in range(3))
    monkeypatch.setattr(Belief, "_plays", lambda self, worlds: [1.0] * len(worlds))
    assert both > sum(gain(game, seat) for game in games for seat in range(3)) + 0.1 * len(games)
