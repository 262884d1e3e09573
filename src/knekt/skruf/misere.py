"""Misère: nobody has bid, the talon is dealt out, partners exchange a card, and fewest tricks win (10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from knekt.cards import Hand
from knekt.engine import Cards, Event, Hidden, Move, Seat, added, value
from knekt.skruf.spelling import SkrufEvent
from knekt.skruf.state import Stage, State, partner_of

__all__ = ["MOVES", "TalonDealt"]


@value
class TalonDealt(SkrufEvent):
    """The talon has been dealt out, its top card to forehand (10.1); each seat sees its own card."""

    kind, text = "talon-dealt", "talon to {first:seat} {cards:heaps}"

    first: Seat
    cards: tuple[Cards, ...]  # one for each seat

    def seen_by(self, seat: Seat | None) -> Self:
        cards = tuple(card if each == seat else Hidden(len(card)) for each, card in enumerate(self.cards))
        return replace(self, cards=cards)


def begin(state: State) -> State:
    """The state when everybody has passed and the deal becomes a misère."""
    return _begin_giving(state.but(is_misere=True, stage=Stage.GIVE, passes=0))


def _begin_giving(state: State) -> State:
    """The state when the partners give each other a card, in the order in which the talon is dealt (10.2)."""
    order = tuple((state.rules.forehand + place) % 4 for place in range(4))
    return state.but(
        to_give=tuple((seat, partner_of(seat), 1) for seat in order),
        turn=order[0],
        talon_dealt=not state.rules.options.has_talon,
    )


def consequence(state: State) -> Event | None:
    """The event that deals out the talon; None if that is done."""
    if state.talon_dealt or isinstance(state.talon, Hidden):
        return None
    first = state.rules.forehand
    cards = [Hand()] * 4
    for place, card in enumerate(state.talon):
        cards[(first + place) % 4] = Hand(card.bit)
    return TalonDealt(first, tuple(cards))


def evolve_talon_dealt(state: State, event: TalonDealt) -> State:
    pairs = zip(state.hands, event.cards, strict=True)
    return state.but(hands=tuple(added(held, card) for held, card in pairs), talon_dealt=True)


MOVES = (Move(TalonDealt, evolve_talon_dealt),)
