"""Skruf as a family of games."""

from __future__ import annotations

from knekt.engine import Family
from knekt.skruf import deal, position
from knekt.skruf.forms import CHAPTERS
from knekt.skruf.game import ACTIONS, EVENTS, SkrufGame, rules
from knekt.skruf.options import PRESETS, doubts, options
from knekt.skruf.result import result
from knekt.skruf.state import SEATS

__all__ = ["FAMILY"]

FAMILY = Family(
    name="skruf",
    parts="knekt.{room}.skruf.family",
    seats=SEATS,
    presets=PRESETS,
    options=options,
    rules=rules,
    game=SkrufGame,
    actions=ACTIONS,
    events=EVENTS,
    openings=(deal.Dealt, position.Placed),
    result=result,
    doubts=doubts,
    chapters=CHAPTERS,
)
