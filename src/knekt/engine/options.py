"""Named options: nested frozen dataclasses, written as their difference from a preset."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from knekt.errors import InvalidOption

__all__ = ["changed", "difference", "read_value", "settings"]

Options = TypeVar("Options")
Value = bool | int | str | None


def settings(options: object, prefix: str = "") -> Iterator[tuple[str, Value, Any]]:
    """Every option that can be set: its dotted name, its value, its type."""
    hints = get_type_hints(type(options))
    for field in fields(options):  # type: ignore[arg-type]
        if not field.metadata.get("set", True):
            continue
        value = getattr(options, field.name)
        if is_dataclass(value):
            yield from settings(value, f"{prefix}{field.name}.")
        else:
            yield prefix + field.name, value, hints[field.name]


def difference(options: Options, preset: Options) -> dict[str, Value]:
    """The settings in which the options differ from the preset."""
    plain = {name: value for name, value, _ in settings(preset)}
    return {name: value for name, value, _ in settings(options) if value != plain[name]}


def changed(options: Options, wanted: Mapping[str, Value]) -> Options:
    """The options with these settings; InvalidOption where one does not exist or cannot have the value."""
    types = {name: kind for name, _, kind in settings(options)}
    for name, value in wanted.items():
        if name not in types:
            raise InvalidOption("unknown-option", name)
        if not _fits(value, types[name]):
            raise _refused(name, str(value), types[name])
    made: Options = _with(options, wanted)
    return made


def read_value(options: object, name: str, text: str) -> Value:
    """The value that the text means for this option, as typed on a command line."""
    types = {each: kind for each, _, kind in settings(options)}
    if name not in types:
        raise InvalidOption("unknown-option", name)
    for value in _meanings(text):
        if _fits(value, types[name]):
            return value
    raise _refused(name, text, types[name])


def _meanings(text: str) -> Iterator[Value]:
    words: dict[str, Value] = {"true": True, "false": False, "none": None}
    if text.lower() in words:
        yield words[text.lower()]
    if re.fullmatch(r"-?[0-9]{1,9}", text):
        yield int(text)
    yield text


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _fits(value: Value, kind: Any) -> bool:
    for each in _alternatives(kind):
        if get_origin(each) is Literal:
            if any(value == word and type(value) is type(word) for word in get_args(each)):
                return True
        elif type(value) is each or (value is None and each is NoneType):
            return True
    return False


def _refused(name: str, value: str, kind: Any) -> InvalidOption:
    words: list[str] = []
    for each in _alternatives(kind):
        if get_origin(each) is Literal:
            words += map(str, get_args(each))
        else:
            words += {bool: ["true", "false"], NoneType: ["none"], int: ["1, 2, 3 …"]}.get(each, ["…"])
    return InvalidOption("option-value", name, value=value, allowed=" | ".join(words))


def _with(options: Any, wanted: Mapping[str, Value]) -> Any:
    """All settings at once, for some make sense only together."""
    plain = {name: value for name, value in wanted.items() if "." not in name}
    groups: dict[str, dict[str, Value]] = {}
    for name, value in wanted.items():
        group, dot, rest = name.partition(".")
        if dot:
            groups.setdefault(group, {})[rest] = value
    inside = {group: _with(getattr(options, group), values) for group, values in groups.items()}
    return replace(options, **plain, **inside)
