"""Ramsch: few card points, nobody takes all ten tricks unhindered, and what is pushed (17.6, 17.7)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from knekt.cards import Hand, Seed
from knekt.players.player import Player
from knekt.players.random import RandomPlayer
from knekt.players.skat.knowing.knowledge import Knowledge
from knekt.players.skat.playing.ramsch import cards_to_push, takes_up
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import play_deal
from knekt.skat import (
    JACKS,
    PACK,
    Dealt,
    PassOn,
    Placed,
    Play,
    Push,
    SkatGame,
    TakeUp,
    new_game,
    options,
    place_game,
    result,
)

NOTHING = (Hand(), Hand(), Hand())


def ramsch(hands: str, taken: tuple[str, str, str] = ("", "", "")) -> SkatGame:
    """A ramsch, or its ending; forehand leads, and all other cards lie in the skat."""
    held, heaps = tuple(map(Hand.parse, hands.split(" | "))), tuple(map(Hand.parse, taken))
    laid = Hand.of(PACK)
    for cards in (*held, *heaps):
        laid -= cards
    return place_game("pub", Placed(held, laid, None, None, taken=heaps))


def split(held: str, first: int) -> tuple[str, str, str]:
    """All other cards in tricks of forehand, or some of them in rearhand's; two are left for the skat."""
    rest = list(Hand.of(PACK) - Hand.parse(held.replace("|", "")))[2:]
    return str(Hand.of(rest[:first])), "", str(Hand.of(rest[first:]))


def card(game: SkatGame) -> str:
    assert game.turn is not None
    action = RulePlayer(1).choose(game.view(game.turn))
    assert isinstance(action, Play)
    return str(action.card)


def put(game: SkatGame, *cards: str) -> SkatGame:
    for text in cards:
        assert game.turn is not None
        game = game.apply(Play(game.turn, Hand.parse(text)[0]))
    return game


@pytest.mark.parametrize("skat_to", ["last_trick", "loser"])
def test_it_loses_far_less_often_than_chance(skat_to: str) -> None:
    """One rule player beside two random ones, the seats rotated: a third of the deals would be its share."""
    chosen, lost = options("pub", {"ramsch.skat_to": skat_to}), 0
    for number in range(150):
        players: list[Player] = [RandomPlayer(Random(3 * number + seat)) for seat in range(3)]
        players[number % 3] = RulePlayer(number)
        dealt = Dealt.from_seed(Seed.parse(f"ramsch {number}"))
        placed = Placed(dealt.hands, dealt.skat, None, None, taken=NOTHING)
        found = result(play_deal(place_game(chosen, placed), players).state).ramsch
        assert found is not None
        lost += number % 3 in found.charged and found.amount < 0
    assert lost < 0.2 * 150


HANDS = "CA CK C8 S7 S8 H7 H8 D7 D8 SK | CJ SJ C7 C9 CT HA HT HK SA ST | HJ DJ CQ S9 SQ H9 HQ DA DT DK"


def test_what_it_plays_does_not_depend_on_what_it_cannot_see() -> None:
    first, *others = (Hand.parse(cards) for cards in HANDS.split(" | "))
    played = set()
    for number in range(8):
        hidden = list(Hand.of(PACK) - first)
        Random(number).shuffle(hidden)
        game = ramsch(f"{first} | {Hand.of(hidden[:10])} | {Hand.of(hidden[10:20])}")
        assert game.state.hands[1:] != tuple(others)
        played.add(card(game))
    assert len(played) == 1


def test_low_cards_are_led_and_the_highest_that_stays_below_is_added() -> None:
    assert card(ramsch(HANDS))[1] in "78"
    assert card(put(ramsch(HANDS), "C8")) == "C7"
    held = "C7 S7 S8 | CA C9 SA | C8 CQ HA"
    game = ramsch(held, split(held, 0))
    assert card(put(game, "C7", "CA")) == "CQ"


def test_who_is_void_throws_what_hurts_most() -> None:
    held = "C7 S7 S8 | C9 SA ST | HA H7 D7"
    game = ramsch(held, split(held, 0))
    assert card(put(game, "C7", "C9")) == "HA"


def test_17_6_who_takes_every_trick_is_stopped() -> None:
    """Forehand has taken seven tricks and leads; middlehand could stay below, but takes one."""
    held = "H9 HK D9 | H8 HA S7 | S8 S9 D7"
    assert card(put(ramsch(held, split(held, 21)), "H9")) == "HA"
    assert card(put(ramsch(held, split(held, 18)), "H9")) == "H8"


def test_17_6_all_ten_tricks_are_taken_if_they_are_certain() -> None:
    held = "HA H7 | H8 S9 | D7 D8"
    game = ramsch(held, split(held, 24))
    over = play_deal(game, [RulePlayer(seed) for seed in range(3)])
    assert card(game) == "HA"
    assert result(over.state).totals == (120, 0, 0)
    assert card(ramsch(held, split(held, 21))) == "H7"  # rearhand has taken one


def test_what_anybody_has_taken_before_a_set_up_is_not_out() -> None:
    held = "HA H7 | H8 S9 | D7 D8"
    for first in (0, 24):
        known = Knowledge.of(ramsch(held, split(held, first)).view(0))
        assert len(known.unseen) == 6 and known.out_of_play == 2


# --- schieberramsch


def pushing(hands: str) -> SkatGame:
    one, two, three = map(Hand.parse, hands.split(" | "))
    dealt = Dealt.of(one, two, three, Hand.of(PACK) - one - two - three)
    return new_game("club", replace(dealt, schieberramsch=True))


GOOD, BAD = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CJ SJ CA CT SA ST HA HT DA DT"


def test_17_7_the_two_cards_are_taken_up_but_by_an_excellent_hand() -> None:
    rest = list(Hand.of(PACK) - Hand.parse(GOOD) - Hand.parse(BAD))
    third = str(Hand.of(rest[:10]))
    assert RulePlayer().choose(pushing(f"{GOOD} | {BAD} | {third}").view(0)) == PassOn(0)
    assert RulePlayer().choose(pushing(f"{BAD} | {GOOD} | {third}").view(0)) == TakeUp(0)
    assert takes_up(Hand.parse(third))


def test_17_7_two_dangerous_cards_are_pushed_and_no_jack() -> None:
    twelve = Hand.parse("CJ SJ HJ DJ C7 C8 C9 S7 S8 HA DA D7")
    pushed = cards_to_push(twelve)
    assert pushed == Hand.parse("HA DA")
    assert pushed.isdisjoint(Hand.of(JACKS))


def test_17_7_who_pushed_knows_the_two_cards_where_they_still_lie_and_nobody_else_does() -> None:
    """Middlehand takes up what forehand pushed and pushes on; rearhand lets those two lie unseen."""
    third = Hand.of(list(Hand.of(PACK) - Hand.parse(BAD) - Hand.parse(GOOD))[:10])
    game, players = pushing(f"{BAD} | {third} | {GOOD}"), [RulePlayer(seed) for seed in range(3)]
    pushes = []
    for seat, action in ((0, TakeUp), (0, Push), (1, TakeUp), (1, Push), (2, PassOn)):
        said = players[seat].choose(game.view(seat))
        assert isinstance(said, action)
        pushes += [said.cards] if isinstance(said, Push) else []
        game = game.apply(said)
    forehand, middlehand, rearhand = (Knowledge.of(game.view(seat)) for seat in range(3))
    assert pushes[1].isdisjoint(middlehand.unseen) and middlehand.out_of_play == 0
    assert pushes[0] <= forehand.unseen and forehand.out_of_play == 2
    assert pushes[1] <= rearhand.unseen and rearhand.out_of_play == 2
