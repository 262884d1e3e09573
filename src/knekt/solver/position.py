"""A deal with open cards, at any moment of a trick: what a family gives, and how the core is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from knekt.cards import Card, Hand, Order
from knekt.engine import Family, Seat
from knekt.errors import InvalidPosition
from knekt.solver.answer import Threshold

__all__ = ["OpenRules", "Position", "Search", "check_cards", "check_followed"]


class Search(Protocol):
    """How the core is asked about positions that differ only in where the cards lie.

    Positions with equal searches are asked about together.
    """

    @property
    def pack(self) -> Sequence[Card]:
        """The cards, by the numbers that the core has for them."""

    @property
    def ending(self) -> int:
        """How many cards a hand of a small position has at most."""

    @property
    def megabytes(self) -> tuple[int, int]:
        """As much memory as a small position can use, and a large one."""

    def mask(self, hand: Hand) -> int:
        """The cards as the core takes them."""

    def plain(self, position: Any) -> Any:
        """The position as the core takes it."""

    def banked(self, position: Any) -> int:
        """What is counted already, which the core is not told of."""

    def wanted(self, threshold: Threshold | None) -> int | None:
        """What the value must reach, as a number; None where the value itself is asked for."""

    def wants_more(self, position: Any) -> bool:
        """Whether the seat to play wants a high value."""

    def ask(self, plain: Sequence[Any], question: int, threshold: int, *cost: Any) -> list[Any]:
        """What the core replies to the question about each of these."""

    def voter(self, size: int) -> Any:
        """What asks worlds of one decision, with so many bytes for what they have in common."""


class Position(Protocol):
    """Hands, the trick on the table, and who leads to it or has led; each family adds what it counts."""

    @property
    def family(self) -> Family:
        """The games that the position is one of."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards of each seat."""

    @property
    def leader(self) -> Seat:
        """Who leads to the trick, or has led to it."""

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table."""

    @property
    def turn(self) -> Seat:
        """The seat whose hand plays next."""

    @property
    def counts(self) -> str:
        """What the value is a number of: points, tricks."""

    @property
    def due(self) -> int | None:
        """The value that wins the game; None where the position alone does not tell."""

    @property
    def is_yes_or_no(self) -> bool:
        """Whether a game is only made or lost, whatever is asked."""

    @property
    def is_approximate(self) -> bool:
        """Whether the value is what a seat must fear, and not that of best play."""

    def check(self) -> None:
        """Raise InvalidPosition if the cards cannot lie so."""

    def search(self, threshold: Threshold | None = None) -> Search:
        """How the core is asked that; KnektError where it cannot be asked of such a game."""

    def open_rules(self, threshold: Threshold | None = None) -> OpenRules:
        """The same question for a search that looks at every line of play."""


@dataclass(frozen=True, slots=True)
class OpenRules:
    """The rules of one position for a plain search: order of play, what beats what, what each seat wants.

    By seat, `counting` says whether a trick of its counts, and `wanting` whether it wants the count high.
    `before` is what the tricks before have brought, `last` what goes with the last trick. With `is_wish` the
    value is 1 as long as no trick counts, and `is_lost` says that one has counted already.
    """

    order: Order
    circle: Sequence[Seat]
    counting: Sequence[bool]
    wanting: Sequence[bool]
    worth: Callable[[tuple[Card, ...]], int]  # what a trick counts
    before: int = 0
    last: int = 0
    is_wish: bool = False
    is_lost: bool = False


def check_cards(
    hands: Sequence[Hand], trick: Sequence[Card], leader: Seat, most: int, circle: Sequence[Seat] = (0, 1, 2)
) -> None:
    """Check that every card lies in one place, and that each hand has the right number of cards."""
    if leader not in circle:
        raise InvalidPosition("no-such-seat", seat=leader)
    if len(trick) >= len(hands):
        raise InvalidPosition("trick-too-long", cards=len(trick), most=len(hands) - 1)
    seen = Hand()
    for hand in (*(Hand(card.bit) for card in trick), *hands):
        if not hand.isdisjoint(seen):
            raise InvalidPosition("doubled-card", card=(hand & seen)[0].message)
        seen |= hand
    start = circle.index(leader)
    played = {circle[(start + place) % len(circle)] for place in range(len(trick))}
    tricks = {len(hand) + (seat in played) for seat, hand in enumerate(hands)}
    if len(tricks) > 1:
        raise InvalidPosition("uneven-hands", cards=" ".join(str(len(hand)) for hand in hands))
    (left,) = tricks
    if not 0 < left <= most:
        raise InvalidPosition("hand-size", cards=left, most=most)


def check_followed(
    order: Order, hands: Sequence[Hand], trick: Sequence[Card], leader: Seat, circle: Sequence[Seat]
) -> None:
    """Check that everybody has followed suit in the trick on the table."""
    start = circle.index(leader)
    for place, card in enumerate(trick[1:], start=1):
        hand = hands[circle[(start + place) % len(circle)]] | Hand(card.bit)
        if card not in order.follow(hand, trick[0]):
            raise InvalidPosition("not-followed", card=card.message)
