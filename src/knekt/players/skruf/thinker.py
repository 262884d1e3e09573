"""Which card to play, by asking the solver what would come of it in worlds that the seat must reckon with."""

from __future__ import annotations

from time import perf_counter

from knekt.cards import Hand
from knekt.engine import View
from knekt.players.skruf.aims import aim_of
from knekt.players.skruf.belief import Belief
from knekt.players.skruf.worlds import World, Worlds
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import drawn_by_weight, flattened
from knekt.players.thinking.poll import Poll, poll
from knekt.skruf import State
from knekt.solver import Voter

__all__ = ["likely_worlds", "think", "trusted_worlds"]

TRUSTED = 40  # … where they must fit better
OVERSAMPLED = 8  # worlds that are weighed for each that is asked
FEWEST = 8  # worlds that have to vote, where there are so many: with fewer the rules of thumb know better
MISERE_CARDS = 10  # with more cards a misère is too dear to search
TABLE = 8  # megabytes


def think(view: View[State], legal: Hand, budget: Budget, seed: int, *, believes: bool) -> Poll | None:
    """How the legal cards stand; None where the time is too short for a vote that means something."""
    state = view.state
    if state.is_misere and state.tricks_left > MISERE_CARDS:
        return None
    begun = perf_counter()
    worlds, weighed = Worlds(view), likely_worlds(view, budget.worlds, seed, believes=believes)
    aim = aim_of(state, [world for world, _ in weighed])
    positions = [(worlds.position(world), weight) for world, weight in weighed]
    voter = Voter(positions[0][0], steps=aim.steps, megabytes=TABLE)
    if budget.seconds:
        budget = budget.within(max(1e-3, budget.seconds - (perf_counter() - begun)))
    found = poll(voter, positions, aim.worth, legal, budget)
    return found if found is not None and found.worlds >= min(FEWEST, len(positions)) else None


def likely_worlds(view: View[State], number: int, seed: int, *, believes: bool) -> list[tuple[World, float]]:
    """Worlds with their weights: all of them where there are few, else so many as likely as they are drawn."""
    deals, found = Worlds(view).some(number * OVERSAMPLED if believes else number, seed)
    if not believes:
        return [(world, 1.0) for world in found]
    weights = Belief(view).weights(found)
    if deals.are_all and len(found) <= number:
        return list(zip(found, weights, strict=True))
    return [(world, 1.0) for world in drawn_by_weight(found, weights, number, seed)]


def trusted_worlds(view: View[State], number: int, seed: int) -> list[World]:
    """Worlds for calls and gifts, as likely as they are drawn: there what the partner has told is taken at its word."""
    _, found = Worlds(view).some(number * TRUSTED, seed)
    belief = Belief(view)
    weights = flattened([belief.likelihood(world) for world in found], 1.0, 0.01)
    return drawn_by_weight(found, weights, number, seed)
