"""An action in words, as advice to a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from knekt.cards import Card, Hand
from knekt.engine import Action
from knekt.games import FAMILIES
from knekt.message import Message

__all__ = ["action_message"]

_NAMES = {"value": "bid"}  # both families use the same word


def action_message(action: Action) -> Message:
    """What to do: take up the skat, play the ten of hearts.

    >>> from knekt.skat import Play
    >>> action_message(Play(0, Card.parse("HT"))).id
    'do-play'
    """
    kind = action.kind
    game = next(each.name for each in FAMILIES.values() if each.actions.get(kind) is type(action))
    arguments: dict[str, str | int | Message] = {"game": game}
    for field in fields(action):
        if field.name == "seat":
            continue
        value = getattr(action, field.name)
        name = _NAMES.get(field.name, field.name)
        if isinstance(value, Hand):
            arguments[name] = _listed(tuple(value))
        elif isinstance(value, bool):
            arguments[name] = "yes" if value else "no"
        elif isinstance(value, int):
            arguments[name] = value
        else:
            arguments[name] = getattr(value, "message", None) or str(value)
    return Message(f"do-{kind}", arguments)


def _listed(cards: Sequence[Card]) -> Message:
    """A list of cards, one after the other."""
    first, *rest = cards
    if not rest:
        return first.message
    return Message("cards-listed", {"first": first.message, "rest": _listed(rest)})
