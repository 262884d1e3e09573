"""The notation of every family, and what is read by that of the rules in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from knekt.engine import Action, Event, Rules, TableOptions
from knekt.games import family_of
from knekt.notation.family import FamilyNotation
from knekt.notation.skat.family import SKAT
from knekt.notation.skruf.family import SKRUF

__all__ = ["NOTATIONS", "notation_of", "parse_action", "parse_entry", "parse_event"]

NOTATIONS: Mapping[str, FamilyNotation] = {each.name: each for each in (SKAT, SKRUF)}


def notation_of(options: TableOptions) -> FamilyNotation:
    """How the game is written that these options are for.

    >>> from knekt.games import options
    >>> notation_of(options("german")).name
    'skat'
    """
    return NOTATIONS[family_of(options).name]


def parse_action(text: str, rules: Rules[Any]) -> Action:
    """The action written so.

    >>> from knekt.skat import options, rules
    >>> parse_action("M 18", rules(options("german")))
    Bid(seat=1, value=18)
    """
    return rules.read_action(text)


def parse_event(text: str, rules: Rules[Any]) -> Event:
    """The event written so.

    >>> from knekt.skat import options, rules
    >>> parse_event("F skat ?2", rules(options("german")))
    SkatTaken(seat=0, cards=Hidden(count=2))
    """
    return rules.read_event(text)


def parse_entry(text: str, rules: Rules[Any]) -> Event:
    """The event of the sheet written so.

    >>> from knekt.skat import options, rules
    >>> str(parse_entry("enter F H -2 95 9 20", rules(options("german"))))
    'enter F H -2 95 9 20'
    """
    return notation_of(rules.options).parse_entry(text, rules)
