"""Null with all cards known: whether the declarer can be forced to take a trick, by trying every line."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import CARDS, Card, Hand, Order
from knekt.engine import Seat
from knekt.players.skat.playing.claims import never_takes
from knekt.skat import trump_order

__all__ = ["NULL", "catching_card", "is_caught"]

PATIENCE = 10_000  # after so many cards the question is left open

NULL: Order = trump_order("null", None)
Masks = tuple[int, int, int]


class _OutOfPatienceError(Exception):
    """The search has grown too long."""


def is_caught(hands: Sequence[Hand], declarer: Seat, lead: Seat, trick: Sequence[Card] = ()) -> bool | None:
    """Whether the defenders can force a trick on the declarer; None if it takes too long to find out.

    >>> is_caught([Hand.parse("H7 HT"), Hand.parse("H8 H9"), Hand.parse("S7 S8")], 0, 1)
    True
    >>> is_caught([Hand.parse("H7 H9"), Hand.parse("H8 HT"), Hand.parse("S7 S8")], 0, 1)
    False
    """
    search = _Search(declarer)
    first, second, third = (cards.mask for cards in hands)
    try:
        return search.plays((first, second, third), lead, tuple(trick))
    except _OutOfPatienceError:
        return None


def catching_card(
    hands: Sequence[Hand], declarer: Seat, lead: Seat, trick: Sequence[Card], legal: Hand
) -> Card | None:
    """A card of the defender after which the declarer is caught; None if none is found."""
    seat = (lead + len(trick)) % 3
    for card in legal:
        after = [cards - Hand(card.bit) if each == seat else cards for each, cards in enumerate(hands)]
        if is_caught(after, declarer, lead, (*trick, card)):
            return card
    return None


class _Search:
    """One question, and the positions already answered for it."""

    def __init__(self, declarer: Seat) -> None:
        self._declarer = declarer
        self._answers: dict[tuple[Masks, Seat], bool] = {}
        self._patience = PATIENCE

    def plays(self, hands: Masks, lead: Seat, trick: tuple[Card, ...]) -> bool:
        """Whether the declarer is caught from this position, in the middle of a trick or between two."""
        if len(trick) == 3:
            winner = (lead + NULL.winner(trick)) % 3
            return winner == self._declarer or self._leads(hands, winner)
        return self._tries(hands, lead, trick) if trick else self._leads(hands, lead)

    def _tries(self, hands: Masks, lead: Seat, trick: tuple[Card, ...]) -> bool:
        """The same by trying each card: the declarer's highest first, the defenders' lowest first."""
        seat = (lead + len(trick)) % 3
        declares = seat == self._declarer
        cards = _different(hands, seat, trick)
        for card in reversed(cards) if declares else cards:
            self._patience -= 1
            if self._patience < 0:
                raise _OutOfPatienceError
            if self.plays(_without(hands, seat, card), lead, (*trick, card)) is not declares:
                return not declares
        return declares

    def _leads(self, hands: Masks, seat: Seat) -> bool:
        key = hands, seat
        if key not in self._answers:
            self._answers[key] = self._ask(hands, seat)
        return self._answers[key]

    def _ask(self, hands: Masks, seat: Seat) -> bool:
        mine = hands[self._declarer]
        theirs = (hands[0] | hands[1] | hands[2]) & ~mine
        if not mine or never_takes(NULL, Hand(mine), Hand(theirs), 0, leads=seat == self._declarer):
            return False
        return self._tries(hands, seat, ())


def _without(hands: Masks, seat: Seat, card: Card) -> Masks:
    first, second, third = (mask & ~card.bit if each == seat else mask for each, mask in enumerate(hands))
    return first, second, third


def _different(hands: Masks, seat: Seat, trick: tuple[Card, ...]) -> list[Card]:
    """The cards that may be played; of cards with no other card between them, only one.

    A higher card of a suit has the higher bit, in null as in the pack.
    """
    legal = NULL.follow(Hand(hands[seat]), trick[0] if trick else None)
    others = (hands[0] | hands[1] | hands[2]) & ~hands[seat] | sum(card.bit for card in trick)
    chosen, last = list[Card](), CARDS[0]
    for card in legal:
        between = (card.bit - 1) & ~(2 * last.bit - 1)
        if not chosen or last.suit != card.suit or others & between:
            chosen.append(card)
        last = card
    return chosen
