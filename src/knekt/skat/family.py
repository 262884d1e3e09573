"""Skat as a family of games."""

from __future__ import annotations

from knekt.engine import Family
from knekt.skat import deal, position
from knekt.skat.doubts import doubts
from knekt.skat.forms import CHAPTERS
from knekt.skat.game import ACTIONS, EVENTS, SkatGame, rules
from knekt.skat.options import PRESETS, options
from knekt.skat.result import result
from knekt.skat.state import SEATS

__all__ = ["FAMILY"]

FAMILY = Family(
    name="skat",
    parts="knekt.{room}.skat.family",
    seats=SEATS,
    presets=PRESETS,
    options=options,
    rules=rules,
    game=SkatGame,
    actions=ACTIONS,
    events=EVENTS,
    openings=(deal.Dealt, position.Placed),
    result=result,
    doubts=doubts,
    chapters=CHAPTERS,
)
