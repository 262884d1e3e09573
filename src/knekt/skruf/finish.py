"""How a deal ends: the last card, a stop by the table, who bears a lost slam, and all cards shown (2.5, 13)."""

from __future__ import annotations

from typing import ClassVar

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Ask, Cards, Event, Hidden, Seat, value
from knekt.skruf.result import tricks_of
from knekt.skruf.score import is_lost_high
from knekt.skruf.state import Ending, Gift, Stage, State, seat_letter

__all__ = ["Bear", "Borne", "Ended", "Stop", "Stopped"]


@value
class Stop(Action):
    """The table ends the deal: somebody has left or run out of time, or there was a fault."""

    kind: ClassVar[str] = "stop"

    cause: Ending
    absent: Seat | None = None

    def __str__(self) -> str:
        return f"table {self.cause}{'' if self.absent is None else f' {seat_letter(self.absent)}'}"


@value
class Stopped(Event):
    """The deal was ended by the table."""

    kind: ClassVar[str] = "stopped"

    cause: Ending
    absent: Seat | None = None

    def __str__(self) -> str:
        return f"table {self.cause}{'' if self.absent is None else f' {seat_letter(self.absent)}'}"


@value
class Bear(Action):
    """The partner of who bid a slam alone and lost it high: is the loss the bidder's alone, or shared (13)?"""

    kind: ClassVar[str] = "bear"

    alone: bool

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {'leaves the loss' if self.alone else 'shares the loss'}"


@value
class Borne(Event):
    """The loss of a slam was left to its bidder, or shared."""

    kind: ClassVar[str] = "borne"

    seat: Seat
    alone: bool

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {'leaves the loss' if self.alone else 'shares the loss'}"


@value
class Ended(Event):
    """The deal is over and all cards are shown: as dealt, the talon, what was given, what is still held."""

    kind: ClassVar[str] = "ended"

    dealt: tuple[Cards, ...]
    talon: tuple[Card, ...] | Hidden
    gifts: tuple[Cards, ...]  # in the order in which they were made
    hands: tuple[Cards, ...]

    def __str__(self) -> str:
        talon = " ".join(map(str, self.talon)) if isinstance(self.talon, tuple) else str(self.talon)
        parts = [*map(_heap, self.dealt), talon or "-", *map(_heap, self.hands), *map(_heap, self.gifts)]
        return "end " + " | ".join(parts)


def _heap(cards: Cards) -> str:
    return str(cards) or "-"


def table_asks(state: State) -> tuple[Ask, ...]:
    """What the table may do at any time. Who does not answer for a lost slam shares it."""
    stops: list[Action] = [Stop(TABLE, Ending.VOID)]
    for cause in (Ending.LEFT, Ending.TIMEOUT):
        stops += [Stop(TABLE, cause, seat) for seat in range(4) if seat != state.unowned]
    stop = Ask(TABLE, "stop", False, tuple(stops))
    if state.stage is Stage.AUCTION and not state.calls:
        return stop, Ask(TABLE, "misdeal", False, (Stop(TABLE, Ending.MISDEAL),))
    return (stop,)


def bear_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Before the cards are shown, the partner is asked where there is something to ask."""
    if state.bears is not None or seat != solo_partner(state):
        return ()
    return (Ask(seat, "bear", True, (Bear(seat, True), Bear(seat, False))),)


def decide(_: State, action: Stop | Bear) -> Event:
    match action:
        case Stop(_, cause, absent):
            return Stopped(cause, absent)
        case Bear(seat, alone):
            return Borne(seat, alone)


def evolve_stopped(state: State, event: Stopped) -> State:
    """Who leaves gives up the tricks that are left; before the contract stands there is nothing to count."""
    if state.ending is not None and event.absent is not None:
        return state.but(bears=False)
    if event.absent is not None and not state.began:
        return state.but(ending=Ending.VOID, ended_by=event.absent)
    return state.but(ending=event.cause, ended_by=event.absent)


def solo_partner(state: State) -> Seat | None:
    """The partner who may leave the loss of a slam to its bidder: who has bid nothing himself (13)."""
    bid, bidder = state.high, state.bidder
    if not state.rules.options.solo_slam_claim or state.unowned is not None:
        return None
    if state.ending not in (Ending.PLAYED, Ending.CLAIMED) or bid is None or bidder is None:
        return None
    partner = next(seat for seat in state.sides[0] if seat != bidder)
    if not state.calls or any(call.bid is not None for call in state.calls if call.seat == partner):
        return None  # set up without an auction, or the partner has helped by bidding
    return partner if is_lost_high(bid, tricks_of(state)[0]) else None


def evolve_borne(state: State, event: Borne) -> State:
    return state.but(bears=event.alone)


def ended(state: State) -> Ended:
    return Ended(state.dealt, state.talon, tuple(gift.cards for gift in state.gifts), state.hands)


def evolve_ended(state: State, event: Ended) -> State:
    """Everybody knows now what was dealt and given."""
    gifts = tuple(
        Gift(gift.seat, gift.to, cards) for gift, cards in zip(state.gifts, event.gifts, strict=True)
    )
    return state.but(
        stage=Stage.OVER,
        dealt=event.dealt,
        talon=event.talon,
        gifts=gifts,
        laid=(),  # a card of a swap that was not to be is still in its hand
        hands=event.hands,
        began=_as_played(state, event) if state.began else (),
    )


def _as_played(state: State, event: Ended) -> tuple[Cards, ...]:
    """The thirteen cards with which each began: what was played, and what is still held."""
    masks = [cards.mask for cards in state.played or (Hand(),) * 4]
    for seat, cards in enumerate(event.hands):
        assert isinstance(cards, Hand)
        masks[seat] |= cards.mask
    for seat, card in _cards_played(state):
        masks[seat] |= card.bit
    return tuple(Hand(mask) for mask in masks)


def _cards_played(state: State) -> list[tuple[Seat, Card]]:
    found = []
    for lead, cards in [(trick.lead, trick.cards) for trick in state.tricks] + [(None, state.trick)]:
        start = state.circle.index(state.turn) - len(cards) if lead is None else state.circle.index(lead)
        found += [(state.circle[(start + place) % 4], card) for place, card in enumerate(cards)]
    return found
