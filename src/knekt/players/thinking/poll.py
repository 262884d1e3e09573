"""A vote of many worlds on the cards that may be played.

All cards are asked about in the same worlds, for a difference within one world says far more than averages
over different worlds. After each round, cards that have clearly fallen behind are not asked about any more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from random import Random
from time import perf_counter
from typing import Protocol

from knekt.cards import Card, Hand
from knekt.players.thinking.budget import Budget
from knekt.solver import Limits, Votes
from knekt.solver.position import Position

__all__ = ["FIRST_ROUND", "CardStanding", "Caster", "Poll", "poll"]

FIRST_ROUND = 8  # worlds in the first round; every further round has as many as all before it
BEHIND = 2.0  # a card so many standard errors behind the best has no hope
SLACK = 1e-9


class Caster(Protocol):
    """What says how cards do in worlds: the solver's `Voter`, or playouts."""

    def cast(self, worlds: Sequence[Position], cards: Hand | None = None, limits: Limits = ...) -> Votes:
        """One row for each world, as far as the time allowed."""


@dataclass(frozen=True, slots=True)
class CardStanding:
    """How a card has done: its mean worth, and how far it is behind the best, with the standard error."""

    card: Card
    mean: float
    behind: float
    error: float
    worlds: int  # in how many worlds it was asked about


@dataclass(frozen=True, slots=True)
class Poll:
    """The result of a vote, the best card first; cards that were dropped on the way come last."""

    standings: tuple[CardStanding, ...]
    worlds: int
    are_all: bool = False  # whether these are all possible worlds
    stake: float = 0.0  # what lies between winning and losing; 0 where nothing is won or lost

    @property
    def best(self) -> CardStanding:
        return self.standings[0]

    @property
    def hopeful(self) -> tuple[CardStanding, ...]:
        """The cards that were asked about to the end and are not clearly behind."""
        return tuple(
            each
            for each in self.standings
            if each.worlds == self.worlds and each.behind <= max(BEHIND * each.error, SLACK)
        )

    def chosen(self, preferred: Card, errors: float) -> Card:
        """The preferred card if it is at most so many standard errors behind; else the best card."""
        return preferred if self.is_as_good(preferred, errors) else self.best.card

    def wavering(self, first: Card, wavers: float, rng: Random) -> Card:
        """The first choice, or by chance another card:
        the less a card seems to cost, the likelier it is taken.

        `wavers` is a loss that the player hardly notices, as a share of what is at stake.
        """
        scale = wavers * self.stake
        if not scale:
            return first
        worse = [each for each in self.standings if each.behind > SLACK and each.card != first]
        weights = [exp(-each.behind / scale) for each in worse]
        (card,) = rng.choices([first, *(each.card for each in worse)], [1.0, *weights])
        return card

    def is_as_good(self, card: Card, errors: float = 0.0) -> bool:
        """Whether the card is not behind the best by more than so many standard errors."""
        found = next((each for each in self.standings if each.card == card), None)
        return (
            found is not None
            and found.worlds == self.best.worlds
            and found.behind <= errors * found.error + SLACK
        )


def poll(
    voter: Caster,
    worlds: Sequence[tuple[Position, float]],
    worth: Callable[[int], float],
    cards: Hand,
    budget: Budget,
    *,
    first: int = FIRST_ROUND,
    now: Callable[[], float] = perf_counter,
    on_world: Callable[[int, Mapping[Card, int]], None] | None = None,
) -> Poll | None:
    """What the cards are worth on average over the weighted worlds; None if there was no time for one world.

    `worth` turns a value that the voter gives into what it counts for the seat to play. `first` is the number
    of worlds in the first round. `on_world` gets the place of each world in the row, and what the world said.
    """
    end = now() + budget.seconds if budget.seconds else inf
    alive, tally = cards, _Tally()
    asked = 0
    while asked < len(worlds) and (len(alive) > 1 or len(cards) == 1):
        batch = worlds[asked : max(2 * asked, first)]
        left = end - now()
        if left <= 0:
            break
        limits = Limits(nodes=budget.nodes, seconds=0.0 if end == inf else left)
        votes = voter.cast([world for world, _ in batch], alive, limits)
        for place, ((_, weight), row) in enumerate(zip(batch, votes.rows, strict=False), start=asked):
            if row:
                tally.add(weight, votes.cards, [worth(value) for value in row])
                if on_world is not None:
                    on_world(place, dict(zip(votes.cards, row, strict=True)))
        if len(votes.rows) < len(batch):
            break  # the time is up
        asked += len(batch)
        alive = tally.hopeful() or alive
    return tally.result()


class _Tally:
    """What each card was worth in each world so far."""

    def __init__(self) -> None:
        self._weights: list[float] = []
        self._worths: dict[Card, list[float]] = {}  # a dropped card has fewer worths than there are worlds

    def add(self, weight: float, cards: Sequence[Card], worths: Sequence[float]) -> None:
        self._weights.append(weight)
        for card, worth in zip(cards, worths, strict=True):
            self._worths.setdefault(card, []).append(worth)

    def hopeful(self) -> Hand:
        """The cards of the last round that are not clearly behind."""
        return Hand.of(
            each.card
            for each in self._standings()
            if each.worlds == len(self._weights) and each.behind <= max(BEHIND * each.error, SLACK)
        )

    def result(self) -> Poll | None:
        return Poll(tuple(self._standings()), len(self._weights)) if self._weights else None

    def _standings(self) -> list[CardStanding]:
        """The cards that were asked about in most worlds come first, and of those the best."""
        means = {card: self._mean(worths) for card, worths in self._worths.items()}
        last = [card for card, worths in self._worths.items() if len(worths) == len(self._weights)]
        leading = max(last, key=lambda card: means[card], default=None)
        if leading is None:
            return []
        best, found = self._worths[leading], []
        for card, worths in self._worths.items():
            gaps = [better - worth for better, worth in zip(best, worths, strict=False)]
            behind = self._mean(gaps)
            found.append(CardStanding(card, means[card], behind, self._error(gaps, behind), len(worths)))
        return sorted(found, key=lambda each: (-each.worlds, each.behind, each.card != leading))

    def _mean(self, numbers: Sequence[float]) -> float:
        pairs = list(zip(self._weights, numbers, strict=False))
        return sum(weight * number for weight, number in pairs) / sum(weight for weight, _ in pairs)

    def _error(self, numbers: Sequence[float], mean: float) -> float:
        """The standard error of the mean of numbers that weigh differently."""
        if len(numbers) < 2:
            return inf
        pairs = list(zip(self._weights, numbers, strict=False))
        total = sum(weight for weight, _ in pairs)
        spread = sum((weight * (number - mean)) ** 2 for weight, number in pairs)
        return sqrt(spread) / total * sqrt(len(pairs) / (len(pairs) - 1))
