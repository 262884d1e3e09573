"""A log that is checked: every event of it is made to happen again by the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self, TypeVar

from knekt.engine.event import Event
from knekt.errors import BrokenLog, KnektError

__all__ = ["retraced"]


class HasLog(Protocol):
    """Something that goes on by events: a game or a sitting."""

    def after(self, event: Event) -> Self: ...

    def without(self, number: int) -> Self | None: ...


Played = TypeVar("Played", bound=HasLog)


def retraced(begun: Played, told: tuple[Event, ...], log: Callable[[Played], tuple[Event, ...]]) -> Played:
    """The game or sitting after all these events; BrokenLog at the first event that the rules do not give.

    `begun` is where it begins, and `log` gives the events of one. An old log may lack an event that today's
    rules add by themselves; then the game goes on without that event, as it did when the log was written.
    """
    played, done = begun, len(log(begun))
    while done < len(told):
        try:
            played = played.after(told[done])
        except KnektError as refused:
            raise BrokenLog(done, told[done], refused) from refused
        for number, event in enumerate(log(played)[done : len(told)], start=done):
            if event != told[number]:
                older = played.without(number) if number > done else None
                if older is None:
                    raise BrokenLog(number, told[number], None)
                played = older
                break
        done = len(log(played))
    return played
