"""Ramsch: nobody plays alone and everybody wants few card points; in schieberramsch two cards go round first (17.6, 17.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Self

from knekt.cards import Hand
from knekt.engine import Action, Ask, Cards, Event, Hidden, Pick, Seat, added, value, without
from knekt.errors import IllegalAction, Reason
from knekt.skat.contract import JACKS, trump_order
from knekt.skat.state import Stage, State, seat_after, seat_letter

__all__ = ["PassOn", "PassedOn", "Push", "Pushed", "RamschSaid", "SayRamsch", "TakeUp", "TookUp"]

_JACKS = Hand.of(JACKS)
LAST = 2  # rearhand lays the two cards away


@value
class SayRamsch(Action):
    """Forehand plays a ramsch after two passes (Tournée 11.1)."""

    kind: ClassVar[str] = "say-ramsch"

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} ramsch"


@value
class RamschSaid(Event):
    """A ramsch is played."""

    kind: ClassVar[str] = "ramsch-said"

    seat: Seat

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} ramsch"


@value
class TakeUp(Action):
    """Take the two cards into the hand."""

    kind: ClassVar[str] = "take-up"

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} takes up"


@value
class PassOn(Action):
    """Pass the two cards on unseen, which doubles what the loser pays."""

    kind: ClassVar[str] = "pass-on"

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} passes on"


@value
class Push(Action):
    """Pass two cards of the hand on to the next seat; rearhand lays them away. No jack may go."""

    kind: ClassVar[str] = "push"

    cards: Hand

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} pushes {self.cards}"


@value
class TookUp(Event):
    """Somebody has taken the two cards up, which nobody else sees."""

    kind: ClassVar[str] = "took-up"

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=Hidden(len(self.cards)))

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} takes up {self.cards}"


@value
class PassedOn(Event):
    """Somebody has not looked at the two cards, for all to see."""

    kind: ClassVar[str] = "passed-on"

    seat: Seat

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} passes on"


@value
class Pushed(Event):
    """Two cards on their way to the next seat, or laid away by rearhand; who pushed them knows them."""

    kind: ClassVar[str] = "pushed"

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=Hidden(len(self.cards)))

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} pushes {self.cards}"


def begun(state: State, *, pushing: bool) -> State:
    """The deal becomes a ramsch: the cards count as in grand, and forehand begins."""
    return state.but(
        stage=Stage.PUSH if pushing else Stage.PLAY,
        is_ramsch=True,
        order=trump_order("grand", None),
        laid=state.skat,
        turn=0,
    )


def ask(state: State) -> Ask:
    seat = state.turn
    if state.laid is not None:
        return Ask(seat, "take-up", True, (TakeUp(seat), PassOn(seat)))
    to = None if seat == LAST else seat_after(seat)
    return Ask(seat, "push", True, (Pick(Push, seat, state.hand(seat) - _JACKS, 2, to),))


def refusal(state: State, action: Action) -> IllegalAction:
    """Why an action of the seat whose turn it is, that the ask does not contain, is illegal."""
    if not isinstance(action, Push) or state.laid is not None:
        return IllegalAction(action, Reason.NOT_NOW)
    cards, held = action.cards, state.hand(action.seat)
    if len(cards) != 2:
        return IllegalAction(action, Reason.WRONG_COUNT, cards=len(cards), due=2)
    if not cards <= held:
        return IllegalAction(action, Reason.NOT_HELD, card=(cards - held)[0].message)
    return IllegalAction(action, Reason.NO_JACKS, card=(cards & _JACKS)[0].message)


def decide(state: State, action: SayRamsch | TakeUp | PassOn | Push) -> Event:
    match action:
        case SayRamsch(seat):
            return RamschSaid(seat)
        case TakeUp(seat):
            assert state.laid is not None
            return TookUp(seat, state.laid)
        case PassOn(seat):
            return PassedOn(seat)
        case Push(seat, cards):
            return Pushed(seat, cards)


def evolve_said(state: State, event: RamschSaid) -> State:
    return begun(state, pushing=False)


def evolve_took_up(state: State, event: TookUp) -> State:
    seat = event.seat
    return state.but(hands=state.with_hand(seat, added(state.hands[seat], event.cards)), laid=None)


def evolve_passed_on(state: State, event: PassedOn) -> State:
    return _next(state.but(refusals=state.refusals + 1), event.seat)


def evolve_pushed(state: State, event: Pushed) -> State:
    seat, cards = event.seat, event.cards
    left = without(state.hands[seat], cards)
    return _next(state.but(hands=state.with_hand(seat, left), laid=cards), seat)


def _next(state: State, seat: Seat) -> State:
    if seat == LAST:
        return state.but(stage=Stage.PLAY, turn=0, began=state.hands)
    return state.but(turn=seat_after(seat))
