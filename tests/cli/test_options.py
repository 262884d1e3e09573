"""`knekt options`: every option with its value, its paragraph, and the values that it can have."""

from __future__ import annotations

import json
import re
from typing import Literal, get_args, get_origin

import pytest
from cli.running import Knekt

from knekt.cli.options import allowed
from knekt.cli.table.lines import width
from knekt.engine import read_value, settings, words_of
from knekt.games import PRESETS as EVERY_PRESET
from knekt.skat import FAMILY, GERMAN, PRESETS, Form, options
from knekt.words import LANGUAGES

ALL = [name for name, _, _ in settings(GERMAN)]
FORMS: tuple[Form, ...] = get_args(Form)
NAMES = [name for name in ALL if FAMILY.has_option("german", name)]
PRESET_LIST = ", ".join(EVERY_PRESET)


def names_of(preset: str) -> list[str]:
    return [name for name in ALL if FAMILY.has_option(PRESETS[preset].form, name)]


@pytest.mark.parametrize("form", FORMS)
def test_every_value_told_can_be_set(form: Form) -> None:
    for name in names_of(form):
        words = [word for word in allowed(name, form) if word != "…"]
        read = [read_value(PRESETS[form], name, word) for word in words]
        assert len(words) > 1 and len(set(read)) == len(words), name
        if name not in (
            "bock.triggers",
            "special_rounds.schieberramsch_triggers",
        ):  # last_round needs a length
            assert [dict(_values(options(form, {name: each})))[name] for each in read] == read


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, _, kind in settings(GERMAN)])
def test_every_value_is_told_in_some_form(name: str, kind: object) -> None:
    told = {word for form in FORMS if FAMILY.has_option(form, name) for word in allowed(name, form)}
    assert told == set(map(str, get_args(kind))) or get_origin(kind) is not Literal


def _values(chosen: object) -> list[tuple[str, object]]:
    return [(name, value) for name, value, _ in settings(chosen)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", [None, *PRESETS])
def test_all_options_are_told_within_the_terminal(knekt: Knekt, preset: str | None, lang: str) -> None:
    ran = knekt("options", *([] if preset is None else [preset]), "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert max(map(width, ran.out.splitlines())) < 80
    told = re.findall(r"^[* ] (\S+)(?: = .*?)? +(?:Tournée )?[\d.]+$", ran.out, re.MULTILINE)
    assert sorted(told) == sorted(names_of(preset or "german"))
    assert not re.search(r"(?:option|options|trigger|preset)-\w", ran.out)


def test_without_a_preset_all_are_listed(knekt: Knekt) -> None:
    heading = knekt("options").out.split("\n\n")[0].splitlines()
    assert [line.split()[0] for line in heading[1:]] == list(EVERY_PRESET)
    assert "a round at the pub: kontra, bock rounds, ramsch" in [line[17:] for line in heading]


@pytest.mark.parametrize(
    ("preset", "base", "first", "count"),
    [
        ("isko", "german", "session.rounds = 12", 9),
        ("iss", "isko", "play.defender_concede = both", 2),
        ("pub", "german", "kontra.enabled = true", 4),
        ("club", "isko", "bock.triggers = grand_hand_won,kontra_lost,rekontra,split_60_60", 9),
        ("tournee-house", "tournee", "overbid.loss = plain_value", 6),
    ],
)
def test_a_preset_begins_with_its_differences(
    knekt: Knekt, preset: str, base: str, first: str, count: int
) -> None:
    name, told, *changes = knekt("options", preset).out.split("\n\n")[0].splitlines()
    assert name.startswith(f"{preset}: ") and told == f"Set otherwise than in {base}:"
    assert f"  {first}" in changes and len(changes) == count


@pytest.mark.parametrize("preset", ["german", "tournee"])
def test_the_plain_rules_differ_from_nothing(knekt: Knekt, preset: str) -> None:
    out = knekt("options", preset).out
    assert out.split("\n\n")[0].count("\n") == 0
    assert not re.search(r"^\* ", out, re.MULTILINE)


def test_what_is_set_is_told_first(knekt: Knekt) -> None:
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


def test_an_option_that_tournee_tells_in_its_own_way(knekt: Knekt) -> None:
    assert knekt("options", "tournee-house", "surrender").out.splitlines() == [
        "> in force   * otherwise than in tournee   right: paragraph of the rules",
        "",
        "Declaring and playing",
        "",
        "* surrender.mode = none (tournee: tournee)" + " " * 26 + "Tournée 9.1",
        "    When the declarer may concede the game.",
        "      tournee a turn, before the lead to the second trick",
        "    > none    never: every game is played",
    ]


@pytest.mark.parametrize(
    ("topic", "preset"), [("turn", "tournee"), ("guckser_null", "tournee"), ("ramsch.tie", "tournee-house")]
)
def test_an_option_of_tournee_by_its_name_alone(knekt: Knekt, topic: str, preset: str) -> None:
    alone = knekt("options", topic)
    assert alone.status == 0 and alone.out == knekt("options", preset, topic).out
    assert f" {topic}" in alone.out and "otherwise than in tournee" in alone.out


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
            "before_first_trick_turned": "from the declaration to the second trick",
        },
    }
    assert (found["kontra.max"]["value"], found["kontra.max"]["default"]) == ("unlimited", 2)
    assert found["bock.enabled"]["allowed"] == ["true", "false"] and found["bock.enabled"]["value"] is True
    chosen = options("pub", {"kontra.max": "unlimited"})
    for name, value, kind in settings(chosen):
        if name not in NAMES:
            continue
        assert found[name]["value"] == json.loads(json.dumps(value))
        assert set(words_of(kind)) <= found[name]["values"].keys()


def test_options_of_tournee_as_json(knekt: Knekt) -> None:
    lines = knekt("options", "tournee", "--json").lines
    assert [line["name"] for line in lines] == names_of("tournee")
    found = {line["name"]: line for line in lines}
    assert found["turn.first_card"]["paragraph"] == "Tournée 7.1"
    assert found["bidding.values"]["allowed"] == ["possible_only", "any_integer_from_10"]
    assert found["bidding.values"]["values"].keys() == {"possible_only", "any_integer_from_10"}
    assert (found["surrender.mode"]["default"], found["players"]["paragraph"]) == ("tournee", "7.1")


def test_no_preset_is_called_as_an_option() -> None:
    assert not {name.partition(".")[0] for name in ALL} & PRESETS.keys()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("swiss",),
            f"“swiss” is no preset and no option; the presets are: {PRESET_LIST}. "
            "“knekt options” lists all options.",
        ),
        (("pub", "kon"), "There is no option “kon”; “knekt options” lists them all."),
        (
            ("swiss", "kontra"),
            f"There is no preset “swiss”; there are: {PRESET_LIST}.",
        ),
        (
            ("tournee", "kontra"),
            "The option kontra does not belong to this game (Tournée Skat); "
            "“knekt options” with the name of a preset lists those that do.",
        ),
        (
            ("tournee-house", "--set", "guckser_null.enabled=false"),
            "The option guckser_null.enabled does not belong to this game (Tournée Skat by house rules); "
            "“knekt options” with the name of a preset lists those that do.",
        ),
        (
            ("tournee", "--set", "bidding.values=any_integer_from_18"),
            "The option bidding.values cannot be “any_integer_from_18”; "
            "it can be: possible_only | any_integer_from_10.",
        ),
        (
            ("pub", "--set", "kontra.max=5"),
            "The option kontra.max cannot be “5”; it can be: 1 | 2 | 3 | 4 | unlimited.",
        ),
    ],
)
def test_options_refuses_what_there_is_not(knekt: Knekt, arguments: tuple[str, ...], sentence: str) -> None:
    assert knekt.refused("options", *arguments) == sentence
