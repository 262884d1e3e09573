"""The searching player of Skruf: its worlds, its belief, its aims, and that it sees nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from conformance.of_skruf import SKRUF as FAMILIES
from conformance.twins import twin
from players.skruf_deals import Watched, after_calls
from strategies_skruf import skruf_pairwise

from knekt.cards import Hand, Seed
from knekt.engine import View
from knekt.players.random import RandomPlayer
from knekt.players.skruf.book import BookPlayer
from knekt.players.skruf.knowing.belief import Belief
from knekt.players.skruf.knowing.knowledge import whereabouts
from knekt.players.skruf.knowing.worlds import World, Worlds, played_by
from knekt.players.skruf.playing import thinker
from knekt.players.skruf.playing.aims import TOWARDS_GAME, Aim, aim_of, deal_worth, worth_table
from knekt.players.skruf.playing.card_turn import CardTurn
from knekt.players.skruf.playing.leading import leads_apart
from knekt.players.skruf.searching import SkrufSearchingPlayer
from knekt.players.table import play_deal, step
from knekt.players.thinking.budget import Budget
from knekt.players.thinking.poll import FIRST_ROUND
from knekt.skruf import (
    PRESETS,
    SKRUF,
    Facts,
    Options,
    Stage,
    State,
    aces_in,
    new_game,
    options,
    parse_bid,
    result,
    score,
)
from knekt.skruf.game import SkrufGame
from knekt.solver import Voter, solve

(FAMILY, *_) = FAMILIES
MISERE = options("skruf", {"general_pass": "misere"})
QUICK = Budget(worlds=8, nodes=5_000)


def positions(chosen: Options | str, number: int, share: float) -> Iterator[tuple[SkrufGame, View[State]]]:
    """Some moments of a deal by the book, with the view of the seat that is asked."""
    rng, game = Random(number), new_game(chosen, Seed.parse(f"worlds {number}"))
    players = [BookPlayer(seed) for seed in range(4)]
    while not game.is_over:
        seat = game.turn
        assert seat is not None
        if rng.random() < share:
            yield game, game.view(seat)
        game = step(game, players)


@pytest.mark.parametrize("chosen", [*PRESETS.values(), MISERE], ids=lambda chosen: chosen.preset)
def test_worlds_hold_all_that_the_seat_has_seen(chosen: Options) -> None:
    found = 0
    for number in range(8):
        for game, view in positions(chosen, number, 0.2):
            places, worlds = whereabouts(view), Worlds(view)
            for world in worlds.some(5, number)[1]:
                found += 1
                together = Hand()
                for seat, hand in enumerate(world.hands):
                    assert hand <= places[seat] and len(hand) == len(game.state.hands[seat])
                    assert hand.isdisjoint(together)
                    together |= hand
                known = [each for each in view.state.hands if isinstance(each, Hand)]
                assert all(hand in world.hands for hand in known)
                if game.state.stage is Stage.PLAY:
                    worlds.position(world).check()
    assert found > 200


@pytest.mark.parametrize("chosen", [*PRESETS.values(), MISERE], ids=lambda chosen: chosen.preset)
def test_the_deal_as_it_is_is_one_of_them(chosen: Options) -> None:
    found = 0
    for number in range(12):
        for game, view in positions(chosen, number, 0.5):
            if game.state.stage is not Stage.PLAY or game.state.tricks_left > 3:
                continue
            are_all, worlds = Worlds(view).some(20_000, 0)
            if are_all:
                found += 1
                assert any(world.hands == game.state.hands for world in worlds)
    assert found > 3


def test_14_who_has_shown_three_aces_is_believed_to_have_them() -> None:
    game = after_calls(new_game("skruf", Seed.parse("aces")), ["1G"])
    view = game.view(0)
    worlds = Worlds(view).some(400, 1)[1]
    weights = Belief(view).weights(worlds)
    assert sum(weights) == pytest.approx(len(worlds))
    fits = [weight for world, weight in zip(worlds, weights, strict=True) if aces_in(world.hands[3]) == 3]
    others = [weight for world, weight in zip(worlds, weights, strict=True) if aces_in(world.hands[3]) < 2]
    assert fits and others and min(fits) > 3 * max(others)
    assert min(weights) >= 0.05  # no world is quite excluded


def test_14_a_suit_that_was_named_is_believed_to_be_long() -> None:
    game = after_calls(new_game("skruf", Seed.parse("suits")), ["1H"])
    view = game.view(0)
    worlds = Worlds(view).some(400, 1)[1]

    def hearts(world: World) -> int:
        return sum(card.suit == "H" for card in world.hands[3])

    weighed = list(zip(worlds, Belief(view).weights(worlds), strict=True))
    plain = sum(map(hearts, worlds)) / len(worlds)
    believed = sum(weight * hearts(world) for world, weight in weighed) / len(worlds)
    assert believed > plain + 1


def test_8_what_an_end_is_worth_is_what_the_account_says() -> None:
    for level, tricks in ((4, 9), (4, 10), (5, 11), (6, 12), (7, 12), (7, 13)):
        facts = Facts(parse_bid(f"{level}S"), tricks, 3, 4)
        counted, plain = score(SKRUF, facts), deal_worth(SKRUF, facts)
        assert worth_table(SKRUF).ends(facts.contract, 3, 4)[tricks] == plain
        below = counted.below(0) - counted.below(1)
        assert plain - TOWARDS_GAME * below == counted.total(0) - counted.total(1)


def test_8_at_the_last_tricks_an_aim_is_the_account_itself() -> None:
    """With one trick left nothing is in doubt: the solver's value is worth what the deal then counts."""
    leaders = set[int]()
    for number in range(60):
        for game, view in positions("skruf", number, 1.0):
            state = game.state
            if state.stage is not Stage.PLAY or state.tricks_left > 1 or state.trick or state.high is None:
                continue
            leaders.add(state.side_of(state.turn))
            one, two, three, four = (hand for hand in state.hands if isinstance(hand, Hand))
            aim = aim_of(view.state, [World.of((one, two, three, four))])
            value = solve(game).value.low
            over = play_deal(game, [BookPlayer(0)] * 4)
            facts = result(over.state).facts
            assert isinstance(facts, Facts)
            due = deal_worth(state.rules.options, replace(facts, karonkas=()))
            side = 1 if state.side_of(state.turn) == 0 else -1
            assert aim.worth(value) == pytest.approx(side * due)
    assert leaders == {0, 1}


def test_cards_played_are_remembered_by_hand() -> None:
    over = play_deal(new_game("skruf", Seed.parse("worlds 1")), [BookPlayer(seed) for seed in range(4)])
    assert over.state.began and played_by(over.state) == over.state.began


@pytest.mark.parametrize("preset", PRESETS)
def test_every_answer_is_asked_for_and_the_same_each_time(preset: str) -> None:
    players = [Watched(SkrufSearchingPlayer(seed, QUICK, believes=bool(seed % 2))) for seed in range(4)]
    assert play_deal(new_game(preset, Seed.parse("worlds 1")), players).is_over


@pytest.mark.parametrize("preset", PRESETS)
def test_under_any_options_every_answer_is_asked_for(preset: str) -> None:
    for number, chosen in enumerate(skruf_pairwise(PRESETS[preset])):
        if number % 8:
            continue
        rng = Random(number)
        one = Watched(SkrufSearchingPlayer(number, Budget(worlds=2, nodes=2_000), believes=True))
        table = [one if seat % 2 else RandomPlayer(rng) for seat in range(4)]
        assert play_deal(new_game(chosen, Seed.parse(f"any {number}")), table).is_over


@pytest.mark.parametrize("chosen", [*PRESETS.values(), MISERE], ids=lambda chosen: chosen.preset)
def test_it_does_not_look_beyond_its_view(chosen: Options) -> None:
    found, player = 0, SkrufSearchingPlayer(1, QUICK, believes=True)
    for number in range(6):
        rng = Random(number)
        for game, view in positions(chosen, number, 0.1):
            if game.state.stage is not Stage.PLAY:
                continue
            assert view.seat is not None
            other = twin(FAMILY, game, view.seat, rng)
            if other is not None:
                found += 1
                assert player.choose(other.view(view.seat)) == player.choose(view)
    assert found > 0


def test_who_declares_thinks_longer_of_the_first_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most one card in twenty may take longer than the others."""
    longer, cards = list[tuple[bool, int, int]](), 0

    def noted(view: View[State], legal: Hand, budget: Budget, seed: int, **_: bool) -> None:
        state = view.state
        if budget.seconds > 1.0:
            longer.append((state.side_of(state.turn) == 0, len(state.trick), state.tricks_left))

    monkeypatch.setattr("knekt.players.skruf.searching.think", noted)
    for number in range(12):
        players = [SkrufSearchingPlayer(seat, Budget(8, 1.0), believes=True) for seat in range(4)]
        game = play_deal(new_game("skruf", Seed.parse(f"plans {number}")), players)
        cards += 0 if game.state.high is None else 52
    assert {*longer} == {(True, 0, 12), (True, 0, 11), (True, 0, 10)}
    assert len(longer) <= cards / 20


def test_in_a_hurry_an_early_lead_is_asked_about_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a hurry: few leads, the contract alone, easy worlds, a short first round.

    With more time, or later in the play, there are no such limits.
    """
    asked = list[tuple[int, bool, int, int, int, Hand]]()

    def noted(voter: Voter, worlds: object, worth: object, cards: Hand, budget: Budget, **more: Any) -> None:
        asked.append(
            (state.tricks_left, bool(state.trick), budget.nodes, more["first"], len(steps[-1]), cards)
        )

    def seen(*of: Any, hurried: bool) -> Aim:
        aim = aim_of(*of, hurried=hurried)
        steps.append(aim.steps)
        return aim

    steps = list[tuple[int, ...]]()
    monkeypatch.setattr(thinker, "poll", noted)
    monkeypatch.setattr(thinker, "aim_of", seen)
    hurried, calm = Budget(8, 0.06), Budget(8, 1.0)
    for number in range(4):
        for game, view in positions("skruf", number, 1.0):
            state = game.state
            if state.stage is not Stage.PLAY or state.tricks_left < 10:
                continue
            turn = CardTurn.of(view)
            for budget in (hurried, calm):
                assert thinker.think(view, turn.legal, budget, 1, believes=False) is None
                *_, (left, follows, nodes, first, questions, cards) = asked
                if budget is calm or left == 10:
                    assert (nodes, first, questions) == (budget.nodes, FIRST_ROUND, 3) and cards == turn.legal
                else:
                    assert (nodes, first, questions) == (thinker.EASY, thinker.SOON, 1)
                    assert cards == (turn.legal if follows else leads_apart(turn))
    assert {(left, follows) for left, follows, *_ in asked} == {
        (left, follows) for left in range(10, 14) for follows in (False, True)
    }
