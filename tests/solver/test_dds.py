"""Four hands against DDS, the solver that bridge programs use: every card's tricks on random deals."""

from __future__ import annotations

from random import Random

import pytest
from solver.endings import SOAK, ending, rng_of

from bench.solver_peer import dds_values
from knekt.cards import Suit
from knekt.solver import SkrufPosition, solve_all

# So many deals of each kind with so many cards a hand, forty in all; another KNEKT_SEED draws new ones.
COUNTS = {13: 1000, 10: 1000, 7: 1000} if SOAK else {13: 7, 10: 7, 7: 6}


@pytest.mark.parametrize("cards", COUNTS)
@pytest.mark.parametrize("kind", ["trump", "no trump"])
def test_every_card_takes_as_many_tricks_as_dds_says(kind: str, cards: int) -> None:
    rng = rng_of(f"dds {kind} {cards}")
    asked = list[SkrufPosition]()
    while len(asked) < COUNTS[cards]:
        position = ending(kind, cards, rng)
        if isinstance(position, SkrufPosition) and position.circle == (0, 1, 2, 3):
            asked.append(position)
    for position, found in zip(asked, solve_all(asked, cards=True), strict=True):
        assert {card: bounds.low for card, bounds in found.cards.items()} == dds_values(position), position


def test_dds_is_asked_the_right_question() -> None:
    """Both programs mean the same trumps, and count the tricks of the leader's side."""
    rng = Random("dds trumps")
    position = ending("no trump", 13, rng)
    assert isinstance(position, SkrufPosition)
    by_suit = {suit: max(dds_values(with_trumps(position, suit)).values()) for suit in (*Suit, None)}
    assert len(set(by_suit.values())) > 1


def with_trumps(position: SkrufPosition, suit: Suit | None) -> SkrufPosition:
    return SkrufPosition(position.hands, position.leader, suit, trick=position.trick)
