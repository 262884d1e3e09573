"""How an auction is told, which is the same for everybody.

It covers what calls mean, who asks whom, what stands, and what a pass leads to.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from server.laid_tables import terms_of
from telling.spoken import spoken

from knekt.cards import Seed
from knekt.engine import Game
from knekt.games import new_game, options
from knekt.message import Message
from knekt.sheet import SkatTerms
from knekt.skat import Bid as SkatBid
from knekt.skat import Hold, rules
from knekt.skat import Pass as SkatPass
from knekt.skruf import MakeBid, Pass, Stage, parse_bid
from knekt.telling import Listener
from knekt.telling.skat import bid_tells, words_said
from knekt.telling.skat import stands as skat_stands
from knekt.telling.skruf import callers, rows_of_calls, stands, tells, would_tell
from knekt.words import LANGUAGES, say

SEED = Seed.parse("auction")


def called(*words: str, preset: str = "skruf", **wanted: Any) -> Game[Any]:
    """A deal after these calls; P is a pass.

    Whatever is asked between them is answered by the lowest cards.
    """
    game: Game[Any] = new_game(options(preset, wanted), SEED)
    for word in words:
        while game.state.stage not in (Stage.AUCTION, Stage.RAISE):
            seat = game.state.to_give[0][0]
            ask = next(each for each in game.asks[seat] if each.must)
            game = game.apply(ask.sample(Random(1)))
        seat = game.state.turn
        game = game.apply(Pass(seat) if word == "P" else MakeBid(seat, parse_bid(word)))
    return game


def told(game: Game[Any]) -> list[str]:
    """The meaning of each bid so far, by its name in the table."""
    return [str(each.args["what"]) for each in tells(game.state) if each.args["what"] != "pass"]


def test_skruf_15_the_calls_of_the_first_deal_tell_what_the_book_says() -> None:
    game = called("1G", "P", "2G", "P", "3S", "P", "P", "3H", "P", "P", "4S", *"PPPPPPPP", "4C", "6S")
    assert told(game) == [
        "three-aces",
        "fourth-ace",
        "later-suit",
        "later-suit",
        "support",
        "raise-king",
        "higher",
    ]


def test_skruf_15_the_calls_of_the_second_deal_tell_what_the_book_says() -> None:
    game = called("P", "1H", "P", "P", "P", "1G", "P", "P", "3G", "4C", "P", "4H", *"PPPPPPPP", "5C", "5H")
    assert told(game) == [
        "suit",
        "two-aces",
        "grandissimo",
        "king-or-ace",
        "support",
        "raise-king",
        "higher",
    ]


def test_skruf_11_1_bids_tell_nobody_anything_in_trekarl() -> None:
    assert told(called("1G", "2H", preset="trekarl")) == ["alone", "alone"]


def test_what_a_bid_would_tell_that_is_not_made_yet() -> None:
    game = called("P")
    assert [would_tell(game.state, parse_bid(bid)).args["what"] for bid in ("1G", "2G", "1H", "2H")] == [
        "three-aces",
        "four-aces",
        "suit",
        "strong-suit",
    ]
    assert len(game.state.calls) == 1


def test_what_calls_tell_follows_from_the_calls_alone() -> None:
    words = "1G", "P", "2G", "P", "3S"
    other: Game[Any] = new_game("skruf", Seed.parse("quite other cards"))
    for word in words:
        seat = other.state.turn
        other = other.apply(Pass(seat) if word == "P" else MakeBid(seat, parse_bid(word)))
    game = called(*words)
    views = [game.view(seat).state for seat in (None, 0, 1, 2, 3)] + [other.view(0).state]
    assert all(tells(state) == tells(game.state) for state in views)


def test_skruf_4_1_a_row_for_each_round_from_the_dealer_on() -> None:
    game = called("1G", "P", "2G", "P", "3S", "P", "P", "P", "P", "P", "P", "P", "P", "4S")
    assert callers(game.state) == (3, 0, 1, 2)
    # a seat that bids again begins a row
    assert rows_of_calls(game.state) == [0] * 4 + [1] * 4 + [2] * 4 + [3, 4]
    assert callers(called(preset="trekarl").state) == (3, 0, 2)


def stand(game: Game[Any], me: int | None = None, lang: str = "en") -> list[str]:
    return spoken(stands(Listener(terms_of(game), me), game.state), lang)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], ["4 passes in a row, and the deal is thrown in."]),
        (["P", "P"], ["4 passes in a row, and the deal is thrown in; so far 2."]),
        (["P", "P", "P"], ["A pass now ends it: the deal is thrown in."]),
        (["4H"], ["{who}: four hearts.", "8 passes in a row, and Karl buys with four hearts."]),
        (
            ["4H", *"PPPP"],
            [
                "{who}: four hearts.",
                "All have passed once, 4 passes of 8. If nobody bids: Karl buys with four hearts.",
            ],
        ),
        (["4H", *"PPPPPPP"], ["{who}: four hearts.", "A pass now ends it: Karl buys with four hearts."]),
        (
            ["3G", *"PPPPPPP"],
            ["{who}: three grandissimo.", "A pass now ends it: Karl must bid 4 or higher."],
        ),
        (
            ["3G", *"PPPPPPPP"],
            [
                "{who}: three grandissimo.",
                "All have passed, but nothing is played below 4: Karl must bid that high.",
            ],
        ),
    ],
)
def test_skruf_4_5_what_stands_and_what_a_pass_leads_to(words: list[str], told: list[str]) -> None:
    assert stand(called(*words)) == [each.format(who="The last bid is by Karl") for each in told]


def test_skruf_4_7_and_6_2_what_a_pass_leads_to_elsewhere() -> None:
    assert "a misère is played" in stand(called(general_pass="misere"))[0]
    assert "Karl plays three spades" in stand(called("3S", preset="skruf-plain"))[1]
    raising = called("4H", *"PPPPPPPP", "P")
    assert stand(raising, me=3) == [
        "Your bid stands: four hearts.",
        "A pass now ends it: four hearts is played.",
    ]
    assert stand(called("4H", *"PPPPPPPP", "P", "P")) == [], "nobody calls any more"


def test_whoever_made_the_bid_is_told_of_himself() -> None:
    assert stand(called("4H"), me=3) == [
        "Your bid stands: four hearts.",
        "8 passes in a row, and you buy with four hearts.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_said_without_gaps(lang: str) -> None:
    games = [
        called(*"PPP"),
        called("4H", *"PPPPP"),
        called("3G", *"PPPPPPP"),
        called("4H", *"PPPPPPPP", "4G"),
    ]
    for game in games:
        assert not [each for each in stand(game, 3, lang) + stand(game, None, lang) if "{" in each]
        assert not [each for each in tells(game.state) if "{" in say(each, lang)]


def in_skat(*actions: Any) -> Game[Any]:
    game: Game[Any] = new_game("german", SEED)
    for action in actions:
        game = game.apply(action)
    return game


def asked(game: Game[Any], me: int | None = None) -> list[str]:
    return spoken(skat_stands(Listener(SkatTerms(1, 2, (0, 1, 2), None), me), game.state))


def test_skat_8_2_who_asks_whom_and_who_is_still_to_come() -> None:
    opened = in_skat()
    assert asked(opened) == ["Otto bids to Anna.", "Bo is still to come."]
    pending = in_skat(SkatBid(1, 18))
    assert asked(pending) == ["Otto asks Anna: 18?", "Bo is still to come."]
    assert [asked(pending, me)[0] for me in (0, 1)] == ["Otto asks you: 18?", "You ask Anna: 18?"]
    assert asked(pending, 2)[1] == "Your turn comes after that."
    assert asked(in_skat(SkatBid(1, 18), Hold(0))) == [
        "Otto bids to Anna; 18 is held.",
        "Bo is still to come.",
    ]
    assert asked(in_skat(SkatBid(1, 18), SkatPass(0))) == ["Bo bids to Otto; 18 is held."]
    assert asked(in_skat(SkatPass(1), SkatPass(2))) == ["The others have passed: Anna alone is left."]
    assert asked(in_skat(SkatBid(1, 18), Hold(0), SkatPass(1), SkatPass(2))) == []


def test_skat_8_2_a_question_stands_beside_its_answer() -> None:
    game = in_skat(SkatBid(1, 18), Hold(0), SkatBid(1, 20), SkatPass(0), SkatBid(2, 22), Hold(1), SkatPass(2))
    assert [(each.row, each.seat, each.said, each.to) for each in words_said(game.events[1:])] == [
        (0, 1, "bid", 0),
        (0, 0, "hold", None),
        (1, 1, "bid", 0),
        (1, 0, "pass", None),
        (2, 2, "bid", 1),
        (2, 1, "hold", None),
        (3, 2, "pass", None),
    ]
    alone = in_skat(SkatPass(1), SkatPass(2), SkatBid(0, 18))
    assert [(each.row, each.to) for each in words_said(alone.events[1:])] == [(0, None), (1, None), (2, None)]


def test_skat_6_4_the_games_that_are_worth_just_a_bid() -> None:
    def games(preset: str, value: int) -> str:
        found = bid_tells(rules(options(preset)), value)
        assert isinstance(found, Message)
        return say(found, "en")

    assert games("german", 18) == "18: diamonds 2 × 9"
    assert games("german", 36) == "36: diamonds 4 × 9, clubs 3 × 12"
    assert games("german", 23) == "23: null"
    assert games("tournee", 20) == "20: turn diamonds 4 × 5, solo hearts 2 × 10, null"
