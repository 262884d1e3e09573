"""Named options: nested frozen dataclasses, written as their difference from a preset."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from knekt.errors import InvalidOption
from knekt.message import Message

__all__ = [
    "Declaration",
    "OptionValue",
    "changed",
    "check_form",
    "check_length",
    "declarations",
    "difference",
    "option",
    "preset_with",
    "read_value",
    "settings",
    "words_of",
    "write_value",
]

Options = TypeVar("Options")
Value = TypeVar("Value")
OptionValue = bool | int | str | None | tuple[str, ...]
Forms = tuple[str, ...]  # some games of a family, by name

_DECLARED = "option"  # the key in a field's metadata under which its declaration stands
_LONGEST = 10_000  # the most deals, rounds or rubbers of a sitting: years of Fridays


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """What an option declares beside its default.

    `rule` is its paragraph of the rule page, by form where the forms have different pages. `chapter` is the
    heading under which the option is explained: after the options declared above it, or before the option
    that `before` names. `forms` are the games that have the option; None means all of them. `limits` gives
    the values that a form allows, where it allows fewer than the type of the field.
    """

    rule: str | Mapping[Forms, str]
    chapter: str
    forms: Forms | None
    limits: Mapping[Forms, tuple[OptionValue, ...]]
    before: str | None

    def is_of(self, form: str) -> bool:
        """Whether the form has the option."""
        return self.forms is None or form in self.forms

    def paragraph(self, form: str) -> str:
        """The paragraph of the form's rule page that explains the option."""
        if isinstance(self.rule, str):
            return self.rule
        return next(rule for forms, rule in self.rule.items() if form in forms)

    def allowed(self, form: str) -> tuple[OptionValue, ...] | None:
        """The values among which the form chooses, where it has fewer than the type."""
        return next((values for forms, values in self.limits.items() if form in forms), None)


def option(
    default: Value,
    *,
    rule: str | Mapping[Forms, str],
    chapter: str,
    forms: Forms | None = None,
    limits: Mapping[Forms, tuple[OptionValue, ...]] = MappingProxyType({}),
    before: str | None = None,
) -> Value:
    """The field of an option with its default, and what else there is to say of it (see `Declaration`).

    >>> @dataclass(frozen=True)
    ... class Options:
    ...     claims: bool = option(False, rule="7.7", chapter="play")
    >>> Options().claims, declarations(Options())["claims"].rule
    (False, '7.7')
    """
    declared = Declaration(rule=rule, chapter=chapter, forms=forms, limits=limits, before=before)
    made: Value = field(default=default, metadata={_DECLARED: declared})
    return made


def declarations(options: Any) -> Mapping[str, Declaration]:
    """What every option declares, by its dotted name."""
    kind: Any = type(options)
    return _declarations(kind)


@cache
def _declarations(kind: Any) -> Mapping[str, Declaration]:
    found, hints = dict[str, Declaration](), _hints(kind)
    for each in fields(kind):
        if _DECLARED in each.metadata:
            found[each.name] = each.metadata[_DECLARED]
        elif is_dataclass(hints[each.name]):
            inside = _declarations(hints[each.name])
            found |= {f"{each.name}.{name}": declared for name, declared in inside.items()}
    return found


def settings(options: Any, prefix: str = "") -> Iterator[tuple[str, OptionValue, Any]]:
    """Every option that can be set: its dotted name, its value, its type."""
    kind: Any = type(options)
    for each in fields(options):
        value = getattr(options, each.name)
        if _DECLARED in each.metadata:
            yield prefix + each.name, value, _hints(kind)[each.name]
        elif is_dataclass(value):
            yield from settings(value, f"{prefix}{each.name}.")


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a class's fields. They are kept, because reading them is slow and they never change."""
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
            raise _refusal(name, _value_text(value), types[name])
    made: Options = _with_settings(options, chosen)
    return made


def preset_with(
    presets: Mapping[str, Options], name: str, wanted: Mapping[str, OptionValue] | None
) -> Options:
    """The preset with these settings; InvalidOption where there is no such preset, option or value."""
    if name not in presets:
        raise InvalidOption("unknown-preset", name, allowed=", ".join(presets))
    plain: Any = presets[name]
    for each, value in (wanted or {}).items():
        _check_value(plain, each, value)  # before `changed`, whose error names values of other forms too
    made: Options = changed(plain, wanted) if wanted else plain
    return made


def check_form(options: Any, plain: Any) -> None:
    """Nothing, if the options set only what their form has; InvalidOption if not.

    `plain` is the plain preset of the form, or None while that itself is being made.
    """
    if plain is None:
        return
    usual = {name: value for name, value, _ in settings(plain)}
    for name, value, _ in settings(options):
        if value != usual[name] and not declarations(options)[name].is_of(options.form):
            raise InvalidOption("option-not-of-form", name, form=Message("form", {"form": options.form}))
        _check_value(options, name, value)


def _check_value(options: Any, name: str, value: object) -> None:
    """Nothing, if the form of these options allows the value; InvalidOption if not."""
    known = declarations(options)
    allowed = known[name].allowed(options.form) if name in known else None
    if allowed is not None and value not in allowed:
        shown = " | ".join(map(write_value, allowed))
        raise InvalidOption("option-value", name, value=str(value), allowed=shown)


def check_length(name: str, number: int | None) -> None:
    """Nothing, if a sitting can have this length, or None for no end; InvalidOption if not."""
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
    raise _refusal(name, text, types[name])


def write_value(value: OptionValue) -> str:
    """The text that `read_value` understands: none, true, a number, a word, or words with commas."""
    if value is None or value == ():
        return "none"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value_text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def words_of(kind: Any) -> tuple[str, ...]:
    """The words of an option that takes several of them at once; empty for an option that takes one value.

    >>> words_of(tuple[Literal["a", "b"], ...]), words_of(bool)
    (('a', 'b'), ())
    """
    if get_origin(kind) is not tuple:
        return ()
    (words, _) = get_args(kind)
    return get_args(words)


def _in_order(value: object, kind: Any) -> Any:
    """A list of words without repetition and in the order of the type; any other value as it is."""
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
    """The values that a text may stand for; an option takes the first that fits its type."""
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


def _refusal(name: str, value: str, kind: Any) -> InvalidOption:
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


def _with_settings(options: Any, wanted: Mapping[str, OptionValue]) -> Any:
    """The options with these settings, all made at once, because some make sense only together."""
    plain = {name: value for name, value in wanted.items() if "." not in name}
    groups: dict[str, dict[str, OptionValue]] = {}
    for name, value in wanted.items():
        group, dot, rest = name.partition(".")
        if dot:
            groups.setdefault(group, {})[rest] = value
    inside = {group: _with_settings(getattr(options, group), values) for group, values in groups.items()}
    return replace(options, **plain, **inside)
