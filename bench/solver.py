"""How fast the open-card solver answers, with one thread, in milliseconds of CPU time."""

from __future__ import annotations

from random import Random
from statistics import mean, median
from time import process_time

from bench.solver_deals import ramsch_deals, realistic_games, realistic_nulls, skruf_deals, worlds_of
from bench.solver_peer import dds_best, dds_deal
from bench.solver_signature import SIGNATURE, nodes
from knekt.cards import Suit
from knekt.solver import Limits, Solution, solve, solve_all

__all__ = ["solver"]

GAMES, SEED = 200, "bench"
STRAINS = (("spades", Suit.SPADES), ("no trump", None))
MISERE = Limits(nodes=1_000_000)  # then bounds are given


def solver() -> None:
    """Every figure of the solver."""
    _skat()
    _worlds()
    _four_hands()
    _misere()
    found = nodes()
    print(f"Solver, node signature: {found}{'' if found == SIGNATURE else f', should be {SIGNATURE}'}")


def _skat() -> None:
    games, nulls = realistic_games(GAMES, SEED), realistic_nulls(GAMES, SEED)
    grands = sum(game.order.trumps == games[0].order.trumps[:4] for game in games)
    print(f"Solver, Skat: {GAMES} realistic games ({grands} grands), {GAMES} nulls, from the first lead")
    exact = solve_all(games, threads=1)
    _print("exact (goal 25, 95 % 100)", exact)
    _print("61 points? (goal 3, 95 % 12)", solve_all(games, threshold=61, threads=1))
    made = solve_all(nulls, threads=1)
    _print("null (goal 0.5)", made)
    _print("ramsch, 40 random deals", solve_all(ramsch_deals(40, SEED), threads=1))
    won = sum(each.value.low >= 61 for each in exact)
    print(f"  won with open cards: {won} games, {sum(each.value.low for each in made)} nulls")


def _print(name: str, answers: list[Solution]) -> None:
    times = sorted(answer.milliseconds for answer in answers)
    late = times[int(0.95 * len(times))]
    print(
        f"  {name:<30} mean {mean(times):7.2f}  median {median(times):7.2f}  "
        f"95 % {late:7.2f}  max {times[-1]:7.1f} ms"
        f"   nodes {mean(answer.nodes for answer in answers):9.0f}"
    )


def _worlds() -> None:
    print("Solver, Skat: 61 points with each legal card, worlds a second (defenders' cards dealt anew)")
    games, rng = realistic_games(20, "worlds"), Random(SEED)
    for left, goal, times in ((10, 400, 10), (8, 2000, 40), (7, 10_000, 100)):
        worlds = [world for game in games for world in worlds_of(game, left, times, rng)]
        answers = solve_all(worlds, threshold=61, cards=True, threads=1)
        rate = 1000 * len(answers) / sum(answer.milliseconds for answer in answers)
        print(
            f"  {left:2} tricks left {rate:8.0f}   goal {goal:6}   "
            f"{mean(a.nodes for a in answers):7.0f} nodes"
        )


def _four_hands() -> None:
    print(
        "Solver, four hands: best card, random deals, beside DDS on the same deals, both called from Python"
    )
    dds_best(dds_deal(skruf_deals(1, "warm", None)[0]))  # it sets itself up at the first call
    for cards, count in ((13, 40), (10, 300), (9, 300), (8, 300), (7, 300)):
        for name, trumps in STRAINS:
            deals = skruf_deals(count, SEED, trumps, cards=cards)
            theirs = [dds_deal(deal) for deal in deals]
            begun = process_time()
            tricks = [solve(deal).value.low for deal in deals]
            ours_done = process_time()
            their_tricks = [dds_best(deal) for deal in theirs]
            both_done = process_time()
            ours, peer = (1000 * span / count for span in (ours_done - begun, both_done - ours_done))
            same = "" if tricks == their_tricks else "   DIFFERENT TRICKS"
            print(
                f"  {cards:2} cards, {name:<8} knekt {ours:8.2f} ms   "
                f"DDS {peer:8.2f} ms   ratio {ours / peer:5.2f}{same}"
            )


def _misere() -> None:
    print(
        f"Solver, misère from the first lead, random deals, at most {MISERE.nodes} nodes each (goal 250 ms)"
    )
    answers = solve_all(
        skruf_deals(15, SEED, None, is_misere=True),
        limits=MISERE,
        threads=1,
    )
    _print(f"{sum(answer.value.proven for answer in answers)} of {len(answers)} solved", answers)
    gap = mean(answer.value.high - answer.value.low for answer in answers)
    print(f"  bounds are {gap:.1f} tricks apart on average")
