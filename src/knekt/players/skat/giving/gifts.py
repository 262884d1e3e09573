"""Gifts: when the defenders offer the game to the declarer, and when the declarer takes it (17.3)."""

from __future__ import annotations

from dataclasses import replace

from knekt.cards import Hand
from knekt.engine import Seat, View
from knekt.players.skat.calling.doubling import defence
from knekt.players.skat.knowing.knowledge import defenders_points
from knekt.players.skat.playing.claims import claim_is_certain
from knekt.skat import LAST_TRICK, PACK, TO_WIN, Facts, State, card_points, score

__all__ = ["gives", "takes_gift"]

# The tricks a hand is good for: to ask before one can count, and to agree.
NOTHING, NEXT_TO_NOTHING = 0.0, 0.4
_ALL_POINTS = card_points(PACK)


def gives(view: View[State], level: str) -> bool:
    """Whether a defender would make this gift:
    the level is lost already, or the hand can do nothing for its side.

    Both defenders have to think so: two hands without a trick leave the declarer all the high cards.
    """
    state, options = view.state, view.state.rules.options
    if level == "schneider":
        return state.points >= options.schneider
    if state.points >= TO_WIN:
        return True
    contract = state.contract
    assert contract is not None
    most = NOTHING if state.gift is None else NEXT_TO_NOTHING
    return not state.has_begun and defence(contract.order, state.hand(view.own_seat)) <= most


def takes_gift(view: View[State]) -> bool:
    """Whether the declarer takes the gift: not if more is certain, nor if it would not be worth the bid."""
    state, gift = view.state, view.state.gift
    assert gift is not None and state.contract is not None
    facts = Facts(
        state.contract,
        matadors=state.contract.matadors(_own_cards(state, view.own_seat)),
        bid=state.bid,
        kontra=state.kontra,
        declined=state.declined,
    )
    options = state.rules.options
    taken = score(options, replace(facts, accepted=gift.level))
    tricks = LAST_TRICK if gift.level == "schneider" else LAST_TRICK - 1
    more = score(options, replace(facts, points=_ALL_POINTS, tricks=tricks, declined=gift.level))
    if not more.won or not _may_reach(view, gift.level):
        return True
    return taken.won and not _reaches_more(view, gift.level)


def _own_cards(state: State, seat: Seat) -> Hand:
    """The cards that count for the matadors, as far as the declarer knows them."""
    cards = state.dealt[seat]
    assert isinstance(cards, Hand)
    two = state.skat if state.took_skat else state.laid
    return cards | two if isinstance(two, Hand) and not state.hand_game else cards


def _reaches_more(view: View[State], level: str) -> bool:
    """Whether the next level, if it is still possible, is certain.

    It is by the points so far, or if no trick can be lost any more.
    """
    state = view.state
    assert state.contract is not None
    if state.contract.spitzen:
        return False
    laid = card_points(state.laid) if isinstance(state.laid, Hand) and not state.hand_game else 0
    if level == "game" and state.points + laid >= state.rules.options.schneider:
        return True
    return claim_is_certain(view, view.own_seat, state.tricks_left)


def _may_reach(view: View[State], level: str) -> bool:
    """Whether the tricks of the defenders still allow the next level."""
    if level == "schneider":
        return not view.state.lost
    return _ALL_POINTS - defenders_points(view) >= view.state.rules.options.schneider
