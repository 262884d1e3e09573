"""Numbers and estimates as the language writes them."""

from __future__ import annotations

from math import isfinite

from babel.numbers import get_decimal_symbol

from knekt.cli.speaker import Speaker
from knekt.lab.arena.statistics import Estimate

__all__ = ["figure", "percent", "spread"]


def figure(value: float | None, digits: int, speaker: Speaker, *, sign: bool = False) -> str:
    """A number as the language writes it; a dash for None.

    >>> figure(-2.25, 1, Speaker("sv")), figure(3, 1, Speaker("en"), sign=True), figure(None, 1, Speaker())
    ('−2,2', '+3.0', '–')
    """
    if value is None:
        return "–"
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    return text.replace("-", "−").replace(".", get_decimal_symbol(speaker.lang))


def spread(estimate: Estimate | None, digits: int, speaker: Speaker, *, sign: bool = False) -> str:
    """An estimate, with half the width of its interval.

    >>> spread(Estimate(4.25, 1.5, 30), 1, Speaker("de"), sign=True)
    '+4,2 ± 1,5'
    """
    if estimate is None:
        return "–"
    margin = figure(estimate.margin, digits, speaker) if isfinite(estimate.margin) else "?"
    return f"{figure(estimate.value, digits, speaker, sign=sign)} ± {margin}"


def percent(estimate: Estimate | None, speaker: Speaker) -> str:
    """A share in percent, with half the width of its interval.

    >>> percent(Estimate(0.5, 0.021, 30), Speaker("fi"))
    '50,0 ± 2,1'
    """
    return spread(None if estimate is None else estimate.times(100), 1, speaker)
