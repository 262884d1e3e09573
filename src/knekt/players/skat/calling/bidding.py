"""How high a hand is bid."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.players.skat.calling.evaluation import chance, sum_before_skat, sum_ready
from knekt.players.skat.playing.claims import never_takes
from knekt.players.skat.playing.ramsch import ramsch_danger
from knekt.skat import PACK, Contract, SkatRules

__all__ = ["is_plain", "is_safe_revolution", "is_trusted", "least_chance", "limit"]

TRUST = 0.55  # the chance from which a game with the skat is bid
TRUST_HAND = 0.75  # the chance from which a hand game is bid
# Where a ramsch follows forehand's pass, forehand asks for a smaller chance with a hand that is dangerous in
# ramsch, and for a greater one with a safe hand.
FEAR, HOPE = -0.1, 0.05  # by how much the chance is changed
FEARED, HOPED = 13.0, 5.0  # the danger from which a hand is dangerous, and up to which it is safe
_PACK = Hand.of(PACK)


def limit(rules: SkatRules, hand: Hand, least: float = TRUST, *, leads: bool = False) -> int:
    """The highest value of the games that the ten cards are good enough for; 0 for none.

    Announcements do not matter for the auction; but a revolution does, if nobody can beat it.
    """
    return max(
        (
            contract.certain_value(hand)
            for contract in rules.contracts.values()
            if (is_plain(contract) and is_trusted(contract, hand, least))
            or (contract.row.exchange and is_safe_revolution(contract, hand, leads=leads))
        ),
        default=0,
    )


def is_plain(contract: Contract) -> bool:
    """Whether the contract announces nothing and is no revolution."""
    return not (contract.schneider_said or contract.spitzen or contract.row.exchange)


def is_trusted(contract: Contract, hand: Hand, least: float = TRUST) -> bool:
    """Whether the ten cards are good enough to bid on this game."""
    if contract.row.hand:
        return chance(sum_ready(contract, hand, None)) >= TRUST_HAND
    return chance(sum_before_skat(contract, hand)) >= least


def is_safe_revolution(contract: Contract, hand: Hand, *, leads: bool) -> bool:
    """Whether no card of the hand can be forced to win, however the defenders share their cards (17.13)."""
    return never_takes(contract.order, hand, _PACK - hand, 2, leads=leads)


def least_chance(rules: SkatRules, hand: Hand, *, last: bool) -> float:
    """The chance from which a game is bid; `last`:
    after a pass there is a ramsch, which counts too (17.6).
    """
    if not last or rules.options.ramsch.on_pass_out == "none":
        return TRUST
    danger = ramsch_danger(hand)
    return TRUST + (FEAR if danger >= FEARED else HOPE if danger <= HOPED else 0)
