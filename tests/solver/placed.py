"""A few small positions that the tests change."""

from __future__ import annotations

from typing import Any

from knekt.cards import Card, Hand, Suit
from knekt.skat import trump_order
from knekt.solver import RamschPosition, SkatPosition, SkrufPosition

__all__ = ["FOUR", "GRAND", "LED", "NULL", "RAMSCH", "THREE", "cards", "hands"]

GRAND, NULL = trump_order("grand", None), trump_order("null", None)


def hands(*texts: str) -> Any:
    return tuple(Hand.parse(text) for text in texts)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


THREE = SkatPosition(hands("CA CK", "CT C9", "HA H9"), 0, 0, GRAND)
FOUR = SkrufPosition(hands("SA S2", "SK HA", "S3 H2", "HK HQ"), 0, Suit.SPADES)
RAMSCH = RamschPosition(hands("CA CK", "CT C9", "HA H9"), 0)
LED = SkatPosition(hands("CK", "CT C9", "HA C7"), 0, 0, GRAND, cards("CA"))
