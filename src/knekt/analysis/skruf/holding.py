"""How Skruf is dealt around a hand that somebody asks about."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.analysis.setting import Setting
from knekt.cards import Card, Hand
from knekt.skruf import DEALER, OPEN_HAND, PACK, TALON, Dealt, Options

__all__ = ["SETTING"]


def _dealt(options: Options, heaps: Sequence[tuple[Card, ...]]) -> Dealt:
    *hands, talon = heaps
    return Dealt(tuple(map(Hand.of, hands)), talon, OPEN_HAND if options.is_trekarl else None)


SETTING = Setting(
    pack=PACK,
    first=DEALER,
    sizes=lambda options: (12, 12, 12, 12, TALON) if options.has_talon else (13, 13, 13, 13, 0),
    dealt=_dealt,
    seeing=lambda _: None,  # the talon is bought with a contract that only the buyer can name
    together=lambda _: False,
)
