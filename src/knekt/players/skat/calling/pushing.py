"""Before a ramsch, by playouts: whether to play one, to take two cards up, and which to push (17.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from statistics import fmean
from time import perf_counter

from knekt.cards import Hand
from knekt.engine import Seat
from knekt.players.skat.playing.ramsch import ramsch_danger
from knekt.players.skat.playing.ramsch_playouts import RamschWorth
from knekt.players.thinking.budget import Budget
from knekt.skat import JACKS, PACK, SkatRules, State, card_points
from knekt.solver import RamschPosition, deals_of
from knekt.solver.skat.playouts import ends_of

__all__ = ["best_push", "hope_of_ramsch", "prefers_to_take_up"]

PAIRS = 8  # so many pairs are considered: those without which the hand has least to fear
TIMES = 4  # how often each way is played out in a world
HOPED = 200  # worlds that are played out before a ramsch is chosen
LAST = 2  # the seat of rearhand, whose two cards nobody takes up any more
_PACK, _JACKS = Hand.of(PACK), Hand.of(JACKS)

Three = tuple[Hand, Hand, Hand]


def best_push(state: State, seat: Seat, budget: Budget, seed: int) -> Hand:
    """The two cards to push, so that the deal is likely to cost least."""
    twelve = state.hand(seat)
    pairs = sorted(
        (Hand.of(pair) for pair in combinations(twelve - _JACKS, 2)),
        key=lambda two: (ramsch_danger(twelve - two), -card_points(two), two.mask),
    )[:PAIRS]
    ways = [_after_push(state, seat, twelve, pair) for pair in pairs]
    return pairs[_best(state, seat, ways, [state.refusals] * len(ways), twelve, budget, seed)]


def prefers_to_take_up(state: State, seat: Seat, budget: Budget, seed: int) -> bool:
    """Whether to take the two unseen cards up, rather than to pass them on for double the price."""
    ten = state.hand(seat)

    def taken(hands: Three, two: Hand) -> tuple[Three, Hand]:
        return _goes_on(hands, two, seat)

    def passed(hands: Three, two: Hand) -> tuple[Three, Hand]:
        return _goes_on(hands, two, seat + 1)

    return _best(state, seat, [taken, passed], [state.refusals, state.refusals + 1], ten, budget, seed) == 0


@lru_cache(maxsize=64)
def hope_of_ramsch(rules: SkatRules, hand: Hand) -> float:
    """What forehand may expect of a ramsch with these ten cards, less what the others get on average."""
    options, unseen = rules.options, _PACK - hand
    worth, pushing = RamschWorth(options, 0), options.ramsch.on_pass_out == "schieberramsch"
    brought = []
    for number, (one, two, skat) in enumerate(
        deals_of(unseen, [(unseen, 10), (unseen, 10), (unseen, 2)], HOPED, hand.mask).dealt
    ):
        hands: Three = hand, one, two
        if pushing:
            hands, skat = _goes_on(hands, skat, 0)
        position = RamschPosition(hands, 0, skat=card_points(skat))
        brought += [worth(end) for end in ends_of(position, 1, hand.mask + number)]
    return fmean(brought)


# Makes the hands and the two cards at the start of play from those that there are now.
Way = Callable[[Three, Hand], tuple[Three, Hand]]


def _after_push(state: State, seat: Seat, twelve: Hand, pair: Hand) -> Way:
    def way(hands: Three, _: Hand) -> tuple[Three, Hand]:
        held = list(hands)
        held[seat] = twelve - pair
        return _goes_on((held[0], held[1], held[2]), pair, seat + 1)

    return way


def _goes_on(hands: Three, two: Hand, seat: Seat) -> tuple[Three, Hand]:
    """The cards at the start of play, if each seat from this one on pushes what it fears most."""
    held = list(hands)
    for each in range(seat, LAST + 1):
        twelve = held[each] | two
        two = most_feared(twelve)
        held[each] = twelve - two
    return (held[0], held[1], held[2]), two


@lru_cache(maxsize=4096)
def most_feared(twelve: Hand) -> Hand:
    """The two cards, but no jack, without which the hand has least to fear;
    the second is chosen after the first.
    """
    two = Hand()
    for _ in range(2):
        rest = twelve - two
        free = rest - _JACKS
        two |= min(
            (Hand(card.bit) for card in free),
            key=lambda card: (ramsch_danger(rest - card), -card_points(card), card.mask),
        )
    return two


def _best(
    state: State, seat: Seat, ways: list[Way], refusals: list[int], mine: Hand, budget: Budget, seed: int
) -> int:
    """Which way brings most on average over the same worlds; the first, if there was no time for a world."""
    begun, unseen = perf_counter(), _PACK - mine
    places = [(unseen, 10), (unseen, 10), *([(unseen, 2)] if len(unseen) > 20 else [])]
    worths = [RamschWorth(state.rules.options, seat, each, state.bock) for each in refusals]
    brought: list[list[float]] = [[] for _ in ways]
    for number, dealt in enumerate(deals_of(unseen, places, budget.worlds, seed).dealt):
        hands = list(dealt[:2])
        hands.insert(seat, mine)
        for way, worth, row in zip(ways, worths, brought, strict=True):
            held, skat = way((hands[0], hands[1], hands[2]), dealt[-1])
            position = RamschPosition(held, 0, skat=card_points(skat))
            row.extend(worth(end) for end in ends_of(position, TIMES, seed + number * TIMES))
        if budget.is_spent(begun):
            break
    return max(range(len(ways)), key=lambda each: fmean(brought[each]))
