"""How high a hand is bid."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.players.evaluation import chance, sum_before_skat, sum_ready
from knekt.skat import Contract, SkatRules

__all__ = ["limit", "trusted"]

TRUST = 0.55  # the chance from which a game with the skat is bid
TRUST_HAND = 0.75  # and one from the hand


def limit(rules: SkatRules, hand: Hand) -> int:
    """The highest value that a game the hand trusts in is worth, as the cards lie before the skat; 0 for none."""
    return max(
        (contract.certain_value(hand) for contract in rules.contracts.values() if trusted(contract, hand)),
        default=0,
    )


def trusted(contract: Contract, hand: Hand) -> bool:
    """Whether the ten cards are good enough to bid on this game; announcements are no matter for the auction."""
    if contract.said:
        return False
    if contract.row.hand:
        return chance(sum_ready(contract, hand, None)) >= TRUST_HAND
    return chance(sum_before_skat(contract, hand)) >= TRUST
