"""Seats, deal and auction (7, 8)."""

from __future__ import annotations

import pytest
from skat.table import DEAL, SKAT, bid_by

from knekt.cards import Hand
from knekt.errors import IllegalAction, InvalidPosition, Reason
from knekt.skat import (
    Bid,
    Dealt,
    Ending,
    Hold,
    Pass,
    Play,
    SkatGame,
    Stage,
    new_game,
    options,
    result,
)

ANY = {"bidding.values": "any_integer_from_18"}


def after(*actions: Bid | Hold | Pass) -> SkatGame:
    game = new_game("german", DEAL)
    for action in actions:
        game = game.apply(action)
    return game


def refused(game: SkatGame, action: object) -> Reason:
    with pytest.raises(IllegalAction) as why:
        game.apply(action)  # type: ignore[arg-type]
    return why.value.reason


@pytest.mark.parametrize("players", [3, 4])
def test_skat_7_1_three_hold_cards_whoever_sits_there(players: int) -> None:
    game = new_game(options("german", {"players": players}), DEAL)
    assert game.rules.seats == 3 and [len(hand) for hand in game.state.hands] == [10, 10, 10]


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (("CJ", "", "", ""), "wrong-number-dealt"),
        ((str(DEAL.hands[0]), str(DEAL.hands[0]), str(DEAL.hands[2]), str(SKAT)), "doubled-card"),
        ((str(DEAL.hands[0]), str(DEAL.hands[1]), str(DEAL.hands[2]), "DQ D7"), "doubled-card"),
        ((str(DEAL.hands[0]), str(DEAL.hands[1]), str(DEAL.hands[2]), "DQ D2"), "card-not-in-pack"),
        ((str(DEAL.hands[0]), str(DEAL.hands[1]), str(DEAL.hands[2]), "DQ"), "wrong-number-dealt"),
    ],
)
def test_skat_7_5_what_is_not_a_deal(hands: tuple[str, str, str, str], code: str) -> None:
    with pytest.raises(InvalidPosition) as why:
        Dealt.of(*map(Hand.parse, hands))
    assert why.value.code == code


def test_skat_7_6_middlehand_speaks_first_to_forehand() -> None:
    game = after()
    assert game.turn == 1 and set(game.asks) == {1}
    assert after(Bid(1, 18)).turn == 0


def test_skat_8_1_only_possible_values_and_each_higher_than_the_last() -> None:
    assert refused(after(), Bid(1, 17)) is Reason.NO_SUCH_BID
    assert refused(after(), Bid(1, 19)) is Reason.NO_SUCH_BID
    assert refused(after(), Bid(1, 265)) is Reason.NO_SUCH_BID
    held = after(Bid(1, 20), Hold(0))
    assert refused(held, Bid(1, 18)) is Reason.BID_TOO_LOW
    assert refused(held, Bid(1, 20)) is Reason.BID_TOO_LOW
    assert held.apply(Bid(1, 22)).turn == 0
    taken = after(Bid(1, 20), Pass(0))
    assert refused(taken, Bid(2, 20)) is Reason.BID_TOO_LOW
    assert taken.apply(Bid(2, 22)).turn == 1


def test_skat_8_1_values_may_be_jumped_over() -> None:
    assert after(Bid(1, 120), Hold(0), Bid(1, 264), Pass(0)).state.auction.current == 264


def test_skat_8_1_after_264_one_can_only_pass() -> None:
    game = after(Bid(1, 264), Hold(0))
    assert list(game.asks[1][0].singles()) == [Pass(1)]
    game = after(Bid(1, 264), Pass(0))
    assert list(game.asks[2][0].singles()) == [Pass(2)]
    assert game.apply(Pass(2)).state.bid == 264


def test_skat_8_1_any_number_from_18_as_an_option() -> None:
    game = new_game(options("german", ANY), DEAL)
    assert [action.value for action in game.asks[1][0].singles() if isinstance(action, Bid)] == [
        *range(18, 265)
    ]
    assert refused(game, Bid(1, 17)) is Reason.NO_SUCH_BID
    assert game.apply(Bid(1, 19)).apply(Hold(0)).apply(Bid(1, 21)).turn == 0
    assert refused(game, Bid(1, 265)) is Reason.NO_SUCH_BID
    forehand = game.apply(Pass(1)).apply(Pass(2))
    assert forehand.apply(Bid(0, 18)).state.bid == 18 and refused(forehand, Bid(0, 19))


def test_skat_8_2_forehand_plays_or_passes_after_two_passes() -> None:
    game = after(Pass(1), Pass(2))
    assert list(game.asks[0][0].singles()) == [Bid(0, 18), Pass(0)]
    assert refused(game, Bid(0, 20)) is Reason.LOWEST_IS_ENOUGH
    assert refused(game, Hold(0)) is Reason.NOT_NOW
    won = game.apply(Bid(0, 18))
    assert (won.state.declarer, won.state.bid, won.state.stage) == (0, 18, Stage.SKAT)


def test_skat_8_2_rearhand_bids_to_whoever_is_left() -> None:
    to_forehand = after(Bid(1, 18), Hold(0), Pass(1), Bid(2, 20))
    assert to_forehand.turn == 0 and to_forehand.apply(Pass(0)).state.declarer == 2
    to_middlehand = after(Bid(1, 18), Pass(0), Bid(2, 20))
    assert to_middlehand.turn == 1
    assert to_middlehand.apply(Hold(1)).apply(Pass(2)).state.declarer == 1


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_skat_8_3_yes_commits_to_the_value(declarer: int) -> None:
    """The declarer then plays alone against the other two (8.7)."""
    state = bid_by(declarer, 33).state
    assert (state.declarer, state.bid) == (declarer, 33)
    assert state.defenders == tuple(seat for seat in range(3) if seat != declarer)


def test_skat_8_3_at_equal_wishes_the_holder_wins() -> None:
    game = after(Bid(1, 18), Hold(0), Bid(1, 20), Hold(0), Pass(1), Pass(2))
    assert (game.state.declarer, game.state.bid) == (0, 20)


def test_skat_8_4_who_has_passed_is_out_and_rearhand_waits() -> None:
    game = after(Bid(1, 18), Hold(0))
    assert refused(game, Bid(2, 20)) is Reason.NOT_YOUR_TURN
    game = game.apply(Pass(1))
    assert refused(game, Bid(1, 20)) is Reason.NOT_YOUR_TURN
    game = game.apply(Bid(2, 20)).apply(Pass(0))
    assert set(game.asks) == {2} and game.state.stage is Stage.SKAT
    assert refused(game, Pass(2)) is Reason.NOT_NOW


def test_skat_8_5_passed_out() -> None:
    game = after(Pass(1), Pass(2), Pass(0))
    assert game.is_over and game.state.ending is Ending.PASSED_OUT
    found = result(game.state)
    assert (found.declarer, found.score, found.ending) == (None, None, Ending.PASSED_OUT)
    assert refused(game, Bid(1, 18)) is Reason.OVER


def test_skat_8_4_no_card_before_the_auction_is_settled() -> None:
    assert refused(after(), Play(1, DEAL.hands[1][0])) is Reason.NOT_NOW  # type: ignore[index]
    assert refused(after(), Play(0, DEAL.hands[0][0])) is Reason.NOT_YOUR_TURN  # type: ignore[index]
