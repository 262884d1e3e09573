"""Records of deals and of sittings: the log, who played, and the result that the file states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from knekt.engine import Event, Game, Seat, TableOptions
from knekt.games import family_of
from knekt.notation.family import Stated, StatedValue, notation_of
from knekt.sheet import Sitting

__all__ = ["Difference", "Record", "SittingRecord", "Stamp", "differences", "facts_of", "side_of"]


@dataclass(frozen=True, slots=True)
class Stamp:
    """When an event was written in a table's log, by whom, and by which command; None for what is unknown."""

    at: str | None = None
    by: int | None = None
    command: str | None = None


@dataclass(frozen=True, slots=True)
class AnyRecord:
    """What a record of a deal and one of a sitting have in common.

    `stamps` has one for each event, or is empty. `tags` are all else that the file says, in its own words.
    Each of the `comments` stands before the event of its number. `stated` is the result that the file states,
    under the names of `facts_of`.
    """

    options: Any
    events: tuple[Event, ...]
    players: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    comments: tuple[tuple[int, str], ...] = ()
    stated: Stated = field(default_factory=dict)
    stamps: tuple[Stamp, ...] = ()


class Record(AnyRecord):
    """A deal; `players` are the names by seat. Its log is checked only when `game` plays it."""

    __slots__ = ()

    @property
    def game(self) -> Game[Any]:
        """The deal played again by the rules; BrokenLog where they say otherwise."""
        family = family_of(self.options)
        return family.game.retrace(family.rules(self.options), self.events)


class SittingRecord(AnyRecord):
    """A whole sitting; `players` are the names clockwise round the table."""

    __slots__ = ()

    @property
    def sitting(self) -> Sitting:
        """The sitting played again by the rules; BrokenLog where they say otherwise."""
        return Sitting.retrace(self.options, self.events)


@dataclass(frozen=True, slots=True)
class Difference:
    """A point in which the result that the file states differs from the one that the rules give."""

    name: str
    stated: StatedValue
    found: StatedValue


def facts_of(game: Game[Any]) -> dict[str, StatedValue]:
    """The result of a finished deal, point by point, as records of its family state it."""
    return notation_of(game.rules.options).facts_of(game)


def side_of(options: TableOptions, facts: Stated, seat: Seat | None) -> int | None:
    """The side of a stated result on which the seat is: 0 or 1; None if the result has no sides."""
    return None if seat is None else notation_of(options).side_of(options, facts, seat)


def differences(record: Record, game: Game[Any]) -> list[Difference]:
    """Where the result that the record states is not the one that the rules give."""
    found = facts_of(game)
    return [
        Difference(name, stated, found[name])
        for name, stated in record.stated.items()
        if name in found and found[name] != stated
    ]
