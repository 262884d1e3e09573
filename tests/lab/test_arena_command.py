"""`knekt arena`: the cross-table, JSON, the picture, files, and refusals, in every language."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli.running import Knekt

from knekt.cli.table.lines import WIDTH, width
from knekt.lab.arena.plot import plot
from knekt.lab.arena.statistics import Estimate
from knekt.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
FEW = "--deals", "2", "--jobs", "1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_table(knekt: Knekt, lang: str) -> None:
    ran = knekt("arena", "rule", "greedy", *FEW, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("isko · ") and "2" in lines[0]
    assert "Seeger-Fabian" in ran.out and " ± " in ran.out
    assert lines[3].split() == ["rule", "greedy"]
    assert all(width(each) <= WIDTH for each in lines)
    assert ("." in lines[4]) == (lang == "en") and ("," in lines[4]) == (lang != "en")


@pytest.mark.parametrize("game", ["tournee", "skruf", "trekarl"])
def test_other_games_count_their_own_points(knekt: Knekt, game: str) -> None:
    ran = knekt("arena", "rule", "greedy", "--game", game, *FEW)
    assert ran.status == 0 and "Seeger" not in ran.out and "points per deal" in ran.out


def test_the_table_is_true_from_both_sides(knekt: Knekt) -> None:
    lines = knekt("arena", "rule", "greedy", "--deals", "3", "--jobs", "1").out.splitlines()
    (_, one), (_, other) = ([*each.split(maxsplit=1)] for each in lines[4:6])
    assert one.replace("+", "−", 1) == other or other.replace("+", "−", 1) == one


def test_programs_get_bounds(knekt: Knekt) -> None:
    (found,) = knekt("arena", "rule", "greedy", "--json", *FEW).lines
    assert found["players"] == ["rule", "greedy"] and found["game"]["preset"] == "isko"
    (pair,) = found["pairs"]
    apart = pair["difference"]
    assert apart["low"] <= apart["value"] <= apart["high"]
    assert pair["in_list"]["value"] == pytest.approx(36 * apart["value"])
    assert {"name", "score", "cpu_ms", "cpu_ms_95", "contracts"} <= pair["players"][0].keys()
    (one,) = knekt("arena", "rule", "greedy", "--json", "--deals", "1", "--jobs", "1").lines
    assert one["pairs"][0]["difference"]["low"] is None


def test_settings_cards_and_sprt(knekt: Knekt) -> None:
    arguments = "rule", "random", "--track", "cards", "--set", "kontra.enabled=true", "--sprt", "0,0.5"
    (found,) = knekt("arena", *arguments, "--json", *FEW).lines
    assert (found["track"], found["game"]["set"]) == ("cards", {"kontra.enabled": True})
    assert found["sprt"] is None
    said = knekt("arena", *arguments, *FEW).out
    assert "cards only" in said and "not decided yet between 0.00 and 0.50" in said


def test_rubbers(knekt: Knekt) -> None:
    ran = knekt("arena", "rule", "greedy", "--game", "skruf", "--rubbers", "--deals", "1", "--jobs", "1")
    assert "1 rubber" in ran.out and "points per rubber" in ran.out


@pytest.mark.usefixtures("fixed_clock")
def test_the_same_command_again_goes_on(knekt: Knekt, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = "arena", "rule", "greedy", *FEW, "--out", path
    first = knekt(*command)
    size = path.stat().st_size
    assert knekt(*command).out == first.out and path.stat().st_size == size
    assert "(seed)" in knekt.refused(*command, "--seed", "others")


def test_the_picture_is_svg(knekt: Knekt, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    knekt("arena", "rule", "greedy", "random", "--deals", "1", "--jobs", "1", "--plot", path)
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert len(root.findall(f".//{SVG}circle")) == 3
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert "rule – greedy" in texts and any("Seeger-Fabian" in (text or "") for text in texts)


def test_a_picture_by_hand() -> None:
    """Dots lie amid their whiskers, zero is shown, names are escaped; one deal has no whiskers."""
    rows = [
        ("a<b", Estimate(10, 2, 9), "x"),
        ("c", Estimate(0, 5, 9), "y"),
        ("d", Estimate(-4, float("inf"), 1), ""),
    ]
    root = ElementTree.fromstring(plot(rows, "title & more", "axis"))
    groups = root.findall(f"{SVG}g")
    assert [each.get("class") for each in groups] == ["sure", "unsure", "unsure"]
    assert [len(each.findall(f"{SVG}line")) for each in groups] == [3, 3, 0]
    whisker, dot = groups[0].find(f"{SVG}line"), groups[0].find(f"{SVG}circle")
    assert whisker is not None and dot is not None
    ends = [float(whisker.get(side, "nan")) for side in ("x1", "x2")]
    assert float(dot.get("cx", "nan")) == pytest.approx(sum(ends) / 2, abs=0.2)
    zero = next(each for each in root.findall(f"{SVG}line") if each.get("class") == "zero")
    middle = groups[1].find(f"{SVG}circle")
    assert middle is not None and middle.get("cx") == zero.get("x1")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rule", "grandmaster"), "grandmaster"),
        (("rule", "rule"), "twice"),
        (("rule", "greedy", "--rubbers"), "Rubbers"),
        (("rule", "greedy", "--game", "whist"), "whist"),
        (("rule", "greedy", "--sprt", "1"), "two means"),
        (("rule", "greedy", "--sprt", "1,nan"), "two means"),
        (("rule", "greedy", "random", "--sprt", "0,1"), "two players"),
        (("rule", "greedy", "--deals", "0"), "--deals"),
        (("rule", "greedy", "--track", "bids"), "full, cards"),
        ((), "PLAYER"),
    ],
)
def test_refusals(knekt: Knekt, arguments: tuple[str, ...], said: str) -> None:
    assert said in knekt.refused("arena", *arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(knekt: Knekt, lang: str) -> None:
    said = knekt("arena", "--help", "--lang", lang).out
    assert all(option in said for option in ("--deals", "--dask", "--sprt", "--plot", "--out"))
