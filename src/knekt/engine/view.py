"""What one seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, Self, TypeVar

from knekt.engine.ask import Ask
from knekt.engine.event import Event
from knekt.engine.seat import Seat

if TYPE_CHECKING:
    from knekt.engine.game import Rules

__all__ = ["View"]

State = TypeVar("State")


class View(Generic[State]):
    """A game as one seat saw it: a redacted log, and the state folded from it by the same rules.

    A type of its own, so that nobody hands a player the whole game. `seat` is None for who only watches.
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
        """The view that these events, already redacted for the seat, give."""
        return cls(rules, seat, (), rules.start()).extended(events)

    def extended(self, events: Iterable[Event]) -> Self:
        """The view after further events, already redacted for the seat."""
        more, state = tuple(events), self.state
        for event in more:
            state = self.rules.evolve(state, event)
        return type(self)(self.rules, self.seat, self.events + more, state)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What the seat may do now."""
        return () if self.seat is None else self.rules.asks(self.state, self.seat)

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

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {len(self.events)} events>"
