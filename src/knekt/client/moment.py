"""The table after an event, folded from the messages of its stream."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from knekt.engine import Event, Rules, View
from knekt.games import family_of
from knekt.games import options as options_of
from knekt.notation import from_plain, notation_of

__all__ = ["Moment", "next_moment"]

Plain = Mapping[str, Any]

# The kinds of event that can be the last of a closed table.
_LAST = {"closed", "change-proposed", "change-answered", "change-dropped", "corrected", "adjusted"}


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after the event of this number.

    `picture` is the table as the server draws it, `view` the deal as the player sees it.

    The view is of the running deal, or of the last one; it is None before the first. `event` is the last
    event, if there is any. `asks` are the open questions to this client. If the table has gone on since,
    there are none, and names and connections in the picture may be newer than this moment.
    """

    seq: int
    event: Plain | None
    picture: Plain
    options: Any
    view: View[Any] | None
    asks: Mapping[str, bool]  # by id, whether the deal waits for the answer

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is played. The sheet may still be corrected."""
        return self.picture["stage"] == "over" and self.event is not None and self.event["kind"] in _LAST

    @property
    def must_act(self) -> bool:
        """Whether the deal waits for this client."""
        return any(self.asks.values())

    @property
    def may_go_on(self) -> bool:
        """Whether this client has a place, the deal is over, and the next one waits also for this client."""
        me, is_over = self.picture["me"], self.view is not None and self.view.is_over
        if me is None or not is_over or self.picture["stage"] != "playing":
            return False
        return not self.picture["places"][me]["ready"]


def next_moment(last: Moment | None, message: Plain) -> Moment:
    """The moment of a snapshot, or of an event that follows the last moment."""
    picture = message["picture"]
    asks = {ask["id"]: ask["must"] for ask in message["asks"]}
    table = _table_of(picture)
    if message["type"] == "snapshot":
        before, told = None, [each["event"] for each in message["log"]]
    else:
        before, told = None if last is None else last.view, [message["event"]]
    view, event = table.view(before, picture, told), told[-1] if told else None
    return Moment(message["seq"], event, picture, table.options, view, asks)


class _Table:
    """Reads the deals of tables with these options."""

    def __init__(self, options: Any) -> None:
        family = family_of(options)
        self.options, self._kinds = options, family.events
        self._rules: Rules[Any] = family.rules(options)
        self._known = notation_of(options).named(self._rules)

    def view(self, before: View[Any] | None, picture: Plain, plain: Sequence[Plain]) -> View[Any] | None:
        """The view after these events. Some may not be of the deal, but of the table."""
        events: list[Event] = [
            from_plain(self._kinds, each, self._known) for each in plain if each["kind"] in self._kinds
        ]
        if not events:
            return before
        if before is None or before.is_over:  # the first event of the next deal
            return View.of(self._rules, picture["deal"]["seat"], events)
        return before.extended(events)


def _table_of(picture: Plain) -> _Table:
    chosen = picture["settings"]["options"]
    wanted = {name: tuple(each) if isinstance(each, list) else each for name, each in chosen["set"].items()}
    return _table(options_of(chosen["preset"], wanted))


@lru_cache(maxsize=16)
def _table(options: Any) -> _Table:
    return _Table(options)
