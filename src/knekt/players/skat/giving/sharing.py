"""Revolution by the solver.

The defenders see all cards, so the solver can say of each share whether it catches the declarer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

from knekt.cards import Hand
from knekt.engine import Seat
from knekt.players.skat.giving.revolution import FOREHAND, both_hands, likely_shares
from knekt.players.skat.playing.open_null import NULL
from knekt.players.thinking.budget import Budget
from knekt.skat import State
from knekt.solver import Limits, SkatPosition, solve_all

__all__ = ["agrees_to_share", "best_share", "catches"]

TRIED = 10  # shares that are tried for each world of the budget
ROUND = 8  # shares that are solved together
SWAPS = 3  # how many cards change hands at most from one share to the next


def best_share(state: State, seat: Seat, budget: Budget, seed: int) -> Hand:
    """The ten cards that the seat would hold:
    a share that catches the declarer, or else the one hardest to escape.

    A share is hard to escape if the solver needs many positions to see the escape. The shares that people
    think of are tried first; then cards of the hardest share so far are swapped.
    """
    begun, rng, both = perf_counter(), Random(seed), both_hands(state)
    waiting = list(dict.fromkeys([*likely_shares(state, seat), state.hand(seat)]))
    tried, hardest, most = set(waiting), waiting[0], -1
    while waiting:
        batch, waiting = waiting[:ROUND], waiting[ROUND:]
        for share, (caught, nodes) in zip(batch, _ask_shares(state, seat, batch, budget), strict=True):
            if caught:
                return share
            if nodes > most:
                hardest, most = share, nodes
        if budget.is_spent(begun):
            break
        if not waiting and len(tried) < TRIED * budget.worlds:
            waiting = list(dict.fromkeys(_with_swaps(hardest, both, rng) for _ in range(ROUND)))
            tried.update(waiting)
    return hardest


def agrees_to_share(state: State, seat: Seat, budget: Budget, seed: int) -> bool:
    """Whether the share that the partner proposes catches the declarer, or the own share does not either."""
    proposal = state.proposal
    assert proposal is not None and isinstance(proposal.cards, Hand)
    mine = both_hands(state) - proposal.cards
    return catches(state, seat, mine, budget) or not catches(
        state, seat, best_share(state, seat, budget, seed), budget
    )


def catches(state: State, seat: Seat, mine: Hand, budget: Budget) -> bool:
    """Whether the declarer is caught if the seat holds these cards and the partner the others."""
    ((caught, _),) = _ask_shares(state, seat, [mine], budget)
    return caught


def _ask_shares(state: State, seat: Seat, shares: Sequence[Hand], budget: Budget) -> list[tuple[bool, int]]:
    """For each share, whether it catches the declarer, and how many positions it took to find out."""
    declarer, both = state.declarer, both_hands(state)
    assert declarer is not None
    positions = []
    for share in shares:
        hands = [both - share] * 3
        hands[seat], hands[declarer] = share, state.hand(declarer)
        one, two, three = hands
        positions.append(SkatPosition((one, two, three), declarer, FOREHAND, NULL, is_null=True))
    found = solve_all(positions, limits=Limits(nodes=budget.nodes), threads=1)
    return [(each.value.high == 0, each.nodes) for each in found]


def _with_swaps(share: Hand, both: Hand, rng: Random) -> Hand:
    """The share with a few cards exchanged for some of the partner's."""
    count = rng.randint(1, SWAPS)
    out, into = rng.sample(list(share), count), rng.sample(list(both - share), count)
    return share - Hand.of(out) | Hand.of(into)
