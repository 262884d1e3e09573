"""How Skat is dealt around a hand that somebody asks about."""

from __future__ import annotations

from collections.abc import Sequence

from knekt.analysis.setting import Setting
from knekt.cards import Card, Hand
from knekt.engine import Action, View
from knekt.players.skat.calling.answers import lowest_bid
from knekt.skat import PACK, Dealt, Hold, Options, Stage, State, TakeSkat

__all__ = ["SETTING"]


def _dealt(options: Options, heaps: Sequence[tuple[Card, ...]]) -> Dealt:
    *hands, skat = map(Hand.of, heaps)
    return Dealt(tuple(hands), skat, top=None if options.is_german else heaps[-1][0])


def _takes_skat(view: View[State]) -> Action | None:
    """The next action of a seat that is to see the skat, in German forms, or None in Tournée."""
    state, seat = view.state, view.own_seat
    if not state.rules.options.is_german:
        return None
    if state.stage is Stage.AUCTION:
        return Hold(seat) if state.auction.asked else lowest_bid(view)
    return TakeSkat(seat) if state.stage is Stage.SKAT else None


SETTING = Setting(
    pack=PACK,
    first=1,
    sizes=lambda _: (10, 10, 10, 2),
    dealt=_dealt,
    seeing=_takes_skat,
    together=lambda options: bool(options.is_german),
)
