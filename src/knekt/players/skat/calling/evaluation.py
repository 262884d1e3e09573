"""How good a hand is for a contract: a sum of weights for its cards, which stands for a chance of winning.

The weights were found from many deals of these players and rounded; a sum of 0 stands for an even chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import exp

from knekt.cards import Hand, Order, Suit
from knekt.players.skat.knowing.knowledge import higher
from knekt.players.skat.playing.claims import stays_under
from knekt.skat import JACKS, PACK, Contract, card_points, trump_order

__all__ = ["chance", "danger", "null_danger", "sum_before_skat", "sum_ready", "sum_turned"]

_SUITS = tuple(sum(card.bit for card in PACK if card.suit == suit) for suit in Suit)
_JACKS = Hand.of(JACKS).mask
AVERAGE_SKAT = 7.5  # card points
TURNED_SUIT, TURNED_GRAND = 0.5, -0.3  # what the card turned up adds, beside an unknown card of the skat


@dataclass(frozen=True, eq=False, kw_only=True)
class Scale:
    """What each card and each holding counts, in a suit game or in grand."""

    start: float
    trump: float
    jacks: tuple[float, float, float, float]  # clubs, spades, hearts, diamonds
    trump_ace: float = 0.0
    trump_ten: float = 0.0
    void: float  # a plain suit of which the hand has none
    ace: float
    ace_ten: float  # ace and ten together
    guarded_ten: float
    bare_ten: float
    loser: float  # a plain card below a missing one
    point: float = 0.0  # a card point that was discarded

    def weigh(self, order: Order, hand: Hand) -> float:
        of_trump = order.followers[order.trumps[0].index]
        total = self.start + _trumps_weigh(self, hand.mask & of_trump)
        for suit in _SUITS:
            plain = suit & ~_JACKS
            if not plain & of_trump:
                total += _suit_weighs(self, hand.mask & plain)
        return total


@cache
def _trumps_weigh(scale: Scale, mask: int) -> float:
    held = Hand(mask)
    jacks = sum(weight for weight, jack in zip(scale.jacks, JACKS, strict=True) if jack in held)
    ranks = [card.rank for card in held]
    top = scale.trump_ace * ("A" in ranks) + scale.trump_ten * ("T" in ranks)
    return scale.trump * len(held) + jacks + top


@cache
def _suit_weighs(scale: Scale, mask: int) -> float:
    ranks = [card.rank for card in Hand(mask)]
    if not ranks:
        return scale.void
    ace, ten, king = "A" in ranks, "T" in ranks, "K" in ranks
    high = ace + (ace and ten) + (ace and ten and king)
    total = scale.loser * (len(ranks) - high)
    if ace:
        return total + scale.ace + scale.ace_ten * ten
    if ten:
        return total + (scale.bare_ten if len(ranks) == 1 else scale.guarded_ten)
    return total


SUIT_READY = Scale(
    start=-5.3,
    trump=0.7,
    jacks=(1.6, 1.0, 0.5, 0.3),
    trump_ace=1.0,
    trump_ten=0.8,
    void=0.8,
    ace=0.7,
    ace_ten=-0.8,
    guarded_ten=0.9,
    bare_ten=-0.2,
    loser=-1.1,
    point=0.08,
)
SUIT_BEFORE = Scale(
    start=-1.6,
    trump=0.6,
    jacks=(1.1, 0.7, 0.4, 0.2),
    trump_ace=0.7,
    trump_ten=0.6,
    void=0.1,
    ace=0.4,
    ace_ten=-0.4,
    guarded_ten=0.4,
    bare_ten=0.5,
    loser=-0.8,
)
GRAND_READY = Scale(
    start=-5.3,
    trump=1.7,
    jacks=(0.8, 0.1, 0.2, 0.0),
    void=0.4,
    ace=1.2,
    ace_ten=0.2,
    guarded_ten=1.1,
    bare_ten=-0.7,
    loser=-0.45,
    point=0.08,
)
GRAND_BEFORE = Scale(
    start=-3.1,
    trump=1.0,
    jacks=(0.5, 0.0, 0.1, 0.0),
    void=0.0,
    ace=0.8,
    ace_ten=0.3,
    guarded_ten=0.4,
    bare_ten=0.3,
    loser=-0.1,
)


def chance(total: float) -> float:
    """The chance of winning that a sum stands for."""
    return 1 / (1 + exp(-total))


def sum_ready(contract: Contract, hand: Hand, laid: Hand | None) -> float:
    """The sum of a hand that is ready for play; `laid` is None for a skat that nobody has seen."""
    if contract.is_null:
        fear = 2.0 if contract.is_open else 0.9
        return 2.8 - fear * null_danger(hand)
    scale = GRAND_READY if contract.suit is None else SUIT_READY
    away = AVERAGE_SKAT if laid is None else card_points(laid)
    return scale.weigh(contract.order, hand) + scale.point * away


def sum_before_skat(contract: Contract, hand: Hand) -> float:
    """The sum of ten cards that may still take up the skat."""
    if contract.is_null:
        fear = null_danger(hand)
        return 2.0 - fear if contract.is_open else 1.2 - 0.22 * fear
    scale = GRAND_BEFORE if contract.suit is None else SUIT_BEFORE
    return scale.weigh(contract.order, hand)


def sum_turned(contract: Contract, eleven: Hand) -> float:
    """The sum of ten cards and the card of the skat that was turned up; the other card is still to come."""
    return sum_before_skat(contract, eleven) + (TURNED_GRAND if contract.suit is None else TURNED_SUIT)


def null_danger(hand: Hand) -> float:
    """How much a hand has to fear in null, all suits together."""
    return sum(_suit_danger(hand.mask & suit, suit) for suit in _SUITS)


@cache
def _suit_danger(mask: int, suit: int) -> float:
    return danger(trump_order("null", None), Hand(mask), Hand(suit & ~mask))


def danger(order: Order, suit: Hand, others: Hand) -> float:
    """How badly cards of one suit lie under those that others may hold: 0 is safe.

    Every card that may be left above a lead counts by the number of lower cards that are out, and it counts
    more the earlier the suit runs out of low cards.

    >>> null = trump_order("null", None)
    >>> danger(null, Hand.parse("H7 H9"), Hand.parse("H8 HT HJ"))
    0.0
    >>> danger(null, Hand.parse("H9"), Hand.parse("H7 H8 HT"))
    2.0
    """
    if stays_under(suit, others, order):
        return 0.0
    mine, theirs = order.sorted(suit)[::-1], order.sorted(others)[::-1]
    total = 0.0
    for place, (low, out) in enumerate(zip(mine, theirs, strict=False)):
        if order.powers[low.index] > order.powers[out.index]:
            below = len(others) - (others.mask & higher(order)[low.index]).bit_count()
            total += (below - place) / (1 + place)
    return total
