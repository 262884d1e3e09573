"""Play, score, analyse and learn card games: the names that programs begin with.

>>> game = new_game("german", Seed.parse("a first deal"))
>>> [str(action) for action in game.asks[1][0].singles()][:3]
['M 18', 'M 20', 'M 22']
>>> game = game.apply(parse_action("M 18", game.rules))
>>> game.turn, str(game.events[-1])
(0, 'M 18')
"""

from knekt.cards import Card, Hand, Seed
from knekt.engine import Action, Ask, Event, Game, View
from knekt.errors import IllegalAction, KnektError
from knekt.games import new_game, options, result
from knekt.notation import parse_action, read_lines, read_text, write_lines, write_text
from knekt.sheet import Sitting

__all__ = [
    "Action",
    "Ask",
    "Card",
    "Event",
    "Game",
    "Hand",
    "IllegalAction",
    "KnektError",
    "Seed",
    "Sitting",
    "View",
    "new_game",
    "options",
    "parse_action",
    "read_lines",
    "read_text",
    "result",
    "write_lines",
    "write_text",
]
