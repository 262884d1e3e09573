"""What a family of games writes in its own way, and its text forms read by the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from knekt.engine import Action, Event, Game, Rules, Seat, TableOptions
from knekt.games import part, parts
from knekt.notation.readers import Named, Reader

if TYPE_CHECKING:
    from knekt.notation.foreign import Foreign

__all__ = [
    "FamilyNotation",
    "Stated",
    "StatedValue",
    "all_notations",
    "notation_of",
    "parse_action",
    "parse_entry",
    "parse_event",
]

StatedValue = int | str | bool
Stated = Mapping[str, StatedValue]  # a result, point by point


@dataclass(frozen=True, slots=True, eq=False)
class FamilyNotation:
    """How the actions, events, entries and results of a family are written and read.

    The text forms: those of a deal the rules read themselves, `parse_entry` reads those of the sheet,
    with the rules in force; an entry begins with one of the words `entries`. Where several forms stand on
    one line, `begins` says of a word, and of the one before it, whether a new one begins there; the words
    `whole_lines` begin a form that has its line to itself. `joins` says of an event, of the one before
    it, and of whether a trick has begun, whether it is written on the line of the one before; events of
    the types `unwritten` follow by themselves. A trick has `hands` cards, each an event of one of the
    types `played`; `lying` counts those that lie there when a deal is opened.

    Results: `facts_of` gives that of a finished deal, `side_of` says by the options whether a seat is of the
    first side of one (0) or of the second (1), where there are two; `check_stated` refuses a point that
    cannot be stated so; `result_tags` are the tags that state one in a text record, `tags_of` writes them,
    `stated_in` reads them, from the values of each tag. `seat_tags` are those of the names of who sits at a
    deal, by seat; where nobody sits, "".

    `foreign` are the formats of other programs that play such games, each under its name.

    JSON: `readers` read the types that only this family has, `careful` the fields that do not take everything
    of their type, `named` gives what the table in force knows by its notation.
    """

    parse_entry: Callable[[str, Any], Event]
    entries: tuple[str, ...]
    whole_lines: tuple[str, ...]
    begins: Callable[[str, str], bool]
    joins: Callable[[Event | None, Event, bool], bool]
    unwritten: tuple[type[Event], ...]
    played: tuple[type[Event], ...]
    hands: int
    lying: Callable[[Event], int]
    facts_of: Callable[[Game[Any]], dict[str, StatedValue]]
    side_of: Callable[[Any, Stated, Seat], int | None]
    check_stated: Callable[[str, StatedValue], None]
    result_tags: tuple[str, ...]
    tags_of: Callable[[Stated], Iterator[tuple[str, str]]]
    stated_in: Callable[[Callable[[str], list[str]]], dict[str, StatedValue]]
    seat_tags: Callable[[Any], tuple[str, ...]]
    foreign: Mapping[str, Foreign] = field(default_factory=dict)
    readers: Mapping[Any, Reader] = field(default_factory=dict)
    careful: Mapping[tuple[type, str], Reader] = field(default_factory=dict)
    named: Callable[[Any], Named] = lambda rules: {}


def notation_of(options: TableOptions) -> FamilyNotation:
    """How the game is written that these options are for.

    >>> from knekt.games import options
    >>> notation_of(options("german")).seat_tags(options("german"))
    ('Forehand', 'Middlehand', 'Rearhand')
    """
    found: FamilyNotation = part(options, "notation")
    return found


def all_notations() -> Mapping[str, FamilyNotation]:
    """How every game is written, by the name of its family."""
    return parts("notation")


def parse_action(text: str, rules: Rules[Any]) -> Action:
    """The action written so.

    >>> from knekt.skat import options, rules
    >>> parse_action("M 18", rules(options("german")))
    Bid(seat=1, value=18)
    """
    return rules.read_action(text)


def parse_event(text: str, rules: Rules[Any]) -> Event:
    """The event written so.

    >>> from knekt.skat import options, rules
    >>> parse_event("F skat ?2", rules(options("german")))
    SkatTaken(seat=0, cards=Hidden(count=2))
    """
    return rules.read_event(text)


def parse_entry(text: str, rules: Rules[Any]) -> Event:
    """The event of the sheet written so.

    >>> from knekt.skat import options, rules
    >>> str(parse_entry("enter F H -2 95 9 20", rules(options("german"))))
    'enter F H -2 95 9 20'
    """
    return notation_of(rules.options).parse_entry(text, rules)
