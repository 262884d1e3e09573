"""Actions and events as plain JSON values, and back, by the fields of their dataclasses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from knekt.cards import Card, Hand
from knekt.engine import Hidden
from knekt.engine.parts import parse_hidden
from knekt.errors import NotationError
from knekt.notation.family import all_notations
from knekt.notation.readers import Named, Reader, exactly, parsed

__all__ = ["from_plain", "to_plain"]

Value = TypeVar("Value")


def to_plain(value: Any) -> Any:
    """The value as plain JSON.

    A value that has a text form of its own, such as a card, becomes that text. Another one becomes an object
    of its fields, with its `kind` first if it has one.

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
        case tuple() | frozenset():
            return [to_plain(each) for each in value]
    kind = getattr(value, "kind", "")
    if not kind and _has_notation(value.__class__):
        return str(value)
    plain = {"kind": kind} if kind else {}
    told = {each: getattr(value, each.name) for each in fields(value)}
    return plain | {
        each.name: to_plain(inside)
        for each, inside in told.items()
        if not (each.metadata.get("added") and inside == each.default)
    }


@cache
def _has_notation(kind: Any) -> bool:
    """Whether values of this type have a text form of their own."""
    return any("__str__" in vars(each) for each in kind.__mro__[:-1])


def from_plain(kinds: Mapping[str, Callable[..., Value]], plain: object, known: Named) -> Value:
    """The action or event that the JSON object means; NotationError names what is wrong with it.

    `known` has the values that are written by a name, such as the contracts that the options allow.

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
    read: Value = _reader_of(made)(inside, known)
    return read


@cache
def _reader_of(kind: Any) -> Reader:
    """The function that reads a value of this type."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    for family in all_notations().values():
        if kind in family.readers:
            return family.readers[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _read_one_of(tuple(map(_reader_of, parts)))
    if origin is tuple:
        return _read_many(
            tuple(_reader_of(part) for part in parts if part is not Ellipsis), Ellipsis in parts
        )
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _read_member(kind)
    assert is_dataclass(kind), kind
    return _read_object(kind)


_PLAIN: Mapping[Any, Reader] = {
    int: exactly(int),
    bool: exactly(bool),
    str: exactly(str),
    NoneType: exactly(NoneType),
    Card: parsed(Card.parse, "card"),
    Hand: parsed(Hand.parse, "hand"),
    Hidden: parsed(parse_hidden, "hand"),
}
_ANOTHER_KIND = "complete-event", "known-field", "value"  # errors of a reader for another kind of value


def _read_one_of(readers: tuple[Reader, ...]) -> Reader:
    """A reader of what any of these can read.

    If none can, the error is that of the reader for which the value was meant.
    """

    def read(plain: Any, known: Named) -> Any:
        refused = list[NotationError]()
        for reader in readers:
            try:
                return reader(plain, known)
            except NotationError as wrong:
                refused.append(wrong)
        raise next((each for each in refused if each.expected not in _ANOTHER_KIND), refused[0])

    return read


def _read_many(readers: tuple[Reader, ...], any_number: bool) -> Reader:
    def read(plain: Any, known: Named) -> Any:
        if not isinstance(plain, list) or not (any_number or len(plain) == len(readers)):
            raise NotationError(str(plain), "list")
        each = readers * len(plain) if any_number else readers
        return tuple(reader(value, known) for reader, value in zip(each, plain, strict=True))

    return read


def _read_member(kind: type[Enum]) -> Reader:
    def read(plain: Any, _: Named) -> Any:
        try:
            return kind(plain)
        except ValueError:
            raise NotationError(str(plain), "value") from None

    return read


def _read_object(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    careful = {field: reader for each in all_notations().values() for field, reader in each.careful.items()}
    readers = {
        each.name: careful.get((kind, each.name)) or _reader_of(hints[each.name]) for each in fields(kind)
    }
    needed = [each.name for each in fields(kind) if each.default is MISSING]

    def read(plain: Any, known: Named) -> Any:
        if not isinstance(plain, dict):
            raise NotationError(str(plain), "value")
        for name in needed:
            if name not in plain:
                raise NotationError(str(plain), "complete-event")
        for name in plain:
            if name not in readers:
                raise NotationError(name, "known-field")
        return kind(**{name: readers[name](value, known) for name, value in plain.items()})

    return read
