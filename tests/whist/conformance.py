"""Whist as the conformance suite runs it: what a seat has a right to know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from conformance.family import Family
from hypothesis import strategies as st
from random_deals import Style

from knekt.cards import CARDS, Hand, Seed
from knekt.engine import Event, Game, Seat
from whist.deal import Dealt
from whist.game import WhistGame, rules
from whist.options import PRESETS
from whist.play import Played
from whist.result import result

__all__ = ["FAMILY"]


def _known(events: Sequence[Event], viewer: Seat | None) -> Iterator[Hand]:
    """One's own cards, the one that is turned up, and what was played."""
    places = Hand()
    for event in events:
        match event:
            case Dealt(hands, turned):
                own = Hand() if viewer is None else hands[viewer]
                assert isinstance(own, Hand)
                places |= own | Hand.of([turned] if turned else [])
            case Played(_, card):
                places |= Hand.of([card])
        yield places


def _opening(preset: str, number: int) -> WhistGame:
    made = rules(PRESETS[preset])
    return WhistGame.open(made, made.dealt(Seed.parse(str(number))))


def _phase(game: Game[Any]) -> str:
    if game.is_over:
        return "over"
    return "play" if len(game.state.tricks) < 9 else "endgame"


FAMILY = tuple(
    Family(
        preset,
        st.builds(_opening, st.just(preset), st.integers(0, 2**32 - 1)),
        Hand.of(CARDS),
        _known,
        _phase,
        ("play", "endgame"),
        result,
        st.just(Style()),
        seats=4,
    )
    for preset in PRESETS
)
