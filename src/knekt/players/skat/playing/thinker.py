"""Which card to play: the solver says what each card brings in worlds that the seat must reckon with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skat.knowing.belief import Belief
from knekt.players.skat.knowing.worlds import World, Worlds
from knekt.players.skat.playing.aims import aim_of
from knekt.players.skat.playing.endings import ENDING, plan_ending
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.poll import Poll, poll
from knekt.skat import State
from knekt.solver import Voter

__all__ = ["WeightedWorlds", "think"]

RAMSCH_CARDS = 7  # with more cards left a ramsch is too slow to search
TABLE = 4  # megabytes


@dataclass(frozen=True, slots=True)
class WeightedWorlds:
    """The worlds that are asked, with their weights; either all possible worlds, or some."""

    worlds: Sequence[World]
    weights: Sequence[float]
    are_all: bool

    @classmethod
    def of(
        cls, worlds: Worlds, view: View[State], number: int, seed: int, *, believes: bool
    ) -> WeightedWorlds:
        """So many worlds: drawn evenly, or, with `believes`, by how likely they are."""
        if not believes:
            are_all, found = worlds.some(number, seed)
            return cls(found, [1.0] * len(found), are_all)
        belief = Belief(view)
        are_all, lies = worlds.lies(belief.to_draw(number), seed)
        if are_all and len(lies) <= number:
            return cls([*map(worlds.world, lies)], belief.weights(lies), True)
        return cls([*map(worlds.world, belief.drawn(lies, number, seed))], [1.0] * number, False)


def think(
    view: View[State],
    legal: Hand,
    budget: Budget,
    seed: int,
    *,
    believes: bool,
    plans: bool = False,
    on_world: Callable[[World, float, Mapping[Card, int]], None] | None = None,
) -> Poll | None:
    """How the legal cards stand; None where no search helps: in a long ramsch, or when only spitzen are left.

    `believes`: worlds are weighed by what the others have said. `plans`: near the end, a declarer makes one
    plan for all worlds; a defender does not, for the partner would have to know the plan. `on_world` gets
    each world, its weight, and the values of the cards there.
    """
    state = view.state
    if state.is_ramsch and state.tricks_left > RAMSCH_CARDS:
        return None
    if state.contract is not None and state.tricks_left <= state.contract.spitzen:
        return None
    begun = perf_counter()
    worlds = Worlds(view)
    asked = WeightedWorlds.of(worlds, view, budget.worlds, seed, believes=believes)
    if not asked.worlds:
        return None
    aim = aim_of(view)
    positions = [
        (worlds.position(world), weight) for world, weight in zip(asked.worlds, asked.weights, strict=True)
    ]
    voter = Voter(positions[0][0], steps=aim.steps, megabytes=TABLE)

    def note(place: int, values: Mapping[Card, int]) -> None:
        if on_world is not None:
            on_world(asked.worlds[place], asked.weights[place], values)

    found = poll(voter, positions, aim.worth, legal, budget.since(begun), on_world=note)
    if found is None:
        return None
    if (
        plans
        and state.turn == state.declarer
        and state.tricks_left <= ENDING
        and aim.game is not None
        and len(found.hopeful) > 1
    ):
        found = plan_ending(found, positions, aim, budget.since(begun).seconds)
    are_all = asked.are_all and found.worlds == len(asked.worlds)
    return replace(found, are_all=are_all, stake=aim.stake)
