"""`knekt options`: every option explained, with its value, its paragraph, and what it could be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest
from cli.running import Knekt

from knekt.cli.options import CHAPTERS, allowed
from knekt.cli.table.lines import width
from knekt.engine import read_value, settings, words_of
from knekt.skat import GERMAN, PRESETS, options
from knekt.words import LANGUAGES

NAMES = [name for name, _, _ in settings(GERMAN)]
RULES = (Path(__file__).parents[2] / "docs" / "rules" / "skat.md").read_text()


def test_every_option_stands_in_one_chapter() -> None:
    assert sorted(name for chapter in CHAPTERS.values() for name in chapter) == sorted(NAMES)


@pytest.mark.parametrize(
    "paragraph", sorted({each for chapter in CHAPTERS.values() for each in chapter.values()})
)
def test_every_paragraph_is_one_of_the_rule_page(paragraph: str) -> None:
    assert f"**{paragraph}** " in RULES or f"\n## {paragraph}. " in RULES


def test_the_rule_page_names_the_same_paragraphs() -> None:
    """Its table of options, where a row states one."""
    found = dict(re.findall(r"^\| `([\w.]+)` \|.*\(([\d.]+)\)[^|]*\|$", RULES, re.MULTILINE))
    ours = {name: paragraph for chapter in CHAPTERS.values() for name, paragraph in chapter.items()}
    assert len(found) > 20
    assert found == {name: ours[name] for name in found}


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, _, kind in settings(GERMAN)])
def test_every_value_told_can_be_set(name: str, kind: object) -> None:
    words = [word for word in allowed(kind) if word != "…"]
    assert len(words) > 1
    assert len({read_value(GERMAN, name, word) for word in words}) == len(words)
    if get_origin(kind) is Literal:
        assert words == list(map(str, get_args(kind)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", [None, *PRESETS])
def test_all_options_are_told_within_the_terminal(knekt: Knekt, preset: str | None, lang: str) -> None:
    ran = knekt("options", *([] if preset is None else [preset]), "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert max(map(width, ran.out.splitlines())) < 80
    told = re.findall(r"^[* ] (\S+)(?: = .*)? +[\d.]+$", ran.out, re.MULTILINE)
    assert sorted(told) == sorted(NAMES)
    assert not re.search(r"(?:option|options|trigger|preset)-\w", ran.out)


def test_without_a_preset_all_are_listed(knekt: Knekt) -> None:
    heading = knekt("options").out.split("\n\n")[0].splitlines()
    assert [line.split()[0] for line in heading[1:]] == list(PRESETS)
    assert heading[4].split(maxsplit=1)[1] == "a round at the pub: kontra, bock rounds, ramsch"


@pytest.mark.parametrize(
    ("preset", "base", "first", "count"),
    [
        ("isko", "german", "session.rounds = 12", 9),
        ("iss", "isko", "play.defender_concede = both", 1),
        ("pub", "german", "kontra.enabled = true", 4),
        ("club", "isko", "bock.triggers = grand_hand_won,kontra_lost,rekontra,split_60_60", 9),
    ],
)
def test_a_preset_begins_with_its_differences(
    knekt: Knekt, preset: str, base: str, first: str, count: int
) -> None:
    name, told, *changes = knekt("options", preset).out.split("\n\n")[0].splitlines()
    assert name.startswith(f"{preset}: ") and told == f"Set otherwise than in {base}:"
    assert f"  {first}" in changes and len(changes) == count


def test_the_plain_rules_differ_from_nothing(knekt: Knekt) -> None:
    assert knekt("options", "german").out.split("\n\n")[0].count("\n") == 0
    changed = knekt("options", "german", "--set", "players=4").out.split("\n\n")[0]
    assert changed.endswith("Set otherwise than in german:\n  players = 4")


def test_one_option_with_its_values(knekt: Knekt) -> None:
    assert knekt("options", "club", "kontra.max").out.splitlines() == [
        "> in force   * otherwise than in german   right: paragraph of the rules",
        "",
        "Doubling: kontra and re",
        "",
        "* kontra.max = 4 (german: 2)" + " " * 47 + "17.1",
        "    How far the doubling may go.",
        "      1         kontra, times 2",
        "      2         re, times 4",
        "      3         supra by the defenders, times 8",
        "    > 4         hirsch by the declarer, times 16",
        "      unlimited on and on, the sides in turn",
    ]


def test_a_list_marks_what_is_in_it(knekt: Knekt) -> None:
    out = knekt("options", "club", "bock.triggers").out
    assert re.findall(r"^    > (\w+)", out, re.MULTILINE) == list(PRESETS["club"].bock.triggers)
    assert out.count("\n      ") == 3


@pytest.mark.parametrize("group", ["kontra", "kontra.", "session", "players"])
def test_a_group_by_its_name_alone(knekt: Knekt, group: str) -> None:
    found = [each["name"] for each in knekt("options", group, "--json").lines]
    assert found == [name for name in NAMES if name.startswith(group)]
    assert found == [each["name"] for each in knekt("options", "german", group, "--json").lines]


def test_options_as_json(knekt: Knekt) -> None:
    lines = knekt("options", "pub", "--set", "kontra.max=unlimited", "--json").lines
    assert [line["name"] for line in lines] == NAMES
    found = {line["name"]: line for line in lines}
    assert found["kontra.timing"] == {
        "name": "kontra.timing",
        "value": "after_first_lead",
        "default": "after_first_lead",
        "allowed": ["after_first_lead", "before_first_lead", "before_first_trick_turned"],
        "paragraph": "17.1",
        "explanation": "When kontra may be said.",
        "values": {
            "after_first_lead": "after the first card, before the second",
            "before_first_lead": "before the first card",
            "before_first_trick_turned": "from the first card to the second trick",
        },
    }
    assert (found["kontra.max"]["value"], found["kontra.max"]["default"]) == ("unlimited", 2)
    assert found["bock.enabled"]["allowed"] == ["true", "false"] and found["bock.enabled"]["value"] is True
    chosen = options("pub", {"kontra.max": "unlimited"})
    for name, value, kind in settings(chosen):
        assert found[name]["value"] == json.loads(json.dumps(value))
        assert set(words_of(kind)) <= found[name]["values"].keys()


def test_no_preset_is_called_as_an_option() -> None:
    assert not {name.partition(".")[0] for name in NAMES} & PRESETS.keys()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("swiss",),
            "“swiss” is no preset and no option; the presets are: german, isko, iss, pub, club, xskat. "
            "“knekt options” lists all options.",
        ),
        (("pub", "kon"), "There is no option “kon”; “knekt options” lists them all."),
        (
            ("swiss", "kontra"),
            "There is no preset “swiss”; there are: german, isko, iss, pub, club, xskat.",
        ),
        (
            ("pub", "--set", "kontra.max=5"),
            "The option kontra.max cannot be “5”; it can be: 1 | 2 | 3 | 4 | unlimited.",
        ),
    ],
)
def test_options_refuses_what_there_is_not(knekt: Knekt, arguments: tuple[str, ...], sentence: str) -> None:
    assert knekt.refused("options", *arguments) == sentence
