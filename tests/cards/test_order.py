"""The tables of an Order against its plain definition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knekt.cards import CARDS, Card, Hand, Order, Suit, pack
from knekt.skat import trump_order


@dataclass(frozen=True)
class Plain:
    """What an order means, word by word and slowly."""

    trumps: tuple[Card, ...]
    ranks: str

    def suit(self, card: Card) -> Suit | None:
        return None if card in self.trumps else card.suit

    def follow(self, hand: Iterable[Card], led: Card | None) -> list[Card]:
        held = sorted(hand)
        return [card for card in held if led and self.suit(card) == self.suit(led)] or held

    def winner(self, trick: Sequence[Card]) -> int:
        def power(card: Card) -> tuple[int, int]:
            if card in self.trumps:
                return 2, -self.trumps.index(card)
            return (1, -self.ranks.index(card.rank)) if card.suit == self.suit(trick[0]) else (0, 0)

        return max(range(len(trick)), key=lambda place: power(trick[place]))


ORDERS = {
    "grand": trump_order("grand", None),
    "null": trump_order("null", None),
    **{suit.name.lower(): trump_order("suit", suit) for suit in Suit},
}
SKAT = pack("AKQJT987")
every_order = pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)


def plain(order: Order) -> Plain:
    return Plain(order.trumps, order.ranks)


@every_order
def test_classes_are_those_of_the_definition(order: Order) -> None:
    assert [order.suit(card) for card in CARDS] == [plain(order).suit(card) for card in CARDS]


@every_order
@given(
    st.frozensets(st.sampled_from(SKAT), min_size=1, max_size=12),
    st.none() | st.sampled_from(SKAT),
)
def test_following_is_that_of_the_definition(order: Order, hand: frozenset[Card], led: Card | None) -> None:
    assert list(order.follow(Hand.of(hand), led)) == plain(order).follow(hand, led)


@every_order
def test_every_trick_of_two_has_the_winner_of_the_definition(order: Order) -> None:
    spec = plain(order)
    for lead in SKAT:
        for second in SKAT:
            if lead is not second:
                assert order.winner([lead, second]) == spec.winner([lead, second]), (lead, second)


@every_order
@given(st.lists(st.sampled_from(SKAT), min_size=1, max_size=4, unique=True))
def test_the_winner_is_that_of_the_definition(order: Order, trick: list[Card]) -> None:
    assert order.winner(trick) == plain(order).winner(trick)


@given(
    st.sampled_from((None, *Suit)),
    st.permutations("AKQJT98765432"),
    st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True),
)
def test_any_pack_and_any_ranking(trump: Suit | None, ranking: list[str], trick: list[Card]) -> None:
    ranks = "".join(ranking)
    trumps = tuple(Card.parse(trump + rank) for rank in ranks) if trump else ()
    order, spec = Order(trumps, ranks), Plain(trumps, ranks)
    assert order.winner(trick) == spec.winner(trick)
    assert list(order.follow(Hand.of(trick[1:]), trick[0])) == spec.follow(trick[1:], trick[0])


@pytest.mark.parametrize(
    ("name", "trumps", "suit"),
    [
        ("clubs", "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", "HA HT HK HQ H9 H8 H7"),
        ("diamonds", "CJ SJ HJ DJ DA DT DK DQ D9 D8 D7", "CA CT CK CQ C9 C8 C7"),
        ("grand", "CJ SJ HJ DJ", "SA ST SK SQ S9 S8 S7"),
        ("null", "", "DA DK DQ DJ DT D9 D8 D7"),
    ],
)
def test_skat_2_1_to_2_3_orders_from_the_strongest_down(name: str, trumps: str, suit: str) -> None:
    order = ORDERS[name]
    for text in (trumps, suit):
        cards = [Card.parse(word) for word in text.split()]
        for stronger, weaker in pairwise(cards):
            assert order.winner([weaker, stronger]) == 1 and order.winner([stronger, weaker]) == 0
    assert [str(card) for card in order.trumps] == trumps.split()
    assert [card for card in SKAT if order.suit(card) is None] == sorted(order.trumps)


@every_order
@given(st.frozensets(st.sampled_from(SKAT), max_size=12))
def test_sorted_as_a_player_sorts(order: Order, cards: frozenset[Card]) -> None:
    row = order.sorted(Hand.of(cards))
    assert set(row) == cards and len(row) == len(cards)
    classes = [order.suit(card) for card in row]
    runs = [each for place, each in enumerate(classes) if place == 0 or classes[place - 1] != each]
    assert len(runs) == len(set(runs)), "a suit in two places"
    assert None not in runs or runs[0] is None
    for stronger, weaker in pairwise(row):
        if order.suit(stronger) == order.suit(weaker):
            assert order.winner([weaker, stronger]) == 1
