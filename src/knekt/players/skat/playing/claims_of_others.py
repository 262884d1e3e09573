"""Claims of others: whether the own side could do better than the claim, in any world that is left (11.5)."""

from __future__ import annotations

from dataclasses import replace

from knekt.cards import Hand
from knekt.engine import View
from knekt.players.skat.knowing.belief import played_by
from knekt.players.skat.knowing.worlds import World, Worlds
from knekt.skat import LAST_TRICK, Ending, Facts, State, facts, score
from knekt.solver import Limits, SkatPosition, Wish, solve_all

__all__ = ["claim_is_best"]

MOST = 200  # a claim is only answered so if there are no more worlds than this
NODES = 200_000  # positions for each world


def claim_is_best(view: View[State]) -> bool:
    """Whether the claim is worth as much to the seat's side as best play with open cards, in every world.

    The answer is no where the worlds are many or hard to solve, and with spitzen, which depend on the order
    of tricks.
    """
    state = view.state
    contract = state.contract
    assert contract is not None
    if contract.spitzen:
        return False
    worlds = Worlds(view)
    are_all, found = worlds.some(MOST, 0)
    if not are_all:
        return False
    positions = [worlds.position(world) for world in found]
    sign = 1 if view.own_seat == state.declarer else -1
    for world, position in zip(found, positions, strict=True):
        assert isinstance(position, SkatPosition)
        claimed = _claimed(state, world)
        best = _best(state, claimed, position)
        if best is None or sign * _total(state, claimed) < sign * _total(state, best):
            return False
    return True


def _claimed(state: State, world: World) -> Facts:
    """The facts of the deal in this world, if the claim is accepted."""
    seat = state.declarer
    assert seat is not None
    dealt = list(state.dealt)
    dealt[seat] = world.hands[seat] | Hand.of(played_by(state)[seat])
    over = state.but(
        hands=world.hands, laid=world.laid, skat=world.laid, dealt=tuple(dealt), ending=Ending.CLAIMED
    )
    return facts(over)


def _best(state: State, claimed: Facts, position: SkatPosition) -> Facts | None:
    """The facts after best play of everybody with open cards; None if that takes too long."""
    limits = Limits(nodes=NODES)
    (found,) = solve_all([position], limits=limits, threads=1)
    if not found.value.is_exact:
        return None
    value = found.value.low
    if claimed.contract.is_null:
        return replace(claimed, points=0, tricks=1 - value)
    tricks = max(1, min(state.won, LAST_TRICK - 1))
    if not state.lost:
        (swept,) = solve_all([position], threshold=Wish.ALL_TRICKS, limits=limits, threads=1)
        if swept.value.reaches(1) is None:
            return None
        tricks = LAST_TRICK if swept.value.reaches(1) else tricks
    return replace(claimed, points=value, tricks=tricks)


def _total(state: State, counted: Facts) -> int:
    return score(state.rules.options, counted, state.bock).total
