"""A move is declared in one place: how it is written, what it makes happen, and how it changes the state.

    @value
    class Hold(SkatAction):
        kind, text = "hold", "{seat} yes"

    @value
    class Held(SkatEvent):
        kind, by = "held", Hold
        seat: Seat

    MOVES = (Move(Held, evolve_held), Move(BidMade, evolve_bid))

An event names by `by` the action that makes it happen, and is written like that action if it has no `text` of
its own. The event of an action, and the action of an event, are made by copying the fields of the same names.
Where that is not enough, the row gives a function that makes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, replace
from functools import cached_property
from operator import attrgetter
from typing import Any, ClassVar, Protocol, Self, TypeVar

from knekt.engine.event import Action, Cards, Event, Hidden
from knekt.engine.seat import TABLE, Seat
from knekt.engine.spelling import Spelled, Spelling
from knekt.engine.value import value
from knekt.errors import IllegalAction, NotationError, Reason

__all__ = ["Move", "MoveRules", "Moves", "OwnCards", "covered"]

Kind = TypeVar("Kind", Action, Event)
Decide = Callable[[Any, Any], Event]  # of a state and an action
Cause = Callable[[Any], Action | None]  # of an event
Refusal = Callable[[Any, Any], IllegalAction]  # of a state and an action

_OF_TABLE = "table"  # the first word of what the table does; other moves begin with a seat


class _WithCards(Protocol):
    @property
    def cards(self) -> Cards: ...


Covered = TypeVar("Covered", bound=_WithCards)


def covered(event: Covered) -> Covered:
    """The event as seen by those who may not see its cards."""
    return replace(event, cards=Hidden(len(event.cards)))  # type: ignore[type-var]


@value
class OwnCards(Event):
    """An event with cards that only the seat itself sees."""

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else covered(self)


@dataclass(frozen=True, slots=True)
class Move:
    """A row of a stage's table: an event, and the function that gives the state after it.

    `decide` makes the event of an action, and `cause` makes the action of an event; if they are not given,
    both copy the fields of the same names. `refusal` says why the action is not allowed. `by` is the action
    behind the event, where that is another one than the event's class names.
    """

    event: type[Event]
    evolve: Callable[[Any, Any], Any]
    by: type[Action] | None = None
    decide: Decide | None = None
    cause: Cause | None = None
    refusal: Refusal | None = None


def _not_now(state: Any, action: Action) -> IllegalAction:
    return IllegalAction(action, Reason.NOT_NOW)


def _decide_by_copying(action: type[Action], event: type[Event]) -> Decide:
    """The function that makes the event of an action from the fields of the action.

    The event may have further fields only at the end, and these need a default.
    """
    shared = [each.name for each in fields(event) if each.name in action.__match_args__]
    rest = fields(event)[len(shared) :]
    complete = all(each.name not in shared and each.default is not MISSING for each in rest)
    assert complete, f"what makes {event.__name__}? {action.__name__} does not say all of it"
    make: Callable[..., Event] = event
    says = attrgetter(*shared)
    if len(shared) == 1:
        return lambda state, action: make(says(action))
    return lambda state, action: make(*says(action))


def _cause_by_copying(action: type[Action], event: type[Event]) -> Cause:
    """The function that makes the action of an event from the fields of the event.

    It gives None where the cards of the event are hidden. An event that names no seat is an action of the
    table.
    """
    shared = [name for name in action.__match_args__ if name in event.__match_args__]
    seat = {} if "seat" in shared else {"seat": TABLE}

    def cause(event: Event) -> Action | None:
        values = {name: getattr(event, name) for name in shared}
        return None if Hidden in map(type, values.values()) else action(**seat, **values)

    return cause


def _by_word(kinds: Iterable[type[Kind]]) -> Mapping[str, list[type[Kind]]]:
    """The kinds of moves, under the word by which each is known, so that few have to be tried on a text."""
    found: dict[str, list[type[Kind]]] = {}
    for kind in kinds:
        assert issubclass(kind, Spelled)
        for word in kind.known_by():
            found.setdefault(word, []).append(kind)
    return found


class Moves:
    """The moves of a family, made from the rows of its stages and looked up by their class or their name."""

    def __init__(self, spelling: Spelling, *stages: Iterable[Move]) -> None:
        self.spelling = spelling
        self.actions: dict[str, type[Action]] = {}
        self.events: dict[str, type[Event]] = {}
        self.evolve: dict[type[Event], Callable[[Any, Any], Any]] = {}
        self.decide: dict[type[Action], Decide] = {}
        self.cause: dict[type[Event], Cause] = {}
        self.refusal: dict[type[Action], Refusal] = {}
        for row in (row for stage in stages for row in stage):
            event = row.event
            assert issubclass(event, Spelled)
            action = row.by or event.by
            self.events[event.kind], self.evolve[event] = event, row.evolve
            if action is not None:
                self.actions[action.kind] = action
                self.decide[action] = row.decide or _decide_by_copying(action, event)
                self.cause.setdefault(event, row.cause or _cause_by_copying(action, event))
                self.refusal[action] = row.refusal or _not_now

    def read_action(self, text: str, rules: Any) -> Action:
        """The action that the text means; NotationError if it means none."""
        return self._read(self._actions_by_word, text, rules, self.spelling.action, pairs=False)

    def read_event(self, text: str, rules: Any) -> Event:
        """The event that the text means; NotationError if it means none."""
        return self._read(self._events_by_word, text, rules, self.spelling.event, pairs=self.spelling.pairs)

    @cached_property
    def _actions_by_word(self) -> Mapping[str, list[type[Action]]]:
        return _by_word(self.actions.values())

    @cached_property
    def _events_by_word(self) -> Mapping[str, list[type[Event]]]:
        return _by_word(self.events.values())

    def _read(
        self, kinds: Mapping[str, list[type[Kind]]], text: str, rules: Any, expected: str, *, pairs: bool
    ) -> Kind:
        who, _, what = text.partition(" ")
        for word in (who, what.partition(" ")[0], ""):
            for kind in kinds.get(word, ()):
                assert issubclass(kind, Spelled)
                if (read := kind.read(text, rules)) is not None:
                    return read
        if who != _OF_TABLE:
            for seat in who.split("+", 1) if pairs else [who]:
                self.spelling.seat_of(seat)  # if there is no such seat, this raises the clearer error
        raise NotationError(text, expected)


class MoveRules:
    """The part of a game's rules that its table of moves gives."""

    moves: ClassVar[Moves]

    def decide(self, state: Any, action: Action) -> Event:
        """What a legal action makes happen."""
        return self.moves.decide[type(action)](state, action)

    def evolve(self, state: Any, event: Event) -> Any:
        """The state after the event."""
        return self.moves.evolve[type(event)](state, event)

    def cause(self, event: Event) -> Action | None:
        """The action that makes the event happen; None for what happens by itself."""
        found = self.moves.cause.get(type(event))
        return None if found is None else found(event)

    def refusal(self, state: Any, action: Action) -> IllegalAction:
        """Why an action that no ask contains is illegal: the answer of its stage."""
        why: Refusal = self.moves.refusal.get(type(action), _not_now)
        return why(state, action)

    def read_action(self, text: str) -> Action:
        """The action that the text means; NotationError if it means none."""
        return self.moves.read_action(text, self)

    def read_event(self, text: str) -> Event:
        """The event that the text means; NotationError if it means none."""
        return self.moves.read_event(text, self)
