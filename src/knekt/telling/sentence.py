"""A sentence about a table: a message in which cards lie and players are named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from knekt.cards import Card
from knekt.message import Message
from knekt.sheet import Player

__all__ = ["Named", "Sentence", "sentence"]


@dataclass(frozen=True, slots=True)
class Named:
    """Players to be named in a place, one after the other. −1 is the hand that nobody holds."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message, and apart from it the cards and players in its places.

    Each reader shows cards and names in a way of its own. Cards that the listener does not know are left out.
    """

    message: Message
    cards: Mapping[str, tuple[Card, ...]] = field(default_factory=dict, hash=False)
    names: Mapping[str, tuple[Player, ...]] = field(default_factory=dict, hash=False)


def sentence(id: str, **places: str | int | Message | Named | tuple[Card, ...]) -> Sentence:
    """The sentence of this id.

    >>> sentence("table-told-card", me="no", name=Named((2,)), card=(Card.parse("H7"),)).names
    {'name': (2,)}
    """
    plain = dict[str, str | int | Message]()
    cards, names = dict[str, tuple[Card, ...]](), dict[str, tuple[Player, ...]]()
    for place, filled in places.items():
        match filled:
            case Named(players):
                names[place] = players
            case tuple():
                cards[place] = filled
            case _:
                plain[place] = filled
    return Sentence(Message(id, plain), cards, names)
