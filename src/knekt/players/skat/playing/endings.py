"""Endings: which card begins a plan that wins in most worlds, which the player cannot tell apart.

A vote of worlds takes it that the player will know later how the cards lie. Here the next turns are planned
for all worlds at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from knekt.cards import Hand
from knekt.players.skat.playing.aims import Aim
from knekt.players.thinking.poll import Poll
from knekt.solver import Limits, Voter
from knekt.solver.position import Position

__all__ = ["ENDING", "plan_ending"]

ENDING = 6  # with so many tricks left, or fewer, the player plans
TURNS = 2  # how many own turns are planned
MOST = 64  # for how many worlds a plan can be made at most
NODES = 40_000
SLIGHT = 0.01  # what a point of the vote counts beside the weight of the worlds that plans win


def plan_ending(found: Poll, worlds: Sequence[tuple[Position, float]], aim: Aim, seconds: float) -> Poll:
    """The vote, with its hopeful cards ordered by how likely a plan that begins with them wins.

    The vote decides between equal cards; where planning takes too long, it stays as it was.
    """
    assert aim.game is not None
    asked = sorted(worlds, key=lambda each: -each[1])[:MOST]
    weights = [weight for _, weight in asked]
    voter = Voter(asked[0][0], steps=aim.steps)
    cards = Hand.of(each.card for each in found.hopeful)
    positions = [position for position, _ in asked]
    plans = voter.plans(positions, aim.game, cards, turns=TURNS, limits=Limits(nodes=NODES, seconds=seconds))
    if not plans:
        return found
    shares = {card: max(_weight(won, weights) for won in sets) / sum(weights) for card, sets in plans.items()}
    most = max(shares.values())
    planned = [
        replace(
            each,
            behind=aim.stake * (most - shares[each.card]) + SLIGHT * each.behind,
            error=0.0,
        )
        for each in found.hopeful
        if each.card in shares
    ]
    planned.sort(key=lambda each: each.behind)
    rest = [each for each in found.standings if each.card not in shares]
    return replace(found, standings=(*planned, *rest))


def _weight(worlds: int, weights: Sequence[float]) -> float:
    return sum(weight for place, weight in enumerate(weights) if worlds >> place & 1)
