"""What an action is called: on a button, and where somebody is advised to do it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from knekt.cards import Card, Hand
from knekt.engine import Action, TableOptions
from knekt.games import family_of
from knekt.message import Message

__all__ = ["named"]

_PLACES = {"value": "bid"}  # one word for one thing in both families


def named(options: TableOptions, action: Action) -> Message:
    """What is done by it: pick up the skat, play the ten of hearts. Its fields are the places of the message.

    >>> from knekt.skat import GERMAN, Play
    >>> named(GERMAN, Play(0, Card.parse("HT"))).id
    'do-play'
    """
    told: dict[str, str | int | Message] = {"game": family_of(options).name, "form": options.form}
    for field in fields(action):
        if field.name == "seat":
            continue
        value = getattr(action, field.name)
        name = _PLACES.get(field.name, field.name)
        if isinstance(value, Hand):
            told[name] = _listed(tuple(value))
        elif isinstance(value, bool):
            told[name] = "yes" if value else "no"
        elif isinstance(value, int):
            told[name] = value
        else:
            told[name] = getattr(value, "message", None) or str(value)
    return Message(f"do-{action.kind}", told)


def _listed(cards: Sequence[Card]) -> Message:
    """Cards one after the other."""
    first, *rest = cards
    if not rest:
        return first.message
    return Message("cards-listed", {"first": first.message, "rest": _listed(rest)})
