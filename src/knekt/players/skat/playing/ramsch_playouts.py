"""Ramsch by playouts: what a card brings in many worlds that are played to their end."""

from __future__ import annotations

from time import perf_counter

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.knowing.worlds import Worlds
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.poll import Poll, poll
from knekt.skat import Options, State, ramsch_facts, ramsch_score
from knekt.solver.skat.playouts import Playouts, end_of

__all__ = ["RamschWorth", "poll_playouts"]

PLAYOUTS, MOST = 8, 4000  # playouts for each world of the budget, for they are fast; and how many at most


class RamschWorth:
    """What an end of a ramsch is worth to a seat: its own score less the average of the others."""

    def __init__(self, options: Options, seat: Seat, refusals: int = 0, bock: int = 1) -> None:
        self._options, self._seat, self._refusals, self._bock = options, seat, refusals, bock
        self._known: dict[int, float] = {}

    def __call__(self, end: int) -> float:
        found = self._known.get(end)
        if found is None:
            totals = ramsch_score(self._options, end_of(end, self._refusals), self._bock).totals
            own = totals[self._seat]
            found = self._known[end] = own - (sum(totals) - own) / 2
        return found


def poll_playouts(view: View[State], legal: Hand, budget: Budget, seed: int) -> Poll | None:
    """How the legal cards stand after many playouts; None if there was no time."""
    begun, state, worlds = perf_counter(), view.state, Worlds(view)
    number = min(MOST, budget.worlds * PLAYOUTS)
    _, found = worlds.some(number, seed)
    found *= number // len(found)  # if there are few worlds, each is played several times
    positions = [(worlds.position(world), 1.0) for world in found]
    latest = ramsch_facts(state).latest
    assert latest is not None
    worth = RamschWorth(state.rules.options, view.own_seat, state.refusals, state.bock)
    return poll(Playouts(seed, latest), positions, worth, legal, budget.since(begun))
