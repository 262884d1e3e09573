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
    most_doublings,
    ramsch_score,
    rules,
)

__all__ = ["check_facts", "check_latest", "check_ramsch", "possible_tricks"]

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
    if facts.cut_short:
        _check_cut_short(options, facts)
    if facts.is_counted and facts.tricks not in possible_tricks(facts.points):
        note = f"{facts.tricks} tricks and {facts.points} card points contradict each other"
        raise KnektError("facts-contradict", note, tricks=facts.tricks, points=facts.points)


def _check_cut_short(options: Options, facts: Facts) -> None:
    """Only a missed announcement can have cut the deal short, at a table where that ends a deal (11.7)."""
    contract = facts.contract
    if contract.schwarz_said:
        missed = facts.tricks < LAST_TRICK
    else:
        missed = contract.schneider_said and facts.points < options.schneider
    if not (missed and options.play.ends_when_missed) or facts.given_up or facts.accepted:
        note = f"no announcement was missed with {contract} that ends a deal"
        raise KnektError("facts-cut-short", note, contract=contract.message)


def check_ramsch(facts: RamschFacts, *, pushing: bool) -> None:
    """Nothing, if a ramsch can have gone so; KnektError if not.

    >>> check_ramsch(RamschFacts((53, 30, 27), (4, 3, 3), last=0), pushing=False)
    >>> check_ramsch(RamschFacts((53, 30, 27), (4, 3, 4), last=0), pushing=False)
    Traceback (most recent call last):
    knekt.errors.KnektError: 11 tricks: a ramsch has 10
    """
    for seat in (facts.last, *(() if facts.left is None else (facts.left,))):
        if not 0 <= seat < len(SEATS):
            raise KnektError("no-such-seat", f"there is no seat {seat}", seat=seat)
    if sum(facts.tricks) != LAST_TRICK:
        note = f"{sum(facts.tricks)} tricks: a ramsch has {LAST_TRICK}"
        raise KnektError("ramsch-tricks", note, tricks=sum(facts.tricks), due=LAST_TRICK)
    for seat, (points, tricks) in enumerate(zip(facts.points, facts.tricks, strict=True)):
        if not _can_be(points, tricks, more=2 if seat == facts.left else 0):
            note = f"{tricks} tricks and {points} card points contradict each other"
            raise KnektError("facts-contradict", note, tricks=tricks, points=points)
    if not _can_be(facts.skat, 0, more=2 if facts.left is None else 0):
        note = f"{sum(facts.points)} card points in the tricks leave {facts.skat} for the skat"
        raise KnektError("ramsch-points", note, points=sum(facts.points), skat=facts.skat)
    if facts.left is None and not facts.tricks[facts.last]:
        raise KnektError("ramsch-last", f"seat {facts.last} has no trick", seat=facts.last)
    most = len(SEATS) if pushing else 0
    if not 0 <= facts.refusals <= most:
        note = f"passed on {facts.refusals} times: at most {most}"
        raise KnektError("ramsch-refusals", note, refusals=facts.refusals, most=most)


def check_latest(options: Options, facts: RamschFacts) -> None:
    """KnektError unless it is known who took which trick, where that settles a tie in Tournée."""
    told = facts.latest
    if told is None:
        if _is_open(options, facts):
            raise KnektError("ramsch-latest-missing", "it must be told who of the tied took a trick last")
        return
    taken = sorted(number for number in told if number)
    fits = all((number > 0) == (tricks > 0) for number, tricks in zip(told, facts.tricks, strict=True))
    if not fits or len(set(taken)) < len(taken) or told[facts.last] != LAST_TRICK or min(told) < 0:
        raise KnektError("ramsch-latest", f"last tricks {told} contradict the rest", due=LAST_TRICK)


def _is_open(options: Options, facts: RamschFacts) -> bool:
    """Whether a tie is settled by who took a trick last, and that is not told (Tournée 11.3, 18.18)."""
    if not options.latest_trick_settles or facts.left is not None:
        return False
    points = ramsch_score(options, facts).points
    if not options.rewards_fewest:  # of those with most, who took a trick last pays
        tied = [seat for seat in range(len(SEATS)) if points[seat] == max(points)]
        return len(tied) > 1 and facts.last not in tied
    if options.ramsch.tie == "split" or 0 in facts.tricks:
        return False
    tied = [seat for seat in range(len(SEATS)) if points[seat] == min(points)]
    return (
        len([seat for seat in tied if seat != facts.last]) > 1
    )  # the rest are known to have taken theirs before


def _check_kontra(options: Options, facts: Facts) -> None:
    most = most_doublings(options)
    if not 0 <= facts.kontra <= most:
        note = f"doubled {facts.kontra} times: at most {most}"
        raise KnektError("facts-kontra", note, level=facts.kontra, most=most)


def _check_gifts(options: Options, facts: Facts) -> None:
    """Gifts go up from the game to schneider; one that was announced is not given any more (17.3)."""
    contract, schenken = facts.contract, options.schenken
    if not facts.declined and not facts.accepted:
        return
    in_scope = schenken.scope == "suit_and_grand" or contract.row.play == "grand"
    if not schenken.enabled or not in_scope or contract.is_null or contract.schwarz_said:
        raise KnektError("facts-gift", f"no gift is made of {contract}", contract=contract.message)
    gifts = ("schneider",) if contract.schneider_said else ("game", "schneider")
    after = dict(zip(("", *gifts), (*gifts, ""), strict=True))  # what can be given once that is declined
    if facts.declined not in after or facts.accepted not in ("", after[facts.declined]):
        raise KnektError("facts-gift-order", "the game is given first, then schneider")
    if facts.accepted and facts.given_up:
        raise KnektError("facts-gift-given-up", "a game taken as a gift is not given up")


def possible_tricks(points: int) -> tuple[int, ...]:
    """The numbers of tricks with which a declarer can have so many card points, skat or discards included.

    >>> possible_tricks(61), possible_tricks(119)
    ((2, 3, 4, 5, 6, 7), ())
    """
    return tuple(tricks for tricks in range(LAST_TRICK + 1) if _can_be(points, tricks, more=2))


def _can_be(points: int, tricks: int, *, more: int) -> bool:
    """Whether so many tricks and a few more cards can be worth so much."""
    return 0 <= tricks <= LAST_TRICK and points >= 0 and bool(_sums()[3 * tricks + more] >> points & 1)


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
    if run < 0:  # who holds the lowest trumps is not without them (17.12)
        most = min(most, len(contract.order.trumps) - contract.spitzen)
    if not 1 <= abs(run) <= most:
        note = f"with or without {abs(run)}: {contract} has 1 to {most}"
        raise KnektError("facts-matadors", note, n=abs(run), most=most, contract=contract.game)


def _check_bid(options: Options, facts: Facts) -> None:
    contract, bid = facts.contract, facts.bid
    if not bid:
        return
    if bid not in rules(options).bids:
        raise IllegalAction(contract, Reason.NO_SUCH_BID, bid=bid)
    if contract.is_null and contract.base < bid and options.null_below_bid == "illegal":  # 9.6
        raise IllegalAction(
            contract, Reason.NULL_BELOW_BID, contract=contract.message, value=contract.base, bid=bid
        )
