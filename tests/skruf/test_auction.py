"""The auction (4): calls, closing, the general pass, the lowest level that may be played."""

from __future__ import annotations

import pytest
from skruf.table import (
    DEALER,
    LEFT,
    OPPOSITE,
    RIGHT,
    bought,
    call,
    exchanged,
    refusal,
    refused,
    start,
)

from knekt.cards import Card, Hand
from knekt.errors import NotationError, Reason
from knekt.skruf import (
    BIDS,
    BidMade,
    Call,
    Ending,
    Give,
    MakeBid,
    Pass,
    Passed,
    Play,
    SkrufGame,
    Stage,
    Swap,
    parse_bid,
    result,
)

FOUR = ("skruf", "skruf-plain")


def possible(game: SkrufGame) -> list[str]:
    """What the seat that is to call may say: bids as they are written, P for a pass."""
    seat = game.turn
    assert seat is not None
    (ask,) = game.asks[seat]
    assert ask.must and ask.ways == len(list(ask.singles()))
    return ["P" if isinstance(each, Pass) else str(each).split()[1] for each in ask.singles()]


def callers(game: SkrufGame) -> list[int]:
    return [each.seat for each in game.state.calls]


@pytest.mark.parametrize("preset", FOUR)
def test_skruf_4_1_the_dealer_calls_first_then_clockwise(preset: str) -> None:
    game = start(preset)
    assert set(game.asks) == {DEALER} and possible(game) == [*map(str, BIDS), "P"]
    assert callers(call(game, "1S P P P P P")) == [DEALER, LEFT, OPPOSITE, RIGHT, DEALER, LEFT]


def test_skruf_11_1_three_call_and_the_open_hand_says_nothing() -> None:
    game = call(start("trekarl"), "1S 1H P 1G P 2S P P")
    assert callers(game) == [DEALER, LEFT, RIGHT, DEALER, LEFT, RIGHT, DEALER, LEFT]
    assert OPPOSITE not in game.asks and refused(game, Pass(OPPOSITE)) is Reason.NOT_YOUR_TURN


def test_skruf_4_2_only_higher_bids_are_offered() -> None:
    game = call(start(), "3D")
    higher = [f"{level}{strain}" for level in range(4, 8) for strain in "SCDHG"]
    assert possible(game) == ["3H", "3G", *higher, "P"]
    error = refusal(game, MakeBid(LEFT, parse_bid("3C")))
    assert error.reason is Reason.BID_TOO_LOW
    assert error.args_said == {"bid": parse_bid("3C").message, "current": parse_bid("3D").message}
    assert refused(game, MakeBid(LEFT, parse_bid("3D"))) is Reason.BID_TOO_LOW


def test_skruf_4_2_above_seven_grandissimo_there_is_only_pass() -> None:
    game = call(start(), "7G")
    assert possible(game) == ["P"]
    assert call(game, "P P P P P P P P").state.buyer == DEALER


def test_skruf_4_2_jumps_overcalls_of_the_partner_and_of_oneself() -> None:
    game = call(start(), "1G 3G P P 4S P 5S P 6S")  # the dealer overcalls left, then himself
    assert [str(each.bid) for each in game.state.calls if each.bid] == ["1G", "3G", "4S", "5S", "6S"]
    assert (game.state.bidder, str(game.state.high)) == (DEALER, "6S")
    own = call(start(), "1S P 1C P 1D")  # partners bid against each other
    assert (own.state.bidder, str(own.state.high)) == (DEALER, "1D")
    again = call(start(), "1S P P P 1C")  # nobody has called since
    assert (again.state.bidder, str(again.state.high)) == (DEALER, "1C")


def test_skruf_4_2_a_pass_bars_no_later_bid() -> None:
    game = call(start(), "P 1S P P P P P P P 2H")
    assert callers(game)[-1] == LEFT and game.state.bidder == LEFT
    late = call(start(), "1S P P P P P P P 3H")  # the last of eight closing calls, by the bidder himself
    assert late.state.bidder == DEALER and late.state.stage is Stage.AUCTION


@pytest.mark.parametrize("preset", FOUR)
@pytest.mark.parametrize("passes", [8, 7, 4, 3])
@pytest.mark.parametrize("by", [LEFT, OPPOSITE, RIGHT, DEALER])
def test_skruf_4_5_closing_passes(preset: str, passes: int, by: int) -> None:
    game = start(preset, close_passes=passes)
    while game.turn != by:
        game = call(game, "P")
    waiting = call(call(game, "4S"), "P " * (passes - 1))
    assert waiting.state.stage is Stage.AUCTION and waiting.state.buyer is None
    closed = call(waiting, "P")
    assert closed.state.buyer == by and closed.state.stage is not Stage.AUCTION
    again = call(waiting, "4C")  # a bid at the last moment, and the count begins anew
    assert again.state.passes == 0
    assert call(again, "P " * (passes - 1)).state.buyer is None
    assert call(again, "P " * passes).state.buyer == waiting.turn


@pytest.mark.parametrize("passes", [6, 5, 3, 2])
def test_skruf_11_1_closing_passes_of_three(passes: int) -> None:
    waiting = call(start("trekarl", close_passes=passes), "P 4S " + "P " * (passes - 1))
    assert waiting.state.buyer is None
    assert call(waiting, "P").state.buyer == LEFT


@pytest.mark.parametrize(
    ("preset", "passes"),
    [("skruf", 4), ("skruf", 8), ("skruf-plain", 4), ("skruf-plain", 8), ("trekarl", 3), ("trekarl", 6)],
)
def test_skruf_4_6_the_general_pass(preset: str, passes: int) -> None:
    game = call(start(preset, all_pass_calls=passes), "P " * (passes - 1))
    assert not game.is_over
    out = call(game, "P")
    assert out.is_over and out.state.ending is Ending.PASSED_OUT
    found = result(out.state)
    assert (found.ending, found.declarer, found.score, found.lines) == (Ending.PASSED_OUT, None, None, ())
    assert refused(out, Pass(DEALER)) is Reason.OVER
    alive = call(game, "1S")  # it is no general pass any more, however many follow
    assert not call(alive, "P " * (alive.rules.options.close_passes - 1)).is_over


@pytest.mark.parametrize("form", ["skruf", "skruf-plain", "trekarl"])
@pytest.mark.parametrize("bid", ["1S", "2G", "3G"])
def test_skruf_4_8_below_the_minimum_the_bidder_must_bid_again(form: str, bid: str) -> None:
    game = bought(bid, LEFT, form, min_level=4)
    assert game.state.stage is Stage.AUCTION and game.state.must_bid and set(game.asks) == {LEFT}
    assert possible(game) == [str(each) for each in BIDS if each.level >= 4]
    error = refusal(game, Pass(LEFT))
    assert (error.reason, error.args_said) == (Reason.MUST_REACH_MINIMUM, {"level": 4})
    if bid != "3G":
        low = refusal(game, MakeBid(LEFT, parse_bid("3G")))
        assert (low.reason, low.args_said) == (Reason.MUST_REACH_MINIMUM, {"level": 4})
    assert refused(game, MakeBid(LEFT, parse_bid(bid))) is Reason.MUST_REACH_MINIMUM


@pytest.mark.parametrize("form", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_4_8_after_the_forced_bid_the_auction_goes_on_and_closes_again(form: str) -> None:
    game = call(bought("3G", LEFT, form, min_level=4), "4S")
    passes = game.rules.options.close_passes
    assert game.state.stage is Stage.AUCTION and not game.state.must_bid
    assert game.turn == (RIGHT if form == "trekarl" else OPPOSITE)
    closed = call(game, "P " * passes)
    assert closed.state.buyer == LEFT and str(closed.state.high) == "4S"
    over = call(call(game, "4C"), "P " * passes)
    assert over.state.buyer == game.turn and str(over.state.high) == "4C"


@pytest.mark.parametrize("passes", [8, 7, 4, 3])
def test_skruf_4_8_however_the_auction_closes_the_highest_bidder_is_asked(passes: int) -> None:
    game = bought("3G", RIGHT, close_passes=passes)
    assert game.state.must_bid and set(game.asks) == {RIGHT}
    closed = call(call(game, "4S"), "P " * passes)
    assert closed.state.buyer == RIGHT and closed.state.stage is Stage.GIVE


@pytest.mark.parametrize("form", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_4_8_where_three_may_be_played(form: str) -> None:
    assert bought("3S", DEALER, form, min_level=3).state.buyer == DEALER
    low = bought("2G", DEALER, form, min_level=3)
    assert low.state.must_bid and possible(low)[0] == "3S"
    assert refusal(low, Pass(DEALER)).args_said == {"level": 3}


def test_skruf_12_without_talon_three_is_the_default() -> None:
    assert bought("3S", preset="skruf-plain").state.stage is Stage.PLAY
    assert bought("3S").state.must_bid


@pytest.mark.parametrize("passes", [2, 4, 1])
def test_skruf_4_8_other_setting_the_raise_phase_must_reach_the_minimum(passes: int) -> None:
    game = bought("1S", DEALER, below_minimum="raise_phase", raise_end_passes=passes)
    assert game.state.buyer == DEALER and game.state.stage is Stage.GIVE
    game = call(exchanged(game), "P " * (max(passes, 2) - 1))
    seat = game.turn
    assert seat is not None and possible(game) == [str(each) for each in BIDS if each.level >= 4]
    assert refusal(game, Pass(seat)).args_said == {"level": 4}
    assert refused(game, MakeBid(seat, parse_bid("3G"))) is Reason.MUST_REACH_MINIMUM
    assert call(game, "4S").state.bidder == seat


def test_skruf_4_8_there_a_raise_below_the_minimum_is_not_enough() -> None:
    game = call(exchanged(bought("1S", below_minimum="raise_phase")), "3S P")
    assert "P" not in possible(game) and possible(game)[0] == "4S"
    alone = call(exchanged(bought("1S", below_minimum="raise_phase", raise_end_passes=1)), "3S")
    assert "P" not in possible(alone)


def test_skruf_4_8_there_in_trekarl_the_one_raise_must_reach_it() -> None:
    game = exchanged(bought("2S", LEFT, "trekarl", below_minimum="raise_phase"))
    assert possible(game) == [str(each) for each in BIDS if each.level >= 4]
    assert refused(game, Pass(LEFT)) is Reason.MUST_REACH_MINIMUM
    assert call(game, "4S").state.stage is Stage.SWAP


def test_skruf_4_8_at_the_minimum_the_raise_phase_forces_nothing() -> None:
    assert "P" in possible(call(exchanged(bought("4S", below_minimum="raise_phase")), "P"))


def test_skruf_4_9_a_call_stands() -> None:
    game = call(start(), "7G")
    assert game.events[-1] == BidMade(DEALER, parse_bid("7G"))
    assert refused(game, MakeBid(DEALER, parse_bid("1S"))) is Reason.NOT_YOUR_TURN
    assert refused(game, Pass(DEALER)) is Reason.NOT_YOUR_TURN
    passed = call(game, "P")
    assert passed.events[-1] == Passed(LEFT)
    assert passed.state.calls == (Call(DEALER, parse_bid("7G")), Call(LEFT, None))


@pytest.mark.parametrize("viewer", [LEFT, OPPOSITE, RIGHT, DEALER, None])
def test_skruf_4_all_hear_every_call(viewer: int | None) -> None:
    game = call(start(), "1G P 2G P 3S")
    assert game.view(viewer).state.calls == game.state.calls
    assert game.view(viewer).state.bidder == DEALER


def test_skruf_4_5_nobody_touches_talon_or_cards_before_the_auction_is_closed() -> None:
    game = call(start(), "4S P P P")
    seat = game.turn
    assert seat == DEALER
    assert refused(game, Give(DEALER, Hand.parse("SA SK ST S8"))) is Reason.NOT_NOW
    assert refused(game, Swap(DEALER, Card.parse("SA"))) is Reason.NOT_NOW
    assert refused(game, Play(DEALER, Card.parse("SA"))) is Reason.NOT_NOW
    assert refused(game, Play(LEFT, Card.parse("H5"))) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("seat", [-2, -1, 4, 9])
def test_a_seat_that_does_not_exist_calls_nothing(seat: int) -> None:
    assert refused(start(), Pass(seat)) is Reason.NOT_YOUR_TURN
    assert refused(start(), MakeBid(seat, parse_bid("4S"))) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    "text", ["", "P", "0S", "8S", "4N", "4s", "S4", "44", "4S ", "4\N{BLACK SPADE SUIT}"]
)
def test_what_is_not_a_bid(text: str) -> None:
    with pytest.raises(NotationError) as why:
        parse_bid(text)
    assert why.value.expected == "bid"


def test_after_the_auction_there_is_no_call_to_make() -> None:
    game = bought("4S")
    assert refused(game, MakeBid(DEALER, parse_bid("5S"))) is Reason.NOT_NOW
    assert refused(game, Pass(DEALER)) is Reason.NOT_NOW
    assert refused(game, Pass(LEFT)) is Reason.NOT_YOUR_TURN
