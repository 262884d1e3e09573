"""Whist put together from its stages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from knekt.cards import Seed
from knekt.engine import Action, Ask, Event, Game, MoveRules, Moves, Seat
from knekt.engine.drawing import DrawnLine, drawing
from knekt.errors import IllegalAction, Reason
from whist import deal, play
from whist.options import Options
from whist.state import SPELLING, State, seat_letter

__all__ = ["MOVES", "WhistGame", "WhistRules", "rules"]

MOVES = Moves(SPELLING, deal.MOVES, play.MOVES)


class WhistRules(MoveRules):
    """The functions of the stages over one set of options."""

    seats = 4
    moves = MOVES

    def __init__(self, chosen: Options) -> None:
        self.options = chosen

    def dealt(self, seed: Seed) -> deal.Dealt:
        """The cards that this seed deals."""
        return deal.dealt_from(self.options, seed)

    def start(self) -> State:
        return State.initial(self)

    def check_opening(self, event: Event) -> None:
        if not isinstance(event, deal.Dealt):
            raise IllegalAction(event, Reason.NOT_DEALT)
        event.check(self.options)

    def is_over(self, state: State) -> bool:
        return state.is_over

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        is_asked = bool(state.hands) and not state.is_over and seat == state.turn
        return (play.ask(state),) if is_asked else ()

    def consequence(self, state: State) -> Event | None:
        return None

    def came_later(self, state: State, event: Event) -> bool:
        return False

    def drawn(self, state: State, events: Sequence[Event]) -> str:
        """The hands, what is turned up, and the trick on the table; in the end the hands as dealt."""
        hands = state.dealt if state.is_over else state.hands
        lines = [
            DrawnLine(seat_letter(seat), str(cards), not state.is_over and seat == state.turn)
            for seat, cards in enumerate(hands)
        ]
        lines.append(DrawnLine("turned", str(state.turned or "")))
        lines.append(DrawnLine("table", " ".join(map(str, state.trick))))
        return drawing(f"{self.options.preset}, {len(state.tricks)} tricks", lines)

    def refusal(self, state: State, action: Action) -> IllegalAction:
        if state.is_over:
            return IllegalAction(action, Reason.OVER)
        return super().refusal(state, action)


class WhistGame(Game[State]):
    """A deal of whist."""

    __slots__ = ()

    rules: WhistRules


@lru_cache(maxsize=256)
def rules(chosen: Options) -> WhistRules:
    """The rules that these options make."""
    return WhistRules(chosen)
