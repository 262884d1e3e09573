"""Whether a seat has anything to choose: the questions alone tell."""

from __future__ import annotations

from typing import Any

from knekt.engine import Action, Game, Seat

__all__ = ["PLAYED", "last_choice", "only_card"]

_PLAYS = "play", "play-open"  # the actions that play a card, in every family
PLAYED = "played", "played-open"  # the events that they become


def only_card(game: Game[Any]) -> Action | None:
    """The only card that can be played now; None if there is a choice, or if something else is asked."""
    if game.turn is None:
        return None
    asked = [ask for ask in game.asks[game.turn] if ask.must]
    only = list(asked[0].singles()) if len(asked) == 1 and asked[0].ways == 1 else []
    return only[0] if only and only[0].kind in _PLAYS else None


def last_choice(game: Game[Any], seat: Seat) -> int | None:
    """How many events there were before the seat's last choice; None if it has chosen nothing yet.

    The only card that could be played is no choice: the deal would come to the same point again.
    """
    for number in range(len(game.events) - 1, 0, -1):
        action = game.rules.cause(game.events[number])
        if action is not None and action.seat == seat and only_card(game.until(number)) is None:
            return number
    return None
