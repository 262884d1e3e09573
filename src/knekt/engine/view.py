"""What one seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Generic, Self, TypeVar

from knekt.engine.ask import Ask
from knekt.engine.event import Action, Event
from knekt.engine.legal import Legal
from knekt.engine.seat import Seat

if TYPE_CHECKING:
    from knekt.engine.game import Rules

__all__ = ["View"]

State = TypeVar("State")


class View(Generic[State]):
    """A game as one seat saw it: a log without what the seat may not know, and the state after it.

    It is a type of its own, so that nobody hands a player the whole game. `seat` is None for a watcher.
    """

    __slots__ = ("events", "rules", "seat", "state")

    rules: Rules[State]
    seat: Seat | None
    events: tuple[Event, ...]
    state: State

    def __init__(
        self, rules: Rules[State], seat: Seat | None, events: tuple[Event, ...], state: State
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.events = events
        self.state = state

    @classmethod
    def of(cls, rules: Rules[State], seat: Seat | None, events: Iterable[Event]) -> Self:
        """The view that these events give; they are already as the seat saw them."""
        return cls(rules, seat, (), rules.start()).extended(events)

    def extended(self, events: Iterable[Event]) -> Self:
        """The view after further events, which are already as the seat saw them."""
        more, state = tuple(events), self.state
        for event in more:
            state = self.rules.evolve(state, event)
        return type(self)(self.rules, self.seat, self.events + more, state)

    def steps(self, events: Iterable[Event]) -> Iterator[tuple[Self, Event, Self]]:
        """The view before each further event, the event as the seat saw it, and the view after it."""
        view = self
        for event in events:
            before, view = view, view.extended((event,))
            yield before, event, view

    @property
    def own_seat(self) -> Seat:
        """The seat of a view that somebody plays from."""
        assert self.seat is not None, "whoever only watches has no seat"
        return self.seat

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What the seat may do now."""
        return () if self.seat is None else self.rules.asks(self.state, self.seat)

    def offers(self, kind: type[Action]) -> bool:
        """Whether the seat may now take an action of this kind, other than a choice of several cards."""
        return any(isinstance(action, kind) for ask in self.asks for action in ask.singles())

    @property
    def legal(self) -> Legal:
        """What the seat may do now: as a list what the deal waits for, action by action."""
        return Legal(self.asks)

    @property
    def is_over(self) -> bool:
        return self.rules.is_over(self.state)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.seat == other.seat
            and self.rules.options == other.rules.options
            and self.events == other.events
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.events))

    def __str__(self) -> str:
        return self.rules.drawn(self.state, self.events)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {len(self.events)} events>"
