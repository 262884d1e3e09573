"""One deal: its rules, its log, and the state that follows from the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from knekt.engine.ask import Ask
from knekt.engine.event import Action, Event
from knekt.engine.legal import Legal
from knekt.engine.retrace import retraced
from knekt.engine.seat import TABLE, Seat
from knekt.engine.view import View
from knekt.errors import IllegalAction, Reason

__all__ = ["Game", "Rules"]

State = TypeVar("State")


class Rules(Protocol[State]):
    """A game as the engine sees it: a few pure functions over one set of options."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Any: ...

    def start(self) -> State:
        """The state before anything has happened."""

    def check_opening(self, event: Event) -> None:
        """Nothing, if a deal can begin with this event; KnektError if not."""

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """What the seat (or the table) may do now. An action is legal if one of these asks contains it."""

    def decide(self, state: State, action: Action) -> Event:
        """What a legal action makes happen."""

    def consequence(self, state: State) -> Event | None:
        """What happens next by itself, such as the end of the deal."""

    def came_later(self, state: State, event: Event) -> bool:
        """Whether older logs may go on without this event, because it once happened later or not at all."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after the event. It cannot refuse: the event has happened."""

    def refusal(self, state: State, action: Action) -> IllegalAction:
        """Why an action that no ask contains is illegal."""

    def cause(self, event: Event) -> Action | None:
        """The action that makes the event happen; None for what happens by itself."""

    def read_action(self, text: str) -> Action:
        """The action that the text means; NotationError if it means none."""

    def read_event(self, text: str) -> Event:
        """The event that the text means; NotationError if it means none."""

    def is_over(self, state: State) -> bool: ...

    def drawn(self, state: State, events: Sequence[Event]) -> str:
        """The deal, or what a seat sees of it, in plain text."""


class Game(Generic[State]):
    """One deal: the rules in force and what has happened. All else follows from these two.

    A game never changes; `apply` gives a new one. To undo is to shorten the log, to replay is to take a
    prefix of it, and to save is to write it down.
    """

    __slots__ = ("_asks", "events", "rules", "state")

    rules: Rules[State]
    events: tuple[Event, ...]
    state: State

    def __init__(self, rules: Rules[State], events: tuple[Event, ...], state: State) -> None:
        self.rules = rules
        self.events = events
        self.state = state
        self._asks: dict[Seat, tuple[Ask, ...]] | None = None

    @classmethod
    def replay(cls, rules: Rules[State], events: Iterable[Event]) -> Self:
        """The game of this log, whose events are taken as true.

        `retrace` checks each of them by the rules.
        """
        log, state, evolve = tuple(events), rules.start(), rules.evolve
        for event in log:
            state = evolve(state, event)
        return cls(rules, log, state)

    @classmethod
    def open(cls, rules: Rules[State], first: Event) -> Self:
        """The game that begins with this event, together with what follows from it by itself."""
        rules.check_opening(first)
        return cls(rules, (), rules.start())._with_consequences(first)

    @classmethod
    def retrace(cls, rules: Rules[State], events: Iterable[Event]) -> Self:
        """The game of this log, played again by the rules; BrokenLog at the first event they do not give."""
        return retraced(cls(rules, (), rules.start()), tuple(events), lambda game: game.events)

    @property
    def is_over(self) -> bool:
        return self.rules.is_over(self.state)

    @property
    def asks(self) -> dict[Seat, tuple[Ask, ...]]:
        """What each seat may do now. Seats that have nothing to do are left out."""
        found = self._asks
        if found is None:
            rules, state = self.rules, self.state
            self._asks = found = {}
            for seat in range(rules.seats):
                if asks := rules.asks(state, seat):
                    found[seat] = asks
        return found

    @property
    def turn(self) -> Seat | None:
        """The first seat that the deal waits for."""
        for seat, asks in self.asks.items():
            if any(ask.must for ask in asks):
                return seat
        return None

    @property
    def legal(self) -> Legal:
        """What may be done now: as a list what the deal waits for, action by action."""
        return Legal(ask for asks in self.asks.values() for ask in asks)

    def apply(self, action: Action, answering: str | None = None) -> Self:
        """The game after the action; IllegalAction if the rules refuse it.

        `answering` is the id of the ask the action was made for: if that has closed, the action comes too
        late.
        """
        for ask in self._asks_of(action.seat):
            if ask.contains(action):
                if answering is not None and answering != ask.id:
                    raise IllegalAction(action, Reason.STALE)
                return self._with_consequences(self.rules.decide(self.state, action))
        raise self.rules.refusal(self.state, action)

    def play(self, text: str) -> Self:
        """The game after the action that is written so.

        NotationError if no action is; IllegalAction if the rules refuse it.
        """
        return self.apply(self.rules.read_action(text))

    def after(self, event: Event) -> Self:
        """The game after the action that makes this event happen; IllegalAction if that is not allowed."""
        if not self.events:
            return self.open(self.rules, event)
        action = self.rules.cause(event)
        if action is None:
            raise IllegalAction(event, Reason.NOT_NOW)
        return self.apply(action)

    def without(self, number: int) -> Self | None:
        """The game before its event of this number, if an older log may go on without it; otherwise None."""
        before = self.until(number)
        return before if self.rules.came_later(before.state, self.events[number]) else None

    def believing(self, event: Event) -> Self:
        """The game after this event, which is taken as true: the rules are not asked whether it was legal."""
        return type(self)(self.rules, (*self.events, event), self.rules.evolve(self.state, event))

    def _asks_of(self, seat: Seat) -> tuple[Ask, ...]:
        if self._asks is not None and seat >= 0:
            return self._asks.get(seat, ())
        return self.rules.asks(self.state, seat) if TABLE <= seat < self.rules.seats else ()

    def _with_consequences(self, event: Event) -> Self:
        """The game after this event and all that follows from it by itself."""
        rules, events = self.rules, (*self.events, event)
        state = rules.evolve(self.state, event)
        while (following := rules.consequence(state)) is not None:
            events = (*events, following)
            state = rules.evolve(state, following)
        return type(self)(rules, events, state)

    def view(self, seat: Seat | None) -> View[State]:
        """The game as the seat saw it: the same log without what the seat may not know. None is a watcher."""
        return View.of(self.rules, seat, [event.seen_by(seat) for event in self.events])

    def until(self, number: int) -> Self:
        """The game as it was after this number of events."""
        return self.replay(self.rules, self.events[:number])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.rules.options == other.rules.options
            and self.events == other.events
        )

    def __hash__(self) -> int:
        return hash(self.events)

    def __str__(self) -> str:
        return self.rules.drawn(self.state, self.events)

    def __repr__(self) -> str:
        return f"<Game of {len(self.events)} events>"
