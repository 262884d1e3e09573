"""Actions and events as plain JSON values, and back; made from their dataclass fields, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from knekt.cards import Card, Hand
from knekt.engine import Hidden
from knekt.errors import NotationError
from knekt.notation.parts import GIFTS, parse_hidden
from knekt.skat import Contract, Facts, Kontra, KontraSaid, Offer, Offered, Placed

__all__ = ["from_plain", "to_plain"]

Value = TypeVar("Value")
Contracts = Mapping[str, Contract]  # of the table in force, by their notation
Reader = Callable[[Any, Contracts], Any]


def to_plain(value: Any) -> Any:
    """The value as JSON has it: cards and contracts in their notation, `kind` first where there is one.

    >>> from knekt.skat import Played
    >>> to_plain(Played(0, Card.parse("CJ")))
    {'kind': 'played', 'seat': 0, 'card': 'CJ'}
    """
    match value:
        case bool() | int() | None:
            return value
        case Enum():
            return value.value
        case str():
            return value
        case Card() | Hand() | Hidden() | Contract():
            return str(value)
        case tuple() | frozenset():
            return [to_plain(each) for each in value]
    plain = {"kind": value.kind} if getattr(value, "kind", "") else {}
    return plain | {each.name: to_plain(getattr(value, each.name)) for each in fields(value)}


def from_plain(kinds: Mapping[str, Callable[..., Value]], plain: object, contracts: Contracts) -> Value:
    """The action or event that the JSON object is; NotationError names what is wrong with it.

    >>> from knekt.skat import EVENTS
    >>> from_plain(EVENTS, {"kind": "played", "seat": 0, "card": "CJ"}, {})
    Played(seat=0, card=Card.parse('CJ'))
    """
    if not isinstance(plain, dict) or not isinstance(plain.get("kind"), str):
        raise NotationError(str(plain), "event")
    made = kinds.get(plain["kind"])
    if made is None:
        raise NotationError(plain["kind"], "kind-of-event")
    inside = {name: value for name, value in plain.items() if name != "kind"}
    read: Value = _reader(made)(inside, contracts)
    return read


@cache
def _reader(kind: Any) -> Reader:
    """What reads a value of this type."""
    if kind in _READERS:
        return _READERS[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _one_of(tuple(map(_reader, parts)))
    if origin is tuple:
        return _many(tuple(_reader(part) for part in parts if part is not Ellipsis), Ellipsis in parts)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind)
    assert is_dataclass(kind), kind
    return _object(kind)


def _exactly(kind: type) -> Reader:
    def read(plain: Any, _: Contracts) -> Any:
        if type(plain) is not kind:
            raise NotationError(str(plain), "number" if kind is int else "value")
        return plain

    return read


def _parsed(parse: Callable[[str], Any], expected: str) -> Reader:
    def read(plain: Any, _: Contracts) -> Any:
        if not isinstance(plain, str):
            raise NotationError(str(plain), expected)
        return parse(plain)

    return read


def _word_of(words: tuple[str, ...]) -> Reader:
    def read(plain: Any, _: Contracts) -> Any:
        if not isinstance(plain, str) or plain not in words:
            raise NotationError(str(plain), "value")
        return plain

    return read


def _from_one(plain: Any, _: Contracts) -> Any:
    if type(plain) is not int or plain < 1:
        raise NotationError(str(plain), "number")
    return plain


def _contract(plain: Any, contracts: Contracts) -> Contract:
    if not isinstance(plain, str) or plain not in contracts:
        raise NotationError(str(plain), "contract")
    return contracts[plain]


_READERS: dict[Any, Reader] = {
    int: _exactly(int),
    bool: _exactly(bool),
    str: _exactly(str),
    NoneType: _exactly(NoneType),
    Card: _parsed(Card.parse, "card"),
    Hand: _parsed(Hand.parse, "hand"),
    Hidden: _parsed(parse_hidden, "hand"),
    Contract: _contract,
}
_CAREFUL: dict[tuple[type, str], Reader] = {  # fields that do not take everything of their type
    **{(kind, "level"): _from_one for kind in (Kontra, KontraSaid)},
    **{(kind, "level"): _word_of(GIFTS) for kind in (Offer, Offered)},
    **{(kind, "declined"): _word_of(("", *GIFTS)) for kind in (Facts, Placed)},
    (Facts, "accepted"): _word_of(("", *GIFTS)),
}


_ANOTHER_KIND = "complete-event", "known-field", "value"  # how a reader says that it was not meant


def _one_of(readers: tuple[Reader, ...]) -> Reader:
    """Whatever one of the readers can read; else what is wrong in the eyes of the one that it was meant for."""

    def read(plain: Any, contracts: Contracts) -> Any:
        refused = list[NotationError]()
        for reader in readers:
            try:
                return reader(plain, contracts)
            except NotationError as wrong:
                refused.append(wrong)
        raise next((each for each in refused if each.expected not in _ANOTHER_KIND), refused[0])

    return read


def _many(readers: tuple[Reader, ...], any_number: bool) -> Reader:
    def read(plain: Any, contracts: Contracts) -> Any:
        if not isinstance(plain, list) or not (any_number or len(plain) == len(readers)):
            raise NotationError(str(plain), "list")
        each = readers * len(plain) if any_number else readers
        return tuple(reader(value, contracts) for reader, value in zip(each, plain, strict=True))

    return read


def _member(kind: type[Enum]) -> Reader:
    def read(plain: Any, _: Contracts) -> Any:
        try:
            return kind(plain)
        except ValueError:
            raise NotationError(str(plain), "value") from None

    return read


def _object(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {
        each.name: _CAREFUL.get((kind, each.name)) or _reader(hints[each.name]) for each in fields(kind)
    }
    needed = [each.name for each in fields(kind) if each.default is MISSING]

    def read(plain: Any, contracts: Contracts) -> Any:
        if not isinstance(plain, dict):
            raise NotationError(str(plain), "value")
        for name in needed:
            if name not in plain:
                raise NotationError(str(plain), "complete-event")
        for name in plain:
            if name not in readers:
                raise NotationError(name, "known-field")
        return kind(**{name: readers[name](value, contracts) for name, value in plain.items()})

    return read
