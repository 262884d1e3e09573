"""How a deal ends: by its last card or by the table; who bears a lost slam; all cards are shown (2.5, 13)."""

from __future__ import annotations

from typing import Any, Self

from knekt.cards import Card, Hand
from knekt.engine import TABLE, Action, Ask, Cards, Hidden, Move, Seat, value
from knekt.skruf.result import tricks_of
from knekt.skruf.score import is_lost_high
from knekt.skruf.spelling import SkrufAction, SkrufEvent, read_heaps, read_talon, talon_text, unreadable
from knekt.skruf.state import Ending, Gift, Stage, State

__all__ = ["MOVES", "Bear", "Borne", "Ended", "Stop", "Stopped"]


@value
class Stop(SkrufAction):
    """The table stops the deal: a player left, ran out of time, or there was a fault."""

    kind, text = "stop", ("table {cause:left/timeout} {absent:seat}", "table {cause:void/misdeal}")

    cause: Ending
    absent: Seat | None = None


@value
class Stopped(SkrufEvent):
    """The table has stopped the deal."""

    kind, by = "stopped", Stop

    cause: Ending
    absent: Seat | None = None


@value
class Bear(SkrufAction):
    """Leave the loss of a slam to the partner who bid it alone, or share the loss (13)."""

    kind, text = "bear", "{seat} {alone:leaves/shares} the loss"

    alone: bool


@value
class Borne(SkrufEvent):
    """A seat has left the loss of a slam to its partner, who bid it, or shares the loss."""

    kind, by = "borne", Bear

    seat: Seat
    alone: bool


@value
class Ended(SkrufEvent):
    """The deal is over and all cards are shown: as dealt, the talon, those given, and those still held."""

    kind = "ended"

    dealt: tuple[Cards, ...]
    talon: tuple[Card, ...] | Hidden
    gifts: tuple[Cards, ...]  # in the order in which they were made
    hands: tuple[Cards, ...]

    def __str__(self) -> str:
        heaps = self.dealt, self.hands, self.gifts
        dealt, hands, gifts = ([str(cards) or "-" for cards in each] for each in heaps)
        return "end " + " | ".join([*dealt, talon_text(self.talon), *hands, *gifts])

    @classmethod
    def read(cls, text: str, rules: Any) -> Self | None:
        word, _, what = text.partition(" ")
        if word != "end":
            return None
        parts = what.split(" | ")
        if len(parts) < 9:
            raise unreadable(text)
        dealt, hands, gifts = (read_heaps(each, text) for each in (parts[:4], parts[5:9], parts[9:]))
        return cls(dealt, read_talon(parts[4]), gifts, hands)


def table_asks(state: State) -> tuple[Ask, ...]:
    """What the table may do at any time."""
    stops: list[Action] = [Stop(TABLE, Ending.VOID)]
    for cause in (Ending.LEFT, Ending.TIMEOUT):
        stops += [Stop(TABLE, cause, seat) for seat in range(4) if seat != state.unowned]
    stop = Ask(TABLE, "stop", False, tuple(stops))
    if state.stage is Stage.AUCTION and not state.calls:
        return stop, Ask(TABLE, "misdeal", False, (Stop(TABLE, Ending.MISDEAL),))
    return (stop,)


def bear_asks(state: State, seat: Seat) -> tuple[Ask, ...]:
    """The question whether the seat shares the loss of its partner's slam, if there is one (13)."""
    if state.bears is not None or seat != solo_partner(state):
        return ()
    return (Ask(seat, "bear", True, (Bear(seat, True), Bear(seat, False))),)


def evolve_stopped(state: State, event: Stopped) -> State:
    """The state after the table has stopped the deal, which is void if play had not begun.

    A seat that leaves in play gives up the tricks that are left. If a seat leaves after the last
    trick, the loss of a slam is shared.
    """
    if state.ending is not None and event.absent is not None:
        return state.but(bears=False)
    if event.absent is not None and not state.began:
        return state.but(ending=Ending.VOID, ended_by=event.absent)
    return state.but(ending=event.cause, ended_by=event.absent)


def solo_partner(state: State) -> Seat | None:
    """The partner who may leave the loss of a slam to its bidder, because he has bid nothing himself (13)."""
    bid, bidder = state.high, state.bidder
    if not state.rules.options.solo_slam_claim or state.unowned is not None:
        return None
    if state.ending not in (Ending.PLAYED, Ending.CLAIMED) or bid is None or bidder is None:
        return None
    partner = next(seat for seat in state.sides[0] if seat != bidder)
    if not state.calls or any(call.bid is not None for call in state.calls if call.seat == partner):
        return None  # there was no auction, or the partner has bid too
    return partner if is_lost_high(bid, tricks_of(state)[0]) else None


def evolve_borne(state: State, event: Borne) -> State:
    return state.but(bears=event.alone)


def ended(state: State) -> Ended:
    return Ended(state.dealt, state.talon, tuple(gift.cards for gift in state.gifts), state.hands)


def evolve_ended(state: State, event: Ended) -> State:
    """The state when everybody knows which cards were dealt and given."""
    gifts = tuple(
        Gift(gift.seat, gift.to, cards) for gift, cards in zip(state.gifts, event.gifts, strict=True)
    )
    return state.but(
        stage=Stage.OVER,
        dealt=event.dealt,
        talon=event.talon,
        gifts=gifts,
        laid=(),  # a card laid for a swap that did not happen is still in its hand
        hands=event.hands,
        began=_hands_played(state, event) if state.began else (),
    )


def _hands_played(state: State, event: Ended) -> tuple[Cards, ...]:
    """The thirteen cards with which each hand began: those it played and those it still holds."""
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


MOVES = (
    Move(Stopped, evolve_stopped),
    Move(Borne, evolve_borne),
    Move(Ended, evolve_ended),
)
