"""What each family of games writes in its own way, and the functions that read moves and entries."""

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

    The rules read the moves of a deal themselves. `parse_entry` reads the entries of the sheet, which begin
    with one of the words `entries`.

    A line of a text record may have several moves. `begins` says whether a new move begins with a word, given
    also the word before it. A move that begins with one of the words `whole_lines` has its line to itself.
    `joins` says whether an event is written on the same line as the event before it, given also whether a
    trick has begun. Events of the types `unwritten` are left out, because they follow by themselves. A trick
    has `hands` cards, each an event of one of the types `played`; `lying` counts the cards that lie on the
    table when a deal begins.

    `facts_of` gives the result of a finished deal. `side_of` says whether a seat is on the first side of a
    result (0) or on the second (1), in games with two sides. `check_stated` refuses a value that a result
    cannot have. `result_tags` are the tags of a text record that state a result; `tags_of` writes them, and
    `stated_in` reads them from the values of each tag. `seat_tags` are the tags for the names of the players,
    by seat; "" for a seat where nobody sits.

    `foreign` are the formats of other programs that play such games, each under its name.

    For JSON, `readers` read the types that only this family has. `careful` read the fields that allow only
    some values of their type. `named` gives the values that are written by a name, such as contracts.
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
    """How the game of these options is written.

    >>> from knekt.games import options
    >>> notation_of(options("german")).seat_tags(options("german"))
    ('Forehand', 'Middlehand', 'Rearhand')
    """
    found: FamilyNotation = part(options, "notation")
    return found


def all_notations() -> Mapping[str, FamilyNotation]:
    """How the games of every family are written, by the name of the family."""
    return parts("notation")


def parse_action(text: str, rules: Rules[Any]) -> Action:
    """The action that the text means; NotationError if it means none.

    >>> from knekt.skat import options, rules
    >>> parse_action("M 18", rules(options("german")))
    Bid(seat=1, value=18)
    """
    return rules.read_action(text)


def parse_event(text: str, rules: Rules[Any]) -> Event:
    """The event that the text means; NotationError if it means none.

    >>> from knekt.skat import options, rules
    >>> parse_event("F skat ?2", rules(options("german")))
    SkatTaken(seat=0, cards=Hidden(count=2))
    """
    return rules.read_event(text)


def parse_entry(text: str, rules: Rules[Any]) -> Event:
    """The entry of the sheet that the text means; NotationError if it means none.

    >>> from knekt.skat import options, rules
    >>> str(parse_entry("enter F H -2 95 9 20", rules(options("german"))))
    'enter F H -2 95 9 20'
    """
    return notation_of(rules.options).parse_entry(text, rules)
