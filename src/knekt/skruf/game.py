"""Skruf put together from its stages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Action, Ask, Event, Game, Seat
from knekt.errors import IllegalAction, InvalidPosition, Reason
from knekt.message import Message
from knekt.skruf import auction, claims, deal, exchange, finish, misere, play, position
from knekt.skruf.options import Options, options
from knekt.skruf.state import DEALER, OPEN_HAND, Stage, State

__all__ = ["ACTIONS", "EVENTS", "SkrufGame", "SkrufRules", "new_game", "place_game", "rules"]

_CALLS = auction.MakeBid, auction.Pass
_GIFTS = exchange.Give, exchange.Swap
_CARDS = play.Play, play.PlayOpen

_DECIDE: Mapping[type[Action], Callable[[State, Any], Event]] = {
    **dict.fromkeys(_CALLS, auction.decide),
    **dict.fromkeys(_GIFTS, exchange.decide),
    **dict.fromkeys((*_CARDS, play.BarSuit), play.decide),
    **dict.fromkeys((claims.Claim, claims.Answer, claims.Judge), claims.decide),
    **dict.fromkeys((finish.Stop, finish.Bear), finish.decide),
}
ACTIONS: Mapping[str, type[Action]] = {each.kind: each for each in _DECIDE}

_EVOLVE: Mapping[type[Event], Callable[[State, Any], State]] = {
    deal.Dealt: deal.evolve_dealt,
    position.Placed: position.evolve_placed,
    auction.BidMade: auction.evolve_bid,
    auction.Passed: auction.evolve_passed,
    exchange.TalonTaken: exchange.evolve_talon_taken,
    exchange.Opened: exchange.evolve_opened,
    exchange.Gave: exchange.evolve_gave,
    exchange.SwapLaid: exchange.evolve_swap_laid,
    exchange.Swapped: exchange.evolve_swapped,
    misere.TalonDealt: misere.evolve_talon_dealt,
    play.Played: play.evolve_played,
    play.PlayedOpen: play.evolve_played,
    play.SuitBarred: play.evolve_barred,
    claims.ClaimMade: claims.evolve_claim_made,
    claims.ClaimAnswered: claims.evolve_claim_answered,
    claims.ClaimJudged: claims.evolve_claim_judged,
    finish.Stopped: finish.evolve_stopped,
    finish.Borne: finish.evolve_borne,
    finish.Ended: finish.evolve_ended,
}
EVENTS: Mapping[str, type[Event]] = {each.kind: each for each in _EVOLVE}

# looking up a member of an enum is dear
_DEAL, _GIVE, _SWAP, _PLAY, _OVER = Stage.DEAL, Stage.GIVE, Stage.SWAP, Stage.PLAY, Stage.OVER
_CALLING = Stage.AUCTION, Stage.RAISE


class SkrufRules:
    """The functions of the stages over one set of options."""

    seats = 4

    def __init__(self, chosen: Options) -> None:
        self.options = chosen
        self.forehand: Seat = DEALER if chosen.misere_forehand == "dealer" else 0  # of a misère (10.3)

    def dealt(self, seed: Seed) -> deal.Dealt:
        """The cards that this seed deals."""
        return deal.dealt_from(self.options, seed)

    def start(self) -> State:
        return State.before(self)

    def check_opening(self, event: Event) -> None:
        if not isinstance(event, deal.Dealt | position.Placed):
            raise IllegalAction(event, Reason.NOT_DEALT)
        wanted = OPEN_HAND if self.options.is_trekarl else None
        if event.unowned != wanted:
            raise InvalidPosition("open-hand", form=Message("form", {"form": self.options.form}))
        event.check()
        if isinstance(event, deal.Dealt):
            if len(event.talon) != deal.TALON * self.options.has_talon:
                due = deal.TALON * self.options.has_talon
                raise InvalidPosition("talon-size", cards=len(event.talon), due=due)
            return
        if event.bid is None and not self.options.plays_misere:
            raise InvalidPosition("misere-not-played")
        if event.bid is not None and event.bid.level < self.options.min_level:
            raise InvalidPosition("below-minimum", bid=event.bid.message, level=self.options.min_level)

    def is_over(self, state: State) -> bool:
        return state.stage is _OVER

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        stage = state.stage
        if stage is _OVER or stage is _DEAL:
            return ()
        if seat == TABLE:
            return self._table_asks(state)
        if seat == state.unowned:
            return ()
        if state.ending is not None:
            return finish.bear_asks(state, seat)
        if state.claim is not None:
            return claims.answer_asks(state, seat)
        if stage is _PLAY:
            own = (play.ask(state),) if seat == state.actor else ()
            return (*own, *claims.may_ask(state, seat)) if self.options.claims else own
        if stage is _SWAP:
            return exchange.swap_asks(state, seat)
        if seat != state.turn:
            return ()
        return (exchange.give_ask(state) if stage is _GIVE else auction.ask(state),)

    def _table_asks(self, state: State) -> tuple[Ask, ...]:
        stops = finish.table_asks(state)
        if state.stage is not _PLAY or state.ending is not None:
            return stops
        return (*claims.judge_asks(state), *(() if state.claim else play.bar_asks(state)), *stops)

    def decide(self, state: State, action: Action) -> Event:
        return _DECIDE[type(action)](state, action)

    def consequence(self, state: State) -> Event | None:
        if state.ending is not None:
            waits = state.bears is None and finish.solo_partner(state) is not None
            return None if state.stage is _OVER or waits else finish.ended(state)
        if state.stage is _PLAY:
            return None
        return misere.consequence(state) if state.is_misere else exchange.consequence(state)

    def came_later(self, state: State, event: Event) -> bool:
        return False

    def evolve(self, state: State, event: Event) -> State:
        return _EVOLVE[type(event)](state, event)

    def cause(self, event: Event) -> Action | None:
        match event:
            case play.Played(seat, card):
                return play.Play(seat, card)
            case play.PlayedOpen(seat, card):
                return play.PlayOpen(seat, card)
            case play.SuitBarred(suit):
                return play.BarSuit(TABLE, suit)
            case auction.BidMade(seat, bid):
                return auction.MakeBid(seat, bid)
            case auction.Passed(seat):
                return auction.Pass(seat)
            case exchange.Gave(seat, _, Hand() as cards):
                return exchange.Give(seat, cards)
            case exchange.Swapped(seat, _, Hand() as cards) | exchange.SwapLaid(seat, Hand() as cards):
                return exchange.Swap(seat, cards[0]) if len(cards) == 1 else None
            case claims.ClaimMade(seat, tricks):
                return claims.Claim(seat, tricks)
            case claims.ClaimAnswered(seat, accept):
                return claims.Answer(seat, accept)
            case claims.ClaimJudged(stands):
                return claims.Judge(TABLE, stands)
            case finish.Stopped(cause, absent):
                return finish.Stop(TABLE, cause, absent)
            case finish.Borne(seat, alone):
                return finish.Bear(seat, alone)
        return None  # dealt, talon taken or dealt, opened, ended

    def refusal(self, state: State, action: Action) -> IllegalAction:
        if state.stage is _OVER:
            return IllegalAction(action, Reason.OVER)
        if isinstance(action, claims.Claim) and state.stage is _PLAY and state.ending is None:
            return claims.refusal(state, action)
        if not isinstance(action, (*_CALLS, *_GIFTS, *_CARDS)) or state.ending is not None:
            return IllegalAction(action, Reason.NOT_NOW)
        if state.claim is not None or not self._is_at(state, action):
            return IllegalAction(action, Reason.NOT_YOUR_TURN)
        if isinstance(action, play.Play | play.PlayOpen) and state.stage is _PLAY:
            return play.refusal(state, action)
        if isinstance(action, auction.MakeBid | auction.Pass) and state.stage in _CALLING:
            return auction.refusal(state, action)
        if isinstance(action, exchange.Give) and state.stage is _GIVE:
            return exchange.refusal(state, action)
        if isinstance(action, exchange.Swap) and state.stage is _SWAP:
            return exchange.refusal(state, action)
        return IllegalAction(action, Reason.NOT_NOW)

    def _is_at(self, state: State, action: Action) -> bool:
        """Whether it is the seat's turn."""
        return any(ask.must for ask in self.asks(state, action.seat)) if action.seat in range(4) else False


class SkrufGame(Game[State]):
    """A deal of Skruf."""

    __slots__ = ()

    rules: SkrufRules


@lru_cache(maxsize=256)
def rules(chosen: Options) -> SkrufRules:
    """The rules that these options make."""
    return SkrufRules(chosen)


def new_game(chosen: Options | str, cards: deal.Dealt | Seed) -> SkrufGame:
    """A deal from its cards or its seed.

    >>> game = new_game("skruf", Seed.parse("a first deal"))
    >>> game.turn, [ask.id for ask in game.asks[3]]
    (3, ['call-0'])
    """
    made = rules(options(chosen) if isinstance(chosen, str) else chosen)
    return SkrufGame.open(made, made.dealt(cards) if isinstance(cards, Seed) else cards)


def place_game(chosen: Options | str, placed: position.Placed) -> SkrufGame:
    """A deal from a given contract or position; InvalidPosition if the cards cannot lie so."""
    made = rules(options(chosen) if isinstance(chosen, str) else chosen)
    return SkrufGame.open(made, placed)
