"""`knekt advise`: any place of a record, in numbers, reasons and four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import ISS, Knekt

from knekt.cli.table.lines import width
from knekt.words import LANGUAGES


def test_a_card_is_advised_by_worlds(knekt: Knekt) -> None:
    (advice,) = knekt("advise", ISS, "--ply", "6", "--worlds", "10", "--json").lines
    assert advice["basis"] == "worlds" and advice["worlds"] == 10
    assert advice["tested"]["cards"] > 500 and 0 <= advice["tested"]["off"] < 15
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
    assert f"version {tested['version']}: in {tested['games']} games held out" in told


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
    assert "nobody is to act" in knekt.refused("advise", ISS, "--ply", "30")


HOUSE = """[Knekt "1"]
[Record "deal"]
[Preset "tournee-house"]

deal D7 D9 DT H7 H8 HJ S9 C9 CQ CA | D8 DQ DK DA HQ HA SJ SA C7 CK | DJ H9 HT HK S7 S8 ST SQ CT CJ | SK C8 | top C8
M pass  R 12  F pass
R peeks top C8
R rejects it
R turns bottom SK
R declares STT
R skat SK C8
"""


def test_all_of_tournee_is_advised_but_what_follows_by_itself(knekt: Knekt, tmp_path: Path) -> None:
    """In the house form the second card is turned up after the word alone (Tournée 18.6)."""
    record = tmp_path / "house.txt"
    record.write_text(HOUSE)
    for step, best in ((1, "bid"), (4, "turn-up"), (5, "keep"), (9, "discard")):
        (advice,) = knekt("advise", record, "--step", str(step), "--json").lines
        kinds = {each["action"]["kind"] for each in advice["suggestions"]}
        assert advice["basis"] == "judge" and best in kinds
        assert all(each["score"] is not None for each in advice["suggestions"])
    assert "nobody is to act" in knekt.refused("advise", record, "--step", "6")
