"""Skruf as the engine runs it: the rules that tie the stages together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from knekt.cards import Seed
from knekt.engine import TABLE, Action, Ask, Event, Game, MoveRules, Moves, Seat
from knekt.errors import IllegalAction, InvalidPosition, NotationError, Reason
from knekt.message import Message
from knekt.skruf import auction, claims, deal, exchange, finish, misere, play, position
from knekt.skruf.options import Options, options
from knekt.skruf.spelling import SPELLING
from knekt.skruf.state import DEALER, OPEN_HAND, Stage, State

__all__ = ["ACTIONS", "EVENTS", "SkrufGame", "SkrufRules", "new_game", "place_game", "rules"]

MOVES = Moves(
    SPELLING,
    deal.MOVES,
    position.MOVES,
    auction.MOVES,
    exchange.MOVES,
    misere.MOVES,
    play.MOVES,
    claims.MOVES,
    finish.MOVES,
)
ACTIONS: Mapping[str, type[Action]] = MOVES.actions
EVENTS: Mapping[str, type[Event]] = MOVES.events

# names for members that are asked for at every move, because to look one up in an enum is slow
_DEAL, _GIVE, _SWAP, _PLAY, _OVER = Stage.DEAL, Stage.GIVE, Stage.SWAP, Stage.PLAY, Stage.OVER

_IN_TURN = auction.MakeBid, auction.Pass, exchange.Give, exchange.Swap, play.Play, play.PlayOpen


Read = TypeVar("Read", Action, Event)


def _check_spelling(read: Read, text: str, expected: str) -> Read:
    """The move that was read, if its words are those of the text in some order; otherwise NotationError."""
    if sorted(str(read).split()) != sorted(text.split()):
        raise NotationError(text, expected)
    return read


class SkrufRules(MoveRules):
    """The rules of Skruf for one set of options."""

    seats = 4
    moves = MOVES

    def __init__(self, chosen: Options) -> None:
        self.options = chosen
        self.forehand: Seat = DEALER if chosen.misere_forehand == "dealer" else 0  # of a misère (10.3)

    def dealt(self, seed: Seed) -> deal.Dealt:
        """The cards that this seed deals."""
        return deal.dealt_from(self.options, seed)

    def start(self) -> State:
        return State.initial(self)

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
            return claims.CLAIMS.answer_asks(state, seat)
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
        return (*claims.CLAIMS.judge_asks(state), *(() if state.claim else play.bar_asks(state)), *stops)

    def drawn(self, state: State, events: Sequence[Event]) -> str:
        from knekt.skruf.drawn import drawn  # few programs print a deal

        return drawn(state, events)

    def consequence(self, state: State) -> Event | None:
        if state.ending is not None:
            waits = state.bears is None and finish.solo_partner(state) is not None
            return None if state.stage is _OVER or waits else finish.ended(state)
        if state.stage is _PLAY:
            return None
        return misere.consequence(state) if state.is_misere else exchange.consequence(state)

    def came_later(self, state: State, event: Event) -> bool:
        return False

    def refusal(self, state: State, action: Action) -> IllegalAction:
        if state.stage is _OVER:
            return IllegalAction(action, Reason.OVER)
        if not isinstance(action, _IN_TURN):
            return super().refusal(state, action)
        if state.ending is not None:
            return IllegalAction(action, Reason.NOT_NOW)
        if state.claim is not None or not self._is_at(state, action):
            return IllegalAction(action, Reason.NOT_YOUR_TURN)
        return super().refusal(state, action)

    def read_action(self, text: str) -> Action:
        if text.endswith(" pass"):  # the word may be written in full, as in Skat
            text = f"{text.removesuffix(' pass')} P"
        return _check_spelling(super().read_action(text), text, SPELLING.action)

    def read_event(self, text: str) -> Event:
        return _check_spelling(super().read_event(text), text, SPELLING.event)

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
    """A deal that starts from a contract or position; InvalidPosition if the cards cannot lie like that."""
    made = rules(options(chosen) if isinstance(chosen, str) else chosen)
    return SkrufGame.open(made, placed)
