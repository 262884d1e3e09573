"""Players by name, and the greedy baseline: legal at every table, the same every time."""

from __future__ import annotations

from random import Random

import pytest
from random_tables import alternatives, pairwise_of

from knekt.cards import Seed
from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.games import PRESETS, new_game, options
from knekt.players import BUDGETS, BookPlayer, Budget, Level, Player, RandomPlayer, RulePlayer, play_deal
from knekt.players.roster import Entry, named, names_for
from knekt.players.skat.greedy import GreedySkatPlayer
from knekt.players.skruf.greedy import GreedySkrufPlayer


@pytest.mark.parametrize(
    ("name", "preset", "kind"),
    [
        ("random", "isko", RandomPlayer),
        ("random", "trekarl", RandomPlayer),
        ("greedy", "tournee", GreedySkatPlayer),
        ("greedy", "skruf", GreedySkrufPlayer),
        ("rule", "pub", RulePlayer),
        ("rule", "skruf-plain", BookPlayer),
    ],
)
def test_players_have_names(name: str, preset: str, kind: type) -> None:
    assert isinstance(named(name, options(preset), 1), kind)
    assert name in names_for(options(preset))


@pytest.mark.parametrize(
    "name", ["", "Rule", "rule ", "pimc-", "pimc-0", "level-1000000000", "rule@60", "pimc-9@x"]
)
def test_other_names_are_refused_with_the_list(name: str) -> None:
    with pytest.raises(KnektError) as refusal:
        named(name, options("isko"), 1)
    assert refusal.value.code == "unknown-player"
    assert "greedy" in str(refusal.value.args_said["allowed"])


def test_a_name_may_hold_a_number_and_a_time() -> None:
    def nobody(options: TableOptions, seed: int, number: int | None, seconds: float | None) -> Player:
        return RandomPlayer(Random(number))

    entry = Entry("pimc-N", nobody, thinks=True)
    said = [
        entry.read(name) for name in ("pimc-20", "pimc-20@250", "pimc-x", "pimc-", "pimc-20@", "pimc-20@0")
    ]
    assert said == [(20, None), (20, 0.25), None, None, None, None]
    assert Entry("rule", nobody).read("rule@60") is None


def test_a_level_in_a_hurry_thinks_of_fewer_worlds() -> None:
    usual = BUDGETS[Level.MASTER]
    hurried = usual.at_most(usual.seconds / 4)
    assert hurried == Budget(usual.worlds // 4, usual.seconds / 4, usual.nodes)
    assert usual.at_most(2 * usual.seconds) == usual
    assert Budget(20).at_most(0.5) == Budget(20)  # this budget has no time limit


def test_a_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knekt.players.thinking.budget.perf_counter", lambda: 10.0)
    limited, endless = Budget(20, 0.5, 7), Budget(20)
    assert limited.since(9.75) == Budget(20, 0.25, 7) and not limited.is_spent(9.75)
    late = limited.since(9.0)
    assert limited.is_spent(9.0) and 0 < late.seconds < 0.01  # 0 seconds would mean no limit
    assert endless.since(1.0) == endless and not endless.is_spent(1.0)


def tables() -> list[TableOptions]:
    """Every preset, and for each form some tables that combine its options."""
    found = list(PRESETS.values())
    for form in ("german", "tournee", "tournee-house", "skruf", "skruf-plain", "trekarl"):
        plain = PRESETS[form]
        values = alternatives(plain, ("session", "settlement", "scoring", "protocol"))
        found += list(pairwise_of(plain, values))[:4]
    return found


def test_greedy_is_legal_at_every_table() -> None:
    """Against players who do all kinds of things; an illegal action would be refused by the game."""
    for deal, chosen in enumerate(tables()):
        first = new_game(chosen, Seed.parse(f"greedy {deal}"))
        seats = first.rules.seats
        mixed: list[Player] = [
            named(["greedy", "random", "rule"][(seat + deal) % 3], chosen, deal) for seat in range(seats)
        ]
        assert play_deal(first, mixed).is_over
        greedy = [named("greedy", chosen, seed) for seed in range(seats)]
        again = [named("greedy", chosen, 7) for _ in range(seats)]
        assert play_deal(first, greedy) == play_deal(first, again)  # nothing is random in this player


@pytest.mark.parametrize("preset", ["isko", "skruf"])
def test_greedy_bids_now_and_then(preset: str) -> None:
    chosen, declared = options(preset), 0
    for deal in range(25):
        first = new_game(chosen, Seed.parse(f"bids {deal}"))
        over = play_deal(first, [named("greedy", chosen, 0) for _ in range(first.rules.seats)])
        declared += over.state.declarer is not None
    assert 5 <= declared <= 22


def test_who_bears_a_slam_is_asked_after_a_claim_too() -> None:
    """The claim is still in the state when the bidder is asked whether to bear the loss alone (13)."""
    chosen = options("skruf-plain", {"claims": True, "min_level": 4, "first_card": "dealer"})
    first = new_game(chosen, Seed.parse("greedy 2"))
    names = "rule", "greedy", "random", "rule"
    over = play_deal(first, [named(name, chosen, 2) for name in names])
    assert over.state.bears is not None and over.state.claim is not None
