"""What is legal, as a list: what the deal waits for, with the choices of several cards told apart."""

from __future__ import annotations

from random import Random

from strategies import Style, line

from knekt import Seed, new_game
from knekt.skat import Claim, Discard, Resign, SkatGame
from knekt.skat import new_game as new_skat


def at(ask: str) -> SkatGame:
    """The first deal that comes to this question."""
    for number in range(100):
        for game in line(new_skat("isko", Seed.parse(str(number))), Random(number), Style()):
            if any(each.id.startswith(ask) for asks in game.asks.values() for each in asks if each.must):
                return game
    raise AssertionError(ask)


def test_the_list_is_what_the_deal_waits_for() -> None:
    game = new_game("german", Seed.parse("a first deal"))
    calls = [str(action) for action in game.legal]
    assert calls[:3] == ["M 18", "M 20", "M 22"] and calls[-1] == "M pass"
    assert len(game.legal) == len(calls) == 64 and str(game.legal[0]) == "M 18" and game.legal
    assert [str(action) for action in game.view(1).legal] == calls
    assert list(game.view(0).legal) == [] and not game.view(0).legal
    assert repr(game.legal) == "<Legal: M 18, M 20, M 22, M 23, M 24, M 27, M 30, M 33, …>"


def test_a_choice_of_several_cards_is_told_and_not_listed() -> None:
    game = at("discard")
    seat = game.turn
    assert seat is not None
    (pick,) = game.legal.picks
    assert (pick.count, len(pick.cards), pick.ways, list(game.legal)) == (2, 12, 66, [])
    assert game.legal and repr(game.legal) == "<Legal: 2 of 12 cards>"
    assert Discard(seat, pick.cards.sample(2, Random(1))) in game.legal
    assert Discard(seat, pick.cards.sample(3, Random(1))) not in game.legal
    drawn = {str(game.legal.sample(Random(number))) for number in range(2000)}
    assert len(drawn) == 66


def test_what_nobody_waits_for_is_legal_and_stands_apart() -> None:
    game = at("card-4")
    seat = game.turn
    assert seat is not None
    assert all(action.kind == "play" for action in game.legal)
    assert Claim(seat, 0) in game.legal.may and Claim(seat, 0) in game.legal
    assert {action.kind for action in game.legal.may} <= {"claim", "resign", "surrender"}
    for action in (*game.legal, *game.legal.may):
        assert game.apply(action) != game
    assert Resign(7) not in game.legal and "F CJ" not in game.legal


def test_of_a_deal_that_is_over_nothing_is_legal() -> None:
    over = list(line(new_skat("german", Seed.parse("1")), Random(1), Style()))[-1]
    assert not over.legal and list(over.legal) == []
    assert over.legal.picks == () and over.legal.may == ()
