"""What can be played: presets with their options, and the bots."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from litestar import Router, get
from msgspec import Struct

from knekt.engine import Declaration, settings, words_of
from knekt.games import PRESETS, family_of
from knekt.server.table import LEVELS

__all__ = ["catalogue_router"]

OptionKind = Literal["yes-no", "number", "word", "words"]


class Option(Struct, kw_only=True):
    """An option of a preset: its value there, and the values among which one can choose; null: any number.

    `rule` is its paragraph of the rule page; a page that is not the family's own is named before it.
    """

    name: str
    chapter: str
    rule: str
    kind: OptionKind
    value: bool | int | str | list[str] | None
    values: list[bool | int | str | None] | None


class Preset(Struct, kw_only=True):
    """A named set of options, chapter by chapter. `form` is the game of the family that it is one of."""

    name: str
    family: str
    form: str
    players: int
    options: list[Option]


class Presets(Struct, kw_only=True):
    """All presets."""

    presets: list[Preset]


class Bot(Struct, kw_only=True):
    """A level of bots."""

    level: int


class BotList(Struct, kw_only=True):
    """All levels."""

    bots: list[Bot]


@get("/presets", sync_to_thread=False)
def presets() -> Presets:
    """Every preset with its options, as they can be set when a table is opened."""
    return Presets(presets=[_preset(name) for name in PRESETS])


@get("/bots", sync_to_thread=False)
def bots() -> BotList:
    """The bots of the house, from a beginner to a master. What each is like is told by `player-level`."""
    return BotList(bots=[Bot(level=level) for level in LEVELS])


def _preset(name: str) -> Preset:
    chosen = PRESETS[name]
    family, values = family_of(chosen), {each: (value, kind) for each, value, kind in settings(chosen)}
    options = [
        _option(each, family.declared[each], chosen.form, *values[each])
        for names in family.by_chapters(chosen.form).values()
        for each in names
    ]
    return Preset(name=name, family=family.name, form=chosen.form, players=chosen.players, options=options)


def _option(name: str, declared: Declaration, form: str, value: Any, kind: Any) -> Option:
    choices: list[Any] | None = list(words_of(kind)) or list(declared.allowed(form) or ()) or _choices(kind)
    return Option(
        name=name,
        chapter=declared.chapter,
        rule=declared.paragraph(form),
        kind=_kind(kind, choices),
        value=list(value) if isinstance(value, tuple) else value,
        values=choices,
    )


def _kind(kind: Any, choices: list[Any] | None) -> OptionKind:
    """What somebody chooses who sets it."""
    if words_of(kind):
        return "words"
    known = {type(each) for each in choices or ()} - {type(None)}
    if known == {bool}:
        return "yes-no"
    return "word" if choices and known != {int} else "number"


def _choices(kind: Any) -> list[Any] | None:
    """The values of a type, where it has only some."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    found: list[Any] = []
    for each in get_args(kind):
        if get_origin(each) is Literal:
            found += get_args(each)
        elif each is type(None):
            found.append(None)
        else:
            return None
    return found or None


catalogue_router = Router(path="/", tags=["catalogue"], route_handlers=[presets, bots])
