"""Slams before the swap, solved over likely worlds, where the estimate of tricks would only guess (6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from knekt.cards import Hand, Suit
from knekt.engine import Seat
from knekt.players.skruf.calling.tricks import Estimate, Pair, ReckonedPair, TrickModel, Way
from knekt.players.skruf.giving.book_swap import card_to_swap
from knekt.players.skruf.knowing.worlds import World
from knekt.players.thinking.budget import Budget
from knekt.skruf import State, partner_of
from knekt.skruf.exchange import circle_of
from knekt.solver import Limits, SkrufPosition, solve

__all__ = ["SolvedHands", "solve_slams"]

WORLDS = 60  # so many worlds are solved at most
FEWEST = 8  # with fewer worlds the estimate knows better
NODES = 50_000  # positions for each question; worlds that need more are left out
LONGER = 1.6  # times the time of a card, for how high to go is settled only once in a deal
HOPE = 0.2  # a slam is only asked about if the estimate gives it this chance
SLAM, ALL = 12, 13
# The tricks to expect of real play where open cards give twelve or thirteen, and how far off that may be.
# Slams with thirteen tricks are not made more often than those with twelve; what counts is in how many worlds
# there is a slam at all. Of 267 slams, those that could be made in 97 of 100 worlds were made in 92 cases of
# 100; in 90 to 97 worlds, in 82; in 80 to 90 worlds, in 66.
SLAM_TRICKS, SPREAD = {12: 12.25, 13: 12.75}, 0.36
TASTE = dict.fromkeys("DHSC", 0)

Key = tuple[int, int, Suit | None]
Span = tuple[int, int]  # the least and the most tricks


@dataclass(frozen=True, slots=True)
class SolvedHands:
    """The model of tricks, corrected for pairs of hands of which the solver has proved something."""

    model: TrickModel
    worlds: Sequence[World]  # the solved worlds, if there are enough; else all
    spans: Mapping[Key, Span]

    def reckon(
        self, pairs: Sequence[Pair], trumps: Suit | None, way: Way, more: float = 0.0
    ) -> list[ReckonedPair]:
        return [self._known(found, trumps, more) for found in self.model.reckon(pairs, trumps, way, more)]

    def _known(self, found: ReckonedPair, trumps: Suit | None, more: float) -> ReckonedPair:
        span = self.spans.get((found.one, found.other, trumps))
        if span is None:
            return found
        low, high = span
        tricks = SLAM_TRICKS[low] if low >= SLAM else min(found.estimate.mean, high)
        return found._replace(estimate=Estimate(tricks + more, SPREAD))


def solve_slams(
    state: State, seat: Seat, worlds: Sequence[World], strain: Suit | None, model: TrickModel, budget: Budget
) -> SolvedHands:
    """The model with worlds that are solved for a slam of the side in this strain, after a swap by the book.

    Nothing is solved where a slam looks unlikely: a contract cannot become lower, whatever comes out.
    """
    other = partner_of(seat) if state.unowned is None else state.unowned
    pairs = [Pair(world.lying[seat], world.lying[other]) for world in worlds]
    hopes = [each.estimate.chance(SLAM) for each in model.reckon(pairs, strain, Way.HELD)]
    spans, asked, begun = dict[Key, Span](), list[World](), perf_counter()
    if sum(hopes) < HOPE * len(hopes):
        return SolvedHands(model, worlds, spans)
    budget = budget.within(LONGER * budget.seconds)
    for world, (one, two, _) in zip(worlds[:WORLDS], pairs, strict=False):
        if budget.is_spent(begun):
            break
        limits = Limits(nodes=NODES, seconds=budget.since(begun).seconds)
        span = _span(_after_swap(state, seat, other, world, strain), limits)
        if span is not None:
            spans[one, two, strain] = span
            asked.append(world)
    enough = len(asked) >= min(FEWEST, len(worlds))
    return SolvedHands(model, asked, spans) if enough else SolvedHands(model, worlds, {})


def _span(position: SkrufPosition, limits: Limits) -> Span | None:
    """The least and most tricks of the side that does not lead, as far as slams go; None if too slow."""
    slam = _take(position, SLAM, limits)
    if slam is None:
        return None
    if not slam:
        return 0, SLAM - 1
    # A thirteenth trick that takes too long to prove is not counted on.
    return (ALL, ALL) if _take(position, ALL, limits) else (SLAM, SLAM)


def _take(position: SkrufPosition, tricks: int, limits: Limits) -> bool | None:
    due = ALL + 1 - tricks  # the solver counts for the side that leads: so many tricks prevent it
    prevented = solve(position, threshold=due, limits=limits).value.reaches(due)
    return None if prevented is None else not prevented


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
