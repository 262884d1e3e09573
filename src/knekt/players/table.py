"""A deal played by players, each of whom sees only its own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from knekt.engine import Action, Game
from knekt.players.family import steward_of
from knekt.players.player import Outspoken, Player

__all__ = ["decision", "play_deal", "step"]

Deal = TypeVar("Deal", bound=Game[Any])


def play_deal(game: Deal, players: Sequence[Player]) -> Deal:
    """The deal played to its end; the players sit in the order of the seats.

    >>> from random import Random
    >>> from knekt.cards import Seed
    >>> from knekt.games import new_game
    >>> from knekt.players.random import RandomPlayer
    >>> over = play_deal(new_game("german", Seed.parse("a first deal")), [RandomPlayer(Random(1))] * 3)
    >>> over.is_over
    True
    """
    while not game.is_over:
        game = step(game, players)
    return game


def step(game: Deal, players: Sequence[Player]) -> Deal:
    """The game after one more action."""
    return game.apply(decision(game, players))


def decision(game: Game[Any], players: Sequence[Player]) -> Action:
    """The next action: of a player who speaks out of turn, or else of the player who must act."""
    steward = steward_of(game.rules.options)
    if steward.hears(game):
        for seat, asks in game.asks.items():
            player = players[seat]
            if not any(ask.must for ask in asks) and isinstance(player, Outspoken):
                said = player.interject(game.view(seat))
                if said is not None:
                    return said
    turn = game.turn
    assert turn is not None
    return steward.ruling(game, players[turn].choose(game.view(turn)))
