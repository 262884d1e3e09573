"""Whether a game can have gone as the score keeper says."""

from __future__ import annotations

from functools import cache

from knekt.errors import IllegalAction, KnektError, Reason
from knekt.skat import (
    CARD_POINTS,
    LAST_TRICK,
    PACK,
    SEATS,
    Contract,
    Facts,
    Options,
    RamschFacts,
    card_points,
    rules,
)

__all__ = ["check_facts", "check_ramsch", "possible_tricks"]

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
    _check_kontra(options, facts)
    _check_gifts(options, facts)
    if facts.spitze_missed and not contract.spitzen:
        raise KnektError(
            "facts-spitze", f"no spitze was announced with {contract}", contract=contract.message
        )
    if facts.is_counted and facts.tricks not in possible_tricks(facts.points):
        note = f"{facts.tricks} tricks and {facts.points} card points contradict each other"
        raise KnektError("facts-contradict", note, tricks=facts.tricks, points=facts.points)


def check_ramsch(facts: RamschFacts, *, pushing: bool) -> None:
    """Nothing, if a ramsch can have gone so; KnektError if not.

    >>> check_ramsch(RamschFacts((53, 30, 27), (4, 3, 3), last=0), pushing=False)
    >>> check_ramsch(RamschFacts((53, 30, 27), (4, 3, 4), last=0), pushing=False)
    Traceback (most recent call last):
    knekt.errors.KnektError: 11 tricks: a ramsch has 10
    """
    if sum(facts.tricks) != LAST_TRICK:
        note = f"{sum(facts.tricks)} tricks: a ramsch has {LAST_TRICK}"
        raise KnektError("ramsch-tricks", note, tricks=sum(facts.tricks), due=LAST_TRICK)
    for seat, (points, tricks) in enumerate(zip(facts.points, facts.tricks, strict=True)):
        cards = 3 * tricks + 2 * (seat == facts.left)
        if tricks < 0 or points < 0 or not _sums()[cards] >> points & 1:
            note = f"{tricks} tricks and {points} card points contradict each other"
            raise KnektError("facts-contradict", note, tricks=tricks, points=points)
    if facts.skat < 0 or not _sums()[0 if facts.left is not None else 2] >> facts.skat & 1:
        note = f"{sum(facts.points)} card points in the tricks leave {facts.skat} for the skat"
        raise KnektError("ramsch-points", note, points=sum(facts.points), skat=facts.skat)
    if not 0 <= facts.last < len(SEATS) or not facts.tricks[facts.last]:
        raise KnektError("ramsch-last", f"seat {facts.last} has no trick", seat=facts.last)
    most = len(SEATS) if pushing else 0
    if not 0 <= facts.refusals <= most:
        note = f"passed on {facts.refusals} times: at most {most}"
        raise KnektError("ramsch-refusals", note, refusals=facts.refusals, most=most)


def _check_kontra(options: Options, facts: Facts) -> None:
    most = options.kontra.max if options.kontra.enabled else 0
    if facts.kontra < 0 or (most != "unlimited" and facts.kontra > most):
        note = f"doubled {facts.kontra} times: at most {most}"
        raise KnektError("facts-kontra", note, level=facts.kontra, most=str(most))


def _check_gifts(options: Options, facts: Facts) -> None:
    """Gifts go up from the game to schneider; one that was announced is not given any more (17.3)."""
    contract, gifts = facts.contract, ("", "game", "schneider")
    declined, accepted = facts.declined, facts.accepted
    if not declined and not accepted:
        return
    is_played = options.schenken.enabled and not contract.is_null and not contract.schwarz_said
    if options.schenken.scope == "grand_only" and contract.row.play != "grand":
        is_played = False
    if not is_played or declined not in gifts or accepted not in gifts:
        raise KnektError("facts-gift", f"no gift is made of {contract}", contract=contract.message)
    first = "schneider" if contract.schneider_said else "game"
    due = "schneider" if declined else first
    if (declined and gifts.index(declined) < gifts.index(first)) or accepted not in ("", due):
        raise KnektError("facts-gift-order", "the game is given first, then schneider")
    if (declined == "schneider" and accepted) or (accepted and facts.given_up):
        raise KnektError("facts-gift-order", "the game is given first, then schneider")


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
