"""Whether a game can have gone as the score keeper says."""

from __future__ import annotations

from functools import cache

from knekt.errors import IllegalAction, KnektError, Reason
from knekt.skat import CARD_POINTS, LAST_TRICK, PACK, Contract, Facts, Options, card_points, rules

__all__ = ["check_facts", "possible_tricks"]

MOST_POINTS = card_points(PACK)


def check_facts(options: Options, facts: Facts) -> None:
    """Nothing, if a game can have gone so under these options; KnektError if not. A bid of 0 is one not told.

    >>> from knekt.skat import contracts, options
    >>> hearts = contracts(options("german"))["H"]
    >>> check_facts(options("german"), Facts(hearts, matadors=-2, points=95, tricks=9))
    >>> check_facts(options("german"), Facts(hearts, matadors=-2, points=130, tricks=9))
    Traceback (most recent call last):
    knekt.errors.KnektError: 130 card points: there are 0 to 120
    """
    contract = facts.contract
    if rules(options).contracts.get(str(contract)) != contract:
        raise KnektError(
            "facts-contract", f"{contract} is not played at this table", contract=contract.message
        )
    _check_matadors(contract, facts.matadors)
    _check_bid(options, facts)
    if not 0 <= facts.points <= MOST_POINTS:
        note = f"{facts.points} card points: there are 0 to {MOST_POINTS}"
        raise KnektError("facts-points", note, points=facts.points, most=MOST_POINTS)
    if not 0 <= facts.tricks <= LAST_TRICK:
        note = f"{facts.tricks} tricks: there are 0 to {LAST_TRICK}"
        raise KnektError("facts-tricks", note, tricks=facts.tricks, most=LAST_TRICK)
    played_out = not contract.is_null and not facts.given_up
    if played_out and facts.tricks not in possible_tricks(facts.points):
        note = f"{facts.tricks} tricks and {facts.points} card points contradict each other"
        raise KnektError("facts-contradict", note, tricks=facts.tricks, points=facts.points)


def possible_tricks(points: int) -> tuple[int, ...]:
    """The numbers of tricks with which a declarer can have so many card points, skat or discards included.

    >>> possible_tricks(61), possible_tricks(119)
    ((2, 3, 4, 5, 6, 7), ())
    """
    if points < 0:
        return ()
    return tuple(tricks for tricks in range(LAST_TRICK + 1) if _sums()[2 + 3 * tricks] >> points & 1)


@cache
def _sums() -> tuple[int, ...]:
    """For each number of cards of the pack, the card points they can have, as a mask."""
    masks = [1] + [0] * len(PACK)
    for card in PACK:
        for count in reversed(range(len(PACK))):
            masks[count + 1] |= masks[count] << CARD_POINTS.get(card.rank, 0)
    return tuple(masks)


def _check_matadors(contract: Contract, run: int) -> None:
    if contract.is_null:
        if run:
            raise KnektError("facts-null-matadors", "a null has no matadors", n=abs(run))
        return
    most = contract.most_matadors
    if not 1 <= abs(run) <= most:
        note = f"with or without {abs(run)}: {contract} has 1 to {most}"
        raise KnektError("facts-matadors", note, n=abs(run), most=most, contract=contract.game)


def _check_bid(options: Options, facts: Facts) -> None:
    contract, bid = facts.contract, facts.bid
    if not bid:
        return
    if bid not in rules(options).bids:
        raise IllegalAction(contract, Reason.NO_SUCH_BID, bid=bid)
    if contract.is_null and contract.base < bid:  # 9.6
        raise IllegalAction(
            contract, Reason.NULL_BELOW_BID, contract=contract.message, value=contract.base, bid=bid
        )
