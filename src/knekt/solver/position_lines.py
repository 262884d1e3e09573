"""Positions as lines of JSON, for batches.

    {"hands": [["CJ",…],[…],[…]], "declarer": 0, "leader": 0, "contract": "grand", "trick": []}

The number of hands tells the family, which reads the rest: `docs/solver.md` has every field.
"""

from __future__ import annotations

import json
from typing import Any

from knekt.cards import Card, Hand
from knekt.errors import KnektError, NotationError
from knekt.games import parts
from knekt.solver.position import Position

__all__ = [
    "Plain",
    "cards_in",
    "check_fields",
    "field_of",
    "hand_in",
    "numbers_in",
    "positions_in",
    "read_position",
    "seat_in",
    "shown",
]

Plain = dict[str, Any]

_LEFT_OUT = object()
_ABSURD = 1000  # no seat has so large a number


def positions_in(text: str) -> list[str]:
    """The positions of a text, as texts: one over any number of lines, or one on each line.

    A record has none.

    >>> positions_in('{"hands":\\n []}'), positions_in('{"v": 1}')
    (['{"hands":\\n []}'], [])
    >>> positions_in('{"hands": []}\\n\\n{"hands": []}')
    ['{"hands": []}', '{"hands": []}']
    """
    lines = [line for line in text.split("\n") if line.strip()]
    if _is_position(text):
        return [text]
    return lines if lines and _is_position(lines[0]) else []


def _is_position(text: str) -> bool:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(plain, dict) and "hands" in plain


def read_position(line: str) -> Position:
    """The position of a line; NotationError if it cannot be read, InvalidPosition if the cards cannot lie so.

    >>> read_position('{"hands": [["CJ"], ["C7"], ["H8"]], "declarer": 0, "leader": 3, "contract": "grand"}')
    Traceback (most recent call last):
    knekt.errors.InvalidPosition: no such seat: seat 3
    """
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise NotationError(line, "json") from None
    if not isinstance(plain, dict):
        raise NotationError(line, "position")
    hands = plain.get("hands")
    if isinstance(hands, list):
        for family in parts("solver").values():
            if len(hands) == family.hands:
                read: Position = family.read(plain, hands)
                return read
    raise NotationError(shown(field_of(plain, "hands")), "hands")


def check_fields(plain: Plain, known: set[str]) -> None:
    """Nothing, if these are all fields that such a position can have."""
    for name in plain:
        if name not in known:
            raise NotationError(name, "known-field")


def field_of(plain: Plain, name: str, default: object = _LEFT_OUT) -> object:
    """A field of the line; KnektError if it is left out and must not be."""
    found = plain.get(name, default)
    if found is _LEFT_OUT:
        raise KnektError("field-missing", f"no field {name}", name=name)
    return found


def seat_in(plain: Plain, name: str) -> int:
    """A seat as a number; the position checks whether there is such a seat."""
    value = field_of(plain, name)
    if type(value) is not int or abs(value) >= _ABSURD:
        raise NotationError(shown(value), "seat-number")
    return value


def numbers_in(value: object, count: int, expected: str) -> list[int]:
    """A list of so many numbers, none of them below 0."""
    if isinstance(value, list) and len(value) == count:
        found = [each for each in value if type(each) is int and 0 <= each < _ABSURD]
        if len(found) == count:
            return found
    raise NotationError(shown(value), expected)


def cards_in(value: object) -> tuple[Card, ...]:
    """A list of cards."""
    if not isinstance(value, list):
        raise NotationError(shown(value), "cards-in-list")
    return tuple(Card.parse(each if isinstance(each, str) else shown(each)) for each in value)


def hand_in(value: object) -> Hand:
    """The same as a hand."""
    return Hand.of(cards_in(value))


def shown(value: object) -> str:
    """A value as it stands in the line, for an error."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
