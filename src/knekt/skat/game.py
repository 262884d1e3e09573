"""Skat as the engine runs it: the rules that tie the stages together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from knekt.cards import Seed
from knekt.engine import TABLE, Action, Ask, Event, Game, MoveRules, Moves, Seat
from knekt.errors import IllegalAction, InvalidPosition, NotationError, Reason
from knekt.message import Message
from knekt.skat import (
    auction,
    claims,
    deal,
    declare,
    finish,
    kontra,
    play,
    position,
    ramsch,
    revolution,
    schenken,
    turn,
)
from knekt.skat.contract import Contract, contracts
from knekt.skat.options import Options, options
from knekt.skat.spelling import SPELLING
from knekt.skat.state import Stage, State

__all__ = ["ACTIONS", "EVENTS", "SkatGame", "SkatRules", "new_game", "place_game", "rules"]

MOVES = Moves(
    SPELLING,
    deal.MOVES,
    position.MOVES,
    auction.MOVES,
    declare.MOVES,
    turn.MOVES,
    ramsch.MOVES,
    kontra.MOVES,
    schenken.MOVES,
    revolution.MOVES,
    play.MOVES,
    claims.MOVES,
    finish.MOVES,
)
ACTIONS: Mapping[str, type[Action]] = MOVES.actions
EVENTS: Mapping[str, type[Event]] = MOVES.events

_STAGE_ASK: Mapping[Stage, Callable[[State], Ask]] = {
    Stage.AUCTION: auction.ask,
    Stage.SKAT: declare.ask,
    Stage.TURN: turn.ask,
    Stage.DISCARD: declare.ask,
    Stage.DECLARE: declare.ask,
    Stage.PUSH: ramsch.ask,
}

# names for members that are asked for at every move, because to look one up in an enum is slow
_DEAL, _TURN, _DISCARD, _DECLARE = Stage.DEAL, Stage.TURN, Stage.DISCARD, Stage.DECLARE
_EXCHANGE, _PLAY, _OVER = Stage.EXCHANGE, Stage.PLAY, Stage.OVER
_TURNING = frozenset((_TURN, _DISCARD))

_IN_TURN = (
    *(auction.Bid, auction.Hold, auction.Pass),
    *(declare.TakeSkat, declare.PlayHand, declare.Discard, declare.Declare),
    *(turn.TurnUp, turn.Keep, turn.Reject, turn.SayNull),
    *(ramsch.SayRamsch, ramsch.TakeUp, ramsch.PassOn, ramsch.Push),
    play.Play,
)


class SkatRules(MoveRules):
    """The rules of Skat for one set of options, with the tables that follow from the options.

    >>> rules(options("german")).bids[:5]
    (18, 20, 22, 23, 24)
    """

    seats = 3
    moves = MOVES

    def __init__(self, chosen: Options) -> None:
        self.options = chosen
        self.contracts = contracts(chosen)
        self.values = _values(chosen, self.contracts)  # every value that some contract can have
        top = self.values[-1]
        only_possible = chosen.bidding.values == "possible_only"
        self.bids = self.values if only_possible else tuple(range(self.values[0], top + 1))
        self._stage_ask = _STAGE_ASK if chosen.is_german else {**_STAGE_ASK, Stage.SKAT: turn.ask}
        self.may_claim = chosen.play.claims
        self.may_resign = chosen.play.defender_concede != "none"
        self.may_double = chosen.kontra.enabled
        self.may_give = chosen.schenken.enabled
        self.ends_when_missed = chosen.play.ends_when_missed

    def bids_above(self, current: int) -> tuple[int, ...]:
        return self.bids[bisect_right(self.bids, current) :]

    def contract(self, text: str) -> Contract:
        """The contract that the text means; NotationError if it means none."""
        if text not in self.contracts:
            raise NotationError(text, "contract")
        return self.contracts[text]

    def dealt(self, seed: Seed) -> deal.Dealt:
        """The cards that this seed deals."""
        return deal.Dealt.from_seed(seed, with_top=not self.options.is_german)

    def start(self) -> State:
        return State.initial(self)

    def check_opening(self, event: Event) -> None:
        if not isinstance(event, deal.Dealt | position.Placed):
            raise IllegalAction(event, Reason.NOT_DEALT)
        event.check()
        if event.bock > 1 and not self.options.has_bock_rounds:
            raise InvalidPosition("bock-not-played", factor=event.bock)
        if isinstance(event, deal.Dealt):
            if (event.top is None) != self.options.is_german:
                raise InvalidPosition("skat-order", form=Message("form", {"form": self.options.form}))
            if event.schieberramsch and not self.options.has_ramsch_rounds:
                raise InvalidPosition("ramsch-not-played")
        else:
            self._check_placed(event)

    def _check_placed(self, event: position.Placed) -> None:
        """Nothing, if a set-up has only what these options allow; InvalidPosition if not."""
        options = self.options
        if event.contract is None and not options.plays_ramsch:
            raise InvalidPosition("ramsch-not-played")
        if (
            event.kontra > kontra.most_doublings(options)
            or (event.declined and not options.schenken.enabled)
            or (event.refusals and not options.plays_schieberramsch)
        ):
            raise InvalidPosition("not-of-this-game")

    def is_over(self, state: State) -> bool:
        return state.stage is _OVER

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        stage = state.stage
        if stage is _OVER or stage is _DEAL:
            return ()
        if seat == TABLE:
            return finish.table_asks(state)
        if state.claim is not None:
            return claims.CLAIMS.answer_asks(state, seat)
        if state.gift is not None:
            return schenken.answer_asks(state, seat)
        if stage is _EXCHANGE:
            return revolution.asks(state, seat)
        if stage is not _PLAY:
            if seat != state.turn:
                return ()
            asked = self._stage_ask[stage](state)
            return (
                (asked,)
                if self.options.is_german or stage not in _TURNING
                else (asked, *finish.turn_asks(state, seat))
            )
        if self.may_double and finish.awaits_word(state):
            return finish.first_word(state, seat)
        if seat == state.turn:
            return play.ask(state), *finish.may_asks(state, seat)
        return finish.may_asks(state, seat)

    def drawn(self, state: State, events: Sequence[Event]) -> str:
        from knekt.skat.drawn import drawn  # few programs print a deal

        return drawn(state, events)

    def consequence(self, state: State) -> Event | None:
        if state.ending is not None:
            if state.stage is _OVER:
                return None
            return (finish.is_given_up(state) and turn.settling_event(state)) or finish.ended(state)
        if state.stage is _TURN or state.stage is _DECLARE:
            return turn.consequence(state)
        if state.stage is _DISCARD and finish.must_concede(state):
            assert state.declarer is not None
            return finish.Surrendered(state.declarer, overbid=True)
        if state.stage is not _PLAY or state.tricks:
            return None
        contract, seat = state.contract, state.declarer
        if contract is None or seat is None:
            return None  # a ramsch
        if contract.is_open and seat not in state.opened:
            return declare.Opened(seat, state.hand(seat))
        if contract.row.exchange and not state.looked:
            return revolution.looked(state)
        if finish.must_concede(state):
            return finish.Surrendered(seat, overbid=True)
        return None

    def came_later(self, state: State, event: Event) -> bool:
        """Whether older logs may go on without this event.

        A game that cannot reach the bid was once given up only after two cards had been laid away (Tournée
        9.3), and a deal once went on after a missed announcement (11.7).
        """
        if isinstance(event, finish.Surrendered):
            return event.overbid and state.stage is _DISCARD
        return isinstance(event, finish.Ended) and finish.is_cut_short(state)

    def refusal(self, state: State, action: Action) -> IllegalAction:
        if state.stage is _OVER:
            return IllegalAction(action, Reason.OVER)
        if isinstance(action, _IN_TURN) and not self._is_at(state, action):
            return IllegalAction(action, Reason.NOT_YOUR_TURN)
        return super().refusal(state, action)

    def _is_at(self, state: State, action: Action) -> bool:
        """Whether it is the seat's turn; the declarer may name a higher game out of turn (9.9)."""
        if isinstance(action, declare.Declare) and action.seat == state.declarer:
            return True
        return action.seat == state.turn and state.claim is None and state.gift is None


class SkatGame(Game[State]):
    """A deal of Skat."""

    __slots__ = ()

    rules: SkatRules


def _values(chosen: Options, named: Mapping[str, Contract]) -> tuple[int, ...]:
    """Every value that some contract can have (8.1); with spitzen only if the options say so (17.12).

    >>> len(_values(options("german"), contracts(options("german"))))
    63
    """
    found: set[int] = set()
    for contract in named.values():
        if not contract.spitzen or chosen.spitzen.extend_bids:
            found.update(multiplier * contract.base for multiplier in multipliers(contract))
    return tuple(sorted(found))


def multipliers(contract: Contract) -> tuple[int, ...]:
    """The multipliers that the base value can have: matadors and level added (6.4); 1 for a null."""
    if contract.is_null:
        return (1,)
    trumps, most = len(contract.order.trumps), contract.most_matadors
    # whoever holds the lowest trumps is not without them, and if the run reaches them, is with all trumps
    runs = {*range(1, trumps - contract.spitzen + 1), trumps}
    levels = range(contract.lowest_level, contract.highest_level + 1)
    return tuple(sorted({min(run, most) + level for run in runs for level in levels}))


def reaching(made: SkatRules, bid: int) -> list[tuple[Contract, int]]:
    """The contracts that can be worth exactly the bid, each with its multiplier.

    Contracts with spitzen are among them only if the options let them be bid.
    """
    return [
        (contract, bid // contract.base)
        for contract in made.contracts.values()
        if not contract.spitzen or made.options.spitzen.extend_bids
        if bid % contract.base == 0 and bid // contract.base in multipliers(contract)
    ]


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
    return SkatGame.open(made, made.dealt(cards) if isinstance(cards, Seed) else cards)


def place_game(chosen: Options | str, placed: position.Placed) -> SkatGame:
    """A deal that starts from a contract or position; InvalidPosition if the cards cannot lie like that."""
    made = rules(options(chosen) if isinstance(chosen, str) else chosen)
    return SkatGame.open(made, placed)
