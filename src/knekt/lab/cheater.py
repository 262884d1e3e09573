"""A player who sees all cards, to show how well a player could do at best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from knekt.engine import Action, Game, TableOptions, View
from knekt.lab.family import lab_of
from knekt.players import Outspoken, opponent
from knekt.solver import position_of, solve

__all__ = ["Cheater"]

_CARDS = "play", "play-open"


class Cheater:
    """Plays each card by its exact value with open cards, and bids what it can make;
    otherwise it is the rule player.

    `look` shows it the deal itself, which no player at a table ever sees.

    >>> from knekt.cards import Seed
    >>> from knekt.games import new_game
    >>> game = new_game("isko", Seed.parse("a first deal"))
    >>> cheater = Cheater(game.rules.options)
    >>> cheater.look(game)
    >>> game.asks[1][0].contains(cheater.choose(game.view(1)))
    True
    """

    def __init__(self, options: TableOptions, seed: int = 0) -> None:
        self._rule = opponent(options, seed)
        self._answers = lab_of(options).answer
        self._game: Game[Any] | None = None

    def look(self, game: Game[Any]) -> None:
        """Take note of the deal as it is now."""
        self._game = game

    def choose(self, view: View[Any]) -> Action:
        game = self._game
        assert game is not None and view.seat is not None, "it has been shown no deal"
        ask = next(ask for ask in view.asks if ask.must)
        singles: Iterable[Any] = ask.singles()
        plays = {action.card: action for action in singles if action.kind in _CARDS}
        if not plays:
            solved = self._answers(game, view.seat)
            return solved if solved is not None and ask.contains(solved) else self._rule.choose(view)
        usual: Any = self._rule.choose(view)
        found = solve(position_of(game), cards=True)
        best = [card for card, value in found.cards.items() if value.low == found.value.low]
        # Of equally good cards, the usual one is played.
        is_best = usual.kind not in _CARDS or usual.card in best
        chosen: Action = usual if is_best else plays[best[0]]
        return chosen

    def interject(self, view: View[Any]) -> Action | None:
        return self._rule.interject(view) if isinstance(self._rule, Outspoken) else None
