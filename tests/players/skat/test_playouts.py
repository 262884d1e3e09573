"""Ramsch played out: ends that add up, and cards and pushes that cost less."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from knekt.cards import Hand, Seed
from knekt.players import Budget, RulePlayer, play_deal
from knekt.players.player import Player
from knekt.players.skat.calling.pushing import best_push, hope_of_ramsch, prefers_to_take_up
from knekt.players.skat.playing.card_turn import CardTurn
from knekt.players.skat.playing.ramsch_playouts import RamschWorth
from knekt.players.skat.strong import StrongPlayer
from knekt.skat import (
    PACK,
    Dealt,
    Placed,
    Play,
    SkatGame,
    State,
    card_points,
    new_game,
    options,
    place_game,
    ramsch_facts,
    result,
    rules,
)
from knekt.solver import RamschPosition
from knekt.solver.skat.playouts import Playouts, end_of, ends_of

NOTHING = (Hand(), Hand(), Hand())
PUB = options("pub")


def ramsch(seed: str, preset: str = "pub") -> SkatGame:
    dealt = Dealt.from_seed(Seed.parse(seed))
    return place_game(preset, Placed(dealt.hands, dealt.skat, None, None, taken=NOTHING))


def test_every_end_is_one_of_the_rules() -> None:
    """Whoever plays, no point and no trick is lost, and somebody has the last trick."""
    rng = Random(5)
    for number in range(40):
        game = ramsch(f"playouts {number}")
        for _ in range(rng.randrange(24)):
            game = game.apply(game.asks[game.state.turn][0].sample(rng))
        state, facts = game.state, ramsch_facts(game.state)
        hands = tuple(map(Hand, (hand.mask for hand in state.hands)))  # type: ignore[union-attr]
        lead = (state.turn - len(state.trick)) % 3
        where = RamschPosition(hands, lead, state.trick, facts.points, facts.tricks)  # type: ignore[arg-type]
        votes = Playouts(number, facts.latest or (0, 0, 0)).cast([where] * 5)
        assert set(votes.cards) == set(CardTurn.of(game.view(state.turn)).legal)
        for row in votes.rows:
            for end in map(end_of, row):
                assert sum(end.points) == 120 - card_points(state.laid)  # type: ignore[arg-type]
                assert sum(end.tricks) == 10 and max(end.latest or ()) == 10
                assert end.latest_of(end.last) == 10
                assert all(a >= b for a, b in zip(end.points, facts.points, strict=True))


def test_the_same_seed_gives_the_same_ends_and_another_one_others() -> None:
    hands = tuple(ramsch("luck").state.hands)
    where = RamschPosition(hands, 0)  # type: ignore[arg-type]
    assert Playouts(1).cast([where] * 9) == Playouts(1).cast([where] * 9)
    assert Playouts(1).cast([where] * 9) != Playouts(2).cast([where] * 9)
    assert ends_of(where, 9, 1) == ends_of(where, 9, 1) != ends_of(where, 9, 2)


def test_the_worth_of_an_end_is_the_rules_own_count() -> None:
    state = ramsch("worth").state
    end = next(each for each in ends_of(RamschPosition(tuple(state.hands), 0), 50, 1))  # type: ignore[arg-type]
    facts = end_of(end)
    loser = max(range(3), key=lambda seat: facts.points[seat] + facts.skat * (seat == facts.last))
    assert RamschWorth(PUB, loser)(end) < 0 < RamschWorth(PUB, (loser + 1) % 3)(end)
    assert (
        RamschWorth(PUB, loser, 1)(end)
        == 2 * RamschWorth(PUB, loser)(end)
        == RamschWorth(PUB, loser, 0, 2)(end)
    )


# --- players


def ending(hands: str, first: int) -> SkatGame:
    """The end of a ramsch, forehand on lead:
    so many of the cards played are forehand's, the others rearhand's.
    """
    held = tuple(map(Hand.parse, hands.split(" | ")))
    rest = list(Hand.of(PACK) - held[0] - held[1] - held[2])
    heaps = Hand.of(rest[2 : 2 + first]), Hand(), Hand.of(rest[2 + first :])
    return place_game("pub", Placed(held, Hand.of(rest[:2]), None, None, taken=heaps))


def card(game: SkatGame) -> str:
    assert game.turn is not None
    said = StrongPlayer(1, Budget(20), believes=False).choose(game.view(game.turn))
    assert isinstance(said, Play)
    return str(said.card)


def test_17_6_all_ten_tricks_are_taken_if_nobody_can_stop_it_and_else_none() -> None:
    hands = "HA H7 | H8 S9 | D7 D8"
    assert card(ending(hands, 24)) == "HA"
    assert card(ending(hands, 21)) == "H7"  # rearhand has taken one


def test_17_6_who_takes_every_trick_is_stopped() -> None:
    hands = "H9 HK D9 | H8 HA S7 | S8 S9 D7"
    for first, plays in ((21, "HA"), (18, "H8")):
        game = ending(hands, first).apply(Play(0, Hand.parse("H9")[0]))
        assert card(game) == plays


def test_it_loses_less_often_than_the_rules_of_thumb() -> None:
    """One beside two rule players, the seats rotated, of forty-five deals: a third would be its share."""
    lost = 0
    for number in range(45):
        players: list[Player] = [RulePlayer(3 * number + seat) for seat in range(3)]
        players[number % 3] = StrongPlayer(number, Budget(5), believes=False)
        found = result(play_deal(ramsch(f"ramsch {number}"), players).state).ramsch
        assert found is not None
        lost += number % 3 in found.charged and found.amount < 0
    assert lost <= 12


def test_what_it_plays_does_not_depend_on_what_it_cannot_see() -> None:
    first = ramsch("unseen").state.hand(0)
    found = set()
    for number in range(4):
        hidden = list(Hand.of(PACK) - first)
        Random(number).shuffle(hidden)
        held = first, Hand.of(hidden[:10]), Hand.of(hidden[10:20])
        found.add(card(place_game("pub", Placed(held, Hand.of(hidden[20:]), None, None, taken=NOTHING))))
    assert len(found) == 1


# --- schieberramsch

GOOD, BAD = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "SJ CA CQ ST SK HT HK HQ DT D9"


def pushing(hand: str) -> State:
    rest = list(Hand.of(PACK) - Hand.parse(hand))
    dealt = Dealt.of(Hand.parse(hand), Hand.of(rest[:10]), Hand.of(rest[10:20]), Hand.of(rest[20:]))
    return new_game("club", replace(dealt, schieberramsch=True)).view(0).state


def test_17_7_the_two_cards_are_taken_up_but_by_an_excellent_hand() -> None:
    assert not prefers_to_take_up(pushing(GOOD), 0, Budget(20), 1)
    assert prefers_to_take_up(pushing(BAD), 0, Budget(20), 1)


def test_17_7_two_dangerous_cards_are_pushed_and_no_jack() -> None:
    """Without the aces in hearts and diamonds nothing is left to fear; jacks must stay."""
    twelve = Hand.parse("CJ SJ C7 C8 C9 S7 S8 S9 H7 HA DA D7")
    state = pushing(GOOD)
    game = state.but(hands=(twelve, *state.hands[1:]), laid=None)
    assert best_push(game, 0, Budget(20), 1) == Hand.parse("HA DA")


@pytest.mark.parametrize("preset", ["pub", "club", "tournee", "tournee-house"])
def test_a_good_hand_hopes_for_a_ramsch_and_a_bad_one_fears_it(preset: str) -> None:
    made = rules(options(preset))
    good, bad = (hope_of_ramsch(made, Hand.parse(hand)) for hand in (GOOD, BAD))
    assert good > 0 > bad
