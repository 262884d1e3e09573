"""Whist as a family of games: `KNEKT_FAMILIES=whist.family` brings it to a table."""

from __future__ import annotations

from pathlib import Path

from knekt.engine import Family
from whist.deal import Dealt
from whist.game import MOVES, WhistGame, rules
from whist.options import CHAPTERS, PRESETS, doubts, options
from whist.result import result
from whist.state import SEATS

__all__ = ["FAMILY"]

FAMILY = Family(
    name="whist",
    parts="whist.{room}",
    seats=SEATS,
    presets=PRESETS,
    options=options,
    rules=rules,
    game=WhistGame,
    actions=MOVES.actions,
    events=MOVES.events,
    openings=(Dealt,),
    result=result,
    doubts=doubts,
    chapters=CHAPTERS,
    words=Path(__file__).with_name("words"),
)
