"""Skat in an arena: scored by Seeger-Fabian in the German forms, in Tournée by its own points."""

from __future__ import annotations

from typing import Any

from knekt.engine import Game
from knekt.lab.arena.game import ArenaGame, Outcome
from knekt.sheet.skat.rows import FOR_A_GAME, FOR_OTHERS_LOSS
from knekt.skat import Contract, Options, Result, Stage, result

__all__ = ["ARENA", "points"]

PLAYERS = 3
LIST = 36  # the deals of a list


def points(options: Options, found: Result) -> tuple[float, ...]:
    """The score of each seat: by tournament scoring (16.2) in the German forms, else as on the sheet.

    >>> from knekt.skat import options
    >>> from knekt.skat import Ending
    >>> points(options("isko"), Result(None, None, None, Ending.PASSED_OUT))
    (0, 0, 0)
    """
    if not options.is_german or found.score is None:
        return found.totals
    won = found.score.won
    own = FOR_A_GAME if won else -FOR_A_GAME
    other = 0 if won else FOR_OTHERS_LOSS[PLAYERS]
    return tuple(
        total + (own if seat == found.declarer else other) for seat, total in enumerate(found.totals)
    )


def _outcome(game: Game[Any]) -> Outcome:
    state, found = game.state, result(game.state)
    scores = points(game.rules.options, found)
    if found.score is None or found.declarer is None:
        return Outcome(scores, (), (), None, "ramsch" if state.is_ramsch else "")
    return Outcome(scores, (found.declarer,), state.defenders, found.score.won, _kind(state.contract))


def _kind(contract: Contract) -> str:
    """The kind of a contract: suit, grand or null, with or without hand; in Tournée the way it is played."""
    row = contract.row
    return row.way or (f"{row.play}-hand" if row.hand else row.play)


ARENA = ArenaGame(
    places=lambda options: (0, 1, 2),
    partners=lambda options: False,
    outcome=_outcome,
    cards_begin=lambda game: game.state.stage is Stage.PLAY,
    list_deals=lambda options: LIST if options.is_german else None,
)
