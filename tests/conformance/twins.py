"""Worlds that a seat cannot tell apart: other cards in the places it cannot see, the same past before its eyes."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any, TypeVar

from conformance.family import Family

from knekt.cards import Card, Hand
from knekt.engine import Event, Game, Seat
from knekt.errors import BrokenLog

__all__ = ["twin"]

Names = dict[Card, Card]
Thing = TypeVar("Thing")


def renamed(thing: Thing, names: Names) -> Thing:
    """An event, or anything in one, with its cards exchanged."""
    found: Any = thing
    if isinstance(thing, Card):
        found = names.get(thing, thing)
    elif isinstance(thing, Hand):
        found = Hand.of(names.get(card, card) for card in thing)
    elif isinstance(thing, tuple):
        found = tuple(renamed(each, names) for each in thing)
    elif isinstance(thing, Event):
        found = replace(
            thing, **{each.name: renamed(getattr(thing, each.name), names) for each in fields(thing)}
        )
    return found  # type: ignore[no-any-return]


def twin(family: Family, game: Game[Any], viewer: Seat | None, rng: Random) -> Game[Any] | None:
    """Another game that the viewer must not be able to tell from this one; None where the try did not give one.

    Cards that the viewer had no right to know at some time change places in all that had happened by then.
    The rest of the log stays as it is, so a card may come to light later and only its origin differs. Only
    what the rules accept, event by event, is a game: nobody suddenly holds a suit that he did not follow.
    """
    number = len(game.events) if rng.random() < 0.7 else rng.randint(1, len(game.events))
    secret = list(family.pack - family.known(game.until(number), viewer))
    if len(secret) < 2:
        return None
    moved = rng.sample(secret, rng.choice((2, 2, 3, len(secret))) if len(secret) > 2 else 2)
    names = dict(zip(moved, rng.sample(moved, len(moved)), strict=True))
    past = tuple(renamed(event, names) for event in game.events[:number])
    log = past + game.events[number:]
    if log == game.events:
        return None
    try:
        found = type(game).retrace(game.rules, log)
    except BrokenLog:
        return None
    return found if found.events == log else None
