"""Events, actions and asks of one table as JSON, and back."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from knekt.engine import Action, Ask, Event, OneOf, Pick
from knekt.games import family_of
from knekt.notation import from_plain, notation_of, to_plain
from knekt.server.table.change import CHANGES
from knekt.server.table.event import EVENTS, ChangeProposed
from knekt.sheet import sitting_of

__all__ = ["Codec", "ask_plain", "codec_of"]


class Codec:
    """Reads the actions that a table with these options can be sent, and the events of its log."""

    def __init__(self, options: Any) -> None:
        family = family_of(options)
        self._events = {**family.events, **sitting_of(options).own_events, **EVENTS}
        self._changes = {kind: made for kind, made in self._events.items() if kind in CHANGES}
        self._actions = family.actions
        self._known = notation_of(options).named(family.rules(options))

    def event(self, text: str) -> Event:
        """The event of a line of the log."""
        plain = json.loads(text)
        if plain["kind"] == ChangeProposed.kind:  # the only kind that contains another event
            return ChangeProposed(plain["player"], self.change(plain["change"]), tuple(plain["asked"]))
        return from_plain(self._events, plain, self._known)

    def change(self, plain: object) -> Event:
        """The change that a keeper has proposed; NotationError names what is wrong with it."""
        return from_plain(self._changes, plain, self._known)

    def action(self, plain: object) -> Action:
        """The action that a client has sent; NotationError names what is wrong with it."""
        return from_plain(self._actions, plain, self._known)


@lru_cache(maxsize=256)
def codec_of(options: Any) -> Codec:
    return Codec(options)


def ask_plain(ask: Ask) -> dict[str, Any]:
    """An ask on the wire. Choices of several cards are never written out one by one.

    >>> from knekt.engine import Ask
    >>> from knekt.skat import Pass
    >>> ask_plain(Ask(1, "bid-0", True, (Pass(1),)))["choices"]
    [{'choice': 'action', 'action': {'kind': 'pass', 'seat': 1}}]
    """
    return {
        "id": ask.id,
        "seat": ask.seat,
        "must": ask.must,
        "choices": [_choice_plain(choice) for choice in ask.choices],
    }


def _choice_plain(choice: Any) -> dict[str, Any]:
    match choice:
        case Pick(act, seat, cards, count, to):
            named = {"kind": act.kind, "seat": seat}  # type: ignore[attr-defined]
            held = [str(card) for card in cards]
            return {"choice": "pick", "action": named, "cards": held, "count": count, "to": to}
        case OneOf(act, seat, values):
            _, field = act.__match_args__  # type: ignore[attr-defined]
            named = {"kind": act.kind, "seat": seat}  # type: ignore[attr-defined]
            return {
                "choice": "one-of",
                "action": named,
                "field": field,
                "values": [to_plain(each) for each in values],
            }
    return {"choice": "action", "action": to_plain(choice)}
