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

    def without(self, number: int) -> Self | None: ...


Held = TypeVar("Held", bound=Goes)


def retraced(begun: Held, told: tuple[Event, ...], log: Callable[[Held], tuple[Event, ...]]) -> Held:
    """What the log tells of, from its beginning on; BrokenLog at the first event that the rules do not give.

    A log may be older than a rule by which something happens sooner than it did: it goes on as it then did.
    """
    held, done = begun, len(log(begun))
    while done < len(told):
        try:
            held = held.after(told[done])
        except KnektError as refused:
            raise BrokenLog(done, told[done], refused) from refused
        for number, event in enumerate(log(held)[done : len(told)], start=done):
            if event != told[number]:
                older = held.without(number) if number > done else None
                if older is None:
                    raise BrokenLog(number, told[number], None)
                held = older
                break
        done = len(log(held))
    return held
