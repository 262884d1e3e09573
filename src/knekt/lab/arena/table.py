"""One deal played in the arena: CPU time is measured, and players who may see all cards are shown them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Protocol, runtime_checkable

from knekt.engine import Action, Game, View
from knekt.players import Outspoken, Player, step

__all__ = ["Allseeing", "Timed", "play"]

MICROSECONDS = 1_000_000
_CARDS = "play", "play-open"


@runtime_checkable
class Allseeing(Player, Protocol):
    """A player who is shown the whole deal before each of its actions;
    only for measuring, never among people.
    """

    def look(self, game: Game[Any]) -> None:
        """Show the player the deal as it is now."""


class Timed:
    """A player, and the CPU time of each card that it chose, in microseconds."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.cards: list[int] = []

    def choose(self, view: View[Any]) -> Action:
        started = process_time()
        action = self.player.choose(view)
        if action.kind in _CARDS:
            self.cards.append(round((process_time() - started) * MICROSECONDS))
        return action

    def interject(self, view: View[Any]) -> Action | None:
        return self.player.interject(view) if isinstance(self.player, Outspoken) else None


def play(
    game: Game[Any], players: Sequence[Timed], until: Callable[[Game[Any]], bool] = lambda game: False
) -> Game[Any]:
    """The deal played to its end, or until `until` is true; the players sit in the order of the seats."""
    while not game.is_over and not until(game):
        for each in players:
            if isinstance(each.player, Allseeing):
                each.player.look(game)
        game = step(game, players)
    return game
