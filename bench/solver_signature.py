"""The solver's node count over a fixed set of positions: it changes only when the search does."""

from __future__ import annotations

from bench.solver_deals import realistic_games, realistic_nulls, skruf_deals
from knekt.cards import Suit
from knekt.solver import Limits, solve_all

__all__ = ["SIGNATURE", "nodes"]

SIGNATURE = 1_526_349  # what `make signature` prints

CAPPED = Limits(nodes=20_000)


def nodes() -> int:
    """Positions searched for all answers together."""
    games = realistic_games(20, "signature")
    answers = [
        *solve_all(games),
        *solve_all(games, threshold=61),
        *solve_all(games, threshold=61, cards=True),
        *solve_all(realistic_nulls(20, "signature"), cards=True),
        *solve_all(skruf_deals(3, "signature", Suit.SPADES)),
        *solve_all(skruf_deals(3, "signature", None)),
        *solve_all(skruf_deals(10, "signature", None, cards=8), cards=True),
        *solve_all(skruf_deals(10, "signature", None, cards=8, is_misere=True)),
        *solve_all(skruf_deals(3, "signature", None, is_misere=True), limits=CAPPED),
    ]
    return sum(answer.nodes for answer in answers)


if __name__ == "__main__":
    print(nodes())
