"""What the field of an option declares: paragraph, chapter, the forms that have it, and their values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

import pytest

from knekt.engine import Family, check_form, declarations, option, preset_with, settings
from knekt.errors import InvalidOption
from knekt.games import FAMILIES

EVERY_FAMILY = pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)


@dataclass(frozen=True, kw_only=True)
class Doubling:
    most: Literal[1, 2, 4] = option(2, rule="5.1", chapter="end", limits={("pub", "club"): (2, 4)})


@dataclass(frozen=True, kw_only=True)
class Toy:
    form: str = "plain"
    packs: int = 1  # no option: nobody can set it
    claims: bool = option(False, rule={("plain", "pub"): "3.1", ("club",): "Club 2"}, chapter="play")
    doubling: Doubling = Doubling()
    lead: str = option("dealer", rule="3.2", chapter="play", forms=("pub",), before="claims")


TOYS = {form: Toy(form=form) for form in ("plain", "pub", "club")}


def test_an_option_is_one_field() -> None:
    assert list(settings(Toy())) == [
        ("claims", False, bool),
        ("doubling.most", 2, Literal[1, 2, 4]),
        ("lead", "dealer", str),
    ]
    declared = declarations(Toy())
    assert [(name, each.chapter) for name, each in declared.items()] == [
        ("claims", "play"),
        ("doubling.most", "end"),
        ("lead", "play"),
    ]
    assert [declared["claims"].paragraph(form) for form in TOYS] == ["3.1", "3.1", "Club 2"]
    assert [declared["lead"].is_of(form) for form in TOYS] == [False, True, False]
    assert [declared["doubling.most"].allowed(form) for form in TOYS] == [None, (2, 4), (2, 4)]


@pytest.mark.parametrize(
    ("form", "wanted", "code"),
    [
        ("plain", {"packs": 2}, "unknown-option"),
        ("pub", {"packs": 2}, "unknown-option"),
        ("pub", {"doubling.most": 1}, "option-value"),
        ("pub", {"doubling.most": 3}, "option-value"),
        ("bar", {}, "unknown-preset"),
    ],
)
def test_what_a_preset_cannot_be_set_to(form: str, wanted: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        preset_with(TOYS, form, wanted)
    assert refused.value.code == code


def test_what_a_preset_can_be_set_to() -> None:
    assert preset_with(TOYS, "plain", {"doubling.most": 1}).doubling.most == 1
    assert preset_with(TOYS, "pub", {"lead": "eldest"}).lead == "eldest"
    assert preset_with(TOYS, "pub", None) is TOYS["pub"]


def test_a_form_keeps_what_it_does_not_have() -> None:
    for form, plain in TOYS.items():
        check_form(plain, plain)
        check_form(replace(plain, lead="eldest"), None)  # the plain preset of the form itself
        if form == "pub":
            check_form(replace(plain, lead="eldest"), plain)
        else:
            with pytest.raises(InvalidOption, match="not of form"):
                check_form(replace(plain, lead="eldest"), plain)
    check_form(replace(Toy(), doubling=Doubling(most=1)), TOYS["plain"])
    with pytest.raises(InvalidOption, match=r"allowed 2 \| 4"):
        check_form(replace(TOYS["club"], doubling=Doubling(most=1)), TOYS["club"])


@EVERY_FAMILY
def test_options_speak_of_forms_and_chapters_that_there_are(family: Family) -> None:
    kinds = {name: kind for name, _, kind in settings(next(iter(family.presets.values())))}
    assert kinds.keys() == family.declared.keys()
    for name, declared in family.declared.items():
        by_form = [*declared.limits, *([] if isinstance(declared.rule, str) else declared.rule)]
        assert declared.chapter in family.chapters, name
        assert {*(declared.forms or ()), *(each for forms in by_form for each in forms)} <= {*family.forms}, (
            name
        )
        for values in declared.limits.values():
            assert set(values) < set(get_args(kinds[name])), name
        if declared.before is not None:
            assert family.declared[declared.before].chapter == declared.chapter, name


@EVERY_FAMILY
def test_presets_have_values_that_their_form_chooses_among(family: Family) -> None:
    for preset in family.presets.values():
        for name, value, _ in settings(preset):
            allowed = family.declared[name].allowed(preset.form)
            assert allowed is None or value in allowed or not family.has_option(preset.form, name), name


@EVERY_FAMILY
def test_every_option_is_told_once_in_the_order_of_the_chapters(family: Family) -> None:
    told = set[str]()
    for form in family.forms:
        chapters = family.by_chapters(form)
        names = [name for each in chapters.values() for name in each]
        assert sorted(names) == sorted(name for name in family.declared if family.has_option(form, name))
        assert [each for each in family.chapters if each in chapters] == list(chapters)
        told |= chapters.keys()
    assert told == {*family.chapters}


@pytest.mark.parametrize(
    ("name", "form", "chapter", "names"),
    [
        (
            "skat",
            "tournee",
            "declaring",
            ["turn.first_card", "guckser_null.enabled", "null_below_bid", "surrender.mode"],
        ),
        ("skat", "german", "bock", ["bock.enabled", "bock.triggers"]),
        ("skruf", "skruf", "auction", ["min_level", "below_minimum", "close_passes"]),
        ("skruf", "trekarl", "exchange", ["talon_open", "open_hand", "opponents_swap", "swap_order"]),
    ],
)
def test_a_chapter_begins_with(name: str, form: str, chapter: str, names: list[str]) -> None:
    assert FAMILIES[name].by_chapters(form)[chapter][: len(names)] == names
