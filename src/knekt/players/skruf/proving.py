"""Tricks of hands that are settled but for the swap: solved over likely worlds, where the estimate would only guess (6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from knekt.cards import Hand, Suit
from knekt.engine import Seat
from knekt.players.skruf.swapping import card_to_swap
from knekt.players.skruf.tricks import Estimate, Pair, Reckoned, TrickModel, Way
from knekt.players.skruf.worlds import World
from knekt.players.thinking.budget import Budget
from knekt.skruf import State, partner_of
from knekt.skruf.exchange import circle_of
from knekt.solver import Limits, SkrufPosition, solve_all

__all__ = ["Proved", "proved"]

WORLDS = 20  # that are solved at most
NODES = 150_000  # for each: what takes more is left to the estimate
SHARE = 0.7  # of the time
TAKEN = 0.2  # tricks that thoughtful opponents take beyond those who swap by the book
SPREAD = 0.35  # by how much play may come out otherwise than with open cards
TRICKS = 13
TASTE = dict.fromkeys("DHSC", 0)

Key = tuple[int, int, Suit | None]


@dataclass(frozen=True, slots=True)
class Proved:
    """The model, but for hands that were solved."""

    model: TrickModel
    tricks: Mapping[Key, int]

    def reckoned(
        self, pairs: Sequence[Pair], trumps: Suit | None, way: Way, more: float = 0.0
    ) -> list[Reckoned]:
        return [self._known(found, trumps, more) for found in self.model.reckoned(pairs, trumps, way, more)]

    def _known(self, found: Reckoned, trumps: Suit | None, more: float) -> Reckoned:
        tricks = self.tricks.get((found.one, found.other, trumps))
        return found if tricks is None else found._replace(estimate=Estimate(tricks + more - TAKEN, SPREAD))


def proved(
    state: State, seat: Seat, worlds: Sequence[World], strain: Suit | None, model: TrickModel, budget: Budget
) -> Proved:
    """What the side of the seat comes to in this strain in each world, after a swap by the book."""
    other = partner_of(seat) if state.unowned is None else state.unowned
    found, begun = dict[Key, int](), perf_counter()
    for world in worlds[:WORLDS]:
        left = SHARE * budget.seconds - (perf_counter() - begun) if budget.seconds else 0.0
        if left < 0:
            break
        position = _after_swap(state, seat, other, world, strain)
        limits = Limits(nodes=NODES, seconds=left)
        (solved,) = solve_all([position], limits=limits, threads=1)
        if solved.value.is_exact:  # the solver counts for those who lead
            found[world.lying[seat], world.lying[other], strain] = TRICKS - solved.value.low
    return Proved(model, found)


def _after_swap(state: State, seat: Seat, other: Seat, world: World, trumps: Suit | None) -> SkrufPosition:
    hands, circle = list(world.hands), circle_of(seat, state.unowned)
    leads = circle[(circle.index(seat) + 1) % 4]
    (follows,) = {0, 1, 2, 3} - {seat, other, leads}
    if state.rules.options.swaps and not state.swapped:
        first = Hand(card_to_swap(trumps, hands[leads], hands[leads], TASTE).bit)
        back = Hand(card_to_swap(trumps, hands[follows] | first, hands[follows], TASTE).bit)
        hands[leads] = hands[leads] - first | back
        hands[follows] = (hands[follows] | first) - back
    one, two, three, four = hands
    sides = tuple(int(each not in (seat, other)) for each in range(4))
    return SkrufPosition((one, two, three, four), leads, trumps, circle=circle, sides=sides)
