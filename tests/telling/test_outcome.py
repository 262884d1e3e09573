"""What deals came to: in sentences after the deal, and in a line of a list."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from random_deals import Style, line
from server.laid_tables import terms_of
from telling.spoken import spoken

from knekt.cards import Seed
from knekt.engine import Game
from knekt.games import new_game, options, result
from knekt.telling import Listener, deal_line, outcome
from knekt.words import say

SEED = Seed.parse("told")


def passed(preset: str, **wanted: Any) -> Game[Any]:
    """A deal in which everybody passes, at its end."""
    style = Style(likes=lambda action: action.kind in ("pass", "pass-on"), often=1.0)
    *_, game = line(new_game(options(preset, wanted), SEED), Random(1), style)
    return game


def told(game: Game[Any], me: int | None = None) -> list[str]:
    listener = Listener(terms_of(game), me)
    return spoken(outcome(listener, game.rules.options, result(game)))


@pytest.mark.parametrize("preset", ["german", "skruf"])
def test_a_deal_that_nobody_plays(preset: str) -> None:
    assert told(passed(preset)) == ["Everybody has passed: nobody scores."]


def test_a_ramsch_names_who_has_lost_it() -> None:
    game = passed("german", **{"ramsch.on_pass_out": "ramsch"})
    (charged,) = result(game).ramsch.charged
    name = ("Anna", "Otto", "Bo")[charged]
    assert told(game) == [f"{name} loses the ramsch."]
    assert told(game, charged) == ["You lose the ramsch."]


def test_skruf_10_the_side_with_fewer_tricks_wins_a_misere() -> None:
    game = passed("skruf", general_pass="misere")
    end = result(game)
    tricks = end.facts.tricks, 13 - end.facts.tricks
    fewer = tricks.index(min(tricks))
    names = "/".join(("Anna", "Otto", "Bo", "Karl")[seat] for seat in end.sides[fewer])
    assert told(game) == [f"Misère: {names} win with {min(tricks)} tricks to {max(tricks)}."]


@pytest.mark.parametrize(
    ("preset", "contract", "words"),
    [
        ("german", "GHS", "grand hand, schneider announced"),
        ("german", "NHO", "null ouvert hand"),
        ("xskat", "CH2", "clubs hand, 2 spitzen"),
        ("tournee", "HTT", "turn hearts, second card"),
        ("tournee", "G", "guckser grand"),
        ("tournee-house", "G", "Guetz"),
        ("tournee", "NH", "null"),
    ],
)
def test_a_contract_is_named_as_its_form_names_it(preset: str, contract: str, words: str) -> None:
    facts: dict[str, Any] = {
        "ending": "played",
        "declarer": 1,
        "contract": contract,
        "won": True,
        "score": 40,
    }
    found = deal_line(options(preset), facts, 1, None)
    assert (say(found.told), found.scores) == (f"Played {words} and won", (40,))


def in_a_line(preset: str, facts: dict[str, Any], seat: int | None, side: int | None = None) -> Any:
    found = deal_line(options(preset), facts, seat, side)
    return say(found.told), found.scores


def test_the_declarer_tells_of_the_own_game_and_the_others_of_the_game_against_them() -> None:
    lost = {"ending": "played", "declarer": 1, "contract": "H", "won": False, "score": -40}
    assert in_a_line("german", lost, 1) == ("Played hearts and lost", (-40,))
    assert in_a_line("german", lost, 0) == ("Played against hearts, which was lost", ())
    assert in_a_line("german", lost, None) == ("Sat out; hearts was lost", ())


def test_a_ramsch_has_a_score_for_each_seat() -> None:
    facts = {"ending": "played", "declarer": -1, "score": -70, "ramsch": "0 -70 0", "card_points": "20 70 30"}
    assert in_a_line("pub", facts, 1) == ("Ramsch", (-70,))
    assert in_a_line("pub", facts, 2) == ("Ramsch", ())


def test_a_deal_that_nobody_played_says_how_it_ended() -> None:
    facts = {"ending": "passed-out", "declarer": -1, "score": 0}
    assert in_a_line("german", facts, 0) == ("passed out", ())


def test_in_skruf_a_whole_side_has_played_it_and_the_other_against_it() -> None:
    made = {
        "ending": "played",
        "declarer": 2,
        "us": 72,
        "them": 6,
        "contract": "6S",
        "tricks": 12,
        "made": True,
    }
    assert in_a_line("skruf", made, 0, 0) == ("Played six spades: made with 12 tricks", (72, 6))
    assert in_a_line("skruf", made, 1, 1) == ("Played against six spades: made with 12 tricks", (6, 72))
    assert in_a_line("skruf", made, None)[1] == ()
    misere = {"ending": "played", "declarer": -1, "us": 0, "them": 40, "contract": "misere", "tricks": 7}
    assert in_a_line("skruf", misere, 0, 1) == ("Misère", (40, 0))
