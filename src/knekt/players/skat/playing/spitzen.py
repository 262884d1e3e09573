"""Spitzen: the declarer announces that the lowest trumps win the last tricks (17.12)."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.players.skat.knowing.knowledge import higher, trumps
from knekt.skat import Contract

__all__ = ["certain_spitzen", "without_spitzen"]


def certain_spitzen(contract: Contract, hand: Hand, others: Hand, *, leads: bool) -> int:
    """How many of the lowest trumps are certain to win the last tricks, whoever holds the other trumps.

    That is so if the highest trumps draw all others, one round for each, and the lowest are left. A declarer
    who is not on lead may have to ruff once before that.

    >>> from knekt.skat import GERMAN, PACK, contracts
    >>> clubs, hand = contracts(GERMAN)["C"], Hand.parse("CJ SJ HJ DJ CA C8 C7 SA S7 H7")
    >>> certain_spitzen(clubs, hand, Hand.of(PACK) - hand, leads=True)
    2
    """
    order = contract.order
    mine, out = trumps(order, hand), trumps(order, others)
    rounds = len(out) + (not leads)
    drawing = order.sorted(mine)[:rounds]
    if len(drawing) < rounds or any(higher(order)[card.index] & out.mask for card in drawing):
        return 0
    kept, count = mine - Hand.of(drawing), 0
    for card in reversed(order.trumps):
        if card not in kept:
            break
        count += 1
    return count


def without_spitzen(contract: Contract, legal: Hand) -> Hand:
    """The cards to choose from: spitzen are kept for the last tricks and played from the highest down."""
    spitzen = Hand.of(contract.lowest_trumps)
    rest = legal - spitzen
    return rest or Hand.of(contract.order.sorted(legal)[:1])
