"""The same answers by looking at every line of play: slow, plain, and what the core is held against."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import CARDS, Card, Order
from knekt.engine import Seat
from knekt.skat import card_points
from knekt.skruf import NO_TRUMP, parse_bid
from knekt.solver.answer import Wish
from knekt.solver.position import Position, RamschPosition, SkatPosition

__all__ = ["values"]

Hands = tuple[int, ...]  # by seat, as `Hand.mask`: numbers are half of this search's speed
Trick = tuple[int, ...]  # the cards on the table, by their places in `CARDS`


def values(position: Position, wish: Wish | None = None) -> dict[Card, int]:
    """What each legal card comes to under best play, in the terms of `Bounds`."""
    if isinstance(position, RamschPosition) and wish is not None:
        position = position.alone
    table = _Table.of(position, wish)
    hands = tuple(hand.mask for hand in position.hands)
    trick = tuple(card.index for card in position.trick)
    found = table.lines(hands, trick, position.leader)
    return {CARDS[card]: max(0, table.before + value) for card, value in found.items()}


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
        self._order = order
        self._turns = {leader: (*circle[place:], *circle[:place]) for place, leader in enumerate(circle)}
        self._counting = counting  # by seat: whether a trick of its counts
        self._best = [max if wants else min for wants in wanting]  # by seat: whether it wants the count high
        self._points = points  # a trick counts its card points, or one
        self.before = before  # what the tricks before have brought
        self._skat = skat  # card points that go with the last trick
        self._known: dict[tuple[Hands, Seat], int] = {}  # to the same trick many lines lead
        self._taken: dict[Trick, tuple[int, int]] = {}

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

    def lines(self, hands: Hands, trick: Trick, leader: Seat) -> dict[int, int]:
        """What is still to come after each card that may be played."""
        seat = self._turns[leader][len(trick)]
        own, found = hands[seat], {}
        legal = (own & self._order.followers[trick[0]] if trick else own) or own
        while legal:
            bit = legal & -legal
            legal ^= bit
            card = bit.bit_length() - 1
            left = (*hands[:seat], own ^ bit, *hands[seat + 1 :])
            found[card] = self._after(left, (*trick, card), leader)
        return found

    def _after(self, hands: Hands, trick: Trick, leader: Seat) -> int:
        """What is still to come after a card, with what its trick brings."""
        turns = self._turns[leader]
        if len(trick) < len(turns):
            return self._best[turns[len(trick)]](self.lines(hands, trick, leader).values())
        place, points = self._taken.get(trick) or self._take(trick)
        winner = turns[place]
        if not any(hands):
            return self._brings(winner, points) + self._at_the_end(winner)
        value = self._known.get((hands, winner))
        if value is None:
            value = self._best[winner](self.lines(hands, (), winner).values())
            self._known[hands, winner] = value
        return self._brings(winner, points) + value

    def _take(self, trick: Trick) -> tuple[int, int]:
        """The place of the card that takes the trick, counted from the lead, and its card points."""
        cards = tuple(CARDS[card] for card in trick)
        self._taken[trick] = found = self._order.winner(cards), card_points(cards)
        return found

    def _brings(self, winner: Seat, points: int) -> int:
        return (points if self._points else 1) if self._counting[winner] else 0

    def _at_the_end(self, winner: Seat) -> int:
        return self._skat if self._counting[winner] else 0


class _Made(_Table):
    """A null, or a wish about tricks: 1 if it comes true, and 0 from the first trick on that goes wrong."""

    LOST = -1000

    def _brings(self, winner: Seat, points: int) -> int:
        return self.LOST if self._counting[winner] else 0

    def _at_the_end(self, winner: Seat) -> int:
        return 1
