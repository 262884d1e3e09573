"""What the commands say about one family of games, behind one door."""

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

__all__ = ["FamilyPages", "all_pages", "made_by", "pages_of"]

Plain = dict[str, Any]
FactTold = Callable[[str, OptionValue, Any], str | Message | None]
Solved = Callable[[Any, Source, Threshold | None, Speaker], Terms]


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyPages:
    """What a family has of its own on the command line.

    A game that one may `play` has a table in the terminal, too.
    """

    games: Mapping[str, str] = field(default_factory=dict)  # what one may `play`, with the plain presets
    lengths: Mapping[str, str] = field(default_factory=dict)  # flags for a sitting's length: what each sets
    players: Sequence[int] = ()  # how many may sit down
    apart: str = ""  # the flag for the cards that lie apart, where there are such
    value: Callable[[Speaker], Command] | None = None  # `knekt value`
    commands: Mapping[str, Callable[[Speaker], Command]] = field(default_factory=dict)  # that it alone has
    lab: Callable[[Speaker], Sequence[Command]] = lambda speaker: ()  # its part of `knekt lab`

    page: str  # what stands before the paragraphs of its rule page
    words: str  # what the language files put before the names of the options
    plain_rules: Callable[[Any], Any]  # those against which others of the same game are told
    nearest_rules: Callable[[Any], Any]  # those from which a preset differs least
    is_same_game: Callable[[Any, Any], bool]  # whether a record of one can be played by the other

    deal_lines: Callable[[Record, Any, Speaker], Iterable[str]]  # a deal drawn
    deal_plain: Callable[[Plain, Any, Speaker], Plain]  # a deal for programs, after what any record has
    sheet_lines: Callable[[Any, Sequence[str], Speaker], Iterable[str]]  # a sitting drawn
    sheet_plain: Callable[[Any, Speaker], Plain]  # a sitting for programs
    count_told: Callable[[Any, Speaker], str] = lambda game, speaker: ""  # spoken over a finished deal
    fact_told: FactTold = lambda name, value, options: None  # a point of a result in words, if it has any
    player: Callable[[Record, Seat, Speaker], str]  # who sits there, by name and seat
    is_card: Callable[[Event], bool]  # whether the event is a card played
    solved: Solved | None = None  # how the values of a position are told
    writers: Mapping[Format, Callable[[Record], str]] = field(default_factory=dict)  # of other programs


def made_by(module: str) -> Callable[[Speaker], Any]:
    """The command of a module, which is imported when the command is asked for."""
    return lambda speaker: import_module(module).command(speaker)


def pages_of(of: TableOptions | Family) -> FamilyPages:
    """The pages of a family, or of that of these options; KnektError where it has none.

    >>> from knekt.games import PRESETS
    >>> list(pages_of(PRESETS["isko"]).games)
    ['skat', 'tournee', 'tournee-house']
    """
    found: FamilyPages = part(of, "cli")
    return found


def all_pages() -> Mapping[str, FamilyPages]:
    """The pages of every family that has any, by its name."""
    return parts("cli")
