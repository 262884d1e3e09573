"""Whole deals and large endings against the plain search in `bench/plain`.

`test_endings.py` tests that search against every line of play.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from solver.endings import (
    KINDS,
    SKAT_KINDS,
    SOAK,
    Position,
    ending,
    endings,
    full_deal,
    is_most,
    rng_of,
    seed_of,
)

from bench.plain import plain_reaches, plain_values
from bench.solver_deals import realistic_games, realistic_nulls
from knekt.solver import SkatPosition, solve_all

PLAIN_KINDS = [kind for kind in KINDS if kind != "ramsch"]  # the plain search does not know ramsch
BATCHES = range(10) if SOAK else range(1)
GAMES, NULLS = (20, 20) if SOAK else (10, 20)  # deals of Skat in a batch, ten cards a hand
LARGE = {8: 20, 9: 10, 10: 2} if SOAK else {8: 8, 9: 4}  # so many endings of four hands with so many cards
MIDDLE, MIDDLES = 7, 20  # cards a hand, and endings, where the value of every card is asked for


def at_value(positions: Sequence[Position]) -> list[tuple[Position, int, bool]]:
    """The core's values as questions and answers: so much is reached, and one more is not."""
    asked = list[tuple[Position, int, bool]]()
    for position, found in zip(positions, solve_all(positions), strict=True):
        assert found.value.is_exact and found.value.proven
        value = found.value.low
        if isinstance(position, SkatPosition) and position.is_null:
            asked.append((position, 1, value == 1))
        else:
            asked += [(position, value, True), (position, value + 1, False)]
    return asked


def check_at_value(positions: Sequence[Position]) -> None:
    asked = at_value(positions)
    told = plain_reaches([(position, threshold) for position, threshold, _ in asked])
    for (position, threshold, expected), reached in zip(asked, told, strict=True):
        assert reached is expected, (threshold, position)


@pytest.mark.parametrize("kind", PLAIN_KINDS)
def test_thresholds_and_values_of_the_plain_search_agree(kind: str) -> None:
    positions = endings(kind)
    best = [
        (max if is_most(position) else min)(of_cards.values())
        for position, of_cards in zip(positions, plain_values(positions), strict=True)
    ]
    for more in 0, 1:
        thresholds = [1 if kind == "null" else value + more for value in best]
        told = plain_reaches(list(zip(positions, thresholds, strict=True)))
        assert told == [value >= threshold for value, threshold in zip(best, thresholds, strict=True)]


@pytest.mark.parametrize("batch", BATCHES)
def test_whole_games_of_skat(batch: int) -> None:
    rng = rng_of(f"plain games {batch}")
    random = [full_deal(kind, rng) for kind in ("suit", "grand")]
    check_at_value([*realistic_games(GAMES, seed_of(f"plain games {batch}")), *random])


@pytest.mark.parametrize("batch", BATCHES)
def test_whole_nulls(batch: int) -> None:
    rng = rng_of(f"plain nulls {batch}")
    random = [full_deal("null", rng) for _ in range(2)]
    nulls = [*realistic_nulls(NULLS, seed_of(f"plain nulls {batch}")), *random]
    assert len({made for _, _, made in at_value(nulls)}) == 2, "these nulls are all alike"
    check_at_value(nulls)


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in SKAT_KINDS])
def test_large_endings_of_four_hands(kind: str, batch: int) -> None:
    rng = rng_of(f"plain large {kind} {batch}")
    check_at_value([ending(kind, size, rng) for size, count in LARGE.items() for _ in range(count)])


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", PLAIN_KINDS)
def test_every_card_of_middle_endings(kind: str, batch: int) -> None:
    rng = rng_of(f"plain middle {kind} {batch}")
    positions = [ending(kind, MIDDLE, rng) for _ in range(MIDDLES)]
    found = solve_all(positions, cards=True)
    for position, solution, expected in zip(positions, found, plain_values(positions), strict=True):
        assert {card: bounds.low for card, bounds in solution.cards.items()} == expected, position
        assert all(bounds.is_exact and bounds.proven for bounds in solution.cards.values()), position
