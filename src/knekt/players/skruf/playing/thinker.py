"""Which card to play: the solver says what each card brings in worlds that the seat must reckon with."""

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

OVERSAMPLED = 6  # worlds that are drawn and weighed for each world that is asked
# Exchanges of two cards that are tried in each world, for a card and for a call.
FEW_CHANGES, CHANGES = 150, 250
DOUBTED = 10  # one of so many worlds need not fit what was said
FEWEST = 3  # with fewer worlds the rules of thumb know better, unless there are no more
# With so little time, and so many tricks left, the solver is only asked about the contract, about leads that
# differ much, and in worlds that are easy; and cards that fall behind are dropped sooner.
HURRY, EARLY = 0.2, 11  # seconds, and tricks left
EASY, SOON = 40_000, 4  # positions for one world, and worlds in the first round
MISERE_CARDS = 10  # with more cards left a misère is too slow to search
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

    `believes`: worlds are weighed by what was said and given; `reads`: also by the cards played. `on_world`
    gets each world, its weight, and the chance that each card has there.
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
    """Worlds with their weights, and whether these are all;
    if not, they are drawn as often as they are likely.

    A tenth of them is drawn evenly, for others need not call as this player does.
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
    """Worlds for calls and gifts, drawn as often as they are likely;
    here the partner's calls are taken at their word.
    """
    worlds = Worlds(view)
    are_all, found = worlds.some(number * OVERSAMPLED, seed)
    return fitting(worlds, Belief(view), found, number, 0 if are_all else CHANGES, seed)


def fitting(
    worlds: Worlds, belief: Belief, found: Sequence[World], number: int, changes: int, seed: int
) -> list[World]:
    """So many worlds that fit what was told, made from worlds that were drawn.

    What was told is often so unlikely that hardly any world fits it by chance. So each world is changed card
    by card, and a change is kept the likelier the better it fits (Metropolis' rule, which keeps the chances
    of worlds right).
    """
    drawn = draw_by_weight(found, flatten_weights(belief.likelihoods(found), 1.0, 0.01), number, seed)
    return worlds.changed(drawn, belief.clues, changes, seed) if changes else drawn
