"""Options by name: what can be set, what differs, what is refused and why."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import option_sets, pairwise

from knekt.engine import changed, difference, read_value, settings
from knekt.errors import InvalidOption
from knekt.skat import GERMAN, ISKO, PRESETS, Options, options

OUGHT = {
    "players": 3,
    "bidding.values": "possible_only",
    "levels.hand_schwarz": "implies_announced_schneider",
    "levels.hand_schwarz_on_loss": "same_as_win",
    "declare.must_be_reachable": False,
    "declare.raise_before_lead": False,
    "surrender.mode": "document",
    "surrender.announced_levels": "count",
    "overbid.auto_concede": False,
    "play.claims": False,
    "play.defender_concede": "none",
    "session.deals": None,
    "session.rounds": None,
    "session.time_end": "complete_round",
    "scoring.tournament": False,
    "settlement.rate": "0",
    "settlement.rounding": "nearest_unit_half_up",
}
IN_ISKO = {
    "levels.hand_schwarz": "additive",
    "levels.hand_schwarz_on_loss": "additive",
    "declare.must_be_reachable": True,
    "declare.raise_before_lead": True,
    "surrender.mode": "while_nine_cards",
    "play.claims": True,
    "play.defender_concede": "single",
    "session.rounds": 12,
    "scoring.tournament": True,
}


def test_every_option_of_the_rule_page_can_be_set_and_has_its_default() -> None:
    found = {name: value for name, value, _ in settings(GERMAN)}
    assert {name: found[name] for name in OUGHT} == OUGHT
    assert "rows" not in found and "preset" not in found


def test_skat_20_presets_are_their_differences() -> None:
    assert difference(ISKO, GERMAN) == IN_ISKO
    assert difference(PRESETS["iss"], ISKO) == {"play.defender_concede": "both"}
    assert all(preset.differences == {} for preset in PRESETS.values())


@given(option_sets(), st.sampled_from(sorted(PRESETS)))
def test_options_are_saved_as_a_preset_and_its_difference(chosen: Options, name: str) -> None:
    wanted = {each: value for each, value, _ in settings(chosen) if not each.startswith("session.")}
    made = options(name, wanted)
    assert {each: value for each, value, _ in settings(made)} | wanted == {
        each: value for each, value, _ in settings(made)
    }
    assert options(name, made.differences) == made
    assert hash(options(name, made.differences)) == hash(made)


def test_a_setting_may_make_room_for_another() -> None:
    """What excludes each other is judged by the outcome, not by the order of the words."""
    one = {"session.rounds": None, "session.deals": 36}
    two = {"session.deals": 36, "session.rounds": None}
    assert options("isko", one) == options("isko", two)
    assert options("isko", options("isko", one).differences).session.deals == 36


@pytest.mark.parametrize(
    ("wanted", "code", "name"),
    [
        ({"kontra.maximum": 3}, "unknown-option", "kontra.maximum"),
        ({"session": 3}, "unknown-option", "session"),
        ({"rows": ()}, "unknown-option", "rows"),
        ({"preset": "isko"}, "unknown-option", "preset"),
        ({"": True}, "unknown-option", ""),
        ({"players": 5}, "option-value", "players"),
        ({"players": 3.0}, "option-value", "players"),
        ({"players": "3"}, "option-value", "players"),
        ({"players": None}, "option-value", "players"),
        ({"play.claims": 1}, "option-value", "play.claims"),
        ({"session.deals": True}, "option-value", "session.deals"),
        ({"session.deals": 0}, "option-value", "session.deals"),
        ({"session.rounds": -1}, "option-value", "session.rounds"),
        ({"session.rounds": 3, "session.deals": 3}, "options-exclude", "session.deals"),
        ({"surrender.mode": "never"}, "option-value", "surrender.mode"),
        ({"settlement.rate": "much"}, "option-value", "settlement.rate"),
        ({"settlement.rate": "-1"}, "option-value", "settlement.rate"),
        ({"settlement.rate": "NaN"}, "option-value", "settlement.rate"),
        ({"settlement.rate": "Infinity"}, "option-value", "settlement.rate"),
    ],
)
def test_what_cannot_be_is_refused_by_name(wanted: dict[str, Any], code: str, name: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        options("german", wanted)
    assert (refused.value.code, refused.value.name) == (code, name)
    assert refused.value.message.id == f"error-{code}"


def test_a_preset_that_does_not_exist() -> None:
    with pytest.raises(InvalidOption) as refused:
        options("bavarian")
    assert refused.value.code == "unknown-preset"
    assert "german" in str(refused.value.message.args["allowed"])


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("players", "4", 4),
        ("play.claims", "true", True),
        ("play.claims", "False", False),
        ("session.deals", "36", 36),
        ("session.deals", "none", None),
        ("surrender.mode", "none", "none"),
        ("play.defender_concede", "both", "both"),
        ("settlement.rate", "0.10", "0.10"),
        ("settlement.rate", "5", "5"),
        ("settlement.rate", "none", "none"),
    ],
)
def test_text_is_read_by_the_type_of_the_option(name: str, text: str, value: object) -> None:
    assert read_value(GERMAN, name, text) == value
    assert type(read_value(GERMAN, name, text)) is type(value)


@pytest.mark.parametrize(
    "text", ["", "-", "--5", "5-", "1.5", "٣x", "yes", "9" * 5000, "0x10", "\n", "+3", "²"]
)
def test_text_that_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        read_value(GERMAN, "session.deals", text)
    assert refused.value.code == "option-value"


@given(st.sampled_from(sorted(OUGHT)), st.text(max_size=8) | st.from_regex(r"-*[0-9]+\n?", fullmatch=True))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    try:
        found = changed(GERMAN, {name: read_value(GERMAN, name, text)})
    except InvalidOption:
        return
    assert set(found.differences) <= {name}


def test_text_for_an_option_that_does_not_exist() -> None:
    with pytest.raises(InvalidOption) as refused:
        read_value(GERMAN, "kontra", "true")
    assert refused.value.code == "unknown-option"


def test_every_two_values_meet_in_the_sets_that_are_tried() -> None:
    chosen = [{name: value for name, value, _ in settings(each)} for each in pairwise()]
    for mode in ("document", "before_first_lead", "none", "while_nine_cards"):
        for auto in (True, False):
            assert any(
                each["surrender.mode"] == mode and each["overbid.auto_concede"] is auto for each in chosen
            )
