"""The same answers by looking at every line of play: slow, plain, and what the core is held against."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from knekt.cards import Card, Hand, Order
from knekt.engine import Seat
from knekt.skat import card_points
from knekt.skruf import NO_TRUMP, parse_bid
from knekt.solver.answer import Wish
from knekt.solver.position import Position, RamschPosition, SkatPosition

__all__ = ["values"]


def values(position: Position, wish: Wish | None = None) -> dict[Card, int]:
    """What each legal card comes to under best play, in the terms of `Bounds`."""
    if isinstance(position, RamschPosition) and wish is not None:
        position = position.alone
    table = _Table.of(position, wish)
    found = {}
    for card in table.legal(position.hands, position.trick, position.turn):
        hands, trick, leader, gain = table.after(position.hands, position.trick, position.leader, card)
        found[card] = max(0, table.before + gain + table.value(hands, trick, leader))
    return found


class _Table:
    """The rules of one position: who plays after whom, what beats what, and who wants what."""

    def __init__(
        self,
        order: Order,
        circle: Sequence[Seat],
        counting: Sequence[bool],
        wanting: Sequence[bool],
        *,
        points: bool,
        before: int = 0,
        skat: int = 0,
    ) -> None:
        self._order, self._circle = order, tuple(circle)
        self._counting = counting  # by seat: whether a trick of its counts
        self._wanting = wanting  # by seat: whether it wants the count high
        self._points = points  # a trick counts its card points, or one
        self.before = before  # what the tricks before have brought
        self._skat = skat  # card points that go with the last trick
        self.value = lru_cache(maxsize=None)(self._value)

    @classmethod
    def of(cls, position: Position, wish: Wish | None) -> _Table:
        if isinstance(position, SkatPosition):
            own = [seat == position.declarer for seat in range(3)]
            if position.is_null or wish is not None:
                is_all = wish is Wish.ALL_TRICKS and not position.is_null
                wrong = [not mine if is_all else mine for mine in own]  # whose tricks lose, the first of them
                before = _Made.LOST * position.tricks[is_all]
                return _Made(position.order, range(3), wrong, own, points=False, before=before)
            return cls(position.order, range(3), own, own, points=True, before=position.banked)
        if isinstance(position, RamschPosition):
            own = [seat == position.turn for seat in range(3)]
            others = [not mine for mine in own]  # they want it to have points
            before, order = position.taken[position.turn], position.alone.order
            return cls(order, range(3), own, others, points=True, before=before, skat=position.skat)
        order = NO_TRUMP if position.trumps is None else parse_bid(f"1{position.trumps}").order
        own = [position.sides[seat] == position.sides[position.leader] for seat in range(4)]
        wanting = [mine != position.is_misere for mine in own]
        return cls(order, position.circle, own, wanting, points=False)

    def legal(self, hands: Sequence[Hand], trick: Sequence[Card], seat: Seat) -> Hand:
        return self._order.follow(hands[seat], trick[0] if trick else None)

    def _next(self, leader: Seat, place: int) -> Seat:
        circle = self._circle
        return circle[(circle.index(leader) + place) % len(circle)]

    def after(
        self, hands: Sequence[Hand], trick: tuple[Card, ...], leader: Seat, card: Card
    ) -> tuple[tuple[Hand, ...], tuple[Card, ...], Seat, int]:
        """The position after a card, and what it has brought."""
        seat = self._next(leader, len(trick))
        left = tuple(hand - Hand(card.bit) if each == seat else hand for each, hand in enumerate(hands))
        played = (*trick, card)
        if len(played) < len(self._circle):
            return left, played, leader, 0
        winner = self._next(leader, self._order.winner(played))
        skat = 0 if any(left) or not self._counting[winner] else self._skat
        return left, (), winner, self._brings(winner, played) + skat

    def _brings(self, winner: Seat, trick: tuple[Card, ...]) -> int:
        return (card_points(trick) if self._points else 1) if self._counting[winner] else 0

    def _value(self, hands: tuple[Hand, ...], trick: tuple[Card, ...], leader: Seat) -> int:
        seat = self._next(leader, len(trick))
        if not hands[seat]:
            return self._at_the_end()
        best = max if self._wanting[seat] else min
        return best(self._line(hands, trick, leader, card) for card in self.legal(hands, trick, seat))

    def _line(self, hands: tuple[Hand, ...], trick: tuple[Card, ...], leader: Seat, card: Card) -> int:
        left, played, lead, gain = self.after(hands, trick, leader, card)
        return gain + self.value(left, played, lead)

    def _at_the_end(self) -> int:
        return 0


class _Made(_Table):
    """A null, or a wish about tricks: 1 if it comes true, and 0 from the first trick on that goes wrong."""

    LOST = -1000

    def _brings(self, winner: Seat, trick: tuple[Card, ...]) -> int:
        return self.LOST if self._counting[winner] else 0

    def _at_the_end(self) -> int:
        return 1
