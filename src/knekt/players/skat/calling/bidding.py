"""How high a hand is bid."""

from __future__ import annotations

from knekt.cards import Hand
from knekt.players.skat.calling.evaluation import chance, sum_before_skat, sum_ready
from knekt.players.skat.playing.claims import never_takes
from knekt.players.skat.playing.ramsch import ramsch_danger
from knekt.skat import PACK, Contract, SkatRules

__all__ = ["is_plain", "is_safe_revolution", "is_trusted", "least_chance", "limit"]

TRUST = 0.55  # the chance from which a game with the skat is bid
TRUST_HAND = 0.75  # and one from the hand
FEAR, HOPE = -0.1, 0.05  # how much less, or more, forehand asks for where a ramsch comes after his pass
FEARED, HOPED = 13.0, 5.0  # the danger of a hand from which, or up to which, it is so
_PACK = Hand.of(PACK)


def limit(rules: SkatRules, hand: Hand, least: float = TRUST, *, leads: bool = False) -> int:
    """The highest value that a game the hand trusts in is worth, as the cards lie before the skat; 0 for none.

    What can only be announced is no matter for the auction; a revolution is, if nobody can beat it.
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
    """Whether the contract undertakes nothing beyond the game, and is no revolution."""
    return not (contract.schneider_said or contract.spitzen or contract.row.exchange)


def is_trusted(contract: Contract, hand: Hand, least: float = TRUST) -> bool:
    """Whether the ten cards are good enough to bid on this game."""
    if contract.row.hand:
        return chance(sum_ready(contract, hand, None)) >= TRUST_HAND
    return chance(sum_before_skat(contract, hand)) >= least


def is_safe_revolution(contract: Contract, hand: Hand, *, leads: bool) -> bool:
    """Whether no card of the hand can be made to win, however the defenders share out theirs (17.13)."""
    return never_takes(contract.order, hand, _PACK - hand, 2, leads=leads)


def least_chance(rules: SkatRules, hand: Hand, *, last: bool) -> float:
    """What a game has to promise; who has the last word before a ramsch thinks of that as well (17.6)."""
    if not last or rules.options.ramsch.on_pass_out == "none":
        return TRUST
    danger = ramsch_danger(hand)
    return TRUST + (FEAR if danger >= FEARED else HOPE if danger <= HOPED else 0)
