"""Readers: functions that make a value of plain JSON, or raise an error that says what was expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from knekt.errors import NotationError

__all__ = ["Named", "Reader", "by_name", "exactly", "from_one", "parsed", "word_of"]

Named = Mapping[
    str, Any
]  # the values that are written by a name, such as the contracts that the options allow
Reader = Callable[[Any, Named], Any]


def exactly(kind: type) -> Reader:
    """A reader of values of just this type: a number, a text, true or false."""

    def read(plain: Any, _: Named) -> Any:
        if type(plain) is not kind:
            raise NotationError(str(plain), "number" if kind is int else "value")
        return plain

    return read


def parsed(parse: Callable[[str], Any], expected: str) -> Reader:
    """A reader of values with a text form of their own, such as cards."""

    def read(plain: Any, _: Named) -> Any:
        if not isinstance(plain, str):
            raise NotationError(str(plain), expected)
        return parse(plain)

    return read


def by_name(expected: str) -> Reader:
    """A reader of values that are written by a name, such as contracts."""

    def read(plain: Any, known: Named) -> Any:
        if not isinstance(plain, str) or plain not in known:
            raise NotationError(str(plain), expected)
        return known[plain]

    return read


def word_of(words: tuple[str, ...]) -> Reader:
    """A reader of one of these words."""

    def read(plain: Any, _: Named) -> Any:
        if not isinstance(plain, str) or plain not in words:
            raise NotationError(str(plain), "value")
        return plain

    return read


def from_one(plain: Any, _: Named) -> Any:
    """The number, which must be at least 1."""
    if type(plain) is not int or plain < 1:
        raise NotationError(str(plain), "number")
    return plain
