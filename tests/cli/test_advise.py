"""`knekt advise`: any place of a record, in numbers, reasons and four languages."""

from __future__ import annotations

import pytest
from cli.running import ISS, Knekt

from knekt.cli.table.lines import width
from knekt.words import LANGUAGES


def test_a_card_is_advised_by_worlds(knekt: Knekt) -> None:
    (advice,) = knekt("advise", ISS, "--ply", "6", "--worlds", "10", "--json").lines
    assert advice["basis"] == "worlds" and advice["worlds"] == 10 and advice["tested"] is None
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
