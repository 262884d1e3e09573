"""The card of the opponents' swap (5, 14)."""

from __future__ import annotations

from collections.abc import Mapping

from knekt.cards import Card, Hand, Suit
from knekt.players.skruf.knowing.knowledge import of_suit, strength, suits, top

__all__ = ["card_to_swap"]

FEW = 2  # so few trumps are better with the partner


def card_to_swap(trumps: Suit | None, hand: Hand, allowed: Hand, taste: Mapping[str, int]) -> Card:
    """A trump, if there are one or two; else the highest card of the shortest suit, to become void soon."""
    mine = Hand() if trumps is None else of_suit(hand, trumps)
    if 0 < len(mine) <= FEW and mine & allowed:
        return top(mine & allowed)
    side = list(suits(allowed - mine)) or [allowed]
    return top(
        min(side, key=lambda suit: (len(_whole(hand, suit)), -strength(top(suit)), taste[suit[0].suit]))
    )


def _whole(hand: Hand, suit: Hand) -> Hand:
    """All cards of the suit in the hand, with those that may not be swapped."""
    return of_suit(hand, suit[0].suit)
