"""What a game pays by the steps that its declarer reaches: the count of the rules, as weights for chances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from knekt.sheet.skat.rows import FOR_A_GAME
from knekt.skat import Contract, Facts, Options, Score, SkatRules, score

__all__ = ["IMPOSSIBLE", "cost_of_giving_up", "ends_of", "pays"]

IMPOSSIBLE = -10_000.0  # the pay of a contract that may not be named
# Card points and tricks that stand for each number of the steps 31, 61, 90, all tricks.
_REACHED = ((20, 2), (45, 4), (70, 6), (100, 9), (120, 10))
_NULL = ((0, 1), (0, 0))


def ends_of(contract: Contract) -> Sequence[tuple[int, int]]:
    """Card points and tricks of a declarer, by the number of steps reached."""
    return _NULL if contract.is_null else _REACHED


def pays(
    rules: SkatRules, contract: Contract, matadors: int, bid: int, home: float = 0.0
) -> tuple[float, ...]:
    """What a game pays in any case, and what each step reached adds; `home`: what winning counts besides.

    >>> from knekt.skat import GERMAN, rules
    >>> pays(rules(GERMAN), rules(GERMAN).contracts["C"], 1, 18)
    (-72.0, 24.0, 72.0, 12.0, 12.0)
    """
    base = contract.base
    if contract.is_null:
        return _counted(rules, contract, 0, bid if bid > base else 0, home)
    # Game values are multiples of the base, so all bids between two of them pay the same.
    return _counted(rules, contract, matadors, -(-bid // base) * base, home)


@lru_cache(maxsize=8192)
def _counted(rules: SkatRules, contract: Contract, matadors: int, bid: int, home: float) -> tuple[float, ...]:
    options = rules.options
    if contract.is_null and contract.base < bid and options.null_below_bid == "illegal":
        return (IMPOSSIBLE, 0.0)
    facts = (Facts(contract, matadors, points, tricks, bid) for points, tricks in ends_of(contract))
    counts = [score(options, each) for each in facts]
    worth = [_worth(options, each) + home * each.won for each in counts]
    return (worth[0], *(after - before for before, after in pairwise(worth)))


def cost_of_giving_up(rules: SkatRules, contract: Contract, matadors: int, bid: int) -> float:
    """The score of a game that is given up before a card is played."""
    return _worth(rules.options, score(rules.options, Facts(contract, matadors, bid=bid, given_up=True)))


def _worth(options: Options, counted: Score) -> float:
    """What the count is worth to the declarer;
    where a list is scored as in tournaments, winning adds to it (16.2).
    """
    if not options.scoring.tournament:
        return float(counted.total)
    return float(counted.total + (FOR_A_GAME if counted.won else -FOR_A_GAME))
