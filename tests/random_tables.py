"""Random options of any game: mixtures of everything that its form allows, as far as they go together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any, Literal, TypeVar, get_args, get_origin

from knekt.engine import OptionValue, TableOptions, changed, settings
from knekt.errors import InvalidOption
from knekt.games import family_of

__all__ = ["alternatives", "pairwise_of", "together"]

AnyOptions = TypeVar("AnyOptions", bound=TableOptions)

Values = Mapping[str, tuple[OptionValue, ...]]
TRIES = 60


def alternatives(plain: TableOptions, besides: tuple[str, ...] = ()) -> dict[str, tuple[Any, ...]]:
    """The options of this form, each with all its values, but for those whose names begin like this."""
    family = family_of(plain)
    found: dict[str, tuple[Any, ...]] = {}
    for name, _, kind in settings(plain):
        if name.startswith(besides) or not family.has_option(plain.form, name):
            continue
        if get_origin(kind) is Literal:
            found[name] = family.declared[name].allowed(plain.form) or get_args(kind)
        elif kind is bool:
            found[name] = (False, True)
    return found


def together(plain: AnyOptions, wanted: Mapping[str, OptionValue]) -> AnyOptions | None:
    """The options with these settings, if they go together."""
    try:
        return changed(plain, wanted)
    except InvalidOption:
        return None


def pairwise_of(plain: AnyOptions, values: Values) -> Iterator[AnyOptions]:
    """A few option sets in which every two values of two options meet at least once, if they can."""
    names, rng = sorted(values), Random(1)
    open_pairs = {
        ((one, a), (two, b)) for one, two in combinations(names, 2) for a in values[one] for b in values[two]
    }
    while open_pairs:
        seed = min(open_pairs, key=repr)
        tried = [{name: rng.choice(values[name]) for name in names} | dict(seed) for _ in range(TRIES)]
        met = [open_pairs.intersection(combinations(sorted(each.items()), 2)) for each in tried]
        for place in sorted(range(TRIES), key=lambda place: -len(met[place])):
            if made := together(plain, tried[place]):
                yield made
                open_pairs -= met[place]
                break
        else:
            open_pairs.discard(seed)  # the two exclude each other
