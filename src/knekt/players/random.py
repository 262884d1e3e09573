"""A player who knows the rules and nothing else: the measure of all others."""

from __future__ import annotations

from typing import Any

from knekt.cards import Choosing
from knekt.engine import Action, View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Answers each question with any legal action, all equally likely; it never speaks out of turn.

    >>> from random import Random
    >>> from knekt.cards import Seed
    >>> from knekt.games import new_game
    >>> game = new_game("german", Seed.parse("a first deal"))
    >>> game.asks[1][0].contains(RandomPlayer(Random(1)).choose(game.view(1)))
    True
    """

    def __init__(self, rng: Choosing) -> None:
        self._rng = rng

    def choose(self, view: View[Any]) -> Action:
        return next(ask for ask in view.asks if ask.must).sample(self._rng)
