"""Positions of Skat as the core takes them: masks and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from knekt import _core
from knekt.cards import Card, Hand, Order
from knekt.skat import CARD_POINTS, PACK
from knekt.solver.answer import Threshold, Wish

if TYPE_CHECKING:
    from knekt.solver.skat.position import RamschPosition, SkatPosition

__all__ = ["Objective", "SkatSearch", "layout", "objective_of", "plain_skat", "skat_mask"]


class Objective(IntEnum):
    """What is counted in Skat, as the core numbers it."""

    POINTS, NO_TRICK, ALL_TRICKS, BURDEN, SPITZEN = range(5)

    @property
    def is_counted(self) -> bool:
        """Whether card points are the value, and not only made or lost."""
        return self not in _WISHES


_WISHES = _NO_TRICK, _ALL_TRICKS = Objective.NO_TRICK, Objective.ALL_TRICKS  # found faster than in the enum


def objective_of(position: SkatPosition | RamschPosition, threshold: Threshold | None) -> Objective:
    """What is counted in this position; in a null the question is always whether it is made."""
    if threshold is Wish.NO_TRICK or position.alone.is_null:
        return Objective.NO_TRICK
    if threshold is Wish.ALL_TRICKS:
        return Objective.ALL_TRICKS
    if position.is_approximate:
        return Objective.BURDEN
    return Objective.SPITZEN if position.alone.spitzen else Objective.POINTS


@dataclass(frozen=True, slots=True)
class SkatSearch:
    """How the core is asked about positions of one order, all for the same."""

    pack: ClassVar[Sequence[Card]] = PACK
    ending: ClassVar[int] = 8
    megabytes: ClassVar[tuple[int, int]] = 1, 8

    order: Order
    objective: Objective

    def mask(self, hand: Hand) -> int:
        """The 32 cards in a row."""
        return skat_mask(hand)

    def plain(self, position: SkatPosition | RamschPosition) -> tuple[Any, ...]:
        """The position as the core takes it."""
        return plain_skat(position, self.objective)

    def banked(self, position: SkatPosition | RamschPosition) -> int:
        """The card points that the declarer has already, where they count."""
        return position.alone.banked if self.objective.is_counted else 0

    def wanted(self, threshold: Threshold | None) -> int | None:
        """A wish, and a null, are 1 if they come true."""
        if threshold is None:
            return None
        return threshold if isinstance(threshold, int) and self.objective.is_counted else 1

    def wants_more(self, position: SkatPosition | RamschPosition) -> bool:
        """The declarer does, but not in a ramsch."""
        return (position.turn == position.alone.declarer) != (self.objective is Objective.BURDEN)

    def ask(self, plain: Sequence[Any], question: int, threshold: int, *cost: Any) -> list[Any]:
        """What the core replies to the question about each of these."""
        return _core.solve_skat(layout(self.order), self.objective, plain, question, threshold, *cost)

    def voter(self, size: int) -> Any:
        """What asks worlds of one decision."""
        return _core.SkatVoter(layout(self.order), self.objective, size)


def plain_skat(
    position: SkatPosition | RamschPosition, objective: Objective
) -> tuple[tuple[int, ...], list[int], int, int, bool, int]:
    """Hands, table, leader, declarer, whether a trick before has settled the wish, and one number more.

    That is the points of the skat that goes with the last trick, or how many of the lowest trumps are to win.
    """
    hands = tuple(skat_mask(hand) for hand in position.hands)
    table = [PACK.index(card) for card in position.trick]
    alone = position.alone
    his, theirs = alone.tricks
    is_lost = his > 0 if objective is _NO_TRICK else objective is _ALL_TRICKS and theirs > 0
    last = 0
    if objective is Objective.BURDEN:
        last = position.skat
    elif objective is Objective.SPITZEN:
        last = alone.spitzen
    return hands, table, position.leader, alone.declarer, is_lost, last


def skat_mask(hand: Hand) -> int:
    """The hand as a mask of 32 cards: of the thirteen bits of each suit, those from the seven up."""
    mask = 0
    for suit in range(4):
        mask |= (hand.mask >> (13 * suit + 5) & 0xFF) << (8 * suit)
    return mask


@lru_cache(maxsize=64)
def layout(order: Order) -> Any:
    """The core's layout of an order: what counts as which suit, what beats what, card points."""
    classes = [order.classes[card.index] for card in PACK]
    powers = [order.powers[card.index] for card in PACK]
    points = [CARD_POINTS.get(card.rank, 0) for card in PACK]
    return _core.SkatLayout(classes, powers, points)
