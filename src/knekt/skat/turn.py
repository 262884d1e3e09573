"""The ways to play Tournée: turn up a card of the skat, take both, or play solo (Tournée 7, 18.4 to 18.8)."""

from __future__ import annotations

from typing import Self

from knekt.cards import Card, Hand
from knekt.engine import Action, Ask, Cards, Event, Move, Seat, covered, value
from knekt.skat.contract import Contract
from knekt.skat.declare import Declare, Declared, PlayHand, SkatTaken, TakeSkat, may_name
from knekt.skat.spelling import SkatAction, SkatEvent
from knekt.skat.state import Stage, State

__all__ = [
    "MOVES",
    "PLACES",
    "Keep",
    "Kept",
    "NullSaid",
    "Peeked",
    "Reject",
    "Rejected",
    "SayNull",
    "TurnUp",
    "TurnedUp",
]

TOP, BOTTOM = 0, 1
PLACES = "top", "bottom"


@value
class TurnUp(SkatAction):
    """Turn up a card of the skat, or in the house form look at it; place 0 is the upper one."""

    kind, text = "turn-up", "{seat} turns {place:top/bottom}"

    place: int = TOP


@value
class Keep(SkatAction):
    """Keep the first card: it decides the trumps."""

    kind, text = "keep", "{seat} keeps it"


@value
class Reject(SkatAction):
    """Reject the first card: the other one decides the trumps, and a loss counts double."""

    kind, text = "reject", "{seat} rejects it"


@value
class SayNull(SkatAction):
    """Say null before taking the skat unturned; a declarer who does not say it plays a grand."""

    kind, text = "say-null", "{seat} null"


@value
class TurnedUp(SkatEvent):
    """A card of the skat has been turned up, for all to see."""

    kind, by, text = "turned-up", TurnUp, "{seat} turns {place:top/bottom} {card}"

    seat: Seat
    place: int
    card: Card


@value
class Peeked(SkatEvent):
    """A card of the skat that the declarer alone has looked at."""

    kind, by, text = "peeked", TurnUp, "{seat} peeks {place:top/bottom} {cards}"

    seat: Seat
    place: int
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else covered(self)


@value
class Kept(SkatEvent):
    """The declarer has kept the first card, which decides the trumps."""

    kind, by = "kept", Keep

    seat: Seat


@value
class Rejected(SkatEvent):
    """The declarer has rejected the first card, so the second decides the trumps."""

    kind, by = "rejected", Reject

    seat: Seat


@value
class NullSaid(SkatEvent):
    """The declarer has said that he takes the skat for a null."""

    kind, by = "null-said", SayNull

    seat: Seat


def _card_at(state: State, place: int) -> Card:
    """The card of the skat at this place."""
    assert isinstance(state.skat, Hand) and state.top is not None
    return state.top if place == TOP else (state.skat - Hand(state.top.bit))[0]


def ask(state: State) -> Ask:
    """What the declarer is asked: how to play, whether to keep the first card, or which game a jack makes."""
    seat = state.turn
    if state.stage is Stage.SKAT:
        return Ask(seat, "way", True, _ways(state, seat))
    if not state.verdict:
        return Ask(seat, "turned", True, (Keep(seat), Reject(seat)))
    return Ask(seat, "trump", True, tuple(Declare(seat, contract) for contract in may_name(state)))


def _ways(state: State, seat: Seat) -> tuple[Action, ...]:
    places = (TOP,) if state.rules.options.turn.first_card == "top_card" else (TOP, BOTTOM)
    nulls = (SayNull(seat),) if _null_is_possible(state) else ()
    return *(TurnUp(seat, place) for place in places), TakeSkat(seat), *nulls, PlayHand(seat)


def _null_is_possible(state: State) -> bool:
    """Whether a null with the skat can still be worth the bid, if need be an open one (Tournée 7.2)."""
    values = [
        contract.base
        for contract in state.rules.contracts.values()
        if contract.is_null and contract.row.way == "guckser"
    ]
    return max(values, default=0) >= state.bid or (
        bool(values) and state.rules.options.null_below_bid == "lost"
    )


def consequence(state: State) -> Event | None:
    """The event that follows by itself: the deciding card is shown, the game named, or the skat taken."""
    seat = state.declarer
    assert seat is not None
    if state.stage is Stage.DECLARE:
        if state.way != "guckser":
            return None
        (grand,) = may_name(state)  # the declarer has not said null (Tournée 7.2)
        return Declared(seat, grand)
    if state.contract is not None or state.way == "guckser-null":
        return SkatTaken(seat, state.skat)
    if not state.verdict:
        return None
    if state.deciding is None:
        return _show_deciding(state, seat)
    named = tuple(may_name(state))
    return Declared(seat, named[0]) if len(named) == 1 else None


def _show_deciding(state: State, seat: Seat) -> TurnedUp:
    """The event that shows the deciding card: the first card if it was kept, or else the other."""
    assert isinstance(state.first, Hand)
    is_top = (state.top in state.first) == (state.verdict == "kept")
    place = TOP if is_top else BOTTOM
    return TurnedUp(seat, place, _card_at(state, place))


def settling_event(state: State) -> Event | None:
    """The event that settles which game was given up; None if the declarer had already named it.

    The suit of the turned card is trumps. If the skat was taken and null not said, it is a grand (Tournée
    9.1, 9.3).
    """
    seat = state.declarer
    if state.contract is not None or seat is None:
        return None
    if state.deciding is None and state.first is not None:
        return _show_deciding(state, seat)
    named = tuple(may_name(state))
    return Declared(seat, next((each for each in named if each.suit is not None), named[0]))


def grand_to_come(state: State) -> Contract | None:
    """The grand that will be played if the skat was taken and null was not said (Tournée 7.2)."""
    return next(may_name(state)) if state.stage is Stage.DISCARD and state.way == "guckser" else None


def _decide_turned_up(state: State, action: TurnUp) -> Event:
    card = _card_at(state, action.place)
    if state.rules.options.peeks:
        return Peeked(action.seat, action.place, Hand(card.bit))
    return TurnedUp(action.seat, action.place, card)


def evolve_turned_up(state: State, event: TurnedUp) -> State:
    card = Hand(event.card.bit)
    if state.verdict:
        return state.but(turned=state.turned | card, deciding=event.card)
    return state.but(stage=Stage.TURN, way="turn", first=card, turned=card)


def evolve_peeked(state: State, event: Peeked) -> State:
    return state.but(stage=Stage.TURN, way="turn", first=event.cards)


def evolve_kept(state: State, event: Kept) -> State:
    return keep(state)


def keep(state: State) -> State:
    """The state when the first card is kept; it may still have to be shown."""
    return state.but(verdict="kept", deciding=state.turned[0] if state.turned else None)


def evolve_rejected(state: State, event: Rejected) -> State:
    return state.but(verdict="rejected", way="second-turn")


def evolve_null_said(state: State, event: NullSaid) -> State:
    return state.but(stage=Stage.TURN, way="guckser-null")


MOVES = (
    Move(TurnedUp, evolve_turned_up, decide=_decide_turned_up),
    Move(Peeked, evolve_peeked, decide=_decide_turned_up),
    Move(Kept, evolve_kept),
    Move(Rejected, evolve_rejected),
    Move(NullSaid, evolve_null_said),
)
