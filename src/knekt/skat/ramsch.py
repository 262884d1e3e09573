"""Ramsch: nobody plays alone, and everybody wants few card points (17.6).

In a schieberramsch two cards go round the table first (17.7).
"""

from __future__ import annotations

from knekt.cards import Hand
from knekt.engine import (
    Action,
    Ask,
    Event,
    Move,
    OwnCards,
    Pick,
    Seat,
    added,
    value,
    without,
)
from knekt.errors import IllegalAction, Reason
from knekt.skat.contract import JACKS, trump_order
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Stage, State, seat_after

__all__ = ["MOVES", "PassOn", "PassedOn", "Push", "Pushed", "RamschSaid", "SayRamsch", "TakeUp", "TookUp"]

_JACKS = Hand.of(JACKS)
LAST = 2  # rearhand lays the two cards away


@value
class SayRamsch(SkatAction):
    """Forehand says that a ramsch is played, after the two others have passed (Tournée 11.1)."""

    kind, text = "say-ramsch", "{seat} ramsch"


@value
class RamschSaid(SkatEvent):
    """Forehand has said that a ramsch is played."""

    kind, by = "ramsch-said", SayRamsch

    seat: Seat


@value
class TakeUp(SkatAction):
    """Take the two cards into the hand."""

    kind, text = "take-up", "{seat} takes up"


@value
class PassOn(SkatAction):
    """Pass the two cards on unseen, which doubles what the loser pays."""

    kind, text = "pass-on", "{seat} passes on"


@value
class Push(SkatAction):
    """Pass two cards of the hand on to the next seat, or as rearhand lay them away. They may not be jacks."""

    kind, text = "push", "{seat} pushes {cards}"

    cards: Hand


@value
class TookUp(OwnCards, SkatEvent):
    """A seat has taken the two cards up, which nobody else sees."""

    kind, by, text = "took-up", TakeUp, "{seat} takes up {cards}"


@value
class PassedOn(SkatEvent):
    """A seat has passed the two cards on without looking at them, for all to see."""

    kind, by = "passed-on", PassOn

    seat: Seat


@value
class Pushed(OwnCards, SkatEvent):
    """A seat has passed two cards on, or laid them away as rearhand; only that seat knows them."""

    kind, by = "pushed", Push


def begin(state: State, *, pushing: bool) -> State:
    """The state when the deal becomes a ramsch: cards rank as in grand, and forehand begins."""
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
    """Why an action of the seat whose turn it is, which its ask does not contain, is illegal."""
    if not isinstance(action, Push) or state.laid is not None or state.stage is not Stage.PUSH:
        return IllegalAction(action, Reason.NOT_NOW)
    cards, held = action.cards, state.hand(action.seat)
    if len(cards) != 2:
        return IllegalAction(action, Reason.WRONG_COUNT, cards=len(cards), due=2)
    if not cards <= held:
        return IllegalAction(action, Reason.NOT_HELD, card=(cards - held)[0].message)
    return IllegalAction(action, Reason.NO_JACKS, card=(cards & _JACKS)[0].message)


def _decide_took_up(state: State, action: TakeUp) -> Event:
    assert state.laid is not None
    return TookUp(action.seat, state.laid)


def evolve_said(state: State, event: RamschSaid) -> State:
    return begin(state, pushing=False)


def evolve_took_up(state: State, event: TookUp) -> State:
    seat = event.seat
    return state.but(hands=state.with_hand(seat, added(state.hands[seat], event.cards)), laid=None)


def evolve_passed_on(state: State, event: PassedOn) -> State:
    return _pass_to_next(state.but(refusals=state.refusals + 1), event.seat)


def evolve_pushed(state: State, event: Pushed) -> State:
    seat, cards = event.seat, event.cards
    left = without(state.hands[seat], cards)
    return _pass_to_next(state.but(hands=state.with_hand(seat, left), laid=cards), seat)


def _pass_to_next(state: State, seat: Seat) -> State:
    if seat == LAST:
        return state.but(stage=Stage.PLAY, turn=0, began=state.hands)
    return state.but(turn=seat_after(seat))


MOVES = (
    Move(RamschSaid, evolve_said),
    Move(TookUp, evolve_took_up, decide=_decide_took_up),
    Move(PassedOn, evolve_passed_on),
    Move(Pushed, evolve_pushed, refusal=refusal),
)
