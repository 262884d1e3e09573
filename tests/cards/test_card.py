"""Fifty-two cards and no more."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import CARDS, Card, Rank, Suit, pack
from knekt.errors import NotationError

every_card = pytest.mark.parametrize("card", CARDS, ids=str)


@every_card
def test_a_card_is_one_object(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.suit, card.rank) is card
    assert eval(repr(card)) is card  # repr can be pasted back
    assert copy.copy(card) is card and copy.deepcopy([card])[0] is card
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card


@every_card
def test_a_card_knows_its_place(card: Card) -> None:
    assert CARDS[card.index] is card and card.bit == 1 << card.index
    assert card.text == card.suit + card.rank == str(card)
    assert card.message.args == {"suit": card.suit.value, "rank": card.rank.value}


def test_the_cards_are_all_different_and_in_order() -> None:
    assert len(set(CARDS)) == 52
    assert sorted(CARDS, key=lambda card: (list(Suit).index(card.suit), list(Rank).index(card.rank))) == list(
        CARDS
    )
    backwards = CARDS[::-1]
    assert sorted(backwards) == list(CARDS)


@given(st.text(max_size=4))
def test_what_is_not_a_card_is_refused(text: str) -> None:
    if text in {str(card) for card in CARDS}:
        assert str(Card.parse(text)) == text
    else:
        with pytest.raises(NotationError) as refused:
            Card.parse(text)
        assert (refused.value.text, refused.value.expected) == (text, "card")


@pytest.mark.parametrize("text", ["", "C", "CJ ", "cj", "C1", "C10", "JC", "XJ", "♣J"])
def test_a_card_has_one_spelling(text: str) -> None:
    with pytest.raises(NotationError):
        Card.parse(text)


def test_a_pack_is_its_ranks_in_all_suits() -> None:
    assert len(pack("AKQJT987")) == 32 and len(pack(Rank)) == 52
    assert {card.rank for card in pack("A7")} == {Rank.ACE, Rank.SEVEN}
    assert pack("") == ()
