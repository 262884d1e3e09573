"""Misère: nobody has bid, the talon is dealt out, each gives the partner a card, and fewest tricks win (10)."""

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
    """The talon dealt singly, its top card to forehand (10.1); each seat sees its own card."""

    kind, text = "talon-dealt", "talon to {first:seat} {cards:heaps}"

    first: Seat
    cards: tuple[Cards, ...]  # one for each seat

    def seen_by(self, seat: Seat | None) -> Self:
        cards = tuple(card if each == seat else Hidden(len(card)) for each, card in enumerate(self.cards))
        return replace(self, cards=cards)


def begun(state: State) -> State:
    """A deal that everybody has passed is played as misère."""
    return _to_give(state.but(is_misere=True, stage=Stage.GIVE, passes=0))


def _to_give(state: State) -> State:
    """In the same order each gives one card to the partner (10.2)."""
    order = tuple((state.rules.forehand + place) % 4 for place in range(4))
    return state.but(
        to_give=tuple((seat, partner_of(seat), 1) for seat in order),
        turn=order[0],
        talon_dealt=not state.rules.options.has_talon,
    )


def consequence(state: State) -> Event | None:
    """The talon goes round before anybody gives."""
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
