"""Bids and passes: the auction, and the raise phase of the buyer's side after the exchange (4, 6)."""

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
    """Say nothing now; it bars no later bid."""

    kind, text = "pass", "{seat} P"


@value
class BidMade(SkrufEvent):
    """A bid. It stands, even if it was a slip (4.9)."""

    kind, by = "bid", MakeBid

    seat: Seat
    bid: Bid


@value
class Passed(SkrufEvent):
    """A pass."""

    kind, by = "passed", Pass

    seat: Seat


After = Literal["thrown-in", "misere", "buys", "plays", "bids-again", "contract"]


@dataclass(frozen=True, slots=True)
class PassNow:
    """What passing leads to: how many passes in a row there have been, how many it takes, and what follows then.

    `then`: the deal is thrown in, or a misère played; the last bidder buys, or plays, or must bid again; or the last bid is
    the contract. `callers`: how many call in turn.
    """

    passes: int
    due: int
    then: After
    callers: int

    @property
    def ends(self) -> bool:
        """Whether one more pass is enough."""
        return self.passes + 1 >= self.due

    @property
    def is_second_round(self) -> bool:
        """Whether all have passed once."""
        return self.passes >= self.callers


def ask(state: State) -> Ask:
    """What may be called now."""
    seat, higher = state.turn, _possible(state)
    name = f"call-{len(state.calls)}"
    bids = (OneOf(MakeBid, seat, higher),) if higher else ()
    return Ask(seat, name, True, bids if _bound(state) else (*bids, Pass(seat)))


def _possible(state: State) -> tuple[Bid, ...]:
    """The bids above the last one; where the minimum has to be reached, from there on."""
    lowest = 0 if state.high is None else state.high.place + 1
    if _bound(state):
        lowest = max(lowest, 5 * (state.rules.options.min_level - 1))
    return BIDS[lowest:]


def _bound(state: State) -> bool:
    """Whether one must bid: to reach the lowest level that may be played (4.8)."""
    if state.must_bid:
        return True
    return (
        state.stage is Stage.RAISE
        and _is_below(state)
        and _ends_raising(state, state.passes + 1)  # this pass would be the last
    )


def _is_below(state: State) -> bool:
    return state.high is not None and state.high.level < state.rules.options.min_level


def refusal(state: State, action: Action) -> IllegalAction:
    """Why a call of the seat whose turn it is is not one of those that it may make."""
    if state.stage not in (Stage.AUCTION, Stage.RAISE):
        return IllegalAction(action, Reason.NOT_NOW)
    if _bound(state):
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
        if state.rules.options.is_trekarl:  # once only (11)
            return exchange.raised(said)
        return said.but(raised=True, turn=partner_of(event.seat))
    return said.but(turn=_next_to_call(said))


def evolve_passed(state: State, event: Passed) -> State:
    passes = state.passes + 1
    said = state.but(calls=(*state.calls, Call(event.seat, None)), passes=passes)
    if state.stage is Stage.RAISE:
        if _ends_raising(state, passes):
            return exchange.raised(said)
        return said.but(turn=partner_of(event.seat))
    options = state.rules.options
    if state.high is None and passes == options.all_pass_calls:
        return misere.begun(said) if options.plays_misere else said.but(ending=Ending.PASSED_OUT)
    if state.high is not None and passes == options.close_passes:
        return _closed(said)
    return said.but(turn=_next_to_call(said))


def _closed(state: State) -> State:
    """The bid stands; one that may not be played has to be raised at once by whoever made it (4.8)."""
    if _bids_again(state):
        assert state.bidder is not None
        return state.but(must_bid=True, turn=state.bidder)
    return exchange.bought(state)


def _bids_again(state: State) -> bool:
    """Whether whoever made the last bid would have to raise it, if the auction closed with it."""
    options = state.rules.options
    return _is_below(state) and (not options.has_talon or options.below_minimum == "bid_again")


def _ends_raising(state: State, passes: int) -> bool:
    """Whether so many passes in a row end the raise phase (6.2)."""
    return passes >= _passes_due(state)


def _passes_due(state: State) -> int:
    """The passes in a row that end what is under way: the auction, or the raise phase.

    Where one pass is enough there, that is after a raise: before it, the partner has not spoken yet.
    """
    options = state.rules.options
    if state.stage is Stage.RAISE:
        if options.is_trekarl:
            return 1
        due = options.raise_end_passes
        return 2 if due == 1 and not state.raised else due
    return options.all_pass_calls if state.high is None else options.close_passes


def pass_now(state: State) -> PassNow | None:
    """What passing leads to now; None where nobody calls, or may not pass."""
    if state.stage not in (Stage.AUCTION, Stage.RAISE) or state.ending is not None or _bound(state):
        return None
    return PassNow(state.passes, _passes_due(state), _after_passes(state), _callers(state))


def _callers(state: State) -> int:
    alone = state.unowned is not None
    if state.stage is Stage.RAISE:
        return 1 if alone else 2
    return 3 if alone else 4


def _after_passes(state: State) -> After:
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
