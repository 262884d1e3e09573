"""Caps leave bounds true, threads leave answers the same, and other Python threads go on meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from solver.endings import KINDS, ending, full_deal

from bench.solver_deals import realistic_games, realistic_nulls, skruf_deals
from knekt.cards import Suit
from knekt.solver import Limits, SkrufPosition, Solution, Wish, best_line, best_lines, solve, solve_all
from knekt.solver.position import Position

CAPS = 1, 10, 100, 1000, 10_000
HARD = skruf_deals(1, "hard", None, is_misere=True)[0]  # this deal takes seconds


def positions(kind: str) -> list[Position]:
    match kind:
        case "game":
            return [*realistic_games(4, "caps")]
        case "null":
            return [*realistic_nulls(4, "caps")]
        case "misère" | "ramsch":
            return [ending(kind, 8, Random(f"caps {number}")) for number in range(4)]
    return [*skruf_deals(4, "caps", Suit.CLUBS if kind == "trump" else None, cards=10)]


def untimed(solutions: Sequence[Solution]) -> list[Solution]:
    return [replace(each, milliseconds=0.0) for each in solutions]


@pytest.mark.parametrize("kind", ["game", "null", "ramsch", "trump", "no trump", "misère"])
def test_a_cap_on_nodes_leaves_true_bounds_and_always_the_same(kind: str) -> None:
    asked = positions(kind)
    full = solve_all(asked, cards=True)
    struck = 0
    for cap in CAPS:
        limits = Limits(nodes=cap)
        for cards in (False, True):
            capped = solve_all(asked, cards=cards, limits=limits)
            assert untimed(capped) == untimed(solve_all(asked, cards=cards, limits=limits, threads=1))
            for found, true in zip(capped, full, strict=True):
                assert found.value.low <= true.value.low <= found.value.high
                assert found.value.proven == found.value.is_exact
                for card, bounds in found.cards.items():
                    assert bounds.low <= true.cards[card].low <= bounds.high
                    assert bounds.proven == bounds.is_exact
                assert found.nodes <= 2 * cap + 64, "it goes on after the cap"
                struck += not found.value.proven
        for position, true in zip(asked, full, strict=True):
            line = best_line(position, limits=limits)
            assert line.value.low <= true.value.low <= line.value.high
            threshold = 1 if kind == "null" else true.value.low
            found = solve(position, threshold=threshold, limits=limits)
            assert found.value.reaches(threshold) is (true.value.low >= threshold) or not found.value.proven
            assert found.value.low <= true.value.low <= found.value.high
    assert struck, "no cap has struck"


def test_a_cap_on_time_says_so() -> None:
    short = Limits(seconds=0.01)
    for found in (solve(HARD, limits=short), best_line(HARD, limits=short)):
        assert not found.value.proven and not found.is_repeatable
        assert 0 <= found.value.low < found.value.high <= 13
    found = solve(HARD, cards=True, limits=short)
    assert not found.value.proven and not found.is_repeatable and len(found.cards) == 13
    for asked in ([HARD], [full_deal("ramsch", Random(1))], realistic_games(8, "caps")):
        for cards in (False, True):
            answers = solve_all(asked, cards=cards, limits=Limits(seconds=1e-9))
            assert not all(each.is_repeatable for each in answers)


@pytest.mark.parametrize("kind", ["game", "null", "ramsch", "trump", "misère"])
def test_what_the_clock_has_not_ended_is_repeatable(kind: str) -> None:
    """A cap on nodes that strikes first, and a question that is answered in time."""
    for limits in (Limits(nodes=500, seconds=1e5), Limits(nodes=500), Limits()):
        for cards in (False, True):
            asked = positions(kind)[:1] if not limits.nodes else positions(kind)
            assert all(found.is_repeatable for found in solve_all(asked, cards=cards, limits=limits))
        assert best_line(positions(kind)[0], limits=limits).is_repeatable


def test_a_small_table_gives_the_same_values() -> None:
    for kind in ("game", "null", "ramsch", "trump", "no trump", "misère"):
        large, small = (solve_all(positions(kind), limits=Limits(megabytes=size)) for size in (64, 1))
        assert [each.value for each in large] == [each.value for each in small]


def test_neither_threads_nor_what_is_asked_beside_change_an_answer_or_its_nodes() -> None:
    mixed = [ending(kind, size, Random(f"threads {size}")) for size in range(3, 8) for kind in KINDS] * 3
    mixed += [*realistic_games(3, "threads"), *skruf_deals(2, "threads", Suit.SPADES)]
    for limits in (Limits(), Limits(megabytes=2)):  # two megabytes are too few for a whole deal
        alone = untimed([solve(position, limits=limits) for position in mixed])
        lines = untimed([best_line(position, limits=limits) for position in mixed])
        for threads in (1, 2, 7):
            assert untimed(solve_all(mixed, limits=limits, threads=threads)) == alone
            assert untimed(best_lines(mixed, limits=limits, threads=threads)) == lines


Question = Callable[[], Sequence[Solution]]


def questions() -> list[Question]:
    """Questions of every family and kind, in every way and with different limits."""
    asked = list[Question]()
    for number in range(6):
        for kind in KINDS:
            position = ending(kind, 6, Random(f"callers {number}"))
            limits = (Limits(megabytes=4), Limits(nodes=40), Limits(nodes=700, megabytes=1))[number % 3]
            asked += [
                partial(solve_all, [position], limits=limits),
                partial(solve_all, [position] * 3, cards=True, limits=limits, threads=2),
                partial(solve_all, [position], threshold=3, cards=True, limits=limits),
                partial(best_lines, [position], limits=limits),
            ]
            if not isinstance(position, SkrufPosition):
                asked += [partial(solve_all, [position], threshold=wish, limits=limits) for wish in Wish]
    whole = [*realistic_games(2, "callers"), *realistic_nulls(2, "callers")]
    return [*asked, partial(solve_all, whole), partial(solve_all, skruf_deals(2, "callers", Suit.CLUBS))]


def test_callers_in_several_threads_do_not_disturb_each_other() -> None:
    """Eight threads that ask in different orders get the same answers and nodes as one alone."""
    asked, callers = questions(), 8
    alone = [untimed(question()) for question in asked]
    together = threading.Barrier(callers)

    def call(caller: int) -> bool:
        order = list(range(len(asked)))
        Random(caller).shuffle(order)
        together.wait()
        return all(untimed(asked[place]()) == alone[place] for place in order)

    with ThreadPoolExecutor(callers) as pool:
        assert all(pool.map(call, range(callers)))


@pytest.mark.parametrize("position", [HARD, full_deal("ramsch", Random(1))])
def test_another_python_thread_goes_on(position: Position) -> None:
    """While the core searches, this thread wakes up again and again:
    with the lock held it would sleep through.
    """
    begun, over, steps = threading.Event(), threading.Event(), 0

    def work() -> None:
        begun.set()
        solve(position, cards=True, limits=Limits(seconds=0.5))
        over.set()

    worker = threading.Thread(target=work)
    worker.start()
    begun.wait()
    while not over.is_set():
        steps += not over.wait(0.001)
    worker.join()
    assert steps > 5, "Python stood still while the core worked"


def test_nothing_asked_nothing_answered() -> None:
    assert solve_all([]) == [] and best_lines([]) == []
