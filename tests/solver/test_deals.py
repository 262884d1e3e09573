"""Whole deals: every way to ask gives the same answer."""

from __future__ import annotations

from random import Random

import pytest
from solver.endings import SOAK, Position, ending, full_deal, worth_of

from bench.solver_deals import realistic_games, realistic_nulls, skruf_deals
from knekt.cards import Suit
from knekt.solver import SkatPosition, best_line, solve_all

COUNT = 200 if SOAK else 8
MISERE_CARDS = 8  # deals with more cards take seconds each


def whole_deals(kind: str) -> list[Position]:
    rng = Random(f"whole {kind}")
    match kind:
        case "game":
            return [*realistic_games(COUNT, "whole"), *(full_deal("suit", rng) for _ in range(COUNT))]
        case "null":
            return [*realistic_nulls(COUNT, "whole"), *(full_deal("null", rng) for _ in range(COUNT))]
        case "misère":
            return [ending("misère", MISERE_CARDS, rng) for _ in range(COUNT)]
        case "ramsch":
            return [full_deal("ramsch", rng), *(ending("ramsch", 8, rng) for _ in range(COUNT))]
    trumps = Suit.HEARTS if kind == "trump" else None
    return [*skruf_deals(COUNT // 4, "whole", trumps), *skruf_deals(COUNT, "whole", trumps, cards=9)]


@pytest.mark.parametrize("kind", ["game", "null", "ramsch", "trump", "no trump", "misère"])
def test_exact_thresholds_cards_and_line_agree(kind: str) -> None:
    positions = whole_deals(kind)
    exact = [found.value for found in solve_all(positions)]
    assert all(value.is_exact and value.proven for value in exact)
    assert len({value.low for value in exact}) > 1, "these deals are all alike"
    for position, value, found in zip(positions, exact, solve_all(positions, cards=True), strict=True):
        assert found.value == value
        assert len(found.cards) == len(position.hands[position.turn]) or position.trick
    for position, value in zip(positions, exact, strict=True):
        found = best_line(position)
        assert found.value == value and worth_of(position, found.line) == value.low
    for position, value in zip(positions, exact, strict=True):
        is_null = isinstance(position, SkatPosition) and position.is_null
        for threshold in {1} if is_null else {value.low, value.low + 1, 61}:
            (plain,) = solve_all([position], threshold=threshold)
            (by_card,) = solve_all([position], threshold=threshold, cards=True)
            assert plain.value.proven and plain.value.reaches(threshold) is (value.low >= threshold)
            assert by_card.value.reaches(threshold) is (value.low >= threshold)
