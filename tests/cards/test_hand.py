"""A hand against the set that it stands for."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import CARDS, Card, Hand
from knekt.errors import InvalidPosition, NotationError

sets = st.frozensets(st.sampled_from(CARDS), max_size=20)


@given(sets, sets)
def test_a_hand_behaves_as_a_set(one: frozenset[Card], two: frozenset[Card]) -> None:
    a, b = Hand.of(one), Hand.of(two)
    assert set(a) == one and len(a) == len(one) and bool(a) == bool(one)
    assert set(a | b) == one | two
    assert set(a & b) == one & two
    assert set(a - b) == one - two
    assert (a <= b) == (one <= two) and (a & b) <= a <= (a | b)
    assert a.isdisjoint(b) == one.isdisjoint(two)
    assert (a == b) == (one == two)
    assert a != one
    assert [card in a for card in CARDS] == [card in one for card in CARDS]
    assert "CJ" not in a


@given(sets)
def test_a_hand_is_written_in_one_way(cards: frozenset[Card]) -> None:
    hand = Hand.of(cards)
    assert list(hand) == sorted(cards) == [hand[place] for place in range(len(hand))]
    assert Hand.parse(str(hand)) == hand == eval(repr(hand)) == pickle.loads(pickle.dumps(hand))
    assert hash(Hand.parse(str(hand))) == hash(hand)
    assert hand.mask == sum(card.bit for card in cards)
    assert Hand.of(sorted(cards, reverse=True)) == hand


@pytest.mark.parametrize("place", [3, 52])
def test_there_is_no_card_after_the_last(place: int) -> None:
    with pytest.raises(IndexError):
        Hand.parse("D7 H8 CJ")[place]


@pytest.mark.parametrize("text", [" ", "CJ C1", "CJ,C7", "CJC7"])
def test_what_is_not_a_hand_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Hand.parse(text)


def test_a_card_is_held_once() -> None:
    with pytest.raises(InvalidPosition) as refused:
        Hand.parse("CJ H7 CJ")
    assert refused.value.code == "doubled-card"
    assert refused.value.message.args == {"card": Card.parse("CJ").message}


def test_a_sample_is_any_choice_and_all_are_equally_likely() -> None:
    hand, rng = Hand.parse("D7 H8 S9 CT CJ"), Random(1)
    drawn = Counter(str(hand.sample(2, rng)) for _ in range(5000))
    assert set(drawn) == {str(Hand.of(pair)) for pair in combinations(hand, 2)}
    ways = comb(5, 2)
    chi = sum((count - 5000 / ways) ** 2 / (5000 / ways) for count in drawn.values())
    assert chi < 27.9  # 9 degrees of freedom, one in a thousand
    assert hand.sample(5, rng) == hand and hand.sample(0, rng) == Hand()
