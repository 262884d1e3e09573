"""Clues of hidden cards: how likely they make them, and that changes follow the rules of chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from knekt import _core
from knekt._core import anywhere
from knekt.cards import Hand
from knekt.solver import deals_of
from knekt.solver.clues import Case, Clue, Clues, Look, Lying, by_count

ACES = Hand.parse("DA HA SA CA").mask
HEARTS = Hand.parse("H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA").mask
TWO_ACES = by_count(ACES, [0.01, 0.1, 1.0, 0.2])


def lying(*hands: str) -> Lying:
    one, two, three, four, talon = (Hand.parse(text).mask for text in (*hands, "", "", "", "", "")[:5])
    return one, two, three, four, talon


@pytest.mark.parametrize(
    ("hand", "factor"),
    [("", 0.01), ("H2 HA", 0.1), ("DA CA", 1.0), ("DA HA SA", 0.2), ("DA HA SA CA", 0.2)],
)
def test_a_factor_goes_by_how_many_cards_there_are(hand: str, factor: float) -> None:
    clues = Clues([Clue((Look(0b10),), TWO_ACES)])
    assert clues.likelihoods([lying("S2", hand)]) == [factor]


def test_one_looks_at_cards_as_they_were() -> None:
    since = Look(0b1, come=Hand.parse("DA S2").mask, gone=Hand.parse("HA SA CA").mask)
    assert Clues([Clue((since,), TWO_ACES)]).likelihoods([lying("DA CA"), lying("D2")]) == [0.2, 0.2]
    assert Clues([Clue((since,), by_count(Hand.parse("DA").mask, [0.5, 1.0]))]).likelihoods(
        [lying("DA")]
    ) == [0.5]


def test_places_count_together_or_the_better_of_two_counts() -> None:
    few_or_many = by_count(HEARTS, [0.0, 0.1, 0.2, 0.3, 0.4])
    told = [lying("H2 H3", "H4"), lying("H4", "H2 H3"), lying("", "HA"), lying("", "", "H2 H3 H4")]
    assert Clues([Clue((Look(0b11),), few_or_many)]).likelihoods(told) == [0.3, 0.3, 0.1, 0.0]
    assert Clues([Clue((Look(0b1), Look(0b10)), few_or_many)]).likelihoods(told) == [0.2, 0.2, 0.1, 0.0]


def test_the_first_case_that_holds_counts_and_without_any_nothing_is_said() -> None:
    both = Case(0.5, HEARTS, 3, ACES, 1)
    clues = Clues([Clue((Look(0b1),), (both, Case(0.25, HEARTS, 3))), Clue((Look(0b1),), ())])
    told = [lying("H2 H3 DA"), lying("H2 H3 HA"), lying("H2 H3 H4"), lying("H2 DA")]
    assert clues.likelihoods(told) == [1.0, 0.5, 0.25, 1.0]


def test_clues_are_multiplied() -> None:
    clue = Clue((Look(0b1),), by_count(HEARTS, [0.5, 0.25]))
    assert Clues([clue, clue]).likelihoods([lying("H2"), lying("S2")]) == [0.0625, 0.25]
    assert Clues([]).likelihoods([lying("H2")]) == [1.0]


def test_what_is_not_there_is_refused() -> None:
    for looks, named in (((Look(1 << 5),), "place"), ((Look(1),) * 3, "looks")):
        with pytest.raises(ValueError, match=named):
            Clues([Clue(looks, ())])
    with pytest.raises(ValueError, match="cards"):
        Clues([]).changed([lying("HA", "HA")], lying("HA", "HA"), 1, 0)


def some_places(rng: Random) -> tuple[Lying, Lying]:
    """Cards in five places, and what each place may hold: one only its own cards, the others most cards."""
    pack = [1 << place for place in range(52)]
    rng.shuffle(pack)
    counts = [rng.randrange(11) for _ in range(5)]
    dealt = [sum(pack.pop() for _ in range(count)) for count in counts]
    all_of_them = sum(dealt)
    may_hold = [
        cards | sum(1 << place for place in range(52) if rng.random() < 0.6) & all_of_them for cards in dealt
    ]
    may_hold[rng.randrange(5)] = 0
    one, two, three, four, five = may_hold
    return (dealt[0], dealt[1], dealt[2], dealt[3], dealt[4]), (one, two, three, four, five)


def test_changes_leave_every_card_where_it_may_lie() -> None:
    moved, rng = 0, Random(1)
    for number in range(200):
        begun, may_hold = some_places(rng)
        clues = Clues([Clue((Look(1 << place),), TWO_ACES) for place in range(5)])
        (found,) = clues.changed([begun], may_hold, 60, number)
        assert sum(found) == sum(begun)
        for before, now, allowed in zip(begun, found, may_hold, strict=True):
            assert now.bit_count() == before.bit_count()
            assert now == before if not allowed else not now & ~allowed
            moved += (now & ~before).bit_count()
        assert clues.changed([begun], may_hold, 60, number) == [found]
        assert clues.changed([begun], may_hold, 0, number) == [list(begun)]
    assert moved > 1000


def test_a_place_alone_or_without_cards_is_left_as_it_is() -> None:
    alone = lying("HA H2", "DA D2", "")
    everything = (1 << 52) - 1
    clues = Clues([])
    assert clues.changed([alone], (everything, 0, 0, 0, 0), 50, 1) == [list(alone)]
    assert clues.changed([alone], (everything, 0, everything, 0, 0), 50, 1) == [list(alone)]


CARDS = Hand.parse("DA HA H2 H3 S2 S3")
NO_SPADES = Hand.parse("DA HA H2 H3")


def test_worlds_come_as_often_as_they_are_likely() -> None:
    """Six cards over three places, where every way they may lie can be weighed."""
    places = (CARDS, 2), (NO_SPADES, 2), (CARDS, 2)
    ways: list[Lying] = [
        (one.mask, two.mask, three.mask, 0, 0) for one, two, three in deals_of(CARDS, places, 1000).dealt
    ]
    clues = Clues(
        [
            Clue((Look(0b1),), by_count(ACES, [0.2, 0.5, 1.0])),
            Clue((Look(0b1), Look(0b100)), by_count(HEARTS, [0.0, 0.4, 1.0])),
        ]
    )
    weights = dict(zip(ways, clues.likelihoods(ways), strict=True))
    whole, number = sum(weights.values()), 40_000
    may_hold: Lying = CARDS.mask, NO_SPADES.mask, CARDS.mask, 0, 0
    start = max(weights, key=lambda way: (weights[way], way))
    ends = Counter(tuple(each) for each in clues.changed([start] * number, may_hold, 120, 5))
    assert len(weights) == 36 and len(set(weights.values())) > 3 and set(ends) <= set(weights)
    for way, weight in weights.items():
        due = number * weight / whole
        assert abs(ends[way] - due) < 5 * due**0.5 + 1, way


def test_the_core_for_any_processor_changes_the_same() -> None:
    begun, may_hold = some_places(Random(3))
    told = [Clue((Look(1 << place),), TWO_ACES) for place in range(5)]
    one, other = (core.Clues(told).changed([begun] * 50, may_hold, 100, 9) for core in (_core, anywhere))
    assert one == other and len(set(map(tuple, one))) > 10
