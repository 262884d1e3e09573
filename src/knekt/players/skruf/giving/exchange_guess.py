"""A quick guess of the exchange in a side that buys, for thousands of worlds (5, 14).

Hands are plain masks here, of 52 bits, suit after suit as in the pack; the core does the work.
"""

from __future__ import annotations

from dataclasses import dataclass

from knekt import _core
from knekt.cards import Card, Suit
from knekt.solver.skruf.plain import trump_number

__all__ = [
    "SUIT_AT",
    "VOID",
    "SharedHands",
    "cheapest",
    "gather_trumps",
    "replies",
    "suit_bits",
    "ways_to_share",
]

RANKS = 13
FULL = (1 << RANKS) - 1
SUIT_AT = {suit: Card.parse(suit + "2").index for suit in Suit}  # the first bit of each suit
VOID = _core.WORTH_OF_VOID  # what each step towards a void is worth in a contract with trumps


@dataclass(frozen=True, slots=True)
class SharedHands:
    """Both hands of a side after the exchange, and the two cards that the opponents have got."""

    master: int
    buyer: int
    away: tuple[int, int]

    @classmethod
    def of_masks(cls, master: int, buyer: int, first: int, second: int) -> SharedHands:
        return cls(master, buyer, (first, second))


def suit_bits(cards: int, suit: Suit) -> int:
    """The cards of the suit, as thirteen bits."""
    return cards >> SUIT_AT[suit] & FULL


def gather_trumps(one: int, other: int, talon: int, trumps: Suit | None) -> SharedHands:
    """The hands after an exchange that brings the trumps together, where there are more;
    without trumps, the longest suit.
    """
    return SharedHands.of_masks(*_core.gathered(one, other, talon, trump_number(trumps)))


def ways_to_share(master: int, buyer: int, talon: int, trumps: Suit | None) -> list[SharedHands]:
    """The hands after each exchange: trumps come to the master, or the buyer keeps them and gives losers."""
    return [
        SharedHands.of_masks(*way) for way in _core.ways_to_share(master, buyer, talon, trump_number(trumps))
    ]


def replies(master: int, buyer: int, trumps: Suit | None) -> list[SharedHands]:
    """The hands after each answer of a master with sixteen cards:
    the buyer gets the best loser, or the highest trump.
    """
    return [SharedHands.of_masks(*way) for way in _core.replies(master, buyer, trump_number(trumps))]


def cheapest(cards: int, trumps: Suit | None, *, spares: float) -> int:
    """The card that is missed least, as a bit; a trump only if there is nothing else.

    `spares`: what a step towards a void is worth.
    """
    return _core.cheapest(cards, trump_number(trumps), spares)
