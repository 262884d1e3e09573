"""Which card to play, by asking the solver what would come of it in worlds that the seat must reckon with."""

from __future__ import annotations

from time import perf_counter

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skat.aims import aim_of
from knekt.players.skat.belief import Belief, drawn_by_weight
from knekt.players.skat.worlds import Worlds
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.poll import Poll, poll
from knekt.skat import State
from knekt.solver import Voter
from knekt.solver.position import Position

__all__ = ["asked_worlds", "chosen", "think"]

RAMSCH_CARDS = 7  # with more cards a ramsch is too dear to search
OVERSAMPLED = 4  # worlds that are weighed for each that is asked
TABLE = 4  # megabytes


def think(view: View[State], legal: Hand, budget: Budget, seed: int, *, believes: bool) -> Poll | None:
    """How the legal cards stand; None where no search helps: in a long ramsch, or with spitzen of one's own."""
    state = view.state
    if state.is_ramsch and state.tricks_left > RAMSCH_CARDS:
        return None
    if state.contract is not None and state.contract.spitzen and view.seat == state.declarer:
        return None
    begun = perf_counter()
    positions = asked_worlds(view, budget.worlds, seed, believes=believes)
    if not positions:
        return None
    aim = aim_of(view)
    voter = Voter(positions[0][0], steps=aim.steps, megabytes=TABLE)
    if budget.seconds:
        budget = budget.within(max(1e-3, budget.seconds - (perf_counter() - begun)))
    return poll(voter, positions, aim.worth, legal, budget)


def asked_worlds(
    view: View[State], number: int, seed: int, *, believes: bool
) -> list[tuple[Position, float]]:
    """Worlds to ask, with their weights: all of them where there are few."""
    worlds = Worlds(view)
    deals, found = worlds.some(number * OVERSAMPLED if believes else number, seed)
    if not believes:
        return [(worlds.position(world), 1.0) for world in found]
    weights = Belief(view).weights(found)
    if deals.are_all and len(found) <= number:
        return [(worlds.position(world), weight) for world, weight in zip(found, weights, strict=True)]
    return [(worlds.position(world), 1.0) for world in drawn_by_weight(found, weights, number, seed)]


def chosen(found: Poll, preferred: Card, errors: float) -> Card:
    """The best card; the one that the rules of thumb prefer, if nothing speaks against it."""
    return preferred if found.is_as_good(preferred, errors) else found.best.card
