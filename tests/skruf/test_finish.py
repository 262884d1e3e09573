"""How a deal ends otherwise: the table stops it (2.5, 13), or a lost slam is left to its bidder (13)."""

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
    after,
    ask_ids,
    bought,
    call,
    contracted,
    exchanged,
    give,
    placed,
    play,
    played_out,
    refused,
    scored,
    start,
    swapped,
)

from knekt.engine import TABLE, Seat
from knekt.errors import Reason
from knekt.skruf import (
    Answer,
    Bear,
    Borne,
    Claim,
    Ended,
    Ending,
    Facts,
    MisereFacts,
    SkrufGame,
    Stage,
    Stop,
    Stopped,
    Swap,
    options,
    place_game,
    result,
)

WATCHERS = (*SEATS, None)
AWAY = (Ending.LEFT, Ending.TIMEOUT)
SWAPPING = call(exchanged(bought("4S", swap_order="simultaneous")), "P P")
BEFORE_PLAY = {
    "deal": start(),
    "auction": call(start(), "4S P"),
    "must bid": bought("3S"),
    "buyer gives": bought("4S"),
    "master gives": give(bought("4S"), "SA SK ST S9", "H2"),
    "raise": call(exchanged(bought("4S")), "4C"),
    "swap": call(exchanged(bought("4S")), "P P"),
    "swap, one card laid": SWAPPING.apply(Swap(LEFT, SWAPPING.state.hand(LEFT)[0])),
    "misere": call(start(general_pass="misere"), "P P P P"),
    "trekarl": bought("4S", LEFT, "trekarl"),
    "plain": start("skruf-plain"),
}


def tricks(game: SkrufGame) -> int:
    found = result(game.state).facts
    assert isinstance(found, Facts | MisereFacts)
    return found.tricks


@pytest.mark.parametrize("stage", BEFORE_PLAY)
@pytest.mark.parametrize("cause", AWAY)
@pytest.mark.parametrize("seat", [LEFT, RIGHT, DEALER])
def test_who_is_gone_before_the_contract_stands_makes_the_deal_void(
    stage: str, cause: Ending, seat: Seat
) -> None:
    game = BEFORE_PLAY[stage].apply(Stop(TABLE, cause, seat))
    assert game.is_over and game.state.ending is Ending.VOID and game.state.ended_by == seat
    assert game.events[-2] == Stopped(cause, seat)
    found = result(game.state)
    assert (found.ending, found.score, found.lines, found.declarer) == (Ending.VOID, None, (), None)


@pytest.mark.parametrize("stage", BEFORE_PLAY)
def test_skruf_2_5_a_fault_makes_the_deal_void_at_any_time(stage: str) -> None:
    game = BEFORE_PLAY[stage].apply(Stop(TABLE, Ending.VOID))
    assert game.is_over and result(game.state).ending is Ending.VOID and not scored(game)


@pytest.mark.parametrize("cards", [0, 1, 4])
def test_skruf_2_5_also_in_play(cards: int) -> None:
    game = contracted("4S")
    for _ in range(cards):
        game = game.apply(next(game.asks[game.turn or 0][0].singles()))
    game = game.apply(Stop(TABLE, Ending.VOID))
    assert game.is_over and result(game.state).ending is Ending.VOID and not scored(game)


@pytest.mark.parametrize("form", ["skruf", "skruf-plain", "trekarl"])
def test_skruf_2_5_a_misdeal_before_the_first_call(form: str) -> None:
    game = start(form).apply(Stop(TABLE, Ending.MISDEAL))
    assert game.is_over and result(game.state).ending is Ending.MISDEAL and not scored(game)


@pytest.mark.parametrize("stage", [stage for stage in BEFORE_PLAY if stage not in ("deal", "plain")])
def test_skruf_2_5_but_not_after_it(stage: str) -> None:
    assert refused(BEFORE_PLAY[stage], Stop(TABLE, Ending.MISDEAL)) is Reason.NOT_NOW


@pytest.mark.parametrize("cause", AWAY)
@pytest.mark.parametrize(("seat", "ours"), [(LEFT, 9), (RIGHT, 9), (OPPOSITE, 6), (DEALER, 6)])
def test_who_leaves_in_play_gives_up_the_tricks_that_are_left(cause: Ending, seat: Seat, ours: int) -> None:
    hands = ("SA H5 C2", "SK H6 C3", "DA H7 C4", "S2 H8 D2")
    game = place_game("skruf", placed(hands, "4S", won=(6, 4)))
    gone = game.apply(Stop(TABLE, cause, seat))
    assert result(gone.state).ending is cause and tricks(gone) == ours
    later = play(game, "SA SK DA S2 H5").apply(Stop(TABLE, cause, seat))
    assert tricks(later) == (6 if ours == 6 else 8), "one trick was played, the next is not finished"


@pytest.mark.parametrize(("seat", "ours"), [(LEFT, 13), (DEALER, 0)])
def test_before_the_first_card_of_a_contract_that_stands(seat: Seat, ours: int) -> None:
    game = contracted("4S").apply(Stop(TABLE, Ending.LEFT, seat))
    assert tricks(game) == ours and game.state.ending is Ending.LEFT


@pytest.mark.parametrize(("seat", "ours"), [(LEFT, 6), (RIGHT, 6), (OPPOSITE, 9), (DEALER, 9)])
def test_who_leaves_a_misere_takes_them(seat: Seat, ours: int) -> None:
    hands = ("SA H5 C2", "SK H6 C3", "DA H7 C4", "S2 H8 D2")
    table = options("skruf", {"general_pass": "misere"})
    game = place_game(table, placed(hands, None, won=(6, 4))).apply(Stop(TABLE, Ending.LEFT, seat))
    assert result(game.state).facts == MisereFacts(ours)


@pytest.mark.parametrize(("seat", "ours"), [(LEFT, 0), (RIGHT, 13), (DEALER, 13)])
def test_skruf_11_who_leaves_a_table_of_three(seat: Seat, ours: int) -> None:
    game = contracted("4S", LEFT, "trekarl")
    assert tricks(game.apply(Stop(TABLE, Ending.LEFT, seat))) == ours
    assert refused(game, Stop(TABLE, Ending.LEFT, OPPOSITE)) is Reason.NOT_NOW, "nobody sits there"


def test_a_claim_that_waits_does_not_matter() -> None:
    game = contracted("4S", claims=True).apply(Claim(DEALER, 13)).apply(Answer(LEFT, True))
    gone = game.apply(Stop(TABLE, Ending.TIMEOUT, DEALER))
    assert gone.state.ending is Ending.TIMEOUT and tricks(gone) == 0


def test_only_the_table_stops_a_deal() -> None:
    game = start()
    assert refused(game, Stop(DEALER, Ending.VOID)) is Reason.NOT_NOW
    for stop in (Stop(TABLE, Ending.PLAYED), Stop(TABLE, Ending.LEFT), Stop(TABLE, Ending.VOID, LEFT)):
        assert refused(game, stop) is Reason.NOT_NOW
    assert refused(game, Stop(TABLE, Ending.MISDEAL, DEALER)) is Reason.NOT_NOW
    assert refused(game.apply(Stop(TABLE, Ending.VOID)), Stop(TABLE, Ending.VOID)) is Reason.OVER


@pytest.mark.parametrize("stage", BEFORE_PLAY)
def test_at_the_end_all_cards_are_shown(stage: str) -> None:
    game = BEFORE_PLAY[stage]
    done = game.apply(Stop(TABLE, Ending.VOID))
    end = done.events[-1]
    assert isinstance(end, Ended)
    dealt = DEALS[game.rules.options.form]
    assert (end.dealt, end.talon, end.hands) == (dealt.hands, dealt.talon, game.state.hands)
    assert end.gifts == tuple(gift.cards for gift in game.state.gifts)
    for viewer in WATCHERS:
        view = done.view(viewer)
        assert view.is_over and view.state.hands == done.state.hands and view.state.gifts == done.state.gifts


def test_at_the_end_all_know_with_what_each_played() -> None:
    done = played_out(contracted("4S"))
    began = contracted("4S").state.began
    assert done.state.began == began and done.state.dealt == DEAL.hands
    for viewer in WATCHERS:
        assert done.view(viewer).state.began == began
        assert result(done.view(viewer).state) == result(done.state)
    middle = play(contracted("4S"), " ".join(str(card) for card in done.state.tricks[0].cards[:3]))
    stopped = middle.apply(Stop(TABLE, Ending.LEFT, LEFT))
    assert stopped.state.began == began, "also what lies on the table"
    assert result(stopped.view(None).state) == result(stopped.state)


def lost_slam(tricks: int = 9, auction: str = "6S", raises: str = "P P", **wanted: Any) -> SkrufGame:
    """A slam of the dealer, ended by a claim of this number of tricks."""
    game = call(call(start(claims=True, **wanted), auction), "P P P P P P P P")
    game = swapped(call(exchanged(game), raises))
    assert game.state.stage is Stage.PLAY
    game = game.apply(Claim(DEALER, tricks))
    return after(game, *(Answer(seat, True) for seat in game.asks))


@pytest.mark.parametrize("alone", [True, False])
def test_skruf_13_the_partner_may_leave_a_lost_slam_to_its_bidder(alone: bool) -> None:
    game = lost_slam(9)
    assert game.state.ending is Ending.CLAIMED and not game.is_over, "the partner is asked first"
    assert set(game.asks) == {OPPOSITE} and ask_ids(game, OPPOSITE) == ["bear"]
    assert game.asks[OPPOSITE][0].must
    assert refused(game, Bear(DEALER, True)) is Reason.NOT_NOW
    assert refused(game, Claim(DEALER, 1)) is Reason.NOT_NOW
    done = game.apply(Bear(OPPOSITE, alone))
    assert done.is_over and done.events[-2] == Borne(OPPOSITE, alone)
    assert result(done.state).alone is alone
    assert (1, "bets", 2300) in scored(done), "the account is the same"


@pytest.mark.parametrize(
    ("tricks", "auction", "raises", "asked"),
    [
        (9, "6S", "P P", True),
        (10, "6S", "P P", False),
        (0, "6S", "P P", True),
        (10, "7S", "P P", True),
        (11, "7S", "P P", False),
        (8, "5S", "P P", False),
        (8, "4S", "6S P P", True),
        (8, "P P 1S P 6S", "P P", False),
        (8, "4S", "P 5S 6S P P", False),
        (8, "1S P P P 6S", "P P", True),
    ],
)
def test_skruf_13_asked_from_three_bets_where_the_partner_only_passed(
    tricks: int, auction: str, raises: str, asked: bool
) -> None:
    game = lost_slam(tricks, auction, raises)
    assert game.is_over is not asked
    assert asked is (ask_ids(game, OPPOSITE) == ["bear"])
    if not asked:
        assert result(game.state).alone is False and game.state.bears is None


def test_skruf_13_off_where_the_table_has_it_not() -> None:
    assert lost_slam(5, solo_slam_claim=False).is_over


def test_skruf_13_the_opponents_bid_does_not_help() -> None:
    assert ask_ids(lost_slam(9, "1S 1C P 1D 6S"), OPPOSITE) == ["bear"]


def test_skruf_13_played_to_the_last_card() -> None:
    done = played_out(contracted("7G"))
    assert done.state.won[0] <= 10, "the fixed deal has no slam in it"
    assert not done.is_over and set(done.asks) == {OPPOSITE}
    assert done.apply(Bear(OPPOSITE, True)).is_over


@pytest.mark.parametrize("absent", [OPPOSITE, DEALER, LEFT])
def test_skruf_13_who_does_not_answer_shares(absent: Seat) -> None:
    game = lost_slam(9)
    done = game.apply(Stop(TABLE, Ending.TIMEOUT, absent))
    assert done.is_over and done.state.ending is Ending.CLAIMED
    assert result(done.state).alone is False and (1, "bets", 2300) in scored(done)


def test_skruf_2_5_a_fault_found_while_the_partner_thinks() -> None:
    done = lost_slam(9).apply(Stop(TABLE, Ending.VOID))
    assert done.is_over and result(done.state).ending is Ending.VOID and not scored(done)


def test_skruf_13_nobody_is_asked_in_trekarl_or_after_a_set_up() -> None:
    assert played_out(contracted("7G", DEALER, "trekarl")).is_over
    hands = ("SA", "SK", "S3", "S2")
    assert played_out(place_game("skruf", placed(hands, "7S", won=(5, 7)))).is_over
