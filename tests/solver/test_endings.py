"""The core against a search that looks at every line of play:
every card's value, thresholds, and the best line.

The plain search of `bench/plain` stands between them: it is held against every line in a test run, and in a
soak, where it is a hundred times as fast, against every twentieth ending.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import pytest
from solver.endings import BATCHES, KINDS, SMALL, SOAK, Position, endings, is_most, rng_of, worth_of

from bench.plain import plain_values
from knekt.cards import Card
from knekt.solver import RamschPosition, SkatPosition, Wish, best_lines, solve_all
from knekt.solver.reference import values


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", KINDS)
def test_endings(kind: str, batch: int) -> None:
    positions = endings(kind, batch)
    # the plain search does not know ramsch, where the last trick may bring the skat
    expected = [values(each) for each in positions] if kind == "ramsch" else plain_values(positions)
    for place, (position, of_cards) in enumerate(zip(positions, expected, strict=True)):
        if not SOAK or (place % 20 == 0 and max(map(len, position.hands)) < 5):
            assert values(position) == of_cards, position
    best = [
        (max if is_most(position) else min)(of_cards.values())
        for position, of_cards in zip(positions, expected, strict=True)
    ]
    for position, found, of_cards, value in zip(
        positions, solve_all(positions, cards=True, limits=SMALL), expected, best, strict=True
    ):
        assert {card: bounds.low for card, bounds in found.cards.items()} == of_cards, position
        assert all(bounds.is_exact and bounds.proven for bounds in found.cards.values()), position
        assert (found.value.low, found.value.high, found.value.proven) == (value, value, True), position
    for position, found, value in zip(positions, solve_all(positions, limits=SMALL), best, strict=True):
        assert (found.value.low, found.value.high, found.value.proven) == (value, value, True), position
    check_thresholds(positions, expected, best)
    lines = best_lines(positions[::4], limits=SMALL)
    for position, found, value in zip(positions[::4], lines, best[::4], strict=True):
        assert found.value.low == found.value.high == value == worth_of(position, found.line), position


@pytest.mark.parametrize("wish", Wish)
@pytest.mark.parametrize("kind", ["suit", "grand", "ramsch"])
def test_all_tricks_or_none(kind: str, wish: Wish) -> None:
    """Tricks played before count too, and do not where the defenders' loss is the declarer's wish."""
    rng, positions = rng_of(f"wish {kind}"), list[Position]()
    for position in endings(kind)[::4]:
        one, two = rng.choice([(0, 0), (0, 0), (0, 0), (0, 2), (1, 0), (2, 1)])
        if isinstance(position, RamschPosition):
            positions.append(replace(position, tricks=(one, 0, two)))
        elif isinstance(position, SkatPosition):
            positions.append(replace(position, tricks=(one, two)))
    plain = solve_all(positions, threshold=wish, limits=SMALL)
    by_card = solve_all(positions, threshold=wish, cards=True, limits=SMALL)
    seen = set[int]()
    for position, found, with_cards in zip(positions, plain, by_card, strict=True):
        expected = values(position, wish)
        is_own = isinstance(position, RamschPosition) or is_most(position)  # the seat to play has the wish
        value = (max if is_own else min)(expected.values())
        assert {card: bounds.low for card, bounds in with_cards.cards.items()} == expected, position
        assert all(bounds.is_exact and bounds.proven for bounds in with_cards.cards.values()), position
        for each in (found, with_cards):
            assert (each.value.low, each.value.high, each.value.proven) == (value, value, True), position
            assert each.is_approximate is (kind == "ramsch")
        seen |= set(expected.values())
    assert seen == {0, 1}


def check_thresholds(positions: list[Position], expected: list[dict[Card, int]], best: list[int]) -> None:
    """Thresholds are asked where the answer turns from yes to no, for the position and for every card."""
    at = defaultdict(list)
    for place, (position, value) in enumerate(zip(positions, best, strict=True)):
        thresholds = {1} if isinstance(position, SkatPosition) and position.is_null else {value, value + 1}
        for threshold in thresholds:
            at[threshold].append(place)
    for threshold, places in at.items():
        asked = [positions[place] for place in places]
        plain = solve_all(asked, threshold=threshold, limits=SMALL)
        by_card = solve_all(asked, threshold=threshold, cards=True, limits=SMALL)
        for place, found, with_cards in zip(places, plain, by_card, strict=True):
            reached = best[place] >= threshold
            assert found.value.proven and found.value.reaches(threshold) is reached, positions[place]
            assert with_cards.value.reaches(threshold) is reached, positions[place]
            assert found.value.low <= best[place] <= found.value.high, positions[place]
            told = {card: bounds.reaches(threshold) for card, bounds in with_cards.cards.items()}
            assert told == {card: value >= threshold for card, value in expected[place].items()}, positions[
                place
            ]
