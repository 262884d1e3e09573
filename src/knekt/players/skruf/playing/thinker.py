"""Which card to play, by asking the solver what would come of it in worlds that the seat must reckon with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

from knekt.cards import Card, Hand
from knekt.engine import View
from knekt.players.skruf.knowing.belief import Belief
from knekt.players.skruf.knowing.worlds import World, Worlds
from knekt.players.skruf.playing.aims import aim_of
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.players.skruf.playing.leading import leads_apart
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.draw import draw_by_weight, flatten_weights
from knekt.players.thinking.poll import FIRST_ROUND, Poll, poll
from knekt.skruf import State
from knekt.solver import Voter

__all__ = ["OVERSAMPLED", "fitting", "likely_worlds", "think", "trusted_worlds"]

OVERSAMPLED = 6  # worlds that are weighed for each that is asked
FEW_CHANGES, CHANGES = 150, 250  # of two cards of each that are tried, for a card and for a call
DOUBTED = 10  # one of so many worlds need not fit
FEWEST = 3  # worlds that have to vote, where there are so many: with fewer the rules of thumb know better
# With less time than so many seconds, early in the play, there is none for more than the contract, for leads that hardly differ, and for worlds
# that are hard to solve; then cards that fall behind are dropped after fewer worlds.
HURRY, EARLY = 0.2, 11  # seconds, and tricks left
EASY, SOON = 40_000, 4  # positions that are looked at in one world, and worlds of the first round
MISERE_CARDS = 10  # with more cards a misère is too dear to search
TABLE = 8  # megabytes


def think(
    view: View[State],
    legal: Hand,
    budget: Budget,
    seed: int,
    *,
    believes: bool,
    reads: bool = False,
    on_world: Callable[[World, float, Mapping[Card, float]], None] | None = None,
) -> Poll | None:
    """How the legal cards stand; None where the time is too short for a vote that means something.

    `believes`: worlds are weighed by what was said and given; `reads`: and by what was played. `on_world` is told of each world with
    its weight and the chance that each card has there.
    """
    state = view.state
    if state.is_misere and state.tricks_left > MISERE_CARDS:
        return None
    begun = perf_counter()
    worlds = Worlds(view)
    weighed, are_all = likely_worlds(view, budget.worlds, seed, believes=believes, reads=reads)
    hurried = 0 < budget.seconds < HURRY and state.tricks_left >= EARLY
    if hurried:
        budget, legal = budget.easy(EASY), legal if state.trick else leads_apart(CardTurn.of(view))
    aim = aim_of(state, [world for world, _ in weighed], hurried=hurried)
    positions = [(worlds.position(world), weight) for world, weight in weighed]
    voter = Voter(positions[0][0], steps=aim.steps, megabytes=TABLE)

    def note(place: int, values: Mapping[Card, int]) -> None:
        if on_world is not None:
            on_world(*weighed[place], {card: aim.chances[value] for card, value in values.items()})

    first = SOON if hurried else FIRST_ROUND
    found = poll(voter, positions, aim.worth, legal, budget.since(begun), first=first, on_world=note)
    if found is None or found.worlds < min(FEWEST, len(positions)):
        return None
    are_all = are_all and worlds.are_certain and found.worlds == len(positions)
    return replace(found, are_all=are_all, stake=aim.stake)


def likely_worlds(
    view: View[State], number: int, seed: int, *, believes: bool, reads: bool = False
) -> tuple[list[tuple[World, float]], bool]:
    """Worlds with their weights, and whether they are all: where there are more, so many as likely as they are drawn.

    A tenth of them is any that may be, for others need not speak as we do.
    """
    worlds = Worlds(view)
    are_all, found = worlds.some(number * OVERSAMPLED if believes else number, seed)
    if not believes:
        return [(world, 1.0) for world in found], are_all
    belief = Belief(view, plays=reads)
    if are_all and len(found) <= number:
        return list(zip(found, belief.weights(found), strict=True)), True
    if are_all:
        return [(world, 1.0) for world in draw_by_weight(found, belief.weights(found), number, seed)], False
    doubted = number // DOUBTED
    drawn = [*found[:doubted], *fitting(worlds, belief, found, number - doubted, FEW_CHANGES, seed)]
    Random(seed).shuffle(drawn)
    return [(world, 1.0) for world in drawn], False


def trusted_worlds(view: View[State], number: int, seed: int) -> list[World]:
    """Worlds for calls and gifts, as likely as they are drawn: there what the partner has told is taken at its word."""
    worlds = Worlds(view)
    are_all, found = worlds.some(number * OVERSAMPLED, seed)
    return fitting(worlds, Belief(view), found, number, 0 if are_all else CHANGES, seed)


def fitting(
    worlds: Worlds, belief: Belief, found: Sequence[World], number: int, changes: int, seed: int
) -> list[World]:
    """So many worlds that go with what has been told, from some that were drawn.

    What was told is often so unlikely that hardly any world fits it by chance. So each that was drawn is changed card by card,
    and a change is kept the likelier the better it fits (Metropolis' rule, which leaves the chances of worlds as they are).
    """
    drawn = draw_by_weight(found, flatten_weights(belief.likelihoods(found), 1.0, 0.01), number, seed)
    return worlds.changed(drawn, belief.clues, changes, seed) if changes else drawn
