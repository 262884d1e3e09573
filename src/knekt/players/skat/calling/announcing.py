"""Spitzen by worlds: how many of the lowest trumps to announce for the last tricks (17.12)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from knekt.cards import Hand
from knekt.players.skat.judge import Judge, Outlook
from knekt.players.skat.judge.pays import pays
from knekt.skat import PACK, TO_WIN, Contract, State, card_points
from knekt.solver import Limits, SkatPosition, deals_of, solve_all

__all__ = ["best_spitzen"]

WORLDS = 16
NODES = 60_000  # positions for one world; a world that needs more counts as lost
_PACK = Hand.of(PACK)


def best_spitzen(
    judge: Judge, state: State, contract: Contract, hand: Hand, laid: Hand | None, named: Collection[Contract]
) -> Contract:
    """Of the contracts that may be named, the one with as many spitzen as promise most.

    The judge's chance of the game is multiplied by a share: of the worlds won with open cards, those in which
    the spitzen win too. Neither the judge nor this knows anything of other announcements.
    """
    outlook = judge.ready(contract, hand, laid, state.turn)
    ways = [contract]
    while (more := replace(contract, spitzen=ways[-1].spitzen + 1)) in named:
        ways.append(more)
    if len(ways) == 1:
        return contract
    won = [_won(state, each, hand, laid) for each in ways]
    run = contract.matadors(hand | (laid or Hand()))

    def promise(place: int) -> float:
        kept = (won[place] + 0.5) / (won[0] + 1) if place else 1.0
        win = outlook.win * kept
        steps = outlook.steps[0], win, min(win, outlook.schneider), min(win, outlook.schwarz)
        return Outlook(steps).expects(pays(state.rules, ways[place], run, state.bid))

    return ways[max(range(len(ways)), key=promise)]


def _won(state: State, contract: Contract, hand: Hand, laid: Hand | None) -> int:
    """In how many worlds, always the same, the game is won with open cards, its spitzen included."""
    seat, unseen = state.turn, _PACK - hand - (laid or Hand())
    places = [(unseen, 10), (unseen, 10), *([] if laid else [(unseen, 2)])]
    positions = []
    for dealt in deals_of(unseen, places, WORLDS, hand.mask).dealt:
        hands = [dealt[0], dealt[1]]
        hands.insert(seat, hand)
        banked = card_points(dealt[2] if laid is None else laid)
        one, two, three = hands
        positions.append(
            SkatPosition((one, two, three), seat, 0, contract.order, banked=banked, spitzen=contract.spitzen)
        )
    needed = state.rules.options.schneider if contract.schneider_said else TO_WIN
    found = solve_all(positions, threshold=needed, limits=Limits(nodes=NODES), threads=1)
    return sum(each.value.reaches(needed) is True for each in found)
