"""Tricks of hands that are settled but for the swap: solved over likely worlds, where the estimate would only guess (6)."""

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

WORLDS = 60  # that are asked at most
FEWEST = 8  # … and at least: with fewer the estimate knows better
NODES = 50_000  # for each question: what takes more is left out
LONGER = 1.6  # times as long as a card may take: how high to go is settled once in a deal
HOPE = 0.2  # with which a slam must look likely to be asked about
SLAM, ALL = 12, 13
# What play comes to where open cards have a slam, with one trick more or without: how often it is there over the worlds tells whether it is made,
# not that trick. Of 267 slams those there in 97 of 100 worlds were made in 92 cases, in 90 to 97 in 82, in 80 to 90 in 66; of those with more
# thirteens no more. And by how much it may still come out otherwise.
SLAM_TRICKS, SPREAD = {12: 12.25, 13: 12.75}, 0.36
TASTE = dict.fromkeys("DHSC", 0)

Key = tuple[int, int, Suit | None]
Span = tuple[int, int]  # at least and at most so many tricks


@dataclass(frozen=True, slots=True)
class SolvedHands:
    """The model, but for hands that were solved: between what is proved of them."""

    model: TrickModel
    worlds: Sequence[World]  # over which to weigh: those that were solved, if they are enough
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
    """How often the side of the seat comes to a slam in this strain, in worlds after a swap by the book.

    Only where it looks likely enough to be thought of: what is agreed on is not played lower, whatever comes out.
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
    """Between how many tricks those take who follow to the first lead: as far as a slam goes; None where that takes too long."""
    slam = _take(position, SLAM, limits)
    if slam is None:
        return None
    if not slam:
        return 0, SLAM - 1
    return (
        (ALL, ALL) if _take(position, ALL, limits) else (SLAM, SLAM)
    )  # what cannot be told is not counted on


def _take(position: SkrufPosition, tricks: int, limits: Limits) -> bool | None:
    due = ALL + 1 - tricks  # what the leaders need to prevent it, for whom the solver counts
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
