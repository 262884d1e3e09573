"""Worlds that a seat cannot tell apart: it has seen the same, but other cards lie where it cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import reduce
from operator import or_
from random import Random
from typing import Any, TypeVar

from conformance.family import Family

from knekt.cards import Card, Hand
from knekt.engine import Event, Game, Seat
from knekt.errors import BrokenLog

__all__ = ["cards_in", "twin", "twins"]

Names = dict[Card, Card]
Thing = TypeVar("Thing")


def cards_in(thing: object) -> Iterator[Card]:
    """Every card in an event, or in anything that stands in one."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Hand | tuple):
        for each in thing:
            yield from cards_in(each)
    elif isinstance(thing, Event):
        for each in fields(thing):
            yield from cards_in(getattr(thing, each.name))


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


def twins(
    family: Family, game: Game[Any], viewer: Seat | None, rng: Random, tries: int
) -> Iterator[Game[Any]]:
    """Other games that the viewer must not be able to tell from this one, found in this number of tries.

    Cards whose places the viewer had no right to know for some time change them in all that happened in that
    time: from the deal on, or from where cards were moved, such as laid away. The rest of the log stays as it
    is, so a card may come to light later and only its way differs. Only what the rules accept, event by
    event, is a game: nobody suddenly holds a suit that he did not follow.
    """
    log, known = game.events, list(family.known(game.events, viewer))
    held = [Hand.of({*cards_in(event)}) for event in log]
    for _ in range(tries):
        last = len(log) if rng.random() < 0.7 else rng.randint(1, len(log))
        # the deal, or an event in which several cards are moved or shown at once
        moves = [number for number, cards in enumerate(held[:last]) if len(cards) > 1]
        first = rng.choice(moves) if rng.random() < 0.3 else 0
        secret = family.pack - reduce(or_, known[first:last])
        names = _exchanged(secret, held[first] & secret, rng)
        changed = Hand.of(names)
        other = tuple(
            renamed(event, names) if first <= number < last and not cards.isdisjoint(changed) else event
            for number, (event, cards) in enumerate(zip(log, held, strict=True))
        )
        if other == log:
            continue
        try:
            found = type(game).retrace(game.rules, other)
        except BrokenLog:
            continue
        if found.events == other:
            yield found


def twin(family: Family, game: Game[Any], viewer: Seat | None, rng: Random) -> Game[Any] | None:
    """One of them; None where the try did not give one."""
    return next(twins(family, game, viewer, rng, 1), None)


def _exchanged(secret: Hand, moved: Hand, rng: Random) -> Names:
    """New names for some of the secret cards, one of those that are moved among them."""
    if len(secret) < 2 or not moved:
        return {}
    one = moved[rng.randrange(len(moved))]
    others = list(secret - Hand(one.bit))
    count = rng.choice((1, 1, 2, len(others))) if len(others) > 1 else 1
    cards = [one, *rng.sample(others, count)]
    named = zip(cards, rng.sample(cards, len(cards)), strict=True)
    return {card: name for card, name in named if card is not name}
