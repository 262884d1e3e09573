"""What a family of games adds to the commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from knekt.cli.frame import Command
from knekt.cli.solved import Source, Terms
from knekt.cli.speaker import Speaker
from knekt.engine import Event, Family, OptionValue, Seat, TableOptions
from knekt.games import part, parts
from knekt.message import Message
from knekt.notation import Record
from knekt.notation.files import Format
from knekt.solver.answer import Threshold

__all__ = ["FamilyPages", "all_pages", "imported_command", "pages_of"]

Plain = dict[str, Any]
FactTold = Callable[[str, OptionValue, Any], str | Message | None]
Solved = Callable[[Any, Source, Threshold | None, Speaker], Terms]


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyPages:
    """What a family of games has of its own on the command line.

    A game for `knekt play` has a table in the terminal, too.
    """

    # the games for `knekt play`, with the plain preset of each
    games: Mapping[str, str] = field(default_factory=dict)
    # the flags for the length of a sitting, with the option that each sets
    lengths: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[int] = ()  # how many players may sit down
    apart: str = ""  # the flag for the cards that lie apart, if the family has such cards
    value: Callable[[Speaker], Command] | None = None  # `knekt value`
    # the commands that only this family has
    commands: Mapping[str, Callable[[Speaker], Command]] = field(default_factory=dict)
    lab: Callable[[Speaker], Sequence[Command]] = lambda speaker: ()  # the family's part of `knekt lab`

    page: str  # the words before the numbers of paragraphs of its rule page
    words: str  # the prefix of its options' names in the language files
    plain_rules: Callable[[Any], Any]  # the rules that others of the same game are compared with
    nearest_rules: Callable[[Any], Any]  # the rules that a preset differs least from
    # whether a record of one can be played by the rules of the other
    is_same_game: Callable[[Any, Any], bool]

    deal_lines: Callable[[Record, Any, Speaker], Iterable[str]]  # the drawing of a deal
    # a deal as data for programs, after the facts that any record has
    deal_plain: Callable[[Plain, Any, Speaker], Plain]
    sheet_lines: Callable[[Any, Sequence[str], Speaker], Iterable[str]]  # the drawing of a sitting
    sheet_plain: Callable[[Any, Speaker], Plain]  # a sitting as data for programs
    # the spoken count of a finished deal; empty if there is none
    count_told: Callable[[Any, Speaker], str] = lambda game, speaker: ""
    # an item of a result in words, if it has any
    fact_told: FactTold = lambda name, value, options: None
    player: Callable[[Record, Seat, Speaker], str]  # the player in a seat, by name and seat
    is_card: Callable[[Event], bool]  # whether the event is a card played
    solved: Solved | None = None  # how the values of a position's cards are told, if it has a solver
    # formats of other programs in which it can write records
    writers: Mapping[Format, Callable[[Record], str]] = field(default_factory=dict)


def imported_command(module: str) -> Callable[[Speaker], Any]:
    """The command of a module, which is imported only when the command is asked for."""
    return lambda speaker: import_module(module).command(speaker)


def pages_of(of: TableOptions | Family) -> FamilyPages:
    """The pages of a family, or of the family of these options; KnektError if it has none.

    >>> from knekt.games import PRESETS
    >>> list(pages_of(PRESETS["isko"]).games)
    ['skat', 'tournee', 'tournee-house']
    """
    found: FamilyPages = part(of, "cli")
    return found


def all_pages() -> Mapping[str, FamilyPages]:
    """The pages of every family that has any, by its name."""
    return parts("cli")
