"""Asks: what they contain, how many ways there are, and that a pick is never written out."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import CARDS, Hand
from knekt.engine import Ask, Hidden, OneOf, Pick
from knekt.skat import Bid, Discard, Hold, Pass, Play

hands = st.frozensets(st.sampled_from(CARDS), min_size=3, max_size=12).map(Hand.of)


@given(hands, hands, st.integers(0, 3), st.integers(0, 2))
def test_a_pick_holds_every_choice_of_so_many_cards(held: Hand, other: Hand, count: int, seat: int) -> None:
    ask = Ask(seat, "give", True, (Pick(Discard, seat, held, count),))
    assert ask.ways == comb(len(held), count) and list(ask.singles()) == []
    for cards in (held.sample(count, Random(1)), other.sample(min(count, len(other)), Random(1))):
        assert ask.contains(Discard(seat, cards)) == (cards <= held and len(cards) == count)
    assert not ask.contains(Discard(seat + 1, held.sample(count, Random(1))))


@given(hands, st.sampled_from(CARDS))
def test_one_of_holds_its_values_for_its_seat_and_action(held: Hand, card: object) -> None:
    ask = Ask(1, "card", True, (OneOf(Play, 1, held),))
    assert [action.card for action in ask.singles() if isinstance(action, Play)] == list(held)
    assert ask.ways == len(held)
    for each in CARDS:
        assert ask.contains(Play(1, each)) == (each in held)
        assert not ask.contains(Play(0, each))
    assert not ask.contains(Bid(1, 18)) and not ask.contains(Discard(1, held))


def test_a_sample_is_fair_over_all_answers() -> None:
    ask = Ask(1, "bid-0", True, (OneOf(Bid, 1, (18, 20, 22)), Pass(1), Hold(1)))
    assert ask.ways == 5
    rng = Random(3)
    drawn = Counter(ask.sample(rng) for _ in range(5000))
    assert set(drawn) == set(ask.singles())
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 18.5  # 4 degrees of freedom


def test_hidden_cards_are_a_number() -> None:
    assert len(Hidden(10) - Hand.parse("CJ H7")) == 8
    assert len(Hidden(10) | Hidden(2)) == 12
    assert str(Hidden(2)) == "?2" and Hidden(2) == Hidden(2) != Hidden(3)
