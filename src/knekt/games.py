"""Every family of games under one roof, and the one door through which a room asks for its part of one.

Skat and Skruf are at home here. `KNEKT_FAMILIES` names the modules of further families, with commas between
them; each has a `FAMILY`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from knekt import skat, skruf
from knekt.cards import Seed
from knekt.engine import Event, Family, Game, OptionValue, TableOptions
from knekt.errors import InvalidOption, KnektError

__all__ = ["FAMILIES", "PRESETS", "at_hand", "family_of", "new_game", "options", "part", "parts", "result"]


def _named(modules: str) -> Iterator[Family]:
    """The families of these modules."""
    for name in filter(None, map(str.strip, modules.split(","))):
        found = _found(name)
        if not isinstance(getattr(found, "FAMILY", None), Family):
            raise KnektError("no-such-family", f"{name} has no family of games", name=name)
        if found.FAMILY.words is not None:
            from knekt.words import say_also  # which the families at home do not need

            say_also(found.FAMILY.words)
        yield found.FAMILY


def _found(module: str) -> Any:
    """The module; None where there is none. What it fails to find itself is an error of its own."""
    try:
        return import_module(module)
    except ModuleNotFoundError as lacking:
        if lacking.name is None or not f"{module}.".startswith(f"{lacking.name}."):
            raise
        return None


def _by_name(families: Iterable[Family]) -> Mapping[str, Family]:
    """The families under their names; none may share its name or a preset with another."""
    found = dict[str, Family]()
    for family in families:
        taken = {*found, *(preset for other in found.values() for preset in other.presets)}
        if twice := taken & {family.name, *family.presets}:
            name = min(twice)
            raise KnektError("family-twice", f"{name} is the name of another game", name=name)
        found[family.name] = family
    return found


FAMILIES = _by_name((skat.FAMILY, skruf.FAMILY, *_named(os.environ.get("KNEKT_FAMILIES", ""))))
PRESETS: Mapping[str, TableOptions] = {
    name: preset for family in FAMILIES.values() for name, preset in family.presets.items()
}
_OWNERS: Mapping[str, Family] = {name: family for family in FAMILIES.values() for name in family.presets}


def family_of(options: TableOptions) -> Family:
    """The family whose options they are.

    >>> family_of(options("german")).name
    'skat'
    """
    return _OWNERS[options.preset]


def part(of: TableOptions | Family, room: str) -> Any:
    """What a family, or that of these options, gives to a room; KnektError where it gives nothing there.

    Each room asks in the `family.py` where it says what it wants.
    """
    family = of if isinstance(of, Family) else family_of(of)
    found = _part(family, room)
    if found is None:
        raise KnektError("game-without-part", f"{family.name} has nothing for {room}", room=room)
    return found


def parts(room: str) -> Mapping[str, Any]:
    """What all families give to a room, each under its name; those that give nothing are left out."""
    found = {name: _part(family, room) for name, family in FAMILIES.items()}
    return {name: each for name, each in found.items() if each is not None}


def at_hand(*rooms: str) -> None:
    """Import what all families give to these rooms, for whoever must not wait when it is first asked for."""
    for room in rooms:
        parts(room)


@cache
def _part(family: Family, room: str) -> Any:
    """What the family gives to a room, imported when that is first asked for; None where it gives nothing."""
    return getattr(_found(family.parts.format(room=room)), "FAMILY", None)


def options(preset: str, wanted: Mapping[str, OptionValue] | None = None) -> Any:
    """The preset of any game with these settings; InvalidOption where there is no such thing."""
    if preset not in PRESETS:
        raise InvalidOption("unknown-preset", preset, allowed=", ".join(PRESETS))
    return family_of(PRESETS[preset]).options(preset, wanted)


def new_game(chosen: TableOptions | str, cards: Event | Seed) -> Game[Any]:
    """A deal of any game from its cards, from a position set up, or from a seed.

    >>> seed = Seed.parse("a first deal")
    >>> new_game("german", seed).turn, new_game("skruf", seed).turn
    (1, 3)
    """
    wanted = options(chosen) if isinstance(chosen, str) else chosen
    family = family_of(wanted)
    return family.open(wanted, family.rules(wanted).dealt(cards) if isinstance(cards, Seed) else cards)


def result(game: Game[Any]) -> Any:
    """What a deal that is over comes to, as its family counts it."""
    return family_of(game.rules.options).result(game.state)
