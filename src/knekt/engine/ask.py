"""What a seat may do now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import comb
from typing import Any

from knekt.cards import Choosing, Hand
from knekt.engine.event import Action
from knekt.engine.seat import Seat
from knekt.engine.value import value

__all__ = ["Ask", "Choice", "OneOf", "Pick"]


@value
class Pick:
    """A choice of `count` cards out of `cards`, any of them. It is never written out as a list of actions.

    `act` makes the action of the seat and the chosen cards. `to` is the seat that receives the cards, where
    they are given to somebody.
    """

    act: Callable[[Seat, Hand], Action]
    seat: Seat
    cards: Hand
    count: int
    to: Seat | None = None

    @property
    def ways(self) -> int:
        return comb(len(self.cards), self.count)

    def contains(self, action: Any) -> bool:
        if type(action) is not self.act or action.seat != self.seat:
            return False
        cards: Hand = action.cards
        return len(cards) == self.count and cards <= self.cards

    def sample(self, rng: Choosing) -> Action:
        return self.act(self.seat, self.cards.sample(self.count, rng))


@value
class OneOf:
    """A choice of one value: a card of a hand, a number to claim, a bid to name.

    `act` makes the action of the seat and the chosen value.
    """

    act: Callable[[Seat, Any], Action]
    seat: Seat
    values: Hand | tuple[Any, ...]

    @property
    def ways(self) -> int:
        return len(self.values)

    def contains(self, action: Any) -> bool:
        if type(action) is not self.act or action.seat != self.seat:
            return False
        _, named = action.__match_args__  # every such action is a seat and what it names
        return getattr(action, named) in self.values

    def sample(self, rng: Choosing) -> Action:
        return self.act(self.seat, self.values[int(rng.random() * len(self.values))])


Choice = Action | Pick | OneOf


@value
class Ask:
    """A question to a seat, and the answers that the seat may give. An answer names the question by its `id`.

    If `must` is true, the deal waits for the answer. Otherwise the seat may answer or let it be.
    """

    seat: Seat
    id: str
    must: bool
    choices: tuple[Choice, ...]

    @property
    def ways(self) -> int:
        """How many different answers there are."""
        return sum(1 if isinstance(each, Action) else each.ways for each in self.choices)

    def contains(self, action: Action) -> bool:
        for each in self.choices:
            if each == action if isinstance(each, Action) else each.contains(action):
                return True
        return False

    def sample(self, rng: Choosing) -> Action:
        """One of the answers, all equally likely."""
        number = int(rng.random() * self.ways) if len(self.choices) > 1 else 0
        for each in self.choices[:-1]:
            ways = 1 if isinstance(each, Action) else each.ways
            if number < ways:
                return each if isinstance(each, Action) else each.sample(rng)
            number -= ways
        last = self.choices[-1]
        return last if isinstance(last, Action) else last.sample(rng)

    def singles(self) -> Iterator[Action]:
        """Every answer that is not a choice of several cards."""
        for each in self.choices:
            if isinstance(each, Action):
                yield each
            elif isinstance(each, OneOf):
                yield from (each.act(each.seat, value) for value in each.values)
