"""Questions to the core: the value of a position, the value of each card, and a line of best play."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any

from knekt.engine import Game
from knekt.solver.answer import MEGABYTE, Bounds, Limits, Solution, Threshold
from knekt.solver.family import position_of
from knekt.solver.position import Position, Search

__all__ = ["best_line", "best_lines", "solve", "solve_all"]

UNLIMITED = Limits()


class _Question(IntEnum):
    """The questions, as the core numbers them."""

    EXACT, AT_LEAST, EACH_CARD, EACH_CARD_AT_LEAST, BEST_LINE = range(5)


def solve(
    asked: Position | Game[Any],
    *,
    threshold: Threshold | None = None,
    cards: bool = False,
    limits: Limits = UNLIMITED,
) -> Solution:
    """What the position is worth under best play; with a threshold, only whether it is so much.

    In Skat the threshold may be a `Wish`: the value is then 1 if the declarer can make it come true, and 0 if
    not. `cards`: also what each legal card comes to.

    >>> from knekt.cards import Hand, Suit
    >>> from knekt.solver import SkrufPosition
    >>> hands = [Hand.parse(text) for text in ("SA S2", "SK HA", "S3 H2", "HK HQ")]
    >>> found = solve(SkrufPosition(tuple(hands), leader=0, trumps=Suit.SPADES), cards=True)
    >>> found.value.low, {str(card): value.low for card, value in found.cards.items()}
    (2, {'S2': 1, 'SA': 2})

    >>> from knekt.skat import trump_order
    >>> from knekt.solver import SkatPosition, Wish
    >>> hands = [Hand.parse(text) for text in ("CJ CA", "CT C9", "HA H9")]
    >>> grand = SkatPosition(tuple(hands), declarer=0, leader=0, order=trump_order("grand", None))
    >>> [solve(grand, threshold=wish).value.low for wish in (Wish.ALL_TRICKS, Wish.NO_TRICK)]
    [1, 0]
    """
    return solve_all([asked], threshold=threshold, cards=cards, limits=limits, threads=1)[0]


def best_line(asked: Position | Game[Any], *, limits: Limits = UNLIMITED) -> Solution:
    """The value with a line of best play to the end; if a limit is reached, as far as it is proved.

    >>> from knekt.cards import Hand, Suit
    >>> from knekt.solver import SkrufPosition
    >>> hands = [Hand.parse(text) for text in ("SA S2", "SK HA", "S3 H2", "HK HQ")]
    >>> print(*best_line(SkrufPosition(tuple(hands), leader=0, trumps=Suit.SPADES)).line)
    SA SK S3 HQ S2 HA H2 HK
    """
    return best_lines([asked], limits=limits, threads=1)[0]


def best_lines(
    asked: Sequence[Position | Game[Any]], *, limits: Limits = UNLIMITED, threads: int | None = None
) -> list[Solution]:
    """Best lines of many positions, solved in threads as in `solve_all`."""
    positions = [_position(each) for each in asked]
    for each in positions:
        each.check()
    return _ask(positions, _Question.BEST_LINE, None, limits, threads or _cores())


def solve_all(
    asked: Sequence[Position | Game[Any]],
    *,
    threshold: Threshold | None = None,
    cards: bool = False,
    limits: Limits = UNLIMITED,
    threads: int | None = None,
) -> list[Solution]:
    """The same for many positions, over as many threads as there are cores; Python goes on meanwhile."""
    positions = [_position(each) for each in asked]
    for each in positions:
        each.check()
        each.search(threshold)
    if cards:
        question = _Question.EACH_CARD if threshold is None else _Question.EACH_CARD_AT_LEAST
    else:
        question = _Question.EXACT if threshold is None else _Question.AT_LEAST
    return _ask(positions, question, threshold, limits, threads or _cores())


def _cores() -> int:
    return len(os.sched_getaffinity(0))


def _position(asked: Position | Game[Any]) -> Position:
    return position_of(asked) if isinstance(asked, Game) else asked


def _ask(
    positions: Sequence[Position],
    question: _Question,
    threshold: Threshold | None,
    limits: Limits,
    threads: int,
) -> list[Solution]:
    """Positions that the core can take together go there together; answers come in the order asked."""
    groups: dict[Any, list[int]] = {}
    for place, position in enumerate(positions):
        search = position.search(threshold)
        banked = search.banked(position) if isinstance(threshold, int) else None
        alike = search, banked, _table_megabytes(search, position, limits)
        groups.setdefault(alike, []).append(place)
    found: dict[int, Solution] = {}
    for (search, banked, table), places in groups.items():
        together = [positions[place] for place in places]
        workers = max(1, min(threads, limits.megabytes // table))
        cost = limits.nodes, limits.seconds, table * MEGABYTE, workers
        wanted = search.wanted(threshold)
        still = 0 if wanted is None else wanted - (banked or 0)
        replies = search.ask([search.plain(each) for each in together], question, still, *cost)
        for place, each, reply in zip(places, together, replies, strict=True):
            found[place] = _solution(reply, each, search, wanted)
    return [found[place] for place in range(len(positions))]


def _table_megabytes(search: Search, position: Position, limits: Limits) -> int:
    """As much memory as such a position can use, found by measuring.

    It depends on nothing else, such as threads or other positions; otherwise the number of nodes would, too.
    """
    small, large = search.megabytes
    useful = small if max(map(len, position.hands)) <= search.ending else large
    return max(1, min(useful, limits.megabytes))


def _solution(reply: Any, position: Position, search: Search, wanted: int | None) -> Solution:
    told, cards, line, nodes, milliseconds, struck = reply
    pack, banked = search.pack, search.banked(position)
    each = {pack[card]: _bounds(bounds, banked) for card, bounds in cards}
    if each:
        value = _best(list(each.values()), wanted, is_most=search.wants_more(position))
    else:
        value = _bounds(told, banked)
    return Solution(
        value,
        dict(sorted(each.items())),
        tuple(pack[card] for card in line),
        nodes,
        milliseconds,
        is_repeatable=not struck,
        is_approximate=position.is_approximate,
    )


def _best(cards: Sequence[Bounds], threshold: int | None, *, is_most: bool) -> Bounds:
    """The value of the position: that of the best card, which may be known while others are not."""
    best = max if is_most else min
    found = Bounds(best(each.low for each in cards), best(each.high for each in cards))
    decided = threshold is not None and found.reaches(threshold) is not None
    return replace(found, proven=found.is_exact or decided)


def _bounds(told: tuple[int, int, bool], banked: int) -> Bounds:
    low, high, proven = told
    return Bounds(low + banked, high + banked, proven)
