"""What a table of Skat pays at the end (16.3 to 16.5)."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.sheet.money import Settlement, settled
from knekt.skat import Options

__all__ = ["settlement"]


def settlement(options: Options, totals: Sequence[int]) -> Settlement:
    """Who pays whom how much, at the rate of the table.

    >>> from knekt.skat import options
    >>> franz_sven_gunter = settlement(options("german", {"settlement.rate": "0.10"}), (27, 0, -47))
    >>> [f"{each.payer}→{each.payee} {each.exact} ({each.rounded})" for each in franz_sven_gunter.payments]
    ['1→0 2.70 (3)', '2→0 7.40 (7)', '2→1 4.70 (5)']
    """
    money = options.settlement
    return settled(money.rate, totals, whole_units=money.rounding == "nearest_unit_half_up")
