"""A log that is not believed, gone through again by the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self, TypeVar

from knekt.engine.event import Event
from knekt.errors import BrokenLog, KnektError

__all__ = ["retraced"]


class Goes(Protocol):
    """What goes on by events: a game, a sitting."""

    def after(self, event: Event) -> Self: ...


Held = TypeVar("Held", bound=Goes)


def retraced(begun: Held, told: tuple[Event, ...], log: Callable[[Held], tuple[Event, ...]]) -> Held:
    """What the log tells of, from its beginning on; BrokenLog at the first event that the rules do not give."""
    held, done = begun, len(log(begun))
    while done < len(told):
        try:
            held = held.after(told[done])
        except KnektError as refused:
            raise BrokenLog(done, told[done], refused) from refused
        for number, event in enumerate(log(held)[done : len(told)], start=done):
            if event != told[number]:
                raise BrokenLog(number, told[number], None)
        done = len(log(held))
    return held
