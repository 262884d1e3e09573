"""A trick that has been taken."""

from typing import NamedTuple

from knekt.cards.card import Card

__all__ = ["Trick"]


class Trick(NamedTuple):
    """The cards of a trick in the order they were played, who led to it, and who took it."""

    lead: int
    cards: tuple[Card, ...]
    winner: int
