"""Players who think over worlds: what they know is true in each, and a vote follows its numbers."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import option_sets, tournee_sets

from knekt.cards import Card, Hand, Seed
from knekt.players import Budget, Level, RandomPlayer, RulePlayer, level_player, play_deal, step
from knekt.players.skat.knowing.belief import Belief
from knekt.players.skat.knowing.worlds import Worlds
from knekt.players.skat.playing.aims import ALL_POINTS, aim_of
from knekt.players.skat.playing.card_turn import CardTurn
from knekt.players.skat.playing.thinker import think
from knekt.players.skat.searching import SearchingPlayer
from knekt.players.thinking.draw import draw_by_weight
from knekt.players.thinking.poll import poll
from knekt.skat import PACK, PRESETS, Options, SkatGame, Stage, new_game, result, trump_order
from knekt.solver import SkatPosition, Voter

FEW = Budget(6)


def played(preset: str, seed: int, cards: int, *, wildly: bool) -> SkatGame | None:
    """A deal with so many cards played, by rules of thumb or at random; None if it ended before."""
    players = [RandomPlayer(Random(seed + seat)) if wildly else RulePlayer(seed) for seat in range(3)]
    game = new_game(preset, Seed.parse(f"thinking {seed}"))
    while not game.is_over and (game.state.stage is not Stage.PLAY or game.state.cards_played < cards):
        game = step(game, players)
    at_card = not game.is_over and game.turn is not None and game.state.claim is None
    return game if at_card and game.state.gift is None else None


def some_deal(cards: int) -> SkatGame:
    """The first deal that gets so far."""
    return next(
        game for seed in range(100) if (game := played("isko", seed, cards, wildly=False)) is not None
    )


deals = st.builds(
    played, st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6), st.integers(0, 28), wildly=st.booleans()
).filter(lambda game: game is not None)


@given(deals, st.integers(0, 2**64 - 1))
def test_every_world_is_possible_and_the_true_one_is_among_them(game: SkatGame, seed: int) -> None:
    seat = game.turn
    assert seat is not None
    view, state = game.view(seat), game.state
    worlds = Worlds(view)
    are_all, found = worlds.some(40, seed)
    assert found
    gone = Hand.of(state.trick)
    for trick in state.tricks:
        gone |= Hand.of(trick.cards)
    for world in found:
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert world.hands[seat] == state.hands[seat]
        one, two, three = world.hands
        assert sorted([*one, *two, *three, *world.laid, *gone]) == sorted(PACK)
        worlds.position(world).check()
    if are_all:
        assert tuple(state.hands) in {world.hands for world in found}


@given(deals)
def test_weights_are_positive_and_keep_their_number(game: SkatGame) -> None:
    assert game.turn is not None
    view = game.view(game.turn)
    _, found = Worlds(view).lies(12, 1)
    weights = Belief(view).weights(found)
    assert all(weight > 0 for weight in weights)
    assert sum(weights) == pytest.approx(len(found))
    drawn = draw_by_weight(found, weights, 30, 5)
    assert len(drawn) == 30 and set(map(id, drawn)) <= set(map(id, found))


def test_worlds_are_drawn_as_often_as_they_weigh() -> None:
    game = some_deal(4)
    assert game.turn is not None
    _, found = Worlds(game.view(game.turn)).some(4, 1)
    drawn = draw_by_weight(found, [4.0, 3.0, 2.0, 1.0], 100, 9)
    assert [drawn.count(world) for world in found] == [40, 30, 20, 10]


@given(deals)
def test_an_aim_wants_more_of_what_its_side_wants(game: SkatGame) -> None:
    seat = game.turn
    assert seat is not None
    aim = aim_of(game.view(seat))
    assert len(aim.worths) == len(aim.chances) == (len(aim.steps) + 1 if aim.steps else ALL_POINTS + 1)
    declares = seat == game.state.declarer
    for numbers in (aim.worths, aim.chances):
        ordered = numbers if declares and not game.state.is_ramsch else numbers[::-1]
        assert all(low <= high + 1e-9 for low, high in pairwise(ordered))


def test_with_the_last_card_an_aim_is_what_the_sheet_will_say() -> None:
    checked = 0
    for seed in range(40):
        game = played("isko", seed, 27, wildly=False)
        if game is None or game.turn is None or game.state.is_ramsch:
            continue
        contract = game.state.contract
        assert contract is not None
        if contract.is_null or game.turn != game.state.declarer:
            continue
        aim = aim_of(game.view(game.turn))
        over = play_deal(game, [RulePlayer(1)] * 3)
        end = result(over.state)
        assert end.score is not None and end.facts is not None
        counted = end.score.total + (50 if end.score.won else -90)
        assert aim.worths[end.facts.points] == counted and aim.chances[end.facts.points] == end.score.won
        checked += 1
    assert checked > 3


def test_a_vote_stops_asking_about_what_is_clearly_behind() -> None:
    """In one world both cards bring 58; in another, with three times the weight, king 40 and ace 83."""
    mine, grand = Hand.parse("CA CK"), trump_order("grand", None)
    worlds = [
        (SkatPosition((mine, Hand.parse("CT CQ"), Hand.parse("HA HK")), 0, 0, grand, banked=40), 1.0),
        (SkatPosition((mine, Hand.parse("CT HK"), Hand.parse("CQ HA")), 0, 0, grand, banked=40), 3.0),
    ] * 10
    found = poll(Voter(worlds[0][0]), worlds, float, mine, Budget(20))
    assert found is not None
    best, other = found.standings
    assert best.card == Card.parse("CA") and best.mean == pytest.approx(76.75) and best.behind == 0
    assert other.card == Card.parse("CK") and other.mean == pytest.approx(44.5)
    assert other.behind == pytest.approx(32.25)
    assert other.worlds == 8 == best.worlds  # after the first round nothing was left to ask
    # the gaps are 0 and 43: by hand, sqrt(4 · 32.25² + 4 · (3 · 10.75)²) / 16 · sqrt(8 / 7)
    assert other.error == pytest.approx(sqrt(8 * 32.25**2) / 16 * sqrt(8 / 7))
    assert found.is_as_good(Card.parse("CA")) and not found.is_as_good(Card.parse("CK"), errors=4)
    assert found.is_as_good(Card.parse("CK"), errors=6)


def test_there_is_no_vote_without_time() -> None:
    game = some_deal(0)
    assert game.turn is not None
    view = game.view(game.turn)
    ticks = iter([0.0, 5.0])
    worlds = Worlds(view)
    _, found = worlds.some(4, 1)
    positions = [(worlds.position(world), 1.0) for world in found]
    late = poll(
        Voter(positions[0][0]),
        positions,
        float,
        CardTurn.of(view).legal,
        Budget(4, 1.0),
        now=lambda: next(ticks),
    )
    assert late is None


@given(deals, st.booleans())
def test_the_same_seed_and_worlds_give_the_same_card(game: SkatGame, believes: bool) -> None:
    assert game.turn is not None
    view = game.view(game.turn)
    one, other = (SearchingPlayer(5, FEW, believes=believes).choose(view) for _ in range(2))
    assert one == other
    assert any(ask.contains(one) for ask in view.asks)


@given(option_sets() | tournee_sets(), st.sampled_from(Level), st.integers(0, 10**6))
def test_every_level_plays_every_table_to_its_end(rules: Options, level: Level, seed: int) -> None:
    players = [level_player(rules, level, seed + seat, Budget(3)) for seat in range(3)]
    assert play_deal(new_game(rules, Seed.parse(f"level {seed}")), players).is_over


def test_near_the_end_every_world_is_asked() -> None:
    game = some_deal(21)
    assert game.turn is not None
    view = game.view(game.turn)
    found = think(view, CardTurn.of(view).legal, Budget(5000), 1, believes=False)
    assert found is not None and found.are_all  # nine cards are left: every world is asked
    assert found.worlds == len(Worlds(view).some(5000, 1)[1])


def test_the_declarer_plans_near_the_end_and_a_defender_does_not() -> None:
    told = {
        True: set[bool](),
        False: set[bool](),
    }  # whether plans changed anything, by whether the declarer is on turn
    for seed in range(12):
        for cards in (15, 16, 17):
            game = played("isko", seed, cards, wildly=False)
            if game is None or game.turn is None or game.state.declarer is None:
                continue
            view = game.view(game.turn)
            legal = CardTurn.of(view).legal
            plain, planned = (
                think(view, legal, Budget(16), 1, believes=True, plans=plans) for plans in (False, True)
            )
            told[game.turn == game.state.declarer].add(plain != planned)
    assert told == {True: {True, False}, False: {False}}
