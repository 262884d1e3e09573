"""The names of actions, on buttons and in advice."""

from __future__ import annotations

from random import Random

import pytest
from random_deals import Style, line

from knekt.cards import Card, Hand, Seed
from knekt.engine import Action
from knekt.games import PRESETS, new_game, options
from knekt.skat import Bid, Claim, Discard, PlayHand, TakeSkat, TurnUp
from knekt.skruf import MakeBid, parse_bid
from knekt.telling import named
from knekt.words import LANGUAGES, say


def in_words(preset: str, action: Action, lang: str = "en") -> str:
    return say(named(options(preset), action), lang)


def test_several_cards_are_said_one_after_the_other() -> None:
    away = Discard(0, Hand.of([Card.parse("C7"), Card.parse("HA")]))
    assert in_words("german", away) == "Discard ace of hearts, seven of clubs"


def test_a_bid_has_the_word_of_its_game() -> None:
    """Swedish and German have two words for a bid: one in Skat, one in Skruf."""
    skruf, skat = MakeBid(0, parse_bid("3C")), Bid(0, 18)
    assert [in_words("skruf", skruf, "sv"), in_words("german", skat, "sv")] == ["Måla tre klöver", "Bjud 18"]
    assert [in_words("skruf", skruf, "de"), in_words("german", skat, "de")] == [
        "drei Kreuz bieten",
        "18 reizen",
    ]


def test_the_same_action_has_another_name_in_another_form() -> None:
    forms = "german", "tournee", "tournee-house"
    assert [in_words(form, PlayHand(0)) for form in forms] == ["Play hand", "Solo", "Solo"]
    assert [in_words(form, TakeSkat(0)) for form in forms] == [
        "Pick up the skat",
        "Guckser: pick up both",
        "Guetz: pick up both",
    ]
    assert in_words("tournee", TurnUp(0, 1)) == "Turn the lower card"


def test_a_claim_of_no_tricks() -> None:
    assert [in_words("german", Claim(0, tricks)) for tricks in (0, 1, 3)] == [
        "Lay down: no more tricks",
        "Claim 1 trick",
        "Claim 3 tricks",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_action_has_a_name_without_gaps_in_every_language(preset: str) -> None:
    rng, names = Random(preset), set[str]()
    while len(names) < 100:
        for game in line(new_game(preset, Seed(rng.randbytes(32))), rng, Style(may=0.1)):
            mine = [ask for seat, asks in game.asks.items() if seat >= 0 for ask in asks]
            for action in (ask.sample(rng) for ask in mine):
                for lang in LANGUAGES:
                    told = in_words(preset, action, lang)
                    assert not told.startswith("do-") and "{" not in told, told
                    names.add(told)
