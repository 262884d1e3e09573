"""Trekarl: everybody plays alone, with the open hand for a partner; bids carry no messages (11)."""

from __future__ import annotations

from knekt.engine import View
from knekt.players.skruf.calling.raising import goal
from knekt.players.skruf.knowing.reading import lowest_in
from knekt.players.skruf.knowing.side_cards import SideCards
from knekt.skruf import Bid, Stage, State

__all__ = ["call_alone"]

DARING = 0.3  # a contract may ask for so many tricks more than the count


def call_alone(view: View[State]) -> Bid | None:
    """The bid to make, by the own hand and what the open one may bring; None for a pass."""
    state, outlook = view.state, SideCards.of(view)
    if state.stage is Stage.RAISE:
        return _last_word(state, outlook)
    if state.bidder == view.own_seat:
        return None
    strain = outlook.best
    bid, least = lowest_in(strain, state.high), state.rules.options.min_level
    if bid is None or outlook.tricks(strain) < 6 + max(bid.level, least) - DARING:
        return None
    return bid


def _last_word(state: State, outlook: SideCards) -> Bid | None:
    """The last bid, with both hands known:
    as high as the hands are good for, or in a strain that promises more.
    """
    high, strain = state.high, outlook.best
    assert high is not None
    lowest = lowest_in(strain, high)
    if lowest is None:
        return None
    wanted = goal(outlook.tricks(strain), 0)
    if wanted >= lowest.level and (wanted > high.level or strain != high.strain):
        return Bid(wanted, strain)
    cheaper = lowest.level == high.level and outlook.tricks(strain) > outlook.tricks(high.strain)
    return lowest if cheaper else None
