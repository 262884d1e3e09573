"""Tournée: the declarer turns up a card of the skat, takes both unturned, or plays solo (Tournée 7, 18.4 to 18.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Self

from knekt.cards import Card, Hand
from knekt.engine import Action, Ask, Cards, Event, Hidden, Seat, value
from knekt.skat.contract import Contract
from knekt.skat.declare import Declare, Declared, PlayHand, SkatTaken, TakeSkat, may_name
from knekt.skat.state import Stage, State, seat_letter

__all__ = [
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
class TurnUp(Action):
    """Play a turn: turn up a card of the skat, or in the house form look at it; 0 is the upper one."""

    kind: ClassVar[str] = "turn-up"

    place: int = TOP

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} turns {_place_text(self.place)}"


@value
class Keep(Action):
    """The card is good: it makes the trumps."""

    kind: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} keeps it"


@value
class Reject(Action):
    """ "Passt mir nicht": the other card shall decide, and a loss counts double."""

    kind: ClassVar[str] = "reject"

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} rejects it"


@value
class SayNull(Action):
    """Say null before the skat is taken unturned; without a word it is a grand."""

    kind: ClassVar[str] = "say-null"

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} null"


@value
class TurnedUp(Event):
    """A card of the skat face up, for all to see."""

    kind: ClassVar[str] = "turned-up"

    seat: Seat
    place: int
    card: Card

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} turns {_place_text(self.place)} {self.card}"


@value
class Peeked(Event):
    """A card of the skat that the declarer alone has looked at."""

    kind: ClassVar[str] = "peeked"

    seat: Seat
    place: int
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=Hidden(len(self.cards)))

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} peeks {_place_text(self.place)} {self.cards}"


@value
class Kept(Event):
    """The first card decides."""

    kind: ClassVar[str] = "kept"

    seat: Seat

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} keeps it"


@value
class Rejected(Event):
    """The second card decides."""

    kind: ClassVar[str] = "rejected"

    seat: Seat

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} rejects it"


@value
class NullSaid(Event):
    """The skat will be taken for a null."""

    kind: ClassVar[str] = "null-said"

    seat: Seat

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} null"


def _place_text(place: int) -> str:
    return PLACES[place] if place in (TOP, BOTTOM) else str(place)


def _card_at(state: State, place: int) -> Card:
    """The upper card of the skat, or the other."""
    assert isinstance(state.skat, Hand) and state.top is not None
    return state.top if place == TOP else (state.skat - Hand(state.top.bit))[0]


def ask(state: State) -> Ask:
    """First how to play; when a card has been turned, whether it decides; of a jack, its suit or grand."""
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
    """Whether a null with the skat can still be worth the bid, open if need be (Tournée 7.2)."""
    values = [
        contract.base
        for contract in state.rules.contracts.values()
        if contract.is_null and contract.row.way == "guckser"
    ]
    return max(values, default=0) >= state.bid or (
        bool(values) and state.rules.options.null_below_bid == "lost"
    )


def consequence(state: State) -> Event | None:
    """What follows by itself: the deciding card is shown, its suit is trump, the skat goes into the hand."""
    seat = state.declarer
    assert seat is not None
    if state.stage is Stage.DECLARE:
        if state.way != "guckser":
            return None
        (grand,) = may_name(state)  # without a word it is one (Tournée 7.2)
        return Declared(seat, grand)
    if state.contract is not None or state.way == "guckser-null":
        return SkatTaken(seat, state.skat)
    if not state.verdict:
        return None
    if state.deciding is None:
        return _shown(state, seat)
    named = tuple(may_name(state))
    return Declared(seat, named[0]) if len(named) == 1 else None


def _shown(state: State, seat: Seat) -> TurnedUp:
    """The deciding card for all to see: the first one if that was kept, or else the other."""
    assert isinstance(state.first, Hand)
    is_top = (state.top in state.first) == (state.verdict == "kept")
    place = TOP if is_top else BOTTOM
    return TurnedUp(seat, place, _card_at(state, place))


def settled(state: State) -> Event | None:
    """What makes a game of one that was given up before it was settled; None where it is.

    The suit of the turned card is trump, and the skat taken without a word a grand (Tournée 9.1, 9.3).
    """
    seat = state.declarer
    if state.contract is not None or seat is None:
        return None
    if state.deciding is None and state.first is not None:
        return _shown(state, seat)
    named = tuple(may_name(state))
    return Declared(seat, next((each for each in named if each.suit is not None), named[0]))


def grand_to_come(state: State) -> Contract | None:
    """The grand that a skat taken without a word is for, before it is named (Tournée 7.2)."""
    return next(may_name(state)) if state.stage is Stage.DISCARD and state.way == "guckser" else None


def decide(state: State, action: TurnUp | Keep | Reject | SayNull) -> Event:
    match action:
        case TurnUp(seat, place):
            card = _card_at(state, place)
            if state.rules.options.peeks:
                return Peeked(seat, place, Hand(card.bit))
            return TurnedUp(seat, place, card)
        case Keep(seat):
            return Kept(seat)
        case Reject(seat):
            return Rejected(seat)
        case SayNull(seat):
            return NullSaid(seat)


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
    """The first card decides, which may still have to be shown."""
    return state.but(verdict="kept", deciding=state.turned[0] if state.turned else None)


def evolve_rejected(state: State, event: Rejected) -> State:
    return state.but(verdict="rejected", way="second-turn")


def evolve_null_said(state: State, event: NullSaid) -> State:
    return state.but(stage=Stage.TURN, way="guckser-null")
