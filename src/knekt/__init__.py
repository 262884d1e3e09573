"""Play, score, analyse and learn card games: the names that programs begin with.

>>> game = new_game("german", Seed.parse("a first deal"))
>>> [str(action) for action in game.legal][:3]
['M 18', 'M 20', 'M 22']
>>> game = game.play("M 18")
>>> game.turn, str(game.events[-1])
(0, 'M 18')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from knekt.analysis import advise
    from knekt.cards import Card, Hand, Seed
    from knekt.engine import Action, Ask, Event, Game, View
    from knekt.errors import IllegalAction, KnektError, NotationError
    from knekt.games import new_game, options, result
    from knekt.notation import (
        Record,
        SittingRecord,
        parse_action,
        read_lines,
        read_text,
        write_lines,
        write_text,
    )
    from knekt.players import Player, level_player, opponent, play_deal
    from knekt.sheet import Sitting
    from knekt.solver.solve import solve

__all__ = [
    "Action",
    "Ask",
    "Card",
    "Event",
    "Game",
    "Hand",
    "IllegalAction",
    "KnektError",
    "NotationError",
    "Player",
    "Record",
    "Seed",
    "Sitting",
    "SittingRecord",
    "View",
    "advise",
    "level_player",
    "new_game",
    "opponent",
    "options",
    "parse_action",
    "play_deal",
    "read_lines",
    "read_text",
    "result",
    "solve",
    "write_lines",
    "write_text",
]

# The rooms that have the public names. A room is imported when one of its names is asked for, so that a
# program that needs few of them starts at once.
_ROOMS = {
    "analysis": ("advise",),
    "cards": ("Card", "Hand", "Seed"),
    "engine": ("Action", "Ask", "Event", "Game", "View"),
    "errors": ("IllegalAction", "KnektError", "NotationError"),
    "games": ("new_game", "options", "result"),
    "notation": (
        "Record",
        "SittingRecord",
        "parse_action",
        "read_lines",
        "read_text",
        "write_lines",
        "write_text",
    ),
    "players": ("Player", "level_player", "opponent", "play_deal"),
    "sheet": ("Sitting",),
    "solver": ("solve",),
}


def __getattr__(name: str) -> Any:
    for room, names in _ROOMS.items():
        if name in names:
            found = getattr(import_module(f"knekt.{room}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
