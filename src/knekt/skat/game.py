"""Skat as the engine runs it: the stages tied together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Action, Ask, Event, Game, Seat
from knekt.errors import IllegalAction, NotationError, Reason
from knekt.skat import auction, deal, declare, finish, play, position
from knekt.skat.contract import Contract, contracts
from knekt.skat.options import Options, options
from knekt.skat.state import Stage, State

__all__ = ["ACTIONS", "EVENTS", "SkatGame", "SkatRules", "new_game", "place_game", "rules"]

_AUCTION_ACTIONS = auction.Bid, auction.Hold, auction.Pass
_DECLARER_ACTIONS = declare.TakeSkat, declare.PlayHand, declare.Discard, declare.Declare
_ANY_TIME_ACTIONS = finish.Surrender, finish.Concede, finish.Claim, finish.Answer, finish.Resign
_TABLE_ACTIONS = finish.Judge, finish.Stop

_DECIDE: Mapping[type[Action], Callable[[State, Any], Event]] = {
    **dict.fromkeys(_AUCTION_ACTIONS, auction.decide),
    **dict.fromkeys(_DECLARER_ACTIONS, declare.decide),
    play.Play: play.decide,
    **dict.fromkeys((*_ANY_TIME_ACTIONS, *_TABLE_ACTIONS), finish.decide),
}
ACTIONS: Mapping[str, type[Action]] = {each.kind: each for each in _DECIDE}

_EVOLVE: Mapping[type[Event], Callable[[State, Any], State]] = {
    deal.Dealt: deal.evolve_dealt,
    position.Placed: position.evolve_placed,
    auction.BidMade: auction.evolve_bid,
    auction.Held: auction.evolve_held,
    auction.Passed: auction.evolve_passed,
    declare.SkatTaken: declare.evolve_skat_taken,
    declare.HandChosen: declare.evolve_hand_chosen,
    declare.Discarded: declare.evolve_discarded,
    declare.Declared: declare.evolve_declared,
    declare.Opened: declare.evolve_opened,
    play.Played: play.evolve_played,
    finish.Surrendered: finish.evolve_surrendered,
    finish.ClaimMade: finish.evolve_claim_made,
    finish.ClaimAnswered: finish.evolve_claim_answered,
    finish.ClaimJudged: finish.evolve_claim_judged,
    finish.Resigned: finish.evolve_resigned,
    finish.Stopped: finish.evolve_stopped,
    finish.Ended: finish.evolve_ended,
}
EVENTS: Mapping[str, type[Event]] = {each.kind: each for each in _EVOLVE}

_STAGE_ASK: Mapping[Stage, Callable[[State], Ask]] = {
    Stage.AUCTION: auction.ask,
    Stage.SKAT: declare.ask,
    Stage.DISCARD: declare.ask,
    Stage.DECLARE: declare.ask,
}

_DEAL, _PLAY, _OVER = Stage.DEAL, Stage.PLAY, Stage.OVER  # looking up a member of an enum is dear


class SkatRules:
    """The functions of the stages over one set of options, with the tables that follow from them.

    >>> rules(options("german")).bids[:5]
    (18, 20, 22, 23, 24)
    """

    seats = 3

    def __init__(self, chosen: Options) -> None:
        self.options = chosen
        self.contracts = contracts(chosen)
        self.values = _values(self.contracts)  # every value that some contract can have
        top = self.values[-1]
        any_number = chosen.bidding.values == "any_integer_from_18"
        self.bids = tuple(range(18, top + 1)) if any_number else self.values
        self.may_claim = chosen.play.claims
        self.may_resign = chosen.play.defender_concede != "none"

    def bids_above(self, current: int) -> tuple[int, ...]:
        return self.bids[bisect_right(self.bids, current) :]

    def contract(self, text: str) -> Contract:
        """The contract written so."""
        if text not in self.contracts:
            raise NotationError(text, "contract")
        return self.contracts[text]

    def start(self) -> State:
        return State(self)

    def check_opening(self, event: Event) -> None:
        if not isinstance(event, deal.Dealt | position.Placed):
            raise IllegalAction(event, Reason.NOT_DEALT)
        event.check()

    def is_over(self, state: State) -> bool:
        return state.stage is _OVER

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        stage = state.stage
        if stage is _OVER or stage is _DEAL:
            return ()
        if seat == TABLE:
            return finish.table_asks(state)
        if state.claim is not None:
            return finish.answer_asks(state, seat)
        if stage is not _PLAY:
            return (_STAGE_ASK[stage](state),) if seat == state.turn else ()
        if seat == state.turn:
            return play.ask(state), *finish.may_asks(state, seat)
        return finish.may_asks(state, seat)

    def decide(self, state: State, action: Action) -> Event:
        return _DECIDE[type(action)](state, action)

    def consequence(self, state: State) -> Event | None:
        if state.ending is not None:
            return None if state.stage is _OVER else finish.ended(state)
        if state.stage is not _PLAY or state.tricks:
            return None
        contract, seat = state.contract, state.declarer
        assert contract is not None and seat is not None
        if contract.is_open and seat not in state.opened:
            return declare.Opened(seat, state.hand(seat))
        if finish.must_concede(state):
            return finish.Surrendered(seat, overbid=True)
        return None

    def evolve(self, state: State, event: Event) -> State:
        return _EVOLVE[type(event)](state, event)

    def cause(self, event: Event) -> Action | None:
        match event:
            case play.Played(seat, card):
                return play.Play(seat, card)
            case auction.BidMade(seat, value):
                return auction.Bid(seat, value)
            case auction.Held(seat):
                return auction.Hold(seat)
            case auction.Passed(seat):
                return auction.Pass(seat)
            case declare.SkatTaken(seat):
                return declare.TakeSkat(seat)
            case declare.HandChosen(seat):
                return declare.PlayHand(seat)
            case declare.Discarded(seat, cards):
                return declare.Discard(seat, cards) if isinstance(cards, Hand) else None
            case declare.Declared(seat, contract):
                return declare.Declare(seat, contract)
            case finish.Surrendered(seat, overbid):
                return finish.Concede(seat) if overbid else finish.Surrender(seat)
            case finish.ClaimMade(seat, tricks):
                return finish.Claim(seat, tricks)
            case finish.ClaimAnswered(seat, accept):
                return finish.Answer(seat, accept)
            case finish.Resigned(seat):
                return finish.Resign(seat)
            case finish.ClaimJudged(stands):
                return finish.Judge(TABLE, stands)
            case finish.Stopped(cause, absent):
                return finish.Stop(TABLE, cause, absent)
        return None  # dealt, opened, ended

    def refusal(self, state: State, action: Action) -> IllegalAction:
        if state.stage is Stage.OVER:
            return IllegalAction(action, Reason.OVER)
        if isinstance(action, finish.Claim) and state.stage is Stage.PLAY:
            return finish.refusal(state, action)
        if isinstance(action, declare.Declare) and action.seat == state.declarer:
            return declare.refusal(state, action)
        if isinstance(action, _ANY_TIME_ACTIONS):
            return IllegalAction(action, Reason.NOT_NOW)
        if action.seat != state.turn or state.claim is not None:
            return IllegalAction(action, Reason.NOT_YOUR_TURN)
        if isinstance(action, play.Play) and state.stage is Stage.PLAY:
            return play.refusal(state, action)
        if isinstance(action, _AUCTION_ACTIONS) and state.stage is Stage.AUCTION:
            return auction.refusal(state, action)
        if isinstance(action, _DECLARER_ACTIONS) and action.seat == state.declarer:
            return declare.refusal(state, action)
        return IllegalAction(action, Reason.NOT_NOW)


class SkatGame(Game[State]):
    """A deal of Skat."""

    __slots__ = ()

    rules: SkatRules


def _values(named: Mapping[str, Contract]) -> tuple[int, ...]:
    """Every value that some contract can have (8.1), from the table in force.

    >>> len(_values(contracts(options("german"))))
    63
    """
    found: set[int] = set()
    for contract in named.values():
        found.update(multiplier * contract.base for multiplier in multipliers(contract))
    return tuple(sorted(found))


def multipliers(contract: Contract) -> range:
    """What the base can be multiplied by: matadors and level added (6.4). A null counts once."""
    if contract.is_null:
        return range(1, 2)
    return range(1 + contract.lowest_level, contract.most_matadors + contract.highest_level + 1)


@lru_cache(maxsize=256)
def rules(chosen: Options) -> SkatRules:
    """The rules that these options make."""
    return SkatRules(chosen)


def new_game(chosen: Options | str, cards: deal.Dealt | Seed) -> SkatGame:
    """A deal from its cards or its seed.

    >>> game = new_game("german", Seed.parse("a first deal"))
    >>> game.turn, [ask.id for ask in game.asks[1]]
    (1, ['bid-0'])
    """
    made = rules(options(chosen) if isinstance(chosen, str) else chosen)
    dealt = deal.Dealt.from_seed(cards) if isinstance(cards, Seed) else cards
    return SkatGame.open(made, dealt)


def place_game(chosen: Options | str, placed: position.Placed) -> SkatGame:
    """A deal from a given contract or position; InvalidPosition if the cards cannot lie so."""
    made = rules(options(chosen) if isinstance(chosen, str) else chosen)
    return SkatGame.open(made, placed)
