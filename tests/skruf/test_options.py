"""The options (16): the defaults of the rule page, what each form has, what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest

from knekt.engine import OptionValue, settings
from knekt.errors import InvalidOption
from knekt.skruf import (
    FAMILY,
    PLAIN,
    PRESETS,
    SKRUF,
    TREKARL,
    Options,
    doubts,
    options,
)

SECTION_16: dict[str, tuple[OptionValue, ...]] = {  # key: default, then the alternatives
    "min_level": (4, 3),
    "close_passes": (8, 7, 4, 3),
    "all_pass_calls": (4, 8),
    "general_pass": ("next_dealer", "misere"),
    "talon_open": (True, False),
    "talon_position": ("before_last_round", "spread", "last"),
    "swap_order": ("leader_first", "simultaneous"),
    "swap_time": ("after_raise", "before_raise"),
    "swap_back": (False, True),
    "raise_end_passes": (2, 4, 1),
    "lead": ("left_of_final_bidder", "left_of_master", "left_of_first_namer"),
    "honours": ("printed", "regular", "majority"),
    "minus": ("credit_opponents", "deduct"),
    "failed_grand_12": (0, 200),
    "defender_slam": ("pay", 0),
    "game_reset": ("both", "winner_only"),
    "both_60": ("declarer", "first_by_trick"),
    "rubber_end": ("second_game_of_one_side", "two_games_total"),
    "settle_round": ("truncate", "nearest"),
    "karonka_hand": ("final", "dealt"),
    "misere_forehand": ("dealer", "left_of_dealer"),
    "solo_slam_claim": (True, False),
    "draw_tie": ("by_suit", "redraw"),
    "claims": (False, True),
}
ELSEWHERE: dict[str, tuple[OptionValue, ...]] = {  # open points that the table of section 16 leaves out
    "players": (4, 5, 6),  # 1.6, 1.7
    "rubbers": (None, 1, 3, 7),
    "first_card": ("left_of_dealer", "dealer"),  # 2.2
    "misdeal": ("next_dealer", "same_dealer"),  # 2.5
    "below_minimum": ("bid_again", "raise_phase"),  # 4.8
    "manual_table": (False, True),  # 13
    "stake": ("0", "0.10", "1", "25"),  # 8.8
}
OF_TREKARL: dict[str, tuple[OptionValue, ...]] = {  # 11
    "open_hand": ("when_bought", "from_the_deal"),
    "opponents_swap": (True, False),
    "deals": (None, 1, 12),
}
ALL = SECTION_16 | ELSEWHERE | OF_TREKARL
OF_TALON = {
    "below_minimum",
    "talon_open",
    "talon_position",
    "swap_order",
    "swap_time",
    "swap_back",
    "karonka_hand",
    "raise_end_passes",
}
OF_PARTNERS = {
    "raise_end_passes",
    "lead",
    "general_pass",
    "misere_forehand",
    "solo_slam_claim",
    "rubber_end",
    "rubbers",
}


def refused(preset: str, wanted: Mapping[str, Any]) -> InvalidOption:
    with pytest.raises(InvalidOption) as why:
        options(preset, wanted)
    return why.value


@pytest.mark.parametrize("name", SECTION_16)
def test_skruf_16_the_defaults(name: str) -> None:
    default, *_ = SECTION_16[name]
    assert getattr(SKRUF, name) == default and type(getattr(SKRUF, name)) is type(default)
    assert getattr(Options(), name) == default


def test_skruf_16_no_option_is_forgotten() -> None:
    assert {name for name, _, _ in settings(SKRUF)} == set(ALL)


@pytest.mark.parametrize("name", SECTION_16 | ELSEWHERE)
def test_skruf_16_every_alternative_can_be_had_and_no_other(name: str) -> None:
    for value in (SECTION_16 | ELSEWHERE)[name]:
        assert getattr(options("skruf", {name: value}), name) == value
    for wrong in (5 if name not in ("players", "rubbers") else 0, "other", -1):
        error = refused("skruf", {name: wrong})
        assert error.name == name and error.code == "option-value"


@pytest.mark.parametrize("name", OF_TREKARL)
def test_skruf_11_the_options_of_trekarl(name: str) -> None:
    assert getattr(TREKARL, name) == OF_TREKARL[name][0]
    for value in OF_TREKARL[name]:
        assert getattr(options("trekarl", {name: value}), name) == value
    for preset in ("skruf", "skruf-plain"):
        assert refused(preset, {name: OF_TREKARL[name][-1]}).code == "option-not-of-form"


def test_skruf_11_the_defaults_of_trekarl() -> None:
    assert (TREKARL.players, TREKARL.close_passes, TREKARL.all_pass_calls) == (3, 6, 3)
    changed = {name for name, value, _ in settings(TREKARL) if value != getattr(SKRUF, name)}
    assert changed == {"players", "close_passes", "all_pass_calls"}


def test_skruf_12_the_defaults_without_talon() -> None:
    assert {name for name, value, _ in settings(PLAIN) if value != getattr(SKRUF, name)} == {"min_level"}
    assert PLAIN.min_level == 3


def test_the_presets() -> None:
    assert PRESETS == {"skruf": SKRUF, "skruf-plain": PLAIN, "trekarl": TREKARL}
    assert [(each.preset, each.form) for each in PRESETS.values()] == [(name, name) for name in PRESETS]
    assert [each.has_talon for each in PRESETS.values()] == [True, False, True]
    assert [each.is_trekarl for each in PRESETS.values()] == [False, False, True]
    assert [each.swaps for each in PRESETS.values()] == [True, False, True]
    assert not options("trekarl", {"opponents_swap": False}).swaps
    assert refused("bridge", {}).code == "unknown-preset"


@pytest.mark.parametrize("name", ALL)
def test_which_options_a_form_has(name: str) -> None:
    assert FAMILY.has_option("skruf", name) is (name not in OF_TREKARL)
    assert FAMILY.has_option("skruf-plain", name) is (name not in OF_TREKARL and name not in OF_TALON)
    assert FAMILY.has_option("trekarl", name) is (name not in OF_PARTNERS)


@pytest.mark.parametrize("form", ["skruf-plain", "trekarl"])
@pytest.mark.parametrize("name", sorted(OF_TALON | OF_PARTNERS))
def test_an_option_that_the_form_has_not_keeps_its_value(form: str, name: str) -> None:
    plain = PRESETS[form]
    value = next(each for each in ALL[name] if each != getattr(plain, name))
    if FAMILY.has_option(plain.form, name):
        if FAMILY.declared[name].allowed(plain.form) is None:
            assert getattr(options(form, {name: value}), name) == value
        return
    error = refused(form, {name: value})
    assert (error.code, error.name) == ("option-not-of-form", name)
    assert options(form, {name: getattr(plain, name)}) == plain, "its own value it may be told"


@pytest.mark.parametrize(
    ("form", "name", "allowed"),
    [
        ("skruf", "players", (4, 5, 6)),
        ("skruf", "close_passes", (8, 7, 4, 3)),
        ("skruf", "all_pass_calls", (4, 8)),
        ("skruf-plain", "players", (4, 5, 6)),
        ("skruf-plain", "close_passes", (8, 7, 4, 3)),
        ("skruf-plain", "all_pass_calls", (4, 8)),
        ("skruf-plain", "lead", ("left_of_final_bidder", "left_of_first_namer")),
        ("trekarl", "players", (3,)),
        ("trekarl", "close_passes", (6, 5, 3, 2)),
        ("trekarl", "all_pass_calls", (3, 6)),
    ],
)
def test_the_values_among_which_a_form_chooses(form: Any, name: str, allowed: tuple[Any, ...]) -> None:
    assert FAMILY.declared[name].allowed(form) == allowed
    every = get_args(get_type_hints(Options)[name])
    for value in every:
        if value in allowed:
            assert getattr(options(form, {name: value}), name) == value
        else:
            error = refused(form, {name: value})
            assert (error.code, error.name) == ("option-value", name)
            assert error.args_said["allowed"] == " | ".join(map(str, allowed))
    with pytest.raises(InvalidOption):
        replace(PRESETS[form], **{name: next(value for value in (*every, 99) if value not in allowed)})


def test_the_swap_back_makes_no_sense_where_both_give_at_once() -> None:
    error = refused("skruf", {"swap_order": "simultaneous", "swap_back": True})
    assert (error.code, error.name, error.args_said["other"]) == (
        "options-exclude",
        "swap_back",
        "swap_order",
    )


@pytest.mark.parametrize("name", ["rubbers", "deals"])
@pytest.mark.parametrize("number", [0, -3])
def test_at_least_one_rubber_and_one_deal(name: str, number: int) -> None:
    assert refused("trekarl" if name == "deals" else "skruf", {name: number}).code == "option-value"


@pytest.mark.parametrize("stake", ["", "-1", "1,5", "1.", ".5", "1e3", "٣", "1234567", "0.1234567", "1\n"])
def test_skruf_8_8_a_stake_is_a_plain_amount(stake: str) -> None:
    assert refused("skruf", {"stake": stake}).code == "option-value"


@pytest.mark.parametrize(("name", "value"), [("swap", True), ("form", "trekarl"), ("preset", "trekarl")])
def test_what_cannot_be_set(name: str, value: object) -> None:
    assert refused("skruf", {name: value}).code == "unknown-option"


def test_differences_make_the_options_again() -> None:
    wanted: dict[str, OptionValue] = {"min_level": 3, "claims": True, "stake": "0.50", "rubbers": 2}
    made = options("skruf", wanted)
    assert made.differences == wanted and options("skruf", made.differences) == made
    assert all(preset.differences == {} for preset in PRESETS.values())


@pytest.mark.parametrize(
    ("preset", "wanted", "found"),
    [
        ("skruf", {}, []),
        ("skruf-plain", {}, []),
        ("trekarl", {}, []),
        ("skruf", {"misere_forehand": "left_of_dealer"}, ["doubt-no-misere"]),
        ("skruf", {"misere_forehand": "left_of_dealer", "general_pass": "misere"}, []),
        ("skruf", {"general_pass": "misere"}, []),
        ("skruf", {"below_minimum": "raise_phase"}, []),
        ("skruf", {"below_minimum": "raise_phase", "min_level": 3}, ["doubt-low-minimum"]),
        ("skruf", {"swap_back": True}, []),
        ("skruf", {"swap_order": "simultaneous"}, []),
        ("trekarl", {"opponents_swap": False}, []),
        ("trekarl", {"opponents_swap": False, "swap_back": True}, ["doubt-no-swap"]),
        ("trekarl", {"opponents_swap": False, "swap_order": "simultaneous"}, ["doubt-no-swap"]),
        ("trekarl", {"opponents_swap": False, "swap_time": "before_raise"}, ["doubt-no-swap"]),
        ("trekarl", {"swap_time": "before_raise"}, []),
    ],
)
def test_what_a_table_should_think_over(preset: str, wanted: dict[str, Any], found: list[str]) -> None:
    assert [doubt.id for doubt in doubts(options(preset, wanted))] == found
