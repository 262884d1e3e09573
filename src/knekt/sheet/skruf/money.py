"""What the points of a sitting are worth (8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Context, Decimal

from knekt.skruf import Options

__all__ = ["winnings"]

_EXACT = Context(prec=60)  # more digits than a stake and any total have together


def winnings(options: Options, totals: Sequence[int]) -> tuple[Decimal, ...]:
    """What each player wins or loses at the table's stake. Nothing is rounded; a stake of 0 means no money.

    The points of a rubber have gone from player to player already, so nobody pays a difference once more.

    >>> from knekt.skruf import options
    >>> [str(each) for each in winnings(options("skruf", {"stake": "0.10"}), (17, 17, -17, -17))]
    ['1.70', '1.70', '-1.70', '-1.70']
    """
    stake = Decimal(options.stake)
    return tuple(_EXACT.fma(stake, total, 0) for total in totals)  # the sum with 0 makes 0 of -0
