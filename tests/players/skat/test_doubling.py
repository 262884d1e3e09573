"""Kontra and re: on which hands they are said, and when the table asks (17.1)."""

from __future__ import annotations

from random import Random

import pytest

from knekt.cards import Hand
from knekt.engine import OptionValue
from knekt.players.skat.calling.doubling import doubles
from knekt.players.skat.rules import RulePlayer
from knekt.players.table import step
from knekt.skat import (
    PACK,
    Kontra,
    KontraSaid,
    Placed,
    Play,
    PlayOn,
    SkatGame,
    contracts,
    options,
    place_game,
)

PLAYERS = [RulePlayer(seed) for seed in range(3)]
MURDEROUS = "CJ SJ CA CT C8 SA ST HA H7 D7"  # against clubs
RUBBISH = "C9 S9 S8 S7 H9 H8 DK DQ D9 D8"
CERTAIN = "CJ SJ HJ DJ CA CT CK CQ SA HA"  # a grand that takes every trick
WEAK_GRAND = "CJ DJ CA CT SK SQ HK HQ DT D9"


def lay(
    declarers: str, contract: str, *defenders: str, declarer: int = 0, **changes: OptionValue
) -> SkatGame:
    """A game before its first lead: these cards for declarer and next seat, the others for the third."""
    chosen = options(
        "pub", {"kontra.max": "unlimited"} | {key.replace("__", "."): value for key, value in changes.items()}
    )
    hands = [Hand.parse(declarers), Hand.parse(defenders[0])]
    rest = list(Hand.of(PACK) - hands[0] - hands[1])
    hands.append(Hand.of(rest[:10]))
    seated = tuple(hands[(seat - declarer) % 3] for seat in range(3))
    return place_game(chosen, Placed(seated, Hand.of(rest[10:]), declarer, contracts(chosen)[contract], 18))


def put(game: SkatGame, card: str) -> SkatGame:
    assert game.turn is not None
    return game.apply(Play(game.turn, Hand.parse(card)[0]))


def without(cards: str, more: str = "") -> str:
    """Ten cards of which none is among these, the lowest of the pack."""
    left = Hand.of(PACK) - Hand.parse(cards) - Hand.parse(more)
    return str(Hand.of(list(left)[:10]))


DECLARERS = without(MURDEROUS, RUBBISH)


def test_a_murderous_hand_says_kontra() -> None:
    game = put(lay(DECLARERS, "C", MURDEROUS), DECLARERS.split()[0])
    assert RulePlayer().choose(game.view(1)) == Kontra(1, 1)
    assert step(game, PLAYERS).events[-1] == KontraSaid(1, 1)


def test_rubbish_says_nothing() -> None:
    game = put(lay(DECLARERS, "C", RUBBISH), DECLARERS.split()[0])
    assert isinstance(RulePlayer().choose(game.view(1)), Play)
    assert RulePlayer().interject(game.view(1)) is None


def test_who_is_not_on_turn_is_asked_between_the_cards_of_the_first_trick() -> None:
    """Rearhand has the murderous hand, and middlehand is to play."""
    hands = Hand.parse(DECLARERS), Hand.parse(RUBBISH), Hand.parse(MURDEROUS)
    laid = Hand.of(PACK) - hands[0] - hands[1] - hands[2]
    chosen = options("pub")
    game = put(place_game(chosen, Placed(hands, laid, 0, contracts(chosen)["C"], 18)), DECLARERS.split()[0])
    assert game.turn == 1
    assert step(game, PLAYERS).events[-1] == KontraSaid(2, 1)


@pytest.mark.parametrize(("timing", "cards"), [("before_first_lead", 0), ("before_first_trick_turned", 3)])
def test_kontra_is_said_in_its_window(timing: str, cards: int) -> None:
    """Before the lead forehand speaks in turn; later the card played to the first trick counts too."""
    game = lay(DECLARERS, "C", MURDEROUS, declarer=2, kontra__timing=timing)
    while game.state.cards_played < cards:
        game = game.apply(next(ask for ask in game.asks[game.state.turn] if ask.must).sample(Random(1)))
    if game.turn == 2 and game.asks[2][0].id == "play-on":
        assert RulePlayer().choose(game.view(2)) == PlayOn(2)
        game = game.apply(PlayOn(2))
    assert game.state.cards_played == cards
    assert doubles(game.view(0))


def test_the_declarer_plays_on_before_a_kontra() -> None:
    game = lay(DECLARERS, "C", MURDEROUS, kontra__timing="before_first_lead")
    assert [ask.id for ask in game.asks[0] if ask.must] == ["play-on"]
    assert step(game, PLAYERS).state.plays_on


def kontra(declarers: str, contract: str, by: str, lead: str) -> SkatGame:
    return put(lay(declarers, contract, by), lead).apply(Kontra(1, 1))


def test_a_certain_grand_answers_re_and_after_supra_hirsch() -> None:
    game = kontra(CERTAIN, "G", without(CERTAIN), "CJ")
    after = step(game, PLAYERS)
    assert after.events[-1] == KontraSaid(0, 2)
    assert not doubles(after.view(1))  # no supra on cards that nobody knows to win
    assert step(after.apply(Kontra(1, 3)), PLAYERS).events[-1] == KontraSaid(0, 4)


def test_a_doubtful_grand_does_not() -> None:
    assert not doubles(kontra(WEAK_GRAND, "G", without(WEAK_GRAND), "CJ").view(0))


def test_a_strong_game_below_the_bid_does_not() -> None:
    chosen = options("pub")
    hands = Hand.parse(CERTAIN), Hand.parse(without(CERTAIN)), Hand()
    rest = list(Hand.of(PACK) - hands[0] - hands[1])
    placed = Placed((*hands[:2], Hand.of(rest[:10])), Hand.of(rest[10:]), 0, contracts(chosen)["G"], 264)
    game = put(place_game(chosen, placed), "CJ").apply(Kontra(1, 1))
    assert not doubles(game.view(0))


@pytest.mark.parametrize(
    ("defender", "says"),
    [("C7 C8 S7 S8 H7 H8 D7 D8 C9 S9", True), ("CA CK SA SK HA HK DA DK CQ SQ", False)],
)
def test_null_who_holds_all_low_cards_says_kontra(defender: str, says: bool) -> None:
    game = lay(without(defender), "N", defender)
    assert doubles(put(game, without(defender).split()[0]).view(1)) is says


@pytest.mark.parametrize(
    ("contract", "hand", "says"),
    [
        ("NO", "C7 C8 C9 S7 S8 S9 H7 H8 H9 DA", True),
        ("NO", "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7", False),
    ],
)
def test_null_ouvert_is_doubled_if_it_is_lost_by_what_lies_open(contract: str, hand: str, says: bool) -> None:
    """Middlehand declares; forehand leads diamonds from the bottom against a bare ace."""
    game = lay(hand, contract, "SA SK SQ SJ ST HA HK HQ HJ HT", declarer=1)
    assert doubles(put(game, "D8").view(0)) is says
