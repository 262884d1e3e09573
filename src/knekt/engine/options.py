"""Named options: nested frozen dataclasses, written as their difference from a preset."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from knekt.errors import InvalidOption

__all__ = [
    "OptionValue",
    "changed",
    "check_length",
    "difference",
    "read_value",
    "settings",
    "words_of",
    "write_value",
]

Options = TypeVar("Options")
OptionValue = bool | int | str | None | tuple[str, ...]


_LONGEST = 10_000  # deals, rounds or rubbers of a sitting: years of Fridays


def settings(options: Any, prefix: str = "") -> Iterator[tuple[str, OptionValue, Any]]:
    """Every option that can be set: its dotted name, its value, its type."""
    kind: Any = type(options)
    hints = _hints(kind)
    for field in fields(options):
        if not field.metadata.get("set", True):
            continue
        value = getattr(options, field.name)
        if is_dataclass(value):
            yield from settings(value, f"{prefix}{field.name}.")
        else:
            yield prefix + field.name, value, hints[field.name]


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of its fields; reading them is dear, and they never change."""
    return get_type_hints(kind)


def difference(options: Options, preset: Options) -> dict[str, OptionValue]:
    """The settings in which the options differ from the preset."""
    plain = {name: value for name, value, _ in settings(preset)}
    return {name: value for name, value, _ in settings(options) if value != plain[name]}


def changed(options: Options, wanted: Mapping[str, OptionValue]) -> Options:
    """The options with these settings; InvalidOption where one does not exist or cannot have the value."""
    types = {name: kind for name, _, kind in settings(options)}
    chosen = dict[str, OptionValue]()
    for name, value in wanted.items():
        if name not in types:
            raise InvalidOption("unknown-option", name)
        chosen[name] = _in_order(value, types[name])
        if not _fits(chosen[name], types[name]):
            raise _refused(name, _shown(value), types[name])
    made: Options = _with(options, chosen)
    return made


def check_length(name: str, number: int | None) -> None:
    """Nothing, if a sitting can be so long, or has no end; InvalidOption if not."""
    if number is not None and not 1 <= number <= _LONGEST:
        raise InvalidOption(
            "option-value", name, value=write_value(number)[:12], allowed=f"1 – {_LONGEST} | none"
        )


def read_value(options: object, name: str, text: str) -> OptionValue:
    """The value that the text means for this option, as typed on a command line."""
    types = {each: kind for each, _, kind in settings(options)}
    if name not in types:
        raise InvalidOption("unknown-option", name)
    if types[name] is str:  # an amount, which one language writes 0.10 and another 0,10
        return text.replace(",", ".")
    for value in _meanings(text):
        chosen: OptionValue = _in_order(value, types[name])
        if _fits(chosen, types[name]):
            return chosen
    raise _refused(name, text, types[name])


def write_value(value: OptionValue) -> str:
    """The text that `read_value` understands: none, true, a number, a word, words with commas between them."""
    if value is None or value == ():
        return "none"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def words_of(kind: Any) -> tuple[str, ...]:
    """The words of which an option of this type takes any number; none where it takes one value.

    >>> words_of(tuple[Literal["a", "b"], ...]), words_of(bool)
    (('a', 'b'), ())
    """
    if get_origin(kind) is not tuple:
        return ()
    (words, _) = get_args(kind)
    return get_args(words)


def _in_order(value: object, kind: Any) -> Any:
    """Several words as a tuple without repetition, in the order of the type; anything else as it is."""
    words = words_of(kind)
    if not words:
        return value
    if value is None:
        return ()
    named = value.split(",") if isinstance(value, str) else value
    if not isinstance(named, list | tuple):
        return value
    named = [each.strip() if isinstance(each, str) else each for each in named]
    if not all(each in words for each in named):
        return value
    return tuple(each for each in words if each in named)


def _meanings(text: str) -> Iterator[OptionValue]:
    words: dict[str, OptionValue] = {"true": True, "false": False, "none": None}
    if text.lower() in words:
        yield words[text.lower()]
    if re.fullmatch(r"-?[0-9]{1,9}", text):
        yield int(text)
    yield text


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _fits(value: OptionValue, kind: Any) -> bool:
    if words_of(kind):
        return isinstance(value, tuple) and all(each in words_of(kind) for each in value)
    for each in _alternatives(kind):
        if get_origin(each) is Literal:
            if any(value == word and type(value) is type(word) for word in get_args(each)):
                return True
        elif type(value) is each or (value is None and each is NoneType):
            return True
    return False


def _refused(name: str, value: str, kind: Any) -> InvalidOption:
    words = list(words_of(kind))
    if words:
        allowed = ", ".join(words)
        return InvalidOption("option-values", name, value=value, allowed=allowed)
    for each in _alternatives(kind):
        if get_origin(each) is Literal:
            words += map(str, get_args(each))
        else:
            words += {bool: ["true", "false"], NoneType: ["none"], int: ["1, 2, 3 …"]}.get(each, ["…"])
    return InvalidOption("option-value", name, value=value, allowed=" | ".join(words))


def _with(options: Any, wanted: Mapping[str, OptionValue]) -> Any:
    """All settings at once, for some make sense only together."""
    plain = {name: value for name, value in wanted.items() if "." not in name}
    groups: dict[str, dict[str, OptionValue]] = {}
    for name, value in wanted.items():
        group, dot, rest = name.partition(".")
        if dot:
            groups.setdefault(group, {})[rest] = value
    inside = {group: _with(getattr(options, group), values) for group, values in groups.items()}
    return replace(options, **plain, **inside)
