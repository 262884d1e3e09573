"""What the commands say about one family of games, behind one door."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from knekt.cli.frame import Command
from knekt.cli.solved import Source, Terms
from knekt.cli.speaker import Speaker
from knekt.engine import Event, Family, OptionValue, Seat, TableOptions
from knekt.errors import InvalidOption
from knekt.games import FAMILIES, family_of
from knekt.message import Message
from knekt.notation import Record
from knekt.notation.files import Format
from knekt.solver.answer import Threshold

__all__ = ["OFFERED", "PRESETS", "FamilyPages", "all_pages", "pages_of"]

OFFERED: Mapping[str, Family] = {name: FAMILIES[name] for name in ("skat", "skruf")}  # those with pages
PRESETS: Mapping[str, TableOptions] = {
    name: preset for family in OFFERED.values() for name, preset in family.presets.items()
}

Plain = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyPages:
    """What a family has of its own on the command line. Each has one, `PAGES` in the `pages.py` of its folder."""

    games: Mapping[str, str]  # what one may `play`, with the plain preset of each
    lengths: Mapping[str, str]  # the flags that say how long a sitting is, with the option that each sets
    players: Sequence[int]  # how many may sit down
    value: Callable[[Speaker], Command]  # `knekt value`

    page: str  # what stands before the paragraphs of its rule page
    words: str  # what the language files put before the names of the options
    plain_rules: Callable[[Any], Any]  # those against which others of the same game are told
    nearest_rules: Callable[[Any], Any]  # … from which a preset differs least
    is_same_game: Callable[[Any, Any], bool]  # whether a record of one can be played by the other

    deal_lines: Callable[[Record, Any, Speaker], Iterable[str]]  # a deal drawn
    deal_plain: Callable[[Plain, Any, Speaker], Plain]  # … for programs, after what any record has
    sheet_lines: Callable[[Any, Sequence[str], Speaker], Iterable[str]]  # a sitting drawn
    sheet_plain: Callable[[Any, Speaker], Plain]  # … for programs
    count_told: Callable[[Any, Speaker], str]  # what is spoken over a finished deal; perhaps nothing
    fact_told: Callable[
        [str, OptionValue, Any], str | Message | None
    ]  # a point of a result in words, if it has any
    player: Callable[[Record, Seat, Speaker], str]  # who sits there, by name and seat
    is_card: Callable[[Event], bool]  # whether the event is a card played
    solved: Callable[[Any, Source, Threshold | None, Speaker], Terms]  # how the values of a position are told
    writers: Mapping[Format, Callable[[Record], str]]  # formats of other programs that can be written


@cache
def _pages(family: str) -> FamilyPages:
    found = import_module(
        f"knekt.cli.{family}.pages"
    ).PAGES  # the pages use the commands' rooms, which use this
    assert isinstance(found, FamilyPages)
    return found


def pages_of(options: TableOptions) -> FamilyPages:
    """The pages of the family that the options belong to; InvalidOption where no command knows it.

    >>> list(pages_of(PRESETS["isko"]).games)
    ['skat', 'tournee', 'tournee-house']
    """
    family = family_of(options).name
    if family not in OFFERED:
        raise InvalidOption("unknown-preset", options.preset, allowed=", ".join(PRESETS))
    return _pages(family)


def all_pages() -> Mapping[str, FamilyPages]:
    """The pages of every family, by its name."""
    return {name: _pages(name) for name in OFFERED}
