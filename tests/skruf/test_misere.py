"""Misère (10): nobody has bid, and the side with fewer tricks scores."""

from __future__ import annotations

from typing import Any

import pytest
from skruf.table import (
    DEAL,
    DEALER,
    DEALS,
    LEFT,
    OPPOSITE,
    RIGHT,
    SEATS,
    TALON,
    ask_ids,
    call,
    give,
    placed,
    play,
    played_out,
    refusal,
    refused,
    scored,
    start,
)

from knekt.cards import Card, Hand
from knekt.engine import Hidden
from knekt.errors import Reason
from knekt.skruf import (
    NO_TRUMP,
    BidMade,
    Ending,
    Gave,
    Give,
    MakeBid,
    MisereFacts,
    Pass,
    Play,
    SkrufGame,
    Stage,
    TalonDealt,
    options,
    parse_bid,
    place_game,
    result,
)

WATCHERS = (*SEATS, None)
FOREHANDS = [("dealer", DEALER), ("left_of_dealer", LEFT)]


def misere(preset: str = "skruf", **wanted: Any) -> SkrufGame:
    """The fixed deal after a general pass."""
    return call(start(preset, general_pass="misere", **wanted), "P P P P")


def lowest(game: SkrufGame) -> str:
    return str(game.state.hand(game.state.turn)[0])


def given(game: SkrufGame) -> SkrufGame:
    while game.state.stage is Stage.GIVE:
        game = give(game, lowest(game))
    return game


@pytest.mark.parametrize("passes", [4, 8])
def test_skruf_4_7_a_general_pass_is_played_where_agreed(passes: int) -> None:
    game = call(start(general_pass="misere", all_pass_calls=passes), "P " * (passes - 1))
    assert not game.state.is_misere
    assert call(game, "P").state.is_misere and not call(game, "P").is_over
    assert not call(game, "1S").state.is_misere


@pytest.mark.parametrize(("option", "forehand"), FOREHANDS)
def test_skruf_10_1_the_talon_is_dealt_singly_from_its_top_to_forehand(option: str, forehand: int) -> None:
    game = misere(misere_forehand=option)
    event = game.events[-1]
    assert isinstance(event, TalonDealt) and event.first == forehand
    for place, card in enumerate(TALON.split()):
        seat = (forehand + place) % 4
        assert event.cards[seat] == Hand.parse(card)
        assert game.state.hand(seat) == Hand.parse(f"{DEAL.hands[seat]} {card}")
    assert [len(hand) for hand in game.state.hands] == [13] * 4


def test_skruf_10_1_each_sees_the_own_card_only() -> None:
    game = misere()
    for viewer in WATCHERS:
        seen = game.view(viewer).events[-1]
        assert isinstance(seen, TalonDealt)
        for seat in SEATS:
            known = seat == viewer
            assert isinstance(seen.cards[seat], Hand if known else Hidden)
            assert game.view(viewer).state.hands[seat] == (game.state.hand(seat) if known else Hidden(13))


@pytest.mark.parametrize(("option", "forehand"), FOREHANDS)
@pytest.mark.parametrize("preset", ["skruf", "skruf-plain"])
def test_skruf_10_2_in_the_same_order_each_gives_the_partner_a_card(
    preset: str, option: str, forehand: int
) -> None:
    game = misere(preset, misere_forehand=option)
    for place in range(4):
        seat = (forehand + place) % 4
        assert game.state.stage is Stage.GIVE and set(game.asks) == {seat}
        card = lowest(game)
        game = give(game, card)
        assert game.events[-1] == Gave(seat, (seat + 2) % 4, Hand.parse(card))
        for viewer in WATCHERS:
            seen = game.view(viewer).state.gifts[-1].cards
            assert isinstance(seen, Hand) is (viewer in (seat, (seat + 2) % 4))
    assert game.state.stage is Stage.PLAY and [len(hand) for hand in game.state.hands] == [13] * 4


def test_skruf_10_2_the_third_has_seen_what_he_got_and_may_give_it_back() -> None:
    game = give(misere(), "HA", "H5")
    assert game.turn == OPPOSITE and Card.parse("HA") in game.state.hand(OPPOSITE)
    assert len(game.state.hand(OPPOSITE)) == 14 and len(game.state.hand(DEALER)) == 12
    back = give(game, "HA")
    assert Card.parse("HA") in back.state.hand(DEALER)


def test_skruf_10_2_one_card_that_is_held() -> None:
    game = misere()
    error = refusal(game, Give(DEALER, Hand.parse("HA HT")))
    assert (error.reason, error.args_said) == (Reason.WRONG_COUNT, {"cards": 2, "due": 1})
    assert refused(game, Give(DEALER, Hand.parse("H5"))) is Reason.NOT_HELD
    assert refused(game, Give(OPPOSITE, Hand.parse("HJ"))) is Reason.NOT_YOUR_TURN
    assert refused(game, MakeBid(DEALER, parse_bid("4S"))) is Reason.NOT_NOW
    assert refused(game, Pass(DEALER)) is Reason.NOT_NOW


@pytest.mark.parametrize(("option", "forehand"), FOREHANDS)
def test_skruf_10_3_forehand_leads_without_trumps(option: str, forehand: int) -> None:
    game = given(misere(misere_forehand=option))
    assert set(game.asks) == {forehand} and game.state.order == NO_TRUMP
    assert game.state.contract is None and game.state.declarer is None
    assert game.state.sides[0] == ((LEFT, RIGHT) if forehand == LEFT else (OPPOSITE, DEALER))
    led = play(game, lowest(game))
    suit = led.state.trick[0].suit
    mine = led.state.hand(led.state.turn)
    assert any(card.suit == suit for card in mine)
    other = next(card for card in mine if card.suit != suit)
    assert refused(led, Play(led.state.turn, other)) is Reason.MUST_FOLLOW


@pytest.mark.parametrize(("option", "forehand"), FOREHANDS)
def test_skruf_10_4_nothing_counts_but_the_tricks(option: str, forehand: int) -> None:
    done = played_out(given(misere(misere_forehand=option)))
    found = result(done.state)
    ours = done.state.won[0]
    assert done.is_over and found.ending is Ending.PLAYED and found.declarer is None
    assert found.facts == MisereFacts(ours) and forehand in found.sides[0]
    fewer = min(ours, 13 - ours)
    assert scored(done) == [(0 if ours == fewer else 1, "misere", 100 * (13 - 2 * fewer))]
    assert found.score is not None and found.score.below(0) == found.score.below(1) == 0
    assert len(found.order) == 13 and found.order.count(0) == ours


@pytest.mark.parametrize("tricks", range(13))
def test_skruf_10_4_the_side_with_fewer_tricks_gets_a_hundred_for_each_of_difference(tricks: int) -> None:
    hands = ("SA", "HK", "HA", "H2")  # forehand's side is opposite and dealer: the last trick is not theirs
    table = options("skruf", {"general_pass": "misere"})
    done = played_out(place_game(table, placed(hands, None, won=(tricks, 12 - tricks))))
    assert result(done.state).facts == MisereFacts(tricks)
    fewer, points = (0, 13 - 2 * tricks) if tricks < 7 else (1, 2 * tricks - 13)
    assert scored(done) == [(fewer, "misere", 100 * points)]


def test_skruf_12_without_talon_there_is_none_to_deal() -> None:
    game = misere("skruf-plain")
    assert not any(isinstance(event, TalonDealt) for event in game.events)
    assert game.state.hands == DEALS["skruf-plain"].hands
    assert played_out(given(game)).state.ending is Ending.PLAYED


def test_skruf_10_a_bid_and_there_is_no_misere() -> None:
    game = call(start(general_pass="misere"), "P P P 1S P P P P P P P P")
    assert isinstance(game.events[4], BidMade) and game.state.must_bid and not game.state.is_misere


def test_skruf_13_nobody_is_asked_to_bear_a_misere() -> None:
    assert ask_ids(played_out(given(misere())), DEALER) == []
