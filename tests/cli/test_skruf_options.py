"""`knekt options` and the flags of `knekt play`, for Skruf."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest
from cli.running import Knekt

from knekt.cli import play
from knekt.cli.options import allowed
from knekt.cli.table.lines import width
from knekt.engine import read_value, settings
from knekt.games import PRESETS
from knekt.skruf import FAMILY, SKRUF, Form, options
from knekt.skruf import PRESETS as PRESETS_OF_SKRUF
from knekt.words import LANGUAGES

ALL = [name for name, _, _ in settings(SKRUF)]
FORMS: tuple[Form, ...] = get_args(Form)


@pytest.mark.parametrize("form", FORMS)
def test_every_value_told_can_be_set(form: Form) -> None:
    for name in ALL:
        if FAMILY.has_option(form, name):
            words = [word for word in allowed(name, form) if word != "…"]
            read = [read_value(PRESETS[form], name, word) for word in words]
            assert len(set(read)) == len(words)
            assert [getattr(options(form, {name: each}), name) for each in read] == read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_all_options_are_told_within_the_terminal(knekt: Knekt, form: Form, lang: str) -> None:
    ran = knekt("options", form, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert max(map(width, ran.out.splitlines())) < 80
    told = re.findall(r"^  (\w+) = .*? +Skruf [\d.]+$", ran.out, re.MULTILINE)
    assert sorted(told) == sorted(name for name in ALL if FAMILY.has_option(form, name))
    assert not re.search(r"(?:option|options|preset)-\w", ran.out)


def test_one_option_by_its_name_alone(knekt: Knekt) -> None:
    assert knekt("options", "min_level").out == knekt("options", "skruf", "min_level").out
    assert knekt("options", "skruf", "min_level", "--set", "min_level=3").out.splitlines() == [
        "> in force   * otherwise than in skruf   right: paragraph of the rules",
        "",
        "The auction",
        "",
        "* min_level = 3 (skruf: 4)                                            Skruf 4.8",
        "    The lowest level that is played.",
        "    > 3 three: nine tricks",
        "      4 four: ten tricks",
    ]
    assert knekt("options", "open_hand").out == knekt("options", "trekarl", "open_hand").out


def test_a_form_chooses_among_its_own_values(knekt: Knekt) -> None:
    found = {form: {each["name"]: each for each in knekt("options", form, "--json").lines} for form in FORMS}
    assert found["skruf"]["close_passes"]["allowed"] == ["8", "7", "4", "3"]
    assert found["trekarl"]["close_passes"]["allowed"] == ["6", "5", "3", "2"]
    assert found["trekarl"]["players"]["allowed"] == ["3"] and "rubbers" not in found["trekarl"]
    assert (found["skruf-plain"]["min_level"]["default"], found["skruf"]["min_level"]["default"]) == (3, 4)
    assert found["skruf"]["honours"] == {
        "name": "honours",
        "value": "printed",
        "default": "printed",
        "allowed": ["printed", "regular", "majority"],
        "paragraph": "Skruf 8.3",
        "explanation": "How aces and honours are counted.",
        "values": {
            "printed": "by the old table as it is printed",
            "regular": "by the rule that fits 18 of its 20 rows",
            "majority": "aces and honours each for the side with more",
        },
    }


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (
            ("trekarl", "rubbers"),
            "option-not-of-form",
            "The option rubbers does not belong to this game (trekarl)",
        ),
        (("skruf", "kontra"), "option-not-of-form", "The option kontra does not belong to this game (Skruf)"),
        (("skruf", "swaps"), "unknown-option", "There is no option “swaps”"),
        (("skruf", "--set", "swaps=1"), "unknown-option", "There is no option “swaps”"),
        (("skruf-plain", "--set", "swap_back=true"), "option-not-of-form", "(Skruf without talon)"),
        (("trekarl", "--set", "close_passes=8"), "option-value", "it can be: 6 | 5 | 3 | 2."),
        (("skruf", "--set", "stake=ten"), "option-value", "stake cannot be “ten”"),
    ],
)
def test_what_there_is_not_is_refused(
    knekt: Knekt, arguments: tuple[str, ...], code: str, sentence: str
) -> None:
    assert sentence in knekt.refused("options", *arguments)
    assert json.loads(knekt("options", *arguments, "--json").err)["error"] == code


@pytest.mark.parametrize(
    ("lang", "amount", "some"), [("en", "0.10", "0 | 0.10 | 1"), ("sv", "0,10", "0 | 0,10 | 1")]
)
def test_an_amount_may_be_typed_as_any_language_writes_it(
    knekt: Knekt, lang: str, amount: str, some: str
) -> None:
    for typed in ("0.10", "0,10"):
        told = knekt("options", "skruf", "stake", "--set", f"stake={typed}", "--lang", lang).out
        assert f"* stake = {amount} (skruf: 0)" in told and f"{some} | …" in told
        (plain,) = knekt("options", "skruf", "stake", "--set", f"stake={typed}", "--json").lines
        assert plain["value"] == "0.10"
    assert some in knekt("options", "skruf", "--set", "stake=ten", "--lang", lang).err


@pytest.mark.parametrize(
    ("game", "flags", "set_to"),
    [
        ("skruf", {"rubbers": 2}, {"rubbers": 2}),
        ("skruf-plain", {"rubbers": 2, "players": "6"}, {"rubbers": 2, "players": 6}),
        ("trekarl", {"deals": 12}, {"deals": 12}),
        ("skruf", {"players": "5"}, {"players": 5}),
        ("skruf", {"settings": ("general_pass=misere",)}, {"general_pass": "misere"}),
    ],
)
def test_what_is_played(game: str, flags: dict[str, Any], set_to: dict[str, Any]) -> None:
    nothing = dict.fromkeys(("preset", "players", "deals", "rounds", "rubbers"))
    chosen = play._options({"game": game, "settings": (), **nothing, **flags}, None)
    assert (chosen.preset, chosen.differences) == (game, set_to)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("skruf", "--deals", "3"), "The option --deals does not belong to this game (Skruf): leave it out."),
        (
            ("skruf", "--rounds", "3"),
            "The option --rounds does not belong to this game (Skruf): leave it out.",
        ),
        (
            ("trekarl", "--rubbers", "3"),
            "The option --rubbers does not belong to this game (trekarl): leave it out.",
        ),
        (
            ("skat", "--rubbers", "3"),
            "The option --rubbers does not belong to this game (German Skat): leave it out.",
        ),
        (
            ("skruf", "--rubbers", "3", "--deals", "3"),
            "The options --deals and --rubbers exclude each other: set only one of them.",
        ),
        (("skruf", "--players", "3"), "The option players cannot be “3”; it can be: 4 | 5 | 6."),
        (("skat", "--players", "5"), "The option players cannot be “5”; it can be: 3 | 4."),
        (("skruf", "--preset", "trekarl"), "“trekarl” is no preset of skruf; it has: skruf."),
    ],
)
def test_what_is_not_played_so(knekt: Knekt, arguments: tuple[str, ...], sentence: str) -> None:
    assert knekt.refused("play", *arguments) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_does_not_break_a_name(knekt: Knekt, lang: str) -> None:
    for arguments in (("play",), ("options",), ("deal",), ("value", "skruf")):
        out = knekt(*arguments, "--help", "--lang", lang).out
        names = PRESETS if arguments != ("value", "skruf") else PRESETS_OF_SKRUF
        assert all(re.search(rf"\b{name}\b", out) for name in names) and "\u2011" not in out
        assert max(map(width, out.splitlines())) <= 80 and "help-" not in out
