"""Heaps of cards, of which a seat may know no more than how many cards they have."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.cards import Hand
from knekt.engine.event import Cards, Hidden
from knekt.errors import InvalidPosition

__all__ = ["added", "check_pack", "known", "without"]


def added(held: Cards, cards: Cards) -> Cards:
    """A hand with further cards; it is hidden if either of the two is."""
    if isinstance(held, Hand) and isinstance(cards, Hand):
        return held | cards
    return Hidden(len(held) + len(cards))


def without(held: Cards, cards: Cards) -> Cards:
    """A hand without some cards; it is hidden if either of the two is."""
    if isinstance(held, Hand) and isinstance(cards, Hand):
        return held - cards
    return Hidden(len(held) - len(cards))


def known(heaps: Sequence[Cards]) -> list[Hand]:
    """The heaps, if all their cards are known; InvalidPosition if not."""
    for cards in heaps:
        if isinstance(cards, Hidden):
            raise InvalidPosition("cards-hidden", cards=cards.count)
    return [cards for cards in heaps if isinstance(cards, Hand)]


def check_pack(heaps: Sequence[Hand], pack: Hand) -> None:
    """Nothing, if the heaps together are the pack, each card once; InvalidPosition if not."""
    seen = Hand()
    for cards in heaps:
        if not cards.isdisjoint(seen):
            raise InvalidPosition("doubled-card", card=(cards & seen)[0].message)
        seen |= cards
    for cards, code in ((seen - pack, "card-not-in-pack"), (pack - seen, "missing-card")):
        if cards:
            raise InvalidPosition(code, card=cards[0].message)
