"""Positions as lines of JSON, for batches.

    {"hands": [["CJ",…],[…],[…]], "skat": ["H7","S8"], "declarer": 0, "leader": 0, "contract": "grand", "trick": []}

Three hands are Skat, four are Skruf: `docs/solver.md` has every field.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from knekt.cards import Card, Hand, Order, Suit
from knekt.errors import InvalidPosition, KnektError, NotationError
from knekt.skat import PACK, card_points, trump_order
from knekt.solver.position import TEN, TOTAL, Position, RamschPosition, SkatPosition, SkrufPosition

__all__ = ["CONTRACTS", "positions_in", "read_position"]

Plain = dict[str, Any]

CONTRACTS: Mapping[str, Order] = {
    "grand": trump_order("grand", None),
    "null": trump_order("null", None),
    **{suit.name.lower(): trump_order("suit", suit) for suit in reversed(Suit)},
}
_SKAT = {"hands", "skat", "declarer", "leader", "contract", "trick", "points", "tricks"}
_RAMSCH = {"hands", "skat", "leader", "contract", "trick", "points", "tricks"}
_SKRUF = {"hands", "leader", "trump", "misere", "trick"}
_LEFT_OUT = object()
_ABSURD = 1000  # a number so large is not meant for a seat


def positions_in(text: str) -> list[str]:
    """The positions of a text, each still as text: a single one over any number of lines, or one on each; none in a record.

    >>> positions_in('{"hands":\\n []}'), positions_in('{"hands": []}\\n\\n{"hands": []}'), positions_in('{"v": 1}')
    (['{"hands":\\n []}'], ['{"hands": []}', '{"hands": []}'], [])
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
    if not isinstance(hands, list) or len(hands) not in (3, 4):
        raise NotationError(_shown(_field(plain, "hands")), "hands")
    if len(hands) == 4:
        return _skruf(plain, hands)
    return _ramsch(plain, hands) if plain.get("contract") == "ramsch" else _skat(plain, hands)


def _skat(plain: Plain, told: Sequence[object]) -> SkatPosition:
    _check_fields(plain, _SKAT)
    contract = _field(plain, "contract")
    if not isinstance(contract, str) or contract not in CONTRACTS:
        raise NotationError(_shown(contract), "named-contract")
    one, two, three = map(_hand, told)
    skat, is_null = _hand(_field(plain, "skat", [])), contract == "null"
    before = _points(_field(plain, "points", 0))
    position = SkatPosition(
        (one, two, three),
        _seat(plain, "declarer"),
        _seat(plain, "leader"),
        CONTRACTS[contract],
        _cards(_field(plain, "trick", [])),
        0 if is_null else before + card_points(skat),
        is_null,
        _tricks(_field(plain, "tricks", [0, 0])),
    )
    position.check()
    is_whole = len(position.hands[position.turn]) == TEN
    _check_skat(position, skat, is_needed=is_whole and not is_null)
    left = sum(map(card_points, position.hands)) + card_points(position.trick)
    if position.banked + left > TOTAL:
        raise InvalidPosition("too-many-points", points=position.banked, left=left)
    return position


def _ramsch(plain: Plain, told: Sequence[object]) -> RamschPosition:
    """The skat goes with the last trick; where it is left out it counts for nobody."""
    _check_fields(plain, _RAMSCH)
    one, two, three = map(_hand, told)
    skat = _hand(_field(plain, "skat", []))
    position = RamschPosition(
        (one, two, three),
        _seat(plain, "leader"),
        _cards(_field(plain, "trick", [])),
        _of_each(_field(plain, "points", [0, 0, 0]), "card-points-of-each"),
        _of_each(_field(plain, "tricks", [0, 0, 0]), "tricks-of-each"),
        card_points(skat),
    )
    position.check()
    _check_skat(position, skat, is_needed=False)
    return position


def _check_skat(position: SkatPosition | RamschPosition, skat: Hand, *, is_needed: bool) -> None:
    """That two cards lie there which nobody holds. Where they cannot count, or play has begun, they may be left out."""
    for cards in (Hand.of(position.trick), *position.hands):
        if not cards.isdisjoint(skat):
            raise InvalidPosition("doubled-card", card=(cards & skat)[0].message)
    if foreign := skat - Hand.of(PACK):
        raise InvalidPosition("card-not-in-pack", card=foreign[0].message)
    if len(skat) != 2 and (skat or is_needed):
        raise InvalidPosition("skat-size", cards=len(skat))


def _skruf(plain: Plain, told: Sequence[object]) -> SkrufPosition:
    _check_fields(plain, _SKRUF)
    trump, misere = _field(plain, "trump"), _field(plain, "misere", False)
    if trump is not None and (not isinstance(trump, str) or trump not in tuple(Suit)):
        raise NotationError(_shown(trump), "trump")
    if not isinstance(misere, bool):
        raise NotationError(_shown(misere), "true-or-false")
    one, two, three, four = map(_hand, told)
    position = SkrufPosition(
        (one, two, three, four),
        _seat(plain, "leader"),
        None if trump is None else Suit(trump),
        misere,
        _cards(_field(plain, "trick", [])),
    )
    position.check()
    return position


def _check_fields(plain: Plain, known: set[str]) -> None:
    for name in plain:
        if name not in known:
            raise NotationError(name, "known-field")


def _field(plain: Plain, name: str, default: object = _LEFT_OUT) -> object:
    found = plain.get(name, default)
    if found is _LEFT_OUT:
        raise KnektError("field-missing", f"no field {name}", name=name)
    return found


def _seat(plain: Plain, name: str) -> int:
    """A number; which seats there are is the position's to say."""
    value = _field(plain, name)
    if type(value) is not int or abs(value) >= _ABSURD:
        raise NotationError(_shown(value), "seat-number")
    return value


def _points(value: object) -> int:
    if type(value) is not int or not 0 <= value <= TOTAL:
        raise NotationError(_shown(value), "card-points")
    return value


def _tricks(value: object) -> tuple[int, int]:
    his, theirs = _numbers(value, 2, "tricks-of-both")
    return his, theirs


def _of_each(value: object, expected: str) -> tuple[int, int, int]:
    one, two, three = _numbers(value, 3, expected)
    return one, two, three


def _numbers(value: object, count: int, expected: str) -> list[int]:
    """So many numbers, none of them below 0."""
    if isinstance(value, list) and len(value) == count:
        found = [each for each in value if type(each) is int and 0 <= each < _ABSURD]
        if len(found) == count:
            return found
    raise NotationError(_shown(value), expected)


def _cards(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise NotationError(_shown(value), "cards-in-list")
    return tuple(Card.parse(each if isinstance(each, str) else _shown(each)) for each in value)


def _hand(value: object) -> Hand:
    return Hand.of(_cards(value))


def _shown(value: object) -> str:
    """A value as the line has it, for an error."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
