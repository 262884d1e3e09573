"""A pass said for several turns: it answers only at its turn, and ends with a bid and with the auction."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from skruf.table import DEALER, LEFT, OPPOSITE, RIGHT, SEATS, bought, call, contracted, exchanged, start

from knekt.engine import Seat
from knekt.skruf import Ending, Pass, SkrufGame, Stage, StandingPass

WATCHERS = (*SEATS, None)


def said_by(game: SkrufGame, *seats: Seat) -> dict[Seat, StandingPass]:
    """The wish of each of these, said now."""
    return {seat: StandingPass.said(game.view(seat)) for seat in seats}


def carried_on(game: SkrufGame, standing: Mapping[Seat, StandingPass]) -> SkrufGame:
    """The game as far as standing passes carry it."""
    while (seat := game.turn) is not None and seat in standing:
        wanted = standing[seat].answer(game.view(seat))
        if wanted is None:
            return game
        game = game.apply(wanted)
    return game


@pytest.mark.parametrize("passes", [8, 7, 4, 3])
def test_skruf_4_5_all_closing_passes_with_one_word_of_each(passes: int) -> None:
    game = call(start(close_passes=passes), "4S")
    done = carried_on(game, said_by(game, *SEATS))
    assert done.state.stage is Stage.GIVE and done.state.buyer == DEALER
    by_hand = call(game, "P " * passes)
    assert done.events == by_hand.events, "the log has only the passes"


def test_skruf_11_also_of_three() -> None:
    game = call(start("trekarl"), "4S")
    assert carried_on(game, said_by(game, LEFT, RIGHT, DEALER)).state.buyer == DEALER


def test_a_general_pass_too() -> None:
    done = carried_on(start(), said_by(start(), *SEATS))
    assert done.state.ending is Ending.PASSED_OUT


def test_it_answers_only_at_its_turn() -> None:
    game = call(start(), "4S P")
    for seat in (LEFT, RIGHT, DEALER):
        assert StandingPass.said(game.view(seat)).answer(game.view(seat)) is None
    assert StandingPass.said(game.view(OPPOSITE)).answer(game.view(OPPOSITE)) == Pass(OPPOSITE)
    assert StandingPass.said(game.view(None)).answer(game.view(None)) is None, "who watches says nothing"


def test_it_tells_nobody_anything_before_its_turn() -> None:
    game = call(start(), "4S")
    before = [game.view(viewer) for viewer in WATCHERS]
    said_by(game, *SEATS)
    assert [game.view(viewer) for viewer in WATCHERS] == before
    standing = said_by(game, LEFT, RIGHT)
    waits = carried_on(game, standing)
    assert waits.turn == OPPOSITE
    assert [call.seat for call in waits.state.calls] == [DEALER, LEFT], "right has passed for nobody to see"


def test_it_ends_with_a_bid() -> None:
    game = call(start(), "4S")
    standing = said_by(game, *SEATS)
    game = call(carried_on(game, {LEFT: standing[LEFT]}), "4C")
    for seat in (RIGHT, DEALER, LEFT, OPPOSITE):
        assert game.turn == seat and standing[seat].answer(game.view(seat)) is None
        game = call(game, "P")
    anew = said_by(game, *SEATS)
    assert carried_on(game, anew).state.buyer == OPPOSITE


def test_skruf_4_8_it_does_not_answer_who_must_bid() -> None:
    game = call(start(), "3S")
    game = carried_on(game, said_by(game, *SEATS))
    assert game.state.must_bid and game.turn == DEALER
    assert StandingPass.said(game.view(DEALER)).answer(game.view(DEALER)) is None


@pytest.mark.parametrize("seat", [DEALER, OPPOSITE])
def test_skruf_6_1_it_ends_with_the_auction_for_the_raise_is_another_question(seat: Seat) -> None:
    game = call(start(), "4S")
    standing = StandingPass.said(game.view(seat))
    raising = exchanged(bought("4S"))
    if seat == OPPOSITE:
        raising = call(raising, "P")
    assert raising.turn == seat and standing.answer(raising.view(seat)) is None


def test_it_answers_no_other_question() -> None:
    for game in (bought("4S"), contracted("4S")):
        for seat in SEATS:
            assert StandingPass.said(game.view(seat)).answer(game.view(seat)) is None
