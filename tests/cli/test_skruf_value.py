"""`knekt value skruf`: the count of a deal for both sides, above the line and below it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cli.running import Knekt

from knekt.cli.skruf.bid_words import bid_spoken
from knekt.cli.skruf.value import karonka_named
from knekt.cli.speaker import Speaker
from knekt.cli.table.lines import width
from knekt.skruf import BIDS, Karonka
from knekt.words import LANGUAGES, say

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skruf_vectors.json").read_text()
)
SLAM = "value", "skruf", "6S", "--tricks", "12", "--aces", "4", "--honours", "4"


def test_a_slam_is_counted(knekt: Knekt) -> None:
    """The first deal of the rule page, 9."""
    assert (
        knekt(*SLAM, "--karonka", "3A").out
        == """\
Six spades: made with 12 tricks
                             declarer’s side  opponents
  small slam bid                         700
  karonka of three aces                  100
  4 aces and 4 honours in 6              480
  ─────────────────────────────────────────────────────
  12 tricks in 6                          72
  1 trick in 6                                        6
  ─────────────────────────────────────────────────────
  above the line                        1280          0
  below the line                          72          6
  total                                 1352          6
"""
    )


def test_bets_are_the_opponents(knekt: Knekt) -> None:
    """The third deal there: the karonka of the other side, and one bet."""
    ran = knekt(
        "value",
        "skruf",
        "6H",
        "--tricks",
        "11",
        "--aces",
        "2",
        "--honours",
        "4",
        "--karonka",
        "HQ",
        "--karonka",
        "them:SQ",
        "--json",
    )
    (plain,) = ran.lines
    assert (plain["us"], plain["them"], plain["bets"], plain["made"]) == (526, 1162, 1, False)
    assert plain["karonkas"] == ["us:H:1", "them:S:1"] and plain["below"] == {"us": 66, "them": 12}
    assert [(line["side"], line["item"], line["points"]) for line in plain["lines"]] == [
        ("them", "bets", 1100),
        ("us", "karonka-suit", 100),
        ("them", "karonka-suit", 50),
        ("us", "honours", 360),
        ("us", "tricks", 66),
        ("them", "tricks", 12),
    ]
    assert plain["lines"][0]["spoken"] == "one bet in 6"


@pytest.mark.parametrize(
    ("flags", "us", "them"),
    [
        ((), 24, 1600 + 240 + 28),
        (("--set", "honours=regular"), 24, 1868),
        (("--preset", "skruf-plain"), 24, 1868),
        (("--preset", "trekarl"), 24, 1868),
    ],
)
def test_a_contract_that_fails(knekt: Knekt, flags: tuple[str, ...], us: int, them: int) -> None:
    told = "value", "skruf", "4H", "--tricks", "6", "--aces", "1", "--honours", "2"
    (plain,) = knekt(*told, *flags, "--json").lines
    assert (plain["us"], plain["them"]) == (us, them)


def test_what_is_set_changes_the_count(knekt: Knekt) -> None:
    told = "value", "skruf", "4S", "--tricks", "10", "--aces", "1", "--honours", "2"
    (credited,) = knekt(*told, "--json").lines
    (deducted,) = knekt(*told, "--set", "minus=deduct", "--json").lines
    assert (credited["us"], credited["them"]) == (40, 240 + 12)
    assert (deducted["us"], deducted["them"]) == (40 - 240, 12)
    assert "−240" in knekt(*told, "--set", "minus=deduct").out


def test_grandissimo_needs_no_honours(knekt: Knekt) -> None:
    (plain,) = knekt("value", "skruf", "4G", "--tricks", "10", "--aces", "3", "--json").lines
    assert (plain["honours"], plain["us"], plain["them"]) == (0, 280 + 40, 12)


@pytest.mark.parametrize(
    ("tricks", "us", "them"),
    [(6, 100, 0), (5, 300, 0), (4, 500, 0), (3, 700, 0), (0, 1300, 0), (7, 0, 100), (13, 0, 1300)],
)
def test_a_misere_is_counted_though_the_preset_has_none(
    knekt: Knekt, tricks: int, us: int, them: int
) -> None:
    (plain,) = knekt("value", "skruf", "misere", "--tricks", str(tricks), "--json").lines
    assert (plain["contract"], plain["tricks"]) == ("misere", tricks)
    assert (plain["us"], plain["them"], plain["below"]) == (us, them, {"us": 0, "them": 0})


@pytest.mark.parametrize("word", ["misere", "Misère", "misääri"])
def test_a_misere_in_any_language(knekt: Knekt, word: str) -> None:
    out = knekt("value", "skruf", word, "--tricks", "5").out
    assert out.splitlines()[0] == "Misère" and "misère, 5 tricks              300" in out


@pytest.mark.parametrize("case", VECTORS["spoken_bids"], ids=lambda case: case["spoken"])
def test_spoken_bids_of_the_rule_page(case: dict[str, str]) -> None:
    for spoken in case["spoken"].split(" / "):
        bid = bid_spoken(spoken)
        assert bid is None if case["bid"] == "P" else str(bid) == case["bid"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bid_is_known_by_its_name_and_by_its_signs(lang: str) -> None:
    for bid in BIDS:
        name = say(bid.message, lang)
        assert bid_spoken(name) is bid_spoken(name.upper(), [lang]) is bid
        assert bid_spoken(str(bid)) is bid_spoken(str(bid).lower()) is bid
    assert str(bid_spoken("3♦")) == str(bid_spoken("3 ♦\ufe0f")) == "3D"


@pytest.mark.parametrize("text", ["", "S", "0S", "8S", "44S", "4X", "four", "eight hearts", "pass", "4S5S"])
def test_what_is_no_bid(text: str) -> None:
    assert bid_spoken(text) is None


def test_a_bid_may_be_several_words(knekt: Knekt) -> None:
    told = "--tricks", "10", "--aces", "2", "--honours", "3"
    assert knekt("value", "skruf", "fyra", "spader", *told).out == knekt("value", "skruf", "4S", *told).out


@pytest.mark.parametrize(
    ("text", "lang", "karonka"),
    [
        ("SQ", "en", "us:S:1"),
        ("sj", "en", "us:S:2"),
        ("us:S10", "en", "us:S:3"),
        ("them:HT", "en", "them:H:3"),
        ("C2", "en", "us:C:11"),
        ("3A", "en", "us:aces:1"),
        ("them:4a", "en", "them:aces:2"),
        ("them:aces:1:L", "en", "them:aces:1:L"),
        ("♠Kn", "sv", "us:S:2"),
        ("them:Herz Dame", "de", "them:H:1"),
    ],
)
def test_a_karonka_is_named_by_its_lowest_card(text: str, lang: str, karonka: str) -> None:
    assert karonka_named(text, Speaker(lang)) == Karonka.parse(karonka)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_count_fits_the_terminal(knekt: Knekt, lang: str) -> None:
    for bid, more in (("4S", ("--honours", "2")), ("7G", ()), ("6H", ("--honours", "5"))):
        told = "--tricks", "12", "--aces", "1", *more, "--karonka", "them:D10", "--lang", lang
        ran = knekt("value", "skruf", bid, *told)
        assert (ran.status, ran.err) == (0, "")
        assert max(map(width, ran.out.splitlines())) < 80 and "skruf-" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ("8H --tricks 9", "unreadable", "“8H” is not a bid such as 4S, 1G or “four spades”, nor misere."),
        ("four --tricks 9", "unreadable", "“four” is not a bid such as 4S, 1G or “four spades”, nor misere."),
        (
            "4S --tricks 14 --aces 2 --honours 3",
            "number-between",
            "--tricks must be a whole number from 0 to 13, not “14”.",
        ),
        (
            "4S --tricks 9 --aces 5 --honours 3",
            "number-between",
            "--aces must be a whole number from 0 to 4, not “5”.",
        ),
        (
            "4S --tricks 9 --aces 4 --honours 0",
            "aces-honours",
            "4 aces and 0 honours cannot be: the ace of trumps is both an ace and an honour.",
        ),
        (
            "3S --tricks 9 --aces 2 --honours 3",
            "below-minimum",
            "At this table three spades is not played: the lowest is a bid of 4.",
        ),
        ("4S", "flag-needed", "To count the deal --tricks, --aces, --honours must be known: give it too."),
        ("4G --tricks 10", "flag-needed", "To count the deal --aces must be known: give it too."),
        ("misere", "flag-needed", "To count the deal --tricks must be known: give it too."),
        (
            "misere --tricks 4 --aces 2",
            "flag-not-of-misere",
            "In a misère only the tricks count: leave out --aces.",
        ),
        (
            "misere --tricks 4 --karonka 3A",
            "flag-not-of-misere",
            "In a misère only the tricks count: leave out --karonka.",
        ),
        (
            "misere --tricks 4 --preset trekarl",
            "misere-not-of-form",
            "In this game (trekarl) there is no misère.",
        ),
        (
            "4S --tricks 10 --aces 2 --honours 3 --karonka spades:4",
            "unreadable",
            "“spades:4” is not a karonka such as SJ (spades, ace to jack), 3A (three aces) or them:HQ "
            "(of the others); nor one as records write it, such as us:S:2.",
        ),
        (
            "4S --tricks 10 --aces 2 --honours 3 --karonka SA",
            "unreadable",
            "“SA” is not a karonka such as SJ (spades, ace to jack), 3A (three aces) or them:HQ "
            "(of the others); nor one as records write it, such as us:S:2.",
        ),
        (
            "4S --tricks 10 --aces 2 --honours 3 --karonka 3A",
            "karonka-aces",
            "The side does not have the aces for that: it has 2, and every karonka needs its own.",
        ),
        (
            "4S --tricks 10 --aces 2 --honours 3 --set kontra.max=2",
            "option-not-of-form",
            "The option kontra.max does not belong to this game (Skruf); "
            "“knekt options” with the name of a preset lists those that do.",
        ),
        (
            "4S --tricks 10 --aces 2 --honours 3 --preset german",
            "unknown-preset",
            "There is no preset “german”; there are: skruf, skruf-plain, trekarl.",
        ),
    ],
)
def test_what_cannot_be_is_refused(knekt: Knekt, arguments: str, code: str, sentence: str) -> None:
    assert knekt.refused("value", "skruf", *arguments.split()) == sentence
    told = json.loads(knekt("value", "skruf", *arguments.split(), "--json").err)
    assert told == {"error": code, "message": sentence}


def test_a_misere_that_the_table_has_ruled_out(knekt: Knekt) -> None:
    ran = knekt("value", "skruf", "misere", "--tricks", "5", "--set", "general_pass=next_dealer", "--json")
    assert json.loads(ran.err)["error"] == "misere-not-played" and not ran.out


def test_what_is_doubtful_is_said(knekt: Knekt) -> None:
    ran = knekt(*SLAM, "--set", "misere_forehand=left_of_dealer")
    assert ran.status == 0 and "general_pass=misere" in ran.err
