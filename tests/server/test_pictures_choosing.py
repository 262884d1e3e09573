"""Pictures for a declarer who lays cards away and names the game at once, and how a hand can be sorted."""

from __future__ import annotations

from typing import Any

import pytest
from server.laid_tables import after, seen

from knekt.cards import Hand, Seed
from knekt.engine import Game
from knekt.games import new_game, options
from knekt.server.shown.pictures.skat.deal import SkatPicture
from knekt.skat import Bid, Dealt, Discard, Hold, Pass, SayNull, TakeSkat

F, M, R = 0, 1, 2
CARDS = Dealt.of(
    Hand.parse("CJ SJ CA CT CK C7 HA HT SA D7"),
    Hand.parse("HJ CQ C8 ST SK S9 HK HQ H8 DA"),
    Hand.parse("DJ C9 SQ S8 S7 H9 H7 DT DK D9"),
    Hand.parse("D8 DQ"),
)


def skat_seen(game: Game[Any], viewer: int | None) -> SkatPicture:
    picture = seen(game, viewer)
    assert isinstance(picture, SkatPicture)
    return picture


def laying(**wanted: Any) -> Game[Any]:
    """Forehand has taken the skat up."""
    game = new_game(options("german", wanted), CARDS)
    return after(game, Bid(M, 18), Hold(F), Pass(M), Pass(R), TakeSkat(F))


@pytest.mark.parametrize("wanted", [{}, {"spitzen.enabled": True}, {"declare.must_be_reachable": True}])
@pytest.mark.parametrize("laid", ["DQ D8", "CJ HA", "C7 D7"])
def test_the_games_told_with_the_cards_are_those_that_may_be_named_after_it(wanted: Any, laid: str) -> None:
    game, gone = laying(**wanted), set(laid.split())
    told = {each.contract: each for each in skat_seen(game, F).games}
    after_it = skat_seen(after(game, Discard(F, Hand.parse(laid))), F)
    named = {name for name, each in told.items() if not gone & set(each.keeps)}
    assert named == {each.contract for each in after_it.games}
    assert all(told[each.contract].value == each.value for each in after_it.games)
    assert not any(each.keeps or each.dear for each in after_it.games)  # the cards are gone


def test_a_spitze_keeps_the_lowest_trump() -> None:
    games = {each.contract: each for each in skat_seen(laying(**{"spitzen.enabled": True}), F).games}
    assert games["C1"].keeps == ["C7"] and games["C"].keeps == []


def test_jacks_aces_and_tens_are_dear_but_not_in_null() -> None:
    games = {each.contract: each.dear for each in skat_seen(laying(), F).games}
    assert set(games["G"]) == {"CJ", "SJ", "CA", "CT", "HA", "HT", "SA"}
    assert games["N"] == []


def test_a_null_with_the_skat_in_tournee_is_named_with_the_cards() -> None:
    game = new_game(options("tournee"), Seed.parse("null"))
    while game.state.stage.name == "AUCTION":
        ask = game.asks[game.state.turn][0]
        game = after(
            game, next((each for each in ask.singles() if isinstance(each, Pass)), next(ask.singles()))
        )
    picture = skat_seen(after(game, SayNull(game.state.turn)), game.state.turn)
    assert picture.stage == "discard" and {each.contract[0] for each in picture.games} == {"N"}


def test_a_hand_in_every_order_is_for_its_owner_alone() -> None:
    game = laying()
    picture = skat_seen(game, F)
    assert {tuple(sorted(each)) for each in picture.sorted.values()} == {tuple(sorted(picture.hands[F]))}  # type: ignore[arg-type]
    assert list(picture.sorted) == ["D", "H", "S", "C", "G", "N"]
    assert picture.sorted["C"][:6] == ["CJ", "SJ", "CA", "CT", "CK", "C7"]
    assert picture.sorted["N"][:5] == ["CA", "CK", "CJ", "CT", "C7"]
    assert picture.sorted["G"] == picture.hands[F]
    assert skat_seen(game, None).sorted == {}
    skruf = seen(new_game("skruf", Seed.parse("sorted")), 0)
    assert skruf.sorted["G"] == skruf.hands[0] and skruf.sorted["D"][0].startswith("D")
    assert seen(new_game("skruf", Seed.parse("sorted")), None).sorted == {}
