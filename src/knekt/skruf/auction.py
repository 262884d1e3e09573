"""Bids and passes: in the auction, and in the raise phase of the buyer's side after the exchange (4, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from knekt.engine import Action, Ask, Move, OneOf, Seat, value
from knekt.errors import IllegalAction, Reason
from knekt.message import Message
from knekt.skruf import exchange, misere
from knekt.skruf.bid import BIDS, Bid
from knekt.skruf.spelling import SkrufAction, SkrufEvent
from knekt.skruf.state import Call, Ending, Stage, State, partner_of

__all__ = ["MOVES", "BidMade", "MakeBid", "Pass", "PassNow", "Passed", "pass_now"]


@value
class MakeBid(SkrufAction):
    """Bid higher than the last bid."""

    kind, text = "bid", "{seat} {bid}"

    bid: Bid


@value
class Pass(SkrufAction):
    """Pass; a seat that has passed may still bid later."""

    kind, text = "pass", "{seat} P"


@value
class BidMade(SkrufEvent):
    """A seat has bid. The bid stands, even if it was a slip (4.9)."""

    kind, by = "bid", MakeBid

    seat: Seat
    bid: Bid


@value
class Passed(SkrufEvent):
    """A seat has passed."""

    kind, by = "passed", Pass

    seat: Seat


After = Literal["thrown-in", "misere", "buys", "plays", "bids-again", "contract"]


@dataclass(frozen=True, slots=True)
class PassNow:
    """What happens if everybody goes on passing.

    There have been `passes` in a row, and after `due` of them `then` follows: the deal is thrown in, or
    played as a misère; the last bidder buys the talon, plays, or must bid again; or the last bid becomes the
    contract. `callers` is the number of seats that call in turn.
    """

    passes: int
    due: int
    then: After
    callers: int

    @property
    def ends(self) -> bool:
        """Whether one more pass is the last."""
        return self.passes + 1 >= self.due

    @property
    def is_second_round(self) -> bool:
        """Whether all callers have passed once."""
        return self.passes >= self.callers


def ask(state: State) -> Ask:
    """The calls that the seat whose turn it is may make."""
    seat, higher = state.turn, _higher_bids(state)
    name = f"call-{len(state.calls)}"
    bids = (OneOf(MakeBid, seat, higher),) if higher else ()
    return Ask(seat, name, True, bids if _must_bid(state) else (*bids, Pass(seat)))


def _higher_bids(state: State) -> tuple[Bid, ...]:
    """The bids above the last one; if the lowest level has to be reached, only bids from there on."""
    lowest = 0 if state.high is None else state.high.place + 1
    if _must_bid(state):
        lowest = max(lowest, 5 * (state.rules.options.min_level - 1))
    return BIDS[lowest:]


def _must_bid(state: State) -> bool:
    """Whether the seat may not pass, because the lowest level that may be played has to be reached (4.8)."""
    if state.must_bid:
        return True
    return (
        state.stage is Stage.RAISE
        and _is_below(state)
        and _ends_raising(state, state.passes + 1)  # this pass would be the last
    )


def _is_below(state: State) -> bool:
    """Whether the last bid is below the lowest level that may be played (4.8)."""
    return state.high is not None and state.high.level < state.rules.options.min_level


def refusal(state: State, action: Action) -> IllegalAction:
    """Why a call is illegal, although it is the turn of the seat that makes it."""
    if state.stage not in (Stage.AUCTION, Stage.RAISE):
        return IllegalAction(action, Reason.NOT_NOW)
    if _must_bid(state):
        return IllegalAction(action, Reason.MUST_REACH_MINIMUM, level=state.rules.options.min_level)
    assert isinstance(action, MakeBid) and state.high is not None
    said: dict[str, Message] = {"bid": action.bid.message, "current": state.high.message}
    return IllegalAction(action, Reason.BID_TOO_LOW, **said)


def evolve_bid(state: State, event: BidMade) -> State:
    said = state.but(
        calls=(*state.calls, Call(event.seat, event.bid)),
        passes=0,
        high=event.bid,
        bidder=event.seat,
        must_bid=False,
    )
    if state.stage is Stage.RAISE:
        if state.rules.options.is_trekarl:  # there is only one raise (11)
            return exchange.close_raising(said)
        return said.but(raised=True, turn=partner_of(event.seat))
    return said.but(turn=_next_to_call(said))


def evolve_passed(state: State, event: Passed) -> State:
    passes = state.passes + 1
    said = state.but(calls=(*state.calls, Call(event.seat, None)), passes=passes)
    if state.stage is Stage.RAISE:
        if _ends_raising(state, passes):
            return exchange.close_raising(said)
        return said.but(turn=partner_of(event.seat))
    options = state.rules.options
    if state.high is None and passes == options.all_pass_calls:
        return misere.begin(said) if options.plays_misere else said.but(ending=Ending.PASSED_OUT)
    if state.high is not None and passes == options.close_passes:
        return _close(said)
    return said.but(turn=_next_to_call(said))


def _close(state: State) -> State:
    """The state after the auction.

    A bid that may not be played has to be raised first by its bidder (4.8).
    """
    if _bids_again(state):
        assert state.bidder is not None
        return state.but(must_bid=True, turn=state.bidder)
    return exchange.close_auction(state)


def _bids_again(state: State) -> bool:
    """Whether the last bidder would have to bid again if the auction ended now."""
    options = state.rules.options
    return _is_below(state) and (not options.has_talon or options.below_minimum == "bid_again")


def _ends_raising(state: State, passes: int) -> bool:
    """Whether this number of passes in a row ends the raise phase (6.2)."""
    return passes >= _passes_due(state)


def _passes_due(state: State) -> int:
    """The number of passes in a row that end the auction, or the raise phase.

    If the options say that one pass ends the raise phase, two are needed until somebody has raised, so that
    both partners are asked.
    """
    options = state.rules.options
    if state.stage is Stage.RAISE:
        if options.is_trekarl:
            return 1
        due = options.raise_end_passes
        return 2 if due == 1 and not state.raised else due
    return options.all_pass_calls if state.high is None else options.close_passes


def pass_now(state: State) -> PassNow | None:
    """What passing leads to now; None if nobody is to call, or the seat may not pass."""
    if state.stage not in (Stage.AUCTION, Stage.RAISE) or state.ending is not None or _must_bid(state):
        return None
    return PassNow(state.passes, _passes_due(state), _what_follows(state), _callers(state))


def _callers(state: State) -> int:
    """The number of seats that call in turn."""
    alone = state.unowned is not None
    if state.stage is Stage.RAISE:
        return 1 if alone else 2
    return 3 if alone else 4


def _what_follows(state: State) -> After:
    """What follows when enough seats have passed in a row."""
    options = state.rules.options
    if state.stage is Stage.RAISE:
        return "contract"
    if state.high is None:
        return "misere" if options.plays_misere else "thrown-in"
    if _bids_again(state):
        return "bids-again"
    return "buys" if options.has_talon else "plays"


def _next_to_call(state: State) -> Seat:
    seat = (state.turn + 1) % 4
    return (seat + 1) % 4 if seat == state.unowned else seat


MOVES = (
    Move(BidMade, evolve_bid, refusal=refusal),
    Move(Passed, evolve_passed, refusal=refusal),
)
