"""Positions of Skruf as the core takes them: masks and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from knekt import _core
from knekt.cards import CARDS, Card, Hand, Suit
from knekt.errors import KnektError
from knekt.solver.answer import Threshold, Wish

if TYPE_CHECKING:
    from knekt.solver.skruf.position import SkrufPosition

__all__ = ["SkrufSearch", "checked", "plain_skruf", "trump_number"]


@dataclass(frozen=True, slots=True)
class SkrufSearch:
    """How the core is asked about positions with the same trumps, or about those of a misère."""

    pack: ClassVar[Sequence[Card]] = CARDS
    ending: ClassVar[int] = 10
    megabytes: ClassVar[tuple[int, int]] = 2, 16

    trumps: Suit | None
    is_misere: bool

    def mask(self, hand: Hand) -> int:
        """All 52 cards, as a hand has them."""
        return hand.mask

    def plain(self, position: SkrufPosition) -> tuple[Any, ...]:
        """The position as the core takes it."""
        return plain_skruf(position)

    def banked(self, position: SkrufPosition) -> int:
        """Only tricks to come are counted."""
        return 0

    def wanted(self, threshold: Threshold | None) -> int | None:
        """So many tricks."""
        return checked(threshold)

    def wants_more(self, position: SkrufPosition) -> bool:
        """The leader's side does, but not in a misère."""
        same_side = position.sides[position.turn] == position.sides[position.leader]
        return same_side != position.is_misere

    def ask(self, plain: Sequence[Any], question: int, threshold: int, *cost: Any) -> list[Any]:
        """What the core replies to the question about each of these."""
        trump = trump_number(self.trumps)
        return _core.solve_skruf(trump, self.is_misere, plain, question, threshold, *cost)

    def voter(self, size: int) -> Any:
        """What asks worlds of one decision."""
        return _core.SkrufVoter(trump_number(self.trumps), self.is_misere, size)


def checked(threshold: Threshold | None) -> int | None:
    """A number of tricks, if that is asked for; KnektError for a wish: a number says it."""
    if isinstance(threshold, Wish):
        raise KnektError("threshold-of-skruf", f"in Skruf {threshold} tricks are a number", value=threshold)
    return threshold


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
