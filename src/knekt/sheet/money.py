"""Who won the sitting, and who pays whom; the same arithmetic in every family."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import MAX_EMAX, MIN_EMIN, ROUND_HALF_UP, Context, Decimal, localcontext
from itertools import combinations

from knekt.sheet.seating import Player

__all__ = ["Payment", "Place", "Settlement", "settled", "standing"]

ROOM = 20  # digits beyond those of the rate: more than any difference of totals has


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in the end; who has as much shares it."""

    place: int
    player: Player
    total: int


def standing(totals: Sequence[int]) -> tuple[Place, ...]:
    """The places, best first; ties stay ties.

    >>> [(each.place, each.player) for each in standing((27, -47, 27))]
    [(1, 0), (1, 2), (3, 1)]
    """
    order = sorted(range(len(totals)), key=lambda player: -totals[player])
    return tuple(
        Place(1 + sum(other > totals[player] for other in totals), player, totals[player]) for player in order
    )


@dataclass(frozen=True, slots=True)
class Payment:
    """What the lower of two players pays to the higher, in whole currency units."""

    payer: Player
    payee: Player
    points: int  # the difference of their totals
    exact: Decimal
    rounded: Decimal  # the same as exact, where nothing is rounded


@dataclass(frozen=True, slots=True)
class Settlement:
    """All payments, pair by pair in the order A–B, A–C …, and what each player gains or loses by them."""

    payments: tuple[Payment, ...]
    net_exact: tuple[Decimal, ...]
    net: tuple[Decimal, ...]  # of the rounded amounts


def settled(rate: str, totals: Sequence[int], *, whole_units: bool) -> Settlement:
    """Who pays whom how much, at so much a point, rounded to whole units of the currency or not.

    Pairs with equal totals pay nothing; a rate of 0 means no money.

    >>> franz_sven_gunter = settled("0.10", (27, 0, -47), whole_units=True)
    >>> [f"{each.payer}→{each.payee} {each.exact} ({each.rounded})" for each in franz_sven_gunter.payments]
    ['1→0 2.70 (3)', '2→0 7.40 (7)', '2→1 4.70 (5)']
    """
    each = Decimal(rate)
    with localcontext(_exact(each)):
        pairs = combinations(range(len(totals)), 2) if each else ()
        payments = tuple(_payment(each, totals, pair, whole_units) for pair in pairs if _differ(totals, pair))
        return Settlement(
            payments,
            _net(len(totals), [(paid.payer, paid.payee, paid.exact) for paid in payments]),
            _net(len(totals), [(paid.payer, paid.payee, paid.rounded) for paid in payments]),
        )


def _exact(rate: Decimal) -> Context:
    """A context in which no digit is lost."""
    return Context(prec=len(rate.as_tuple().digits) + ROOM, Emax=MAX_EMAX, Emin=MIN_EMIN)


def _differ(totals: Sequence[int], pair: tuple[Player, Player]) -> bool:
    return totals[pair[0]] != totals[pair[1]]


def _payment(rate: Decimal, totals: Sequence[int], pair: tuple[Player, Player], whole_units: bool) -> Payment:
    payer, payee = sorted(pair, key=lambda player: totals[player])
    points = totals[payee] - totals[payer]
    exact = rate * points
    rounded = exact.to_integral_value(ROUND_HALF_UP) if whole_units else exact
    return Payment(payer, payee, points, exact, rounded)


def _net(players: int, paid: Sequence[tuple[Player, Player, Decimal]]) -> tuple[Decimal, ...]:
    net = [Decimal(0)] * players
    for payer, payee, amount in paid:
        net[payer] -= amount
        net[payee] += amount
    return tuple(net)
