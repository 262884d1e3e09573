"""Positions and answers as lines of JSON, for batches.

    {"hands": [["CJ",…],[…],[…]], "skat": ["H7","S8"], "declarer": 0, "leader": 0, "contract": "grand", "trick": []}
    {"points": 73, "won": true, "nodes": 51234, "ms": 4.2}

Three hands are Skat, four are Skruf: `docs/solver.md` has every field.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from knekt.cards import Card, Hand, Order, Suit
from knekt.errors import InvalidPosition, KnektError, NotationError
from knekt.skat import PACK, TO_WIN, card_points, trump_order
from knekt.solver.answer import Bounds, Solution, Threshold, Wish
from knekt.solver.position import TEN, Position, SkatPosition, SkrufPosition

__all__ = ["CONTRACTS", "TOTAL", "game_of", "goal_of", "plain_solution", "positions_in", "read_position"]

Plain = dict[str, Any]

TOTAL = 120  # card points of the pack
CONTRACTS: Mapping[str, Order] = {
    "grand": trump_order("grand", None),
    "null": trump_order("null", None),
    **{suit.name.lower(): trump_order("suit", suit) for suit in reversed(Suit)},
}
_SKAT = {"hands", "skat", "declarer", "leader", "contract", "trick", "points", "tricks"}
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
    return _skat(plain, hands) if len(hands) == 3 else _skruf(plain, hands)


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
    _check_skat(position, skat)
    return position


def _check_skat(position: SkatPosition, skat: Hand) -> None:
    """That two cards lie there which nobody holds. Where they cannot count, or play has begun, they may be left out."""
    for cards in (Hand.of(position.trick), *position.hands):
        if not cards.isdisjoint(skat):
            raise InvalidPosition("doubled-card", card=(cards & skat)[0].message)
    if foreign := skat - Hand.of(PACK):
        raise InvalidPosition("card-not-in-pack", card=foreign[0].message)
    is_whole = len(position.hands[position.turn]) == TEN
    if len(skat) != 2 and (skat or (is_whole and not position.is_null)):
        raise InvalidPosition("skat-size", cards=len(skat))
    left = sum(map(card_points, position.hands)) + card_points(position.trick)
    if position.banked + left > TOTAL:
        raise InvalidPosition("too-many-points", points=position.banked, left=left)


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
    match value:
        case [int(his), int(theirs)] if (
            {type(his), type(theirs)} == {int} and min(his, theirs) >= 0 and max(his, theirs) < _ABSURD
        ):
            return his, theirs
    raise NotationError(_shown(value), "tricks-of-both")


def _cards(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise NotationError(_shown(value), "cards-in-list")
    return tuple(Card.parse(each if isinstance(each, str) else _shown(each)) for each in value)


def _hand(value: object) -> Hand:
    return Hand.of(_cards(value))


def _shown(value: object) -> str:
    """A value as the line has it, for an error."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def plain_solution(
    position: Position, found: Solution, threshold: Threshold | None = None, *, is_timed: bool = False
) -> Plain:
    """The answer to a line. What a cap has left open is told by bounds, or by None, and is not `proven`.

    `is_timed`: it had a cap on time, so that what is left open may not be the same again.

    >>> where = read_position('{"hands": [["CJ"], ["C7"], ["H8"]], "declarer": 0, "leader": 0, "contract": "grand"}')
    >>> plain_solution(where, Solution(Bounds(2, 2), nodes=1))
    {'points': 2, 'won': False, 'nodes': 1, 'ms': 0.0}
    """
    goal = goal_of(position, threshold)
    told: Plain = {}
    if goal is not None:
        told["won"] = found.value.reaches(goal)
    else:
        name = "points" if isinstance(position, SkatPosition) else "tricks"
        told[name if found.value.is_exact else "bounds"] = _worth(found.value, None)
        if isinstance(position, SkatPosition):
            told["won"] = found.value.reaches(TO_WIN)
    if not all(_is_answered(each, goal) for each in (found.value, *found.cards.values())):
        told["proven"] = False
        if is_timed:
            told["repeatable"] = False
    told |= {"nodes": found.nodes, "ms": round(found.milliseconds, 3)}
    if found.cards:
        told["cards"] = {str(card): _worth(bounds, goal) for card, bounds in found.cards.items()}
    return told


def game_of(position: Position) -> str:
    """The family of games that the position belongs to."""
    return "skat" if isinstance(position, SkatPosition) else "skruf"


def goal_of(position: Position, threshold: Threshold | None) -> int | None:
    """What is to be reached where only that is asked: in a null it always is; None: the value itself is asked for."""
    if isinstance(threshold, Wish) or (isinstance(position, SkatPosition) and position.is_null):
        return 1
    return threshold


def _is_answered(bounds: Bounds, goal: int | None) -> bool:
    return bounds.is_exact if goal is None else bounds.reaches(goal) is not None


def _worth(bounds: Bounds, goal: int | None) -> int | bool | list[int] | None:
    if goal is not None:
        return bounds.reaches(goal)
    return bounds.low if bounds.is_exact else [bounds.low, bounds.high]
