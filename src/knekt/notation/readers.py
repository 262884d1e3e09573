"""What makes a value of a JSON value; whatever is not one is refused, with what it should have been."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from knekt.errors import NotationError

__all__ = ["Named", "Reader", "by_name", "exactly", "from_one", "parsed", "word_of"]

Named = Mapping[str, Any]  # what the table in force knows by its notation, such as the contracts
Reader = Callable[[Any, Named], Any]


def exactly(kind: type) -> Reader:
    """A number, a word, a yes or no: just that type."""

    def read(plain: Any, _: Named) -> Any:
        if type(plain) is not kind:
            raise NotationError(str(plain), "number" if kind is int else "value")
        return plain

    return read


def parsed(parse: Callable[[str], Any], expected: str) -> Reader:
    """What has a notation of its own, such as a card."""

    def read(plain: Any, _: Named) -> Any:
        if not isinstance(plain, str):
            raise NotationError(str(plain), expected)
        return parse(plain)

    return read


def by_name(expected: str) -> Reader:
    """What only the table in force can give a name."""

    def read(plain: Any, known: Named) -> Any:
        if not isinstance(plain, str) or plain not in known:
            raise NotationError(str(plain), expected)
        return known[plain]

    return read


def word_of(words: tuple[str, ...]) -> Reader:
    """One of these words."""

    def read(plain: Any, _: Named) -> Any:
        if not isinstance(plain, str) or plain not in words:
            raise NotationError(str(plain), "value")
        return plain

    return read


def from_one(plain: Any, _: Named) -> Any:
    """A number from 1 upwards."""
    if type(plain) is not int or plain < 1:
        raise NotationError(str(plain), "number")
    return plain
