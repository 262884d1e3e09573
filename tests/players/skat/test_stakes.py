"""Doubling, gifts and giving up by worlds, in the count of the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from random import Random

import pytest

from knekt.cards import Hand
from knekt.engine import OptionValue
from knekt.players import Budget
from knekt.players.skat.calling import stakes
from knekt.players.skat.calling.account import facts_so_far, step_dues, wins_from
from knekt.players.skat.judge import Outlook
from knekt.players.skat.judge.pays import pays
from knekt.players.skat.knowing.forecast import Forecast, WorldAnswer, WorldAnswers, ask_worlds, forecast
from knekt.players.skat.strong import StrongPlayer
from knekt.players.table import step
from knekt.skat import (
    PACK,
    Agree,
    Kontra,
    KontraSaid,
    Offer,
    Offered,
    Placed,
    Play,
    SkatGame,
    Surrender,
    TakeGift,
    contracts,
    options,
    place_game,
)

BUDGET = Budget(12, nodes=100_000)
PLAYERS = [StrongPlayer(seed, BUDGET, believes=True) for seed in range(3)]
PLAYER = PLAYERS[1]
MURDEROUS = "CJ SJ CA CT C8 SA ST HA H7 D7"  # against clubs
RUBBISH = "C9 S9 S8 S7 H9 H8 DK DQ D9 D8"
CERTAIN = "CJ SJ HJ DJ CA CT CK CQ SA HA"  # a grand that takes every trick
FAIR_GRAND = "CJ SJ CA CT SA ST HK HQ DT D9"
WEAK_GRAND = "CJ DJ CA CT SK SQ HK HQ DT D9"


def without(*cards: str) -> str:
    """Ten cards of which none is among these, the lowest of the pack."""
    left = Hand.of(PACK)
    for each in cards:
        left -= Hand.parse(each)
    return str(Hand.of(list(left)[:10]))


def lay(
    preset: str, contract: str, declarers: str, defender: str, bid: int = 18, **changes: OptionValue
) -> SkatGame:
    """Forehand declares, and middlehand has these cards; the others are rearhand's and the skat."""
    chosen = options(preset, {key.replace("__", "."): value for key, value in changes.items()})
    hands = [Hand.parse(declarers), Hand.parse(defender)]
    rest = list(Hand.of(PACK) - hands[0] - hands[1])
    held = hands[0], hands[1], Hand.of(rest[:10])
    return place_game(chosen, Placed(held, Hand.of(rest[10:]), 0, contracts(chosen)[contract], bid))


def put(game: SkatGame, card: str) -> SkatGame:
    assert game.turn is not None
    return game.apply(Play(game.turn, Hand.parse(card)[0]))


# --- the account


@pytest.mark.parametrize(("contract", "run"), [("C", 1), ("G", 3), ("N", 0)])
def test_what_is_due_is_what_the_judge_reckons_with_where_nothing_was_doubled(
    contract: str, run: int
) -> None:
    """The judge counts 50 for any game; at the table a lost one gives 40 to each opponent besides."""
    state = lay("isko", contract, without(MURDEROUS, RUBBISH), MURDEROUS).state
    facts = replace(facts_so_far(state), matadors=run)
    ends = list(accumulate(step_dues(state, facts)))
    judged = list(accumulate(pays(state.rules, facts.contract, run, state.bid)))
    won = wins_from(state)
    assert ends[won:] == judged[won:]
    assert [end + 40 for end in ends[:won]] == judged[:won]
    doubled = list(accumulate(step_dues(state, replace(facts, kontra=1))))
    assert [end - 50 for end in doubled[won:]] == [2 * (end - 50) for end in ends[won:]]
    assert [end + 90 for end in doubled[:won]] == [2 * (end + 90) for end in ends[:won]]


def test_a_forecast_expects_what_its_chances_say() -> None:
    state = lay("isko", "C", without(MURDEROUS, RUBBISH), MURDEROUS).state
    found = Forecast(Outlook((1.0, 0.25, 0.0, 0.0)), ((1, 0.5), (2, 0.5)))
    # with 1 or 2 on average 30: won 30 + 50 in a quarter, lost 60 + 90 in three
    assert found.expects(state, facts_so_far(state)) == pytest.approx(0.25 * 80 - 0.75 * 150)


def test_shares_of_worlds() -> None:
    heard = WorldAnswers(tuple(WorldAnswer(1.0, reached, 0.5, 1) for reached in (1, 2, 2, 3)), are_all=True)
    assert heard.share(2) == 0.75
    assert heard.share(3, least=2) == pytest.approx(1 / 3)
    assert replace(heard, are_all=False).share(2) == pytest.approx(3.5 / 5)
    twice = heard.weighed(lambda each: 3.0 if each.reached == 1 else 1.0)
    assert twice.share(2) == 0.5 and twice.weight == 6
    assert [each.reached for each in heard.only(lambda each: each.reached > 1).worlds] == [2, 2, 3]


# --- doubling


def test_17_1_a_murderous_hand_says_kontra_and_rubbish_nothing() -> None:
    declarers = without(MURDEROUS, RUBBISH)
    for hand, says in ((MURDEROUS, True), (RUBBISH, False)):
        game = put(lay("pub", "C", declarers, hand), declarers.split()[0])
        assert (PLAYER.choose(game.view(1)) == Kontra(1, 1)) is says


def test_17_1_a_certain_grand_answers_re_and_after_supra_hirsch() -> None:
    game = put(lay("pub", "G", CERTAIN, without(CERTAIN), kontra__max="unlimited"), "CJ").apply(Kontra(1, 1))
    after = step(game, PLAYERS)
    assert after.events[-1] == KontraSaid(0, 2)
    assert step(after.apply(Kontra(1, 3)), PLAYERS).events[-1] == KontraSaid(0, 4)


def test_17_1_a_doubtful_grand_does_not_nor_one_below_the_bid() -> None:
    for hand, bid in ((WEAK_GRAND, 18), (CERTAIN, 264)):
        game = put(lay("pub", "G", hand, without(hand), bid), "CJ").apply(Kontra(1, 1))
        assert not stakes.doubles(game.view(0), BUDGET, 1)


def test_what_is_doubled_does_not_depend_on_what_cannot_be_seen() -> None:
    declarers = without(MURDEROUS, RUBBISH)
    game = put(lay("pub", "C", declarers, MURDEROUS), declarers.split()[0])
    rest = list(Hand.of(PACK) - Hand.parse(declarers.split()[0]) - Hand.parse(MURDEROUS))[::-1]
    held = Hand.of(rest[:9]) | Hand.parse(declarers.split()[0]), Hand.parse(MURDEROUS), Hand.of(rest[9:19])
    other = place_game("pub", Placed(held, Hand.of(rest[19:]), 0, game.state.contract, 18))
    assert ask_worlds(game.view(1), BUDGET, 1) == ask_worlds(
        put(other, declarers.split()[0]).view(1), BUDGET, 1
    )


def test_re_is_feared_where_the_declarer_may_be_strong() -> None:
    """If the declarer is strong in the worlds he wins, kontra costs more, for he may answer it."""
    declarers = without(MURDEROUS, RUBBISH)
    heard = WorldAnswers(
        tuple(WorldAnswer(1.0, 2 if place % 2 else 1, 0.95 if place % 2 else 0.3, 1) for place in range(12)),
        False,
    )
    views = [
        put(lay("pub", "C", declarers, MURDEROUS, kontra__max=most), declarers.split()[0]).view(1)
        for most in (1, 2)
    ]
    alone, answered = (stakes.worth_doubled(view, heard) for view in views)
    assert answered > alone


# --- gifts


@pytest.mark.parametrize(
    ("reached", "cheaper"),
    [((3, 3, 2, 2), True), ((3, 3, 3, 3), False), ((2, 2, 2, 2), False), ((3, 3, 1, 1), False)],
)
def test_17_3_a_gift_saves_schneider_and_gives_no_hope_away(reached: tuple[int, ...], cheaper: bool) -> None:
    """A gift is cheaper where a loss at schneider threatens.

    It is not where the declarer would decline, where the loss is simple, or where half of the worlds are won.
    """
    view = lay("club", "G", FAIR_GRAND, without(FAIR_GRAND), play__claims=False).view(1)
    heard = WorldAnswers(tuple(WorldAnswer(1.0, each, 0.9, 1) for each in reached), are_all=True)
    assert stakes.gift_is_cheaper(view, heard, "game") is cheaper


def test_17_3_what_is_lost_is_given_and_declined_where_more_is_certain() -> None:
    hands = "CJ SJ HJ DJ CA CT SA ST HA DA", "C9 C8 S9 S8 H9 H8 H7 D9 D8 D7"
    game = lay("pub", "G", *hands, schenken__enabled=True)
    offered = step(game, PLAYERS)
    assert offered.events[-1] == Offered(1, "game")
    agreed = offered.apply(Agree(2, True))
    assert PLAYERS[0].choose(agreed.view(0)) == TakeGift(0, False)  # schneider is certain, and counts more


def test_17_3_a_game_that_can_still_be_beaten_is_not_given() -> None:
    declarers = without(MURDEROUS, RUBBISH)
    game = lay("club", "C", declarers, MURDEROUS, play__claims=False)
    assert not isinstance(PLAYER.interject(game.view(1)), Offer)
    assert PLAYER.choose(game.apply(Offer(2, "game")).view(1)) == Agree(1, False)


def test_17_3_a_doubtful_game_is_taken_as_a_gift() -> None:
    game = lay("club", "G", WEAK_GRAND, without(WEAK_GRAND), play__claims=False)
    given = game.apply(Offer(1, "game")).apply(Agree(2, True))
    assert PLAYERS[0].choose(given.view(0)) == TakeGift(0, True)


# --- giving up


def test_10_1_a_hopeless_game_is_given_up_to_save_schneider_and_another_is_not() -> None:
    hopeless = "C7 C8 D7 D8 D9 H7 H8 H9 S7 S8"
    for hand, gives_up in ((hopeless, True), (FAIR_GRAND, False)):
        game = put(lay("isko", "G", hand, without(hand)), hand.split()[0])
        assert (PLAYERS[0].interject(game.view(0)) == Surrender(0)) is gives_up


def test_chances_come_nearer_to_open_cards_as_cards_are_played() -> None:
    """All worlds say that the game is lost;
    the judge, who knows nothing of the play, counts less and less.
    """
    declarers = without(MURDEROUS, RUBBISH)
    game = put(lay("pub", "C", declarers, MURDEROUS), declarers.split()[0])
    heard = WorldAnswers(tuple(WorldAnswer(1.0, 1, 0.95, 1) for _ in range(12)), are_all=True)
    state = game.view(1).state
    early = forecast(game.view(1), heard).outlook.win
    while not game.is_over and game.state.tricks_left > 5:
        game = game.apply(next(ask for ask in game.asks[game.state.turn] if ask.must).sample(Random(1)))
    assert state.tricks_left == 10
    assert forecast(game.view(1), heard).outlook.win < early
