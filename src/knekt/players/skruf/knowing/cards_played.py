"""What the cards that a seat has played tell of those that it still holds.

A player who cannot win a trick, or need not, parts with the lowest card; one who can and must, takes the
trick as cheaply as possible. Nobody is bound to play so, but most players do, most of the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from knekt.cards import Card, Hand, Order, Suit
from knekt.engine import Seat
from knekt.players.skruf.knowing.knowledge import ALL, above, below, of_suit
from knekt.skruf import State

__all__ = ["UnlikelyCards", "UnlikelyReason", "unlikely_cards"]

LAST, THIRD = 3, 2  # places in a trick, counted from 0
ACES = Hand.of(card for card in ALL if card.rank == "A").mask


class UnlikelyReason(Enum):
    """Why a seat that did not play a card is unlikely to hold it."""

    LOWER = "lower"  # the card was cheaper to lose the trick with
    CHEAPER = "cheaper"  # the card was cheaper to win the trick with
    WINS = "wins"  # the last to play would have taken the trick with it
    TRIES = "tries"  # the third to play would have tried to take the trick with it
    RUFFS = "ruffs"  # the card is a trump, and would have taken the trick
    LEADS = "leads"  # the card is an ace, the usual first lead against a contract in a suit


class UnlikelyCards(NamedTuple):
    """Cards of which a seat probably holds none, and why."""

    seat: Seat
    reason: UnlikelyReason
    cards: int  # as a mask


def unlikely_cards(state: State) -> Iterator[UnlikelyCards]:
    """All that the tricks so far tell, the one on the table included;
    of the leads, only the first tells anything.
    """
    if state.order is None or state.is_misere:
        return
    circle, is_first = state.circle, not state.played
    on_table = circle[(circle.index(state.turn) - len(state.trick)) % 4], state.trick
    for lead, cards in (*((trick.lead, trick.cards) for trick in state.tricks), on_table):
        seats = [circle[(circle.index(lead) + place) % 4] for place in range(len(cards))]
        if cards and is_first and state.high is not None and state.high.trumps is not None:
            yield UnlikelyCards(
                lead,
                UnlikelyReason.LEADS,
                0 if cards[0].rank == "A" else ACES & ~of_suit(ALL, state.high.trumps).mask,
            )
        is_first = False
        for place in range(1, len(cards)):
            yield from _unlikely_after(state, state.order, seats[: place + 1], cards[: place + 1])


def _unlikely_after(
    state: State, order: Order, seats: Sequence[Seat], cards: Sequence[Card]
) -> Iterator[UnlikelyCards]:
    """What the last of these cards tells of the seat that played it."""
    seat, card, place = seats[-1], cards[-1], len(cards) - 1
    winner = order.winner(cards[:-1])
    best, led = cards[winner], cards[0].suit
    trumps = None if state.high is None else state.high.trumps
    takes = order.winner(cards) == place
    follows, must = card.suit == led, state.side_of(seats[winner]) != state.side_of(seat)
    if takes:
        if follows or card.suit == trumps:
            cheaper = below(card, of_suit(ALL, card.suit))
            yield UnlikelyCards(
                seat,
                UnlikelyReason.CHEAPER,
                (above(best, cheaper) if best.suit == card.suit else cheaper).mask,
            )
        return
    if follows:
        yield UnlikelyCards(seat, UnlikelyReason.LOWER, below(card, of_suit(ALL, led)).mask)
    if not must or place < THIRD:
        return
    if follows and best.suit == led:
        higher = above(best, of_suit(ALL, led)).mask
        yield UnlikelyCards(seat, UnlikelyReason.WINS if place == LAST else UnlikelyReason.TRIES, higher)
    if not follows and trumps is not None and card.suit != trumps:
        yield UnlikelyCards(seat, UnlikelyReason.RUFFS, _would_take(best, trumps))


def _would_take(best: Card, trumps: Suit) -> int:
    """The trumps that beat a card."""
    held = of_suit(ALL, trumps)
    return (above(best, held) if best.suit == trumps else held).mask
