"""Every family of games under one roof: presets by name, and the family that options belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from knekt import skat, skruf
from knekt.cards import Seed
from knekt.engine import Event, Family, Game, OptionValue, TableOptions
from knekt.errors import InvalidOption

__all__ = ["FAMILIES", "PRESETS", "family_of", "new_game", "options", "result"]

FAMILIES: Mapping[str, Family] = {each.name: each for each in (skat.FAMILY, skruf.FAMILY)}
PRESETS: Mapping[str, TableOptions] = {
    name: preset for family in FAMILIES.values() for name, preset in family.presets.items()
}


def family_of(options: TableOptions) -> Family:
    """The family whose options they are.

    >>> family_of(options("german")).name
    'skat'
    """
    return next(each for each in FAMILIES.values() if options.preset in each.presets)


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
