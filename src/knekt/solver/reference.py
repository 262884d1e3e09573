"""The same answers by a search of every line of play: slow and plain, to test the core."""

from __future__ import annotations

from knekt.cards import CARDS, Card
from knekt.engine import Seat
from knekt.solver.answer import Wish
from knekt.solver.position import OpenRules, Position

__all__ = ["values"]

Hands = tuple[int, ...]  # by seat, as `Hand.mask`: numbers make this search twice as fast
Trick = tuple[int, ...]  # the cards on the table, by their places in `CARDS`


def values(position: Position, wish: Wish | None = None) -> dict[Card, int]:
    """The value of each legal card under best play, counted as in `Bounds`."""
    rules = position.open_rules(wish)
    table = _Made(rules) if rules.is_wish else _Table(rules)
    hands = tuple(hand.mask for hand in position.hands)
    trick = tuple(card.index for card in position.trick)
    found = table.lines(hands, trick, position.leader)
    return {CARDS[card]: max(0, table.before + value) for card, value in found.items()}


class _Table:
    """The search of one position by its rules, with all that it has found."""

    LOST = -1000

    def __init__(self, rules: OpenRules) -> None:
        circle = rules.circle
        self._rules = rules
        self._turns = {leader: (*circle[place:], *circle[:place]) for place, leader in enumerate(circle)}
        self._counting = rules.counting
        self._best = [max if wants else min for wants in rules.wanting]
        self.before = self.LOST if rules.is_lost else rules.before
        self._known: dict[tuple[Hands, Seat], int] = {}  # many lines lead to the same trick
        self._taken: dict[Trick, tuple[int, int]] = {}

    def lines(self, hands: Hands, trick: Trick, leader: Seat) -> dict[int, int]:
        """The value still to come after each legal card."""
        seat = self._turns[leader][len(trick)]
        own, found = hands[seat], {}
        legal = (own & self._rules.order.followers[trick[0]] if trick else own) or own
        while legal:
            bit = legal & -legal
            legal ^= bit
            card = bit.bit_length() - 1
            left = (*hands[:seat], own ^ bit, *hands[seat + 1 :])
            found[card] = self._after(left, (*trick, card), leader)
        return found

    def _after(self, hands: Hands, trick: Trick, leader: Seat) -> int:
        """The value still to come after a card, including its trick."""
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
        """The place of the card that takes the trick, counted from the lead, and what it counts."""
        cards = tuple(CARDS[card] for card in trick)
        self._taken[trick] = found = self._rules.order.winner(cards), self._rules.worth(cards)
        return found

    def _brings(self, winner: Seat, points: int) -> int:
        return points if self._counting[winner] else 0

    def _at_the_end(self, winner: Seat) -> int:
        return self._rules.last if self._counting[winner] else 0


class _Made(_Table):
    """A null, or a wish about tricks: 1 if it comes true, and 0 as soon as one trick goes wrong."""

    def _brings(self, winner: Seat, points: int) -> int:
        return self.LOST if self._counting[winner] else 0

    def _at_the_end(self, winner: Seat) -> int:
        return 1
