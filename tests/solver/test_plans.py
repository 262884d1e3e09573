"""Plans that must serve all worlds, against every possible plan, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from solver.endings import ending

from knekt.cards import Card, Hand
from knekt.errors import InvalidPosition
from knekt.solver import Limits, SkatPosition, Voter, deals_of, solve

Seen = tuple[Card, ...]  # every card played since the question was asked
Plan = Mapping[Seen, Card]
THRESHOLD = 61


def alike(kind: str, size: int, seed: int, most: int) -> list[SkatPosition]:
    """A few worlds that look the same to the seat to play."""
    rng = Random(f"plans {kind} {size} {seed}")
    first = ending(kind, size, rng)
    assert isinstance(first, SkatPosition)
    left = sum(len(hand) for hand in first.hands)
    first = replace(first, banked=0 if first.is_null else rng.randrange(61 - min(60, 4 * left), 61))
    others = [seat for seat in range(3) if seat != first.turn]
    hidden = first.hands[others[0]] | first.hands[others[1]]
    found = [first]
    for dealt in deals_of(hidden, [(hidden, len(first.hands[seat])) for seat in others], most, seed).dealt:
        hands = list(first.hands)
        for seat, hand in zip(others, dealt, strict=True):
            hands[seat] = hand
        world = replace(first, hands=(hands[0], hands[1], hands[2]))
        try:
            world.check()
        except InvalidPosition:
            continue
        if world not in found:
            found.append(world)
    return found[:most]


def after(world: SkatPosition, card: Card) -> SkatPosition:
    hands = [hand - Hand(card.bit) for hand in world.hands]
    trick = (*world.trick, card)
    if len(trick) < 3:
        return replace(world, hands=(hands[0], hands[1], hands[2]), trick=trick)
    winner = (world.leader + world.order.winner(trick)) % 3
    mine = winner == world.declarer
    points = 0 if world.is_null or not mine else sum(map(_points, trick))
    his, theirs = world.tricks
    return replace(
        world,
        hands=(hands[0], hands[1], hands[2]),
        trick=(),
        leader=winner,
        banked=world.banked + points,
        tricks=(his + mine, theirs + (not mine)),
    )


def _points(card: Card) -> int:
    return {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(card.rank, 0)


def legal(world: SkatPosition) -> Hand:
    return world.order.follow(world.hands[world.turn], world.trick[0] if world.trick else None)


def won(world: SkatPosition, seat: int) -> bool:
    """Whether the seat's side has won, or wins with open cards from here."""
    if not any(world.hands) and not world.trick:
        made = not world.tricks[0] if world.is_null else world.banked >= THRESHOLD
    elif world.is_null and world.tricks[0]:
        made = False
    else:
        made = (
            solve(world, threshold=None if world.is_null else THRESHOLD).value.reaches(
                1 if world.is_null else THRESHOLD
            )
            is True
        )
    return made == (seat == world.declarer)


def outcome(world: SkatPosition, seat: int, plan: Plan, turns: int, seen: Seen = ()) -> bool:
    """Whether the plan wins the world: opponents know it and see all cards, and a partner helps perfectly."""
    over = not any(world.hands) and not world.trick
    if over or (world.turn == seat and not turns) or (world.is_null and world.tricks[0]):
        return won(world, seat)
    if world.turn == seat:
        card = plan[seen]
        return outcome(after(world, card), seat, plan, turns - 1, (*seen, card))
    helps = seat != world.declarer and world.turn != world.declarer
    replies = (outcome(after(world, card), seat, plan, turns, (*seen, card)) for card in legal(world))
    return any(replies) if helps else all(replies)


def sights(worlds: list[SkatPosition], seat: int, turns: int) -> dict[Seen, Hand]:
    """Everything that the seat may have seen when it is to play, each with the cards that it may play."""
    found: dict[Seen, Hand] = {}

    def walk(world: SkatPosition, left: int, seen: Seen) -> None:
        if not any(world.hands) and not world.trick:
            return
        if world.turn == seat:
            if not left:
                return
            found[seen] = legal(world)
            left -= 1
        for card in legal(world):
            walk(after(world, card), left, (*seen, card))

    for world in worlds:
        walk(world, turns, ())
    return found


def every_plan(choices: Mapping[Seen, Hand]) -> Iterator[Plan]:
    for cards in product(*choices.values()):
        yield dict(zip(choices, cards, strict=True))


@pytest.mark.parametrize("kind", ["suit", "grand", "null"])
def test_no_plan_is_missed_and_none_is_invented(kind: str) -> None:
    checked = 0
    for seed in range(60):
        worlds = alike(kind, 3 if seed % 4 == 3 else 2, seed, 4)
        seat, first = worlds[0].turn, worlds[0]
        choices = sights(worlds, seat, 2)
        ways = 1
        for cards in choices.values():
            ways *= len(cards)
        if ways > 600:
            continue
        best: dict[Card, set[int]] = {}
        for plan in every_plan(choices):
            mask = sum(outcome(world, seat, plan, 2) << place for place, world in enumerate(worlds))
            best.setdefault(plan[()], set()).add(mask)
        threshold = 1 if first.is_null else THRESHOLD
        found = Voter(first).plans(worlds, threshold, turns=2)
        for card, masks in best.items():
            top = {mask for mask in masks if not any(mask & ~each == 0 and mask != each for each in masks)}
            assert set(found[card]) == top, (kind, seed, card)
            checked += 1
    assert checked > 30


@pytest.mark.parametrize("kind", ["suit", "grand", "null"])
def test_a_plan_wins_no_more_than_open_cards_and_sometimes_less(kind: str) -> None:
    less = 0
    for seed in range(60):
        worlds = alike(kind, 5, seed, 20)
        threshold = 1 if worlds[0].is_null else THRESHOLD
        plans = Voter(worlds[0]).plans(worlds, threshold, turns=3)
        votes = Voter(worlds[0], steps=(threshold,)).cast(worlds)
        declares = worlds[0].turn == worlds[0].declarer
        for column, card in enumerate(votes.cards):
            promised = sum(((row[column] == 1) == declares) << place for place, row in enumerate(votes.rows))
            assert all(each & ~promised == 0 for each in plans[card])
            less += all(each != promised for each in plans[card])
    assert less


@pytest.mark.parametrize("kind", ["suit", "grand", "null"])
def test_in_one_world_a_plan_is_what_the_solver_says(kind: str) -> None:
    for seed in range(40):
        world = alike(kind, 4, seed, 1)[0]
        threshold = 1 if world.is_null else THRESHOLD
        found = Voter(world).plans([world], threshold, turns=4)
        votes = Voter(world, steps=(threshold,)).cast([world])
        for card, value in zip(votes.cards, votes.rows[0], strict=True):
            wins = (value == 1) == (world.turn == world.declarer)
            assert found[card] == (int(wins),), (kind, seed, card)


def test_limits_leave_nothing_rather_than_something_wrong() -> None:
    worlds = alike("suit", 4, 3, 6)
    assert Voter(worlds[0]).plans(worlds, THRESHOLD, limits=Limits(nodes=2)) == {}
