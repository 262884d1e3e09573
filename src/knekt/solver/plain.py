"""Positions as the core takes them: masks and numbers."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Any

from knekt import _core
from knekt.cards import Hand, Order, Suit
from knekt.skat import CARD_POINTS, PACK
from knekt.solver.answer import Threshold, Wish
from knekt.solver.position import Position, RamschPosition, SkatPosition, SkrufPosition

__all__ = [
    "Objective",
    "layout",
    "objective_of",
    "plain_skat",
    "plain_skruf",
    "skat_mask",
    "solo",
    "trump_number",
    "wants_more",
]


class Objective(IntEnum):
    """What is counted in Skat, as the core numbers it."""

    POINTS, NO_TRICK, ALL_TRICKS, BURDEN, SPITZEN = range(5)

    @property
    def is_counted(self) -> bool:
        """Whether card points are the value, and not only made or lost."""
        return self not in (Objective.NO_TRICK, Objective.ALL_TRICKS)


def objective_of(position: SkatPosition | RamschPosition, threshold: Threshold | None) -> Objective:
    """In a null it is always asked whether the declarer makes it."""
    is_ramsch = isinstance(position, RamschPosition)
    if threshold is Wish.NO_TRICK or solo(position).is_null:
        return Objective.NO_TRICK
    if threshold is Wish.ALL_TRICKS:
        return Objective.ALL_TRICKS
    if is_ramsch:
        return Objective.BURDEN
    return Objective.SPITZEN if solo(position).spitzen else Objective.POINTS


def solo(position: SkatPosition | RamschPosition) -> SkatPosition:
    """One against two, as the core knows it."""
    return position.alone if isinstance(position, RamschPosition) else position


def wants_more(position: Position, objective: Objective = Objective.POINTS) -> bool:
    """Whether who is to play wants the value high."""
    if isinstance(position, SkrufPosition):
        same_side = position.sides[position.turn] == position.sides[position.leader]
        return same_side != position.is_misere
    return (position.turn == solo(position).declarer) != (objective is Objective.BURDEN)


def plain_skat(
    position: SkatPosition | RamschPosition, objective: Objective
) -> tuple[tuple[int, ...], list[int], int, int, bool, int]:
    """Hands, table, leader, declarer, whether a trick before has settled the wish, the points of the last trick's skat or the spitzen."""
    hands = tuple(skat_mask(hand) for hand in position.hands)
    table = [PACK.index(card) for card in position.trick]
    alone = solo(position)
    his, theirs = alone.tricks
    is_lost = {Objective.NO_TRICK: his > 0, Objective.ALL_TRICKS: theirs > 0}.get(objective, False)
    skat = position.skat if isinstance(position, RamschPosition) and objective is Objective.BURDEN else 0
    if objective is Objective.SPITZEN:
        skat = alone.spitzen
    return hands, table, position.leader, alone.declarer, is_lost, skat


def skat_mask(hand: Hand) -> int:
    """The 32 cards of Skat in a row: of the thirteen bits of each suit, those from the seven up."""
    mask = 0
    for suit in range(4):
        mask |= (hand.mask >> (13 * suit + 5) & 0xFF) << (8 * suit)
    return mask


def trump_number(trumps: Suit | None) -> int:
    """The trump suit of Skruf as the core numbers it.

    >>> trump_number(Suit.DIAMONDS), trump_number(None)
    (0, -1)
    """
    return -1 if trumps is None else tuple(Suit).index(trumps)


def plain_skruf(position: SkrufPosition) -> tuple[Any, ...]:
    """Hands, table, leader, order of play, sides."""
    hands = tuple(hand.mask for hand in position.hands)
    return hands, [card.index for card in position.trick], position.leader, position.circle, position.sides


@lru_cache(maxsize=64)
def layout(order: Order) -> Any:
    """The core's layout of an order: what counts as which suit, what beats what, card points."""
    classes = [order.classes[card.index] for card in PACK]
    powers = [order.powers[card.index] for card in PACK]
    points = [CARD_POINTS.get(card.rank, 0) for card in PACK]
    return _core.SkatLayout(classes, powers, points)
