"""The question to a seat, which is the same at the terminal and on the page."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from random_deals import Style, line
from server.laid_tables import terms_of
from telling.spoken import spoken

from knekt.cards import Seed
from knekt.engine import Action, Game, View
from knekt.games import PRESETS, new_game, options
from knekt.skat import Bid, Hold, Pass, TakeSkat
from knekt.skruf import MakeBid, parse_bid
from knekt.skruf import Pass as SkrufPass
from knekt.telling import Listener, asked
from knekt.words import LANGUAGES


def question(view: View[Any], game: Game[Any], lang: str = "en") -> str:
    terms = terms_of(game)
    (said,) = spoken([asked(Listener(terms, terms.seats[view.own_seat]), view)], lang)
    return said


def after(preset: str, *actions: Action, **wanted: Any) -> Game[Any]:
    game: Game[Any] = new_game(options(preset, wanted), Seed.parse("asked"))
    for action in actions:
        game = game.apply(action)
    return game


def asked_of(seat: int, preset: str, *actions: Action, **wanted: Any) -> str:
    game = after(preset, *actions, **wanted)
    return question(game.view(seat), game)


@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_a_deal_waits_for_is_asked_without_gaps_in_every_language(preset: str) -> None:
    rng, ids = Random(preset), set[str]()
    for _ in range(12):
        for game in line(new_game(preset, Seed(rng.randbytes(32))), rng, Style(may=0.1)):
            for seat, asks in game.asks.items():
                if seat >= 0 and any(ask.must for ask in asks):
                    view = game.view(seat)
                    for lang in LANGUAGES:
                        told = question(view, game, lang)
                        assert "{" not in told and not told.startswith("ask-"), told
                    ids.add(asked(Listener(terms_of(game), None), view).message.id)
    assert {"ask-lead", "ask-play"} < ids


def test_skat_8_2_the_auction_asks_each_in_turn() -> None:
    assert asked_of(1, "german") == "You bid against Anna."
    assert asked_of(0, "german", Bid(1, 18)) == "Otto bids 18. Yes or pass?"
    assert asked_of(2, "german", Bid(1, 18), Hold(0), Pass(1)) == "You bid against Anna."
    assert asked_of(0, "german", Pass(1), Pass(2)) == "Both have passed. Do you play for 18?"


def test_tournee_5_1_forehand_may_say_ramsch_instead() -> None:
    told = asked_of(0, "tournee", Pass(1), Pass(2))
    assert told == "Both have passed. Do you play for 10, or ramsch?"


def test_the_skat_is_asked_for_and_then_two_cards() -> None:
    won = Bid(1, 18), Pass(0), Pass(2)
    assert asked_of(1, "german", *won) == "Pick up the skat, or play hand?"
    assert asked_of(1, "german", *won, TakeSkat(1)) == "Discard two cards, then choose your game."


def test_skruf_5_3_whoever_must_bid_is_told_how_high() -> None:
    assert asked_of(3, "skruf") == "Your call?"
    game = after("skruf", MakeBid(3, parse_bid("1S")))
    while not game.state.must_bid:
        game = game.apply(SkrufPass(game.state.turn))
    told = question(game.view(game.state.turn), game)
    assert told == f"You must bid {game.rules.options.min_level} or higher."
