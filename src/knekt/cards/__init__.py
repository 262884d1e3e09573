"""Cards, hands, orders, tricks and shuffling, for any game."""

from knekt.cards.card import CARDS, Card, Rank, Suit, pack
from knekt.cards.hand import Choosing, Hand
from knekt.cards.order import Order
from knekt.cards.shuffle import Seed, shuffled
from knekt.cards.trick import Trick

__all__ = [
    "CARDS",
    "Card",
    "Choosing",
    "Hand",
    "Order",
    "Rank",
    "Seed",
    "Suit",
    "Trick",
    "pack",
    "shuffled",
]
