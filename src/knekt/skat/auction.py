"""The auction: middlehand bids to forehand, then rearhand to whoever is left (8.2)."""

from __future__ import annotations

from dataclasses import replace

from knekt.engine import Action, Ask, Move, OneOf, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.skat import ramsch
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Auction, Ending, Stage, State

__all__ = ["MOVES", "Bid", "BidMade", "Held", "Hold", "Pass", "Passed"]


@value
class Bid(SkatAction):
    """Name a value. When both others have passed, forehand takes the game by naming the lowest value."""

    kind, text = "bid", "{seat} {value:digits}"

    value: int


@value
class Hold(SkatAction):
    """Say yes to the value that the other has named."""

    kind, text = "hold", "{seat} yes"


@value
class Pass(SkatAction):
    """Leave the auction."""

    kind, text = "pass", "{seat} pass"


@value
class BidMade(SkatEvent):
    """A seat has named a value."""

    kind, by = "bid", Bid

    seat: Seat
    value: int


@value
class Held(SkatEvent):
    """A seat has said yes to the value named: it would play for that value too."""

    kind, by = "held", Hold

    seat: Seat


@value
class Passed(SkatEvent):
    """A seat has passed, and is out of the auction of this deal."""

    kind, by = "passed", Pass

    seat: Seat


def ask(state: State) -> Ask:
    seat, auction, bids = state.turn, state.auction, state.rules.bids
    if auction.asked:
        return Ask(seat, f"hold-{auction.asked}", True, (Hold(seat), Pass(seat)))
    if auction.caller is None:
        return Ask(seat, "forehand", True, (OneOf(Bid, seat, bids[:1]), *_forehand_alternatives(state, seat)))
    higher = state.rules.bids_above(auction.current)
    if not higher:
        return Ask(seat, f"bid-{auction.current}", True, (Pass(seat),))
    return Ask(seat, f"bid-{auction.current}", True, (OneOf(Bid, seat, higher), Pass(seat)))


def _forehand_alternatives(state: State, seat: Seat) -> tuple[Action, ...]:
    """What forehand may do after two passes instead of taking the game (8.2, Tournée 6.1)."""
    options = state.rules.options
    ramsch_said = (ramsch.SayRamsch(seat),) * options.may_say_ramsch
    return ramsch_said + (Pass(seat),) * options.forehand_may_pass


def refusal(state: State, action: Action) -> IllegalAction:
    """Why an action of the seat whose turn it is, which its ask does not contain, is illegal."""
    if state.stage is not Stage.AUCTION:
        return IllegalAction(action, Reason.NOT_NOW)
    if isinstance(action, Bid) and not state.auction.asked:
        if action.value not in state.rules.bids:
            return IllegalAction(action, Reason.NO_SUCH_BID, bid=action.value)
        if state.auction.caller is None:
            lowest = state.rules.bids[0]
            return IllegalAction(action, Reason.LOWEST_IS_ENOUGH, bid=action.value, lowest=lowest)
        return IllegalAction(action, Reason.BID_TOO_LOW, bid=action.value, current=state.auction.current)
    if isinstance(action, Pass) and not state.auction.asked and state.auction.caller is None:
        return IllegalAction(action, Reason.FOREHAND_MUST_PLAY)
    return IllegalAction(action, Reason.NOT_NOW)


def evolve_bid(state: State, event: BidMade) -> State:
    auction = state.auction
    if auction.caller is None:
        return _close(state, event.seat, event.value)
    named = state.named | 1 << event.seat
    return state.but(auction=replace(auction, asked=event.value), named=named, turn=auction.holder)


def evolve_held(state: State, event: Held) -> State:
    auction = state.auction
    assert auction.caller is not None
    held = replace(auction, current=auction.asked, asked=0)
    return state.but(auction=held, held=state.held | 1 << event.seat, turn=auction.caller)


def evolve_passed(state: State, event: Passed) -> State:
    auction = state.auction
    if auction.caller is None:
        return _pass_out(state)
    if auction.asked:  # the holder gives way to the caller
        if auction.caller == 2:
            return _close(state, 2, auction.asked)
        return state.but(auction=Auction(2, auction.caller, auction.asked), turn=2)
    if auction.caller == 1:
        return state.but(auction=replace(auction, caller=2), turn=2)
    if auction.current:
        return _close(state, auction.holder, auction.current)
    return state.but(auction=replace(auction, caller=None), turn=0)


def _pass_out(state: State) -> State:
    """The state after three passes: the deal is over, unless the table then plays ramsch (8.5, 17.6)."""
    then = state.rules.options.ramsch.on_pass_out
    if then == "none":
        return state.but(ending=Ending.PASSED_OUT)
    return ramsch.begin(state, pushing=then == "schieberramsch")


def _close(state: State, declarer: Seat, bid: int) -> State:
    """The state after the auction, which this seat has won with this bid."""
    return state.but(stage=Stage.SKAT, declarer=declarer, bid=bid, turn=declarer)


MOVES = (
    Move(BidMade, evolve_bid, refusal=refusal),
    Move(Held, evolve_held, refusal=refusal),
    Move(Passed, evolve_passed, refusal=refusal),
)
