"""Revolution by the solver: a share that catches the declarer is found, by people's ideas or by swaps."""

from __future__ import annotations

from random import Random

import pytest

from knekt.cards import Hand
from knekt.players import Budget
from knekt.players.skat.giving import revolution, sharing
from knekt.players.skat.giving.sharing import agrees_to_share, best_share, catches
from knekt.skat import PACK, Stage, State, options, rules
from knekt.skat.state import Proposal

XSKAT = rules(options("xskat"))
BUDGET = Budget(20)


def exchange(hands: list[Hand], declarer: int) -> State:
    return XSKAT.start().but(
        stage=Stage.EXCHANGE,
        hands=tuple(hands),
        declarer=declarer,
        contract=XSKAT.contracts["R"],
        looked=True,
    )


def low_hands(count: int) -> list[State]:
    """Declarers with low cards, who are not safe against every share."""
    found: list[State] = []
    rng = Random(3)
    while len(found) < count:
        cards = sorted(PACK, key=lambda card: "789TJQKA".index(card.rank) + 7 * rng.random())
        rest = cards[10:]
        rng.shuffle(rest)
        declarer = rng.randrange(3)
        hands = [Hand.of(rest[:10]), Hand.of(rest[10:20])]
        hands.insert(declarer, Hand.of(cards[:10]))
        found.append(exchange(hands, declarer))
    return found


def test_no_share_that_people_think_of_is_missed() -> None:
    by_suit = by_solver = 0
    for state in low_hands(30):
        seat = state.defenders[0]
        shares = revolution.best_share(state, seat), best_share(state, seat, BUDGET, 1)
        assert all(len(share) == 10 for share in shares)
        by_suit += catches(state, seat, shares[0], BUDGET)
        by_solver += catches(state, seat, shares[1], BUDGET)
    assert 0 < by_suit <= by_solver < 30


def test_swaps_alone_find_a_share_that_catches(monkeypatch: pytest.MonkeyPatch) -> None:
    """From cards as they were dealt, of which most let the declarer go."""
    monkeypatch.setattr(sharing, "likely_shares", lambda state, seat: [])
    dealt = found = 0
    for state in low_hands(20):
        seat = state.defenders[0]
        dealt += catches(state, seat, state.hand(seat), BUDGET)
        found += catches(state, seat, best_share(state, seat, BUDGET, 1), BUDGET)
    assert found > dealt + 3


def test_the_same_seed_gives_the_same_share() -> None:
    for state in low_hands(5):
        assert best_share(state, state.defenders[1], BUDGET, 7) == best_share(
            state, state.defenders[1], BUDGET, 7
        )


def test_a_share_that_catches_is_agreed_to_and_another_is_not() -> None:
    agreed = set()
    for state in low_hands(30):
        one, two = state.defenders
        share = best_share(state, one, BUDGET, 1)
        if not catches(state, one, share, BUDGET):
            continue
        assert agrees_to_share(state.but(proposal=Proposal(one, share), proposals=1), two, BUDGET, 1)
        if not catches(state, one, state.hand(one), BUDGET):
            poor = state.but(proposal=Proposal(one, state.hand(one)), proposals=1)
            agreed.add(agrees_to_share(poor, two, BUDGET, 1))
    assert agreed == {False}
