"""How any game runs; no game is named."""

from knekt.engine.ask import Ask, Choice, OneOf, Pick
from knekt.engine.event import Action, Cards, Event, Hidden
from knekt.engine.family import Family, TableOptions, TableRules
from knekt.engine.folded import Folded
from knekt.engine.game import Game, Rules
from knekt.engine.heaps import added, check_pack, known, without
from knekt.engine.legal import Legal
from knekt.engine.move import Move, MoveRules, Moves, OwnCards, covered
from knekt.engine.options import (
    Declaration,
    OptionValue,
    changed,
    check_form,
    check_length,
    declarations,
    difference,
    option,
    preset_with,
    read_value,
    settings,
    words_of,
    write_value,
)
from knekt.engine.retrace import retraced
from knekt.engine.seat import TABLE, Seat
from knekt.engine.spelling import Part, Spelled, Spelling, heaps
from knekt.engine.value import ADDED, value
from knekt.engine.view import View

__all__ = [
    "ADDED",
    "TABLE",
    "Action",
    "Ask",
    "Cards",
    "Choice",
    "Declaration",
    "Event",
    "Family",
    "Folded",
    "Game",
    "Hidden",
    "Legal",
    "Move",
    "MoveRules",
    "Moves",
    "OneOf",
    "OptionValue",
    "OwnCards",
    "Part",
    "Pick",
    "Rules",
    "Seat",
    "Spelled",
    "Spelling",
    "TableOptions",
    "TableRules",
    "View",
    "added",
    "changed",
    "check_form",
    "check_length",
    "check_pack",
    "covered",
    "declarations",
    "difference",
    "heaps",
    "known",
    "option",
    "preset_with",
    "read_value",
    "retraced",
    "settings",
    "value",
    "without",
    "words_of",
    "write_value",
]
