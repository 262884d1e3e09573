"""`knekt advise` at any place of a record and for a hand alone: numbers, reasons, four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import ISS, Knekt

from knekt.cli.table.lines import width
from knekt.words import LANGUAGES


def test_a_card_is_advised_by_worlds(knekt: Knekt) -> None:
    (advice,) = knekt("advise", ISS, "--ply", "6", "--worlds", "10", "--json").lines
    assert advice["basis"] == "worlds" and advice["worlds"] == 10
    assert advice["tested"]["words"] > 500 and 0 <= advice["tested"]["off"] < 15
    scores = [each["score"] for each in advice["suggestions"]]
    assert scores == sorted(scores, reverse=True) and advice["suggestions"][0]["behind"] == 0
    assert all(each["action"]["kind"] == "play" for each in advice["suggestions"])
    assert knekt("advise", ISS, "--ply", "6", "--worlds", "10", "--json").lines == [advice]


def test_a_bid_is_advised_by_the_judge_with_how_right_it_has_been(knekt: Knekt) -> None:
    (advice,) = knekt("advise", ISS, "--step", "1", "--json").lines
    assert advice["basis"] == "judge"
    tested = advice["tested"]
    assert tested["games"] > 100 and tested["version"] >= 1
    assert all(0 <= tested[kind] < 20 for kind in ("suit", "grand", "null"))
    told = " ".join(knekt("advise", ISS, "--step", "1").out.split())
    assert f"Tested on {tested['games']} other games: off by {tested['suit']} % in suit games" in told


def test_seconds_may_be_typed_with_a_decimal_comma(knekt: Knekt) -> None:
    assert knekt("advise", ISS, "--step", "1", "--seconds", "0,5", "--json").lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_and_are_said_in_every_language(knekt: Knekt, lang: str) -> None:
    for place in (("--step", "1"), ("--ply", "21")):
        told = knekt("advise", ISS, *place, "--worlds", "4", "--lang", lang)
        assert told.status == 0
        assert max(map(width, told.out.splitlines())) <= 80
        assert not {"reason-", "hint-", "do-", "fact-"} & set(told.out.split())


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--ply", "31"), "30"),
        (("--step", "500"), "The deal has only"),
        (("--ply", "1", "--step", "1"), "--step"),
        (("--worlds", "0"), "--worlds"),
        (("--deal", "99"), "99"),
        (("--seconds", "nan"), "nan"),
    ],
)
def test_places_that_are_none_are_refused(knekt: Knekt, flags: tuple[str, ...], said: str) -> None:
    assert said in knekt.refused("advise", ISS, *flags)


def test_of_a_deal_that_is_over_there_is_nothing_to_advise(knekt: Knekt) -> None:
    assert "Nobody is to act" in knekt.refused("advise", ISS, "--ply", "30")


HOUSE = """[Knekt "1"]
[Record "deal"]
[Preset "tournee-house"]

deal D7 D9 DT H7 H8 HJ S9 C9 CQ CA | D8 DQ DK DA HQ HA SJ SA C7 CK \
| DJ H9 HT HK S7 S8 ST SQ CT CJ | SK C8 | top C8
M pass  R 12  F pass
R peeks top C8
R rejects it
R turns bottom SK
R declares STT
R skat SK C8
"""


def test_all_of_tournee_is_advised_but_what_follows_by_itself(knekt: Knekt, tmp_path: Path) -> None:
    """In the house form, the second card is turned up after the word for it alone (Tournée 18.6)."""
    record = tmp_path / "house.txt"
    record.write_text(HOUSE)
    for step, best in ((1, "bid"), (4, "turn-up"), (5, "keep"), (9, "discard")):
        (advice,) = knekt("advise", record, "--step", str(step), "--json").lines
        kinds = {each["action"]["kind"] for each in advice["suggestions"]}
        assert advice["basis"] == "judge" and best in kinds
        assert all(each["score"] is not None for each in advice["suggestions"])
    assert "Nobody is to act" in knekt.refused("advise", record, "--step", "6")


HAND = "CJ HJ CA CT C9 C8 SA S7 HK D8"
SKRUF = "SA SK SQ S9 S5 HA HK H7 D4 D3 CK C2"


def test_a_hand_alone_is_told_how_high_it_may_be_bid(knekt: Knekt) -> None:
    told = " ".join(knekt("advise", "--hand", HAND, "--preset", "isko").out.split())
    assert told.startswith("To act: middlehand · nobody has spoken yet Bid 18 · wins")
    assert "Good enough up to" in told
    answered = knekt(
        "advise", "--hand", HAND, "--preset", "isko", "--seat", "F", "--said", "M 18,F yes, M  20"
    )
    assert "forehand · after M 18, F yes, M 20" in answered.out and "\nYes · wins" in answered.out


def test_a_hand_may_be_typed_as_the_language_has_it(knekt: Knekt) -> None:
    typed = "krb HB ♣A kr10 C9 c8 piA ♠7 HK D8"
    asked = "--preset", "isko", "--json"
    german = knekt("advise", "--hand", typed, *asked, "--lang", "de").lines
    english = knekt("advise", "--hand", HAND, *asked).lines
    assert [each["action"] for each in german[0]["suggestions"]] == [
        each["action"] for each in english[0]["suggestions"]
    ]


def test_what_to_lay_away_is_advised_with_the_skat_in_hand(knekt: Knekt) -> None:
    for cards in (("--hand", f"{HAND} DA DT"), ("--hand", HAND, "--skat", "DA DT")):
        (advice,) = knekt("advise", *cards, "--preset", "isko", "--seat", "F", "--json").lines
        assert {each["action"]["kind"] for each in advice["suggestions"]} == {"discard"}
        assert all(each["chance"] > 0.5 for each in advice["suggestions"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_advised_in_every_language(knekt: Knekt, lang: str) -> None:
    for hand in (
        ("--hand", HAND, "--preset", "tournee"),
        ("--hand", SKRUF, "--preset", "skruf", "--worlds", "8"),
    ):
        told = knekt("advise", *hand, "--lang", lang)
        assert told.status == 0
        assert max(map(width, told.out.splitlines())) <= 80
        assert "advise-" not in told.out and "hint-" not in told.out


@pytest.mark.parametrize(
    ("said", "after"),
    [("L pass", "D P, L P"), ("L P", "D P, L P"), ("D 1S, L pass", "D 1S, L P"), ("D pass", "D P, L P")],
)
def test_a_pass_in_skruf_may_be_spoken_out_and_left_out(knekt: Knekt, said: str, after: str) -> None:
    asked = "advise", "--hand", SKRUF, "--preset", "skruf", "--worlds", "2", "--seat", "O"
    assert knekt(*asked, "--said", said).out.startswith(f"To act: dealer’s opposite · after {after}\n")


def test_who_is_not_told_of_before_another_has_passed(knekt: Knekt) -> None:
    asked = "advise", "--hand", HAND, "--seat", "F", "--worlds", "2"
    assert knekt(*asked, "--said", "R 18").out.startswith("To act: forehand · after M pass, R 18\n")
    assert "not your turn" in knekt.refused(*asked, "--said", "M 18, M 20")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ((), "FILE, --hand is missing"),
        ((ISS, "--hand", HAND), "FILE or --hand"),
        ((ISS, "--said", "M 18"), "--said"),
        ((ISS, "--preset", "isko"), "--preset"),
        (("--hand", HAND, "--ply", "3"), "--ply"),
        (("--hand", "C1"), "C1"),
        (("--hand", "CJ SJ"), "10 cards here, not 2"),
        (("--hand", HAND, "--seat", "X"), "F, M, R"),
        (("--hand", HAND, "--said", "M whist"), "M whist"),
        (("--hand", HAND, "--skat", "DA DT D9"), "Only 2 cards lie apart here, not 3"),
        (("--hand", SKRUF, "--preset", "skruf-plain", "--talon", "C3"), "13 cards here, not 12"),
        (("--hand", HAND, "--seat", "F", "--said", "F 18"), "not your turn"),
        (("--hand", HAND, "--seat", "F", "--said", "M pass, R pass, F 18, F skat"), "--skat or --talon"),
    ],
)
def test_of_a_hand_what_is_too_little_or_too_much_is_refused(
    knekt: Knekt, asked: tuple[str, ...], said: str
) -> None:
    assert said in knekt.refused("advise", *asked)
