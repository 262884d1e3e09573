"""Hidden cards: every way they may lie, drawn evenly, and what cards bring in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import sqrt
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from solver.endings import KINDS, Position, ending

from knekt.cards import CARDS, Hand
from knekt.errors import InvalidPosition
from knekt.skat import PACK
from knekt.solver import Limits, SkrufPosition, Voter, Wish, deals_of, solve_all

Places = list[tuple[Hand, int]]


@st.composite
def shared_out(draw: st.DrawFn) -> tuple[Hand, Places]:
    """A few cards, and two to four places with some cards excluded; there is at least one way to lie."""
    cards = draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=8, unique=True))
    number = draw(st.integers(2, 4))
    where = [draw(st.integers(0, number - 1)) for _ in cards]
    places = []
    for place in range(number):
        there = Hand.of(card for card, at in zip(cards, where, strict=True) if at == place)
        never = Hand.of(draw(st.sets(st.sampled_from(cards), max_size=4)))
        places.append((Hand.of(CARDS) - never | there, len(there)))
    return Hand.of(cards), places


def ways_by_hand(cards: Hand, places: Places) -> set[tuple[int, ...]]:
    if not places:
        return {()} if not cards else set()
    (may_hold, count), *others = places
    return {
        (Hand.of(chosen).mask, *rest)
        for chosen in combinations(cards & may_hold, count)
        for rest in ways_by_hand(cards - Hand.of(chosen), others)
    }


@given(shared_out())
def test_all_ways_are_found_once(dealt: tuple[Hand, Places]) -> None:
    cards, places = dealt
    found, wanted = deals_of(cards, places, most=100_000), ways_by_hand(cards, places)
    assert found.are_all and found.ways == len(found.dealt) == len(wanted)
    assert {tuple(hand.mask for hand in each) for each in found.dealt} == wanted


@given(shared_out(), st.integers(0, 2**64 - 1))
def test_draws_are_among_all_and_repeat_with_the_seed(dealt: tuple[Hand, Places], seed: int) -> None:
    cards, places = dealt
    wanted = ways_by_hand(cards, places)
    drawn = deals_of(cards, places, most=len(wanted) - 1, seed=seed)
    assert not drawn.are_all and len(drawn.dealt) == len(wanted) - 1
    assert all(tuple(hand.mask for hand in each) in wanted for each in drawn.dealt)
    assert drawn == deals_of(cards, places, most=len(wanted) - 1, seed=seed)


def test_every_way_is_equally_likely() -> None:
    cards = Hand.parse("HA HK HQ S7 S8 DA")
    no_hearts = Hand.of(card for card in PACK if card.suit != "H")
    places = [(Hand.of(PACK), 3), (no_hearts, 1), (Hand.of(PACK), 2)]
    ways = ways_by_hand(cards, places)
    number = len(ways) - 1  # fewer than there are ways, so they are drawn
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(2000):
        counts.update(
            tuple(hand.mask for hand in each) for each in deals_of(cards, places, number, seed).dealt
        )
    mean = sum(counts.values()) / len(ways)
    assert set(counts) == ways
    assert max(abs(count - mean) for count in counts.values()) < 5 * sqrt(mean)


def test_no_way_is_none() -> None:
    hearts = Hand.parse("HA HK")
    assert deals_of(hearts, [(Hand.parse("HA"), 1), (Hand.parse("HA"), 1)], most=10).dealt == ()


@given(st.integers(0, 2**32 - 1), st.sampled_from(KINDS), st.integers(2, 4))
def test_a_vote_is_what_the_solver_says_of_each_world(seed: int, kind: str, size: int) -> None:
    first = ending(kind, size, Random(seed))
    worlds = [first]
    others = [seat for seat in range(len(first.hands)) if seat != first.turn]
    hidden = Hand()
    for seat in others:
        hidden |= first.hands[seat]
    for each in deals_of(hidden, [(hidden, len(first.hands[seat])) for seat in others], 4, seed).dealt:
        hands = list(first.hands)
        for seat, hand in zip(others, each, strict=True):
            hands[seat] = hand
        worlds.append(_with(first, hands))
    worlds = [world for world in worlds if _is_possible(world)]
    exact = solve_all(worlds, cards=True, threads=1)
    votes = Voter(first).cast(worlds)
    assert [dict(zip(votes.cards, row, strict=True)) for row in votes.rows] == [
        {card: bounds.low for card, bounds in found.cards.items()} for found in exact
    ]
    values = sorted({value for row in votes.rows for value in row})
    steps = values[1:] if len(values) > 1 else values
    graded = Voter(first, steps=steps).cast(worlds)
    assert graded.cards == votes.cards
    assert graded.rows == [[sum(step <= value for step in steps) for value in row] for row in votes.rows]
    one = votes.cards[seed % len(votes.cards)]
    alone = Voter(first).cast(worlds, Hand(one.bit))
    assert alone.cards == (one,)
    assert [row[0] for row in alone.rows] == [row[votes.cards.index(one)] for row in votes.rows]


@given(st.integers(0, 2**32 - 1))
def test_a_vote_on_all_tricks(seed: int) -> None:
    world = ending("grand", 3, Random(seed))
    found = solve_all([world], threshold=Wish.ALL_TRICKS, cards=True)[0]
    votes = Voter(world, steps=(1,), wish=Wish.ALL_TRICKS).cast([world])
    assert dict(zip(votes.cards, votes.rows[0], strict=True)) == {
        card: value.low for card, value in found.cards.items()
    }


def test_a_world_that_is_too_hard_abstains() -> None:
    whole = SkrufPosition(tuple(Hand.of(CARDS[seat::4]) for seat in range(4)), leader=0)  # type: ignore[arg-type]
    last = SkrufPosition(tuple(Hand.of(CARDS[seat:8:4]) for seat in range(4)), leader=0)  # type: ignore[arg-type]
    votes = Voter(whole).cast([whole, last], limits=Limits(nodes=50))
    assert list(votes.rows[0]) == [] and len(votes.rows[1]) == 2


def test_without_time_nobody_votes() -> None:
    whole = SkrufPosition(tuple(Hand.of(CARDS[seat::4]) for seat in range(4)), leader=0)  # type: ignore[arg-type]
    assert len(Voter(whole).cast([whole] * 3, limits=Limits(seconds=1e-9)).rows) == 0


def _with(world: Position, hands: Sequence[Hand]) -> Position:
    return replace(world, hands=tuple(hands))


def _is_possible(world: Position) -> bool:
    try:
        world.check()
    except InvalidPosition:
        return False
    return True
