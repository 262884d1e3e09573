"""Options by name: what can be set, what differs, what is refused and why."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import option_sets, pairwise, tournee_sets

from knekt.engine import changed, difference, read_value, settings, words_of, write_value
from knekt.errors import InvalidOption
from knekt.games import options as options_of
from knekt.skat import FAMILY, GERMAN, HOUSE, ISKO, PRESETS, TOURNEE, Options, options
from knekt.words import say

OUGHT = {
    "players": 3,
    "bidding.values": "possible_only",
    "grand.base": 24,
    "grand_ouvert.mode": "announced",
    "matadors.jacks_only": False,
    "lost_hand_single": False,
    "levels.hand_schwarz": "implies_announced_schneider",
    "levels.hand_schwarz_on_loss": "same_as_win",
    "levels.loss_schwarz": True,
    "declare.must_be_reachable": False,
    "declare.raise_before_lead": False,
    "surrender.mode": "document",
    "surrender.announced_levels": "count",
    "overbid.auto_concede": False,
    "overbid.loss": "top_up",
    "null_below_bid": "illegal",
    "forehand_may_pass": True,
    "turn.first_card": "declarer_choice",
    "guckser_null.enabled": True,
    "play.claims": False,
    "play.defender_concede": "none",
    "play.ends_when_missed": False,
    "kontra.enabled": False,
    "kontra.max": 2,
    "kontra.timing": "after_first_lead",
    "kontra.only_bidders": False,
    "kontra.bidder_definition": "named_or_held",
    "schenken.enabled": False,
    "schenken.scope": "suit_and_grand",
    "schenken.window": "any_time",
    "bock.enabled": False,
    "bock.triggers": (
        "value_over_100",
        "grand_hand_won",
        "kontra_lost",
        "rekontra",
        "declarer_schneider",
        "split_60_60",
    ),
    "bock.value_basis": "game_value",
    "bock.kontra_lost_means": "declarer_lost",
    "bock.stack": "append",
    "bock.per_deal": "one",
    "ramsch.on_pass_out": "none",
    "ramsch.skat_to": "last_trick",
    "ramsch.three_way_tie": "all_lose",
    "ramsch.jungfrau": "no_tricks",
    "ramsch.tie": "last_trick",
    "ramsch.sweep_bonus_to_others": True,
    "schieber.multiply_durchmarsch": False,
    "special_rounds.mode": "bock",
    "special_rounds.schieberramsch_triggers": (),
    "spitzen.enabled": False,
    "spitzen.extend_bids": False,
    "revolution.enabled": False,
    "session.deals": None,
    "session.rounds": None,
    "session.time_end": "complete_round",
    "scoring.tournament": False,
    "settlement.rate": "0",
    "settlement.rounding": "nearest_unit_half_up",
    "protocol.style": "modern",
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
IN_PUB = {
    "surrender.mode": "before_first_lead",
    "kontra.enabled": True,
    "bock.enabled": True,
    "ramsch.on_pass_out": "ramsch",
}
FOUR_TRIGGERS = ("grand_hand_won", "kontra_lost", "rekontra", "split_60_60")
IN_CLUB = {
    "surrender.mode": "before_first_lead",
    "kontra.enabled": True,
    "kontra.max": 4,
    "kontra.only_bidders": True,
    "schenken.enabled": True,
    "bock.enabled": True,
    "bock.triggers": FOUR_TRIGGERS,
    "special_rounds.mode": "bock_then_schieberramsch",
    "ramsch.on_pass_out": "schieberramsch",
}
IN_XSKAT = {
    "surrender.mode": "before_first_lead",
    "kontra.enabled": True,
    "schenken.enabled": True,
    "schenken.window": "until_first_trick_done",
    "bock.enabled": True,
    "bock.triggers": FOUR_TRIGGERS,
    "bock.per_deal": "each_trigger",
    "ramsch.on_pass_out": "ramsch",
    "ramsch.three_way_tie": "no_score",
    "spitzen.enabled": True,
    "revolution.enabled": True,
    "session.rounds": None,
    "scoring.tournament": False,
}
IN_TOURNEE = {
    "levels.hand_schwarz": "additive",
    "levels.hand_schwarz_on_loss": "additive",
    "surrender.mode": "tournee",
    "overbid.auto_concede": True,
    "forehand_may_pass": False,
}
IN_HOUSE = {
    "surrender.mode": "none",
    "overbid.auto_concede": False,
    "overbid.loss": "plain_value",
    "session.time_end": "complete_deal",
    "settlement.rate": "0.0025",
    "settlement.rounding": "none",
}
EVERY_FORM = {
    "players",
    "bidding.values",
    "overbid.auto_concede",
    "surrender.mode",
    "protocol.style",
    "session.deals",
    "session.rounds",
    "session.time_end",
    "settlement.rate",
    "settlement.rounding",
}
BOTH = {"turn.first_card", "forehand_may_pass", "null_below_bid", "levels.loss_schwarz", "overbid.loss"}
OF_TOURNEE = EVERY_FORM | BOTH | {"guckser_null.enabled"}
OF_HOUSE = EVERY_FORM | BOTH | {"ramsch.tie", "ramsch.sweep_bonus_to_others"}
TRIGGERS = "bock.triggers"


def test_every_option_of_the_rule_page_can_be_set_and_has_its_default() -> None:
    """Exactly these: a new option wants its line here."""
    assert {name: value for name, value, _ in settings(GERMAN)} == OUGHT


def test_skat_20_presets_are_their_differences() -> None:
    assert difference(ISKO, GERMAN) == IN_ISKO
    assert difference(PRESETS["iss"], ISKO) == {
        "play.defender_concede": "both",
        "play.ends_when_missed": True,
    }
    assert all(preset.differences == {} for preset in PRESETS.values())


def test_house_presets_are_their_differences() -> None:
    assert list(PRESETS) == ["german", "isko", "iss", "tournee", "tournee-house", "pub", "club", "xskat"]
    assert difference(PRESETS["pub"], GERMAN) == IN_PUB
    assert difference(PRESETS["club"], ISKO) == IN_CLUB
    assert difference(PRESETS["xskat"], ISKO) == IN_XSKAT
    assert all(preset.preset == name for name, preset in PRESETS.items())


def test_tournee_17_and_18_a_presets_are_their_differences() -> None:
    assert difference(TOURNEE, GERMAN) == IN_TOURNEE
    assert difference(HOUSE, TOURNEE) == IN_HOUSE


def test_tournee_17_every_option_belongs_to_its_forms() -> None:
    assert {name for name in OUGHT if FAMILY.has_option("tournee", name)} == OF_TOURNEE
    assert {name for name in OUGHT if FAMILY.has_option("tournee-house", name)} == OF_HOUSE
    assert {name for name in OUGHT if FAMILY.has_option("german", name)} == {*OUGHT} - (
        OF_TOURNEE | OF_HOUSE
    ) | EVERY_FORM


def another(name: str, plain: Options) -> Any:
    """A value of the option that the plain preset does not have."""
    value, kind = next((value, kind) for each, value, kind in settings(plain) if each == name)
    if isinstance(value, bool):
        return not value
    if words_of(kind):
        return ("rekontra",)
    allowed = (
        FAMILY.declared[name].allowed(plain.form)
        or {"settlement.rate": ("0.10",)}.get(name)
        or get_args(kind)
        or (3,)
    )
    return next(7 if each is int else each for each in allowed if each not in (value, type(None)))


@pytest.mark.parametrize("preset", ["german", "tournee", "tournee-house"])
@pytest.mark.parametrize("name", sorted(OUGHT))
def test_only_what_the_form_has_can_be_set(name: str, preset: str) -> None:
    plain = options(preset)
    wanted = {name: another(name, plain)}
    if FAMILY.has_option(plain.form, name):
        assert options(preset, wanted).differences == wanted
        return
    with pytest.raises(InvalidOption) as refused:
        options(preset, wanted)
    assert (refused.value.code, refused.value.name) == ("option-not-of-form", name)
    assert refused.value.message.id == "error-option-not-of-form"


@pytest.mark.parametrize(
    ("preset", "name", "value"),
    [
        ("german", "bidding.values", "any_integer_from_10"),
        ("german", "surrender.mode", "tournee"),
        ("tournee", "bidding.values", "any_integer_from_18"),
        ("tournee", "surrender.mode", "document"),
        ("tournee-house", "surrender.mode", "while_nine_cards"),
        ("german", "surrender.mode", "never"),
        ("tournee", "surrender.mode", "never"),
    ],
)
def test_a_value_of_another_form_is_refused_and_those_of_this_one_named(
    preset: str, name: str, value: str
) -> None:
    with pytest.raises(InvalidOption) as refused:
        options(preset, {name: value})
    assert (refused.value.code, refused.value.name) == ("option-value", name)
    allowed = FAMILY.declared[name].allowed(options(preset).form)
    assert allowed and str(refused.value.message.args["allowed"]).split(" | ") == [*allowed]


@given(tournee_sets())
def test_tournee_options_are_saved_as_a_preset_and_its_difference(chosen: Options) -> None:
    assert options(chosen.preset, chosen.differences) == chosen
    assert set(chosen.differences) <= (OF_TOURNEE if chosen.form == "tournee" else OF_HOUSE)


@given(option_sets(), st.sampled_from(sorted(name for name, each in PRESETS.items() if each.is_german)))
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
        ({"kontra.max": 5}, "option-value", "kontra.max"),
        ({"kontra.max": "4"}, "option-value", "kontra.max"),
        ({"grand.base": 22}, "option-value", "grand.base"),
        ({TRIGGERS: ("full_moon",)}, "option-values", TRIGGERS),
        ({TRIGGERS: ("rekontra", "full_moon")}, "option-values", TRIGGERS),
        ({TRIGGERS: "rekontra,full_moon"}, "option-values", TRIGGERS),
        ({TRIGGERS: "rekontra kontra_lost"}, "option-values", TRIGGERS),
        ({TRIGGERS: "rekontra,"}, "option-values", TRIGGERS),
        ({TRIGGERS: ""}, "option-values", TRIGGERS),
        ({TRIGGERS: ("rekontra", 2)}, "option-values", TRIGGERS),
        ({TRIGGERS: ("rekontra", [])}, "option-values", TRIGGERS),
        ({TRIGGERS: True}, "option-values", TRIGGERS),
        ({TRIGGERS: 7}, "option-values", TRIGGERS),
        ({TRIGGERS: {"rekontra": True}}, "option-values", TRIGGERS),
        ({TRIGGERS: ("last_round",), "bock.enabled": True}, "last-round-unknown", TRIGGERS),
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
        ("settlement.rate", "0,10", "0.10"),
        ("settlement.rate", "5", "5"),
        ("settlement.rate", "none", "none"),
        ("kontra.max", "4", 4),
        ("kontra.max", "unlimited", "unlimited"),
        ("grand.base", "20", 20),
        (TRIGGERS, "none", ()),
        (TRIGGERS, "rekontra", ("rekontra",)),
        (TRIGGERS, "split_60_60, rekontra", ("rekontra", "split_60_60")),
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


@pytest.mark.parametrize("text", ["full_moon", "rekontra,full_moon", "", ",", "true", "7", "none,rekontra"])
def test_words_that_are_not_in_the_list_are_refused(text: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        read_value(GERMAN, TRIGGERS, text)
    assert (refused.value.code, refused.value.name) == ("option-values", TRIGGERS)
    allowed = str(refused.value.message.args["allowed"])
    assert allowed.split(", ") == [*GERMAN.bock.triggers, "last_round"]


@pytest.mark.parametrize(
    ("wanted", "value"),
    [
        (("split_60_60", "rekontra"), ("rekontra", "split_60_60")),
        (["split_60_60", "rekontra"], ("rekontra", "split_60_60")),
        (("rekontra", "rekontra"), ("rekontra",)),
        ("split_60_60,rekontra,rekontra", ("rekontra", "split_60_60")),
        (" rekontra , kontra_lost ", ("kontra_lost", "rekontra")),
        ((), ()),
        ([], ()),
        (None, ()),
    ],
)
def test_of_several_words_neither_order_nor_repetition_matters(wanted: Any, value: tuple[str, ...]) -> None:
    chosen = options("german", {TRIGGERS: wanted})
    assert chosen.bock.triggers == value and chosen == options("german", {TRIGGERS: value})
    assert chosen.differences == {TRIGGERS: value}


def test_the_whole_list_in_any_order_is_the_default() -> None:
    turned = tuple(reversed(GERMAN.bock.triggers))
    assert options("german", {TRIGGERS: turned}) == GERMAN


@given(option_sets() | tournee_sets() | st.sampled_from(sorted(PRESETS)).map(options))
def test_what_is_written_is_read_again(chosen: Options) -> None:
    for name, value, _ in settings(chosen):
        text = write_value(value)
        assert "\n" not in text and text == text.strip() != ""
        again = read_value(GERMAN, name, text)
        assert again == value and type(again) is type(value)


@given(st.sets(st.sampled_from((*GERMAN.bock.triggers, "last_round"))))
def test_any_words_of_the_list_are_written_and_read_again(words: set[str]) -> None:
    for name in (TRIGGERS, "special_rounds.schieberramsch_triggers"):
        value = read_value(GERMAN, name, write_value(tuple(words)))
        assert isinstance(value, tuple) and set(value) == words
        assert read_value(GERMAN, name, write_value(value)) == value


def test_only_options_of_several_words_have_a_list_of_them() -> None:
    several = {name for name, _, kind in settings(GERMAN) if words_of(kind)}
    assert several == {TRIGGERS, "special_rounds.schieberramsch_triggers"}


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
        for name, values in (
            ("overbid.auto_concede", (True, False)),
            ("kontra.max", (1, 2, 3, 4, "unlimited")),
        ):
            for value in values:
                assert any(each["surrender.mode"] == mode and each[name] == value for each in chosen)
    of_house = [{name: value for name, value, _ in settings(each)} for each in pairwise(HOUSE)]
    for loss in ("top_up", "plain_value"):
        for mode in ("tournee", "none"):
            assert any(each["overbid.loss"] == loss and each["surrender.mode"] == mode for each in of_house)


@pytest.mark.parametrize(
    ("preset", "name"),
    [("german", "session.deals"), ("isko", "session.rounds"), ("skruf", "rubbers"), ("trekarl", "deals")],
)
def test_a_sitting_has_a_length_that_somebody_could_play(preset: str, name: str) -> None:
    for length in (0, -1, 10_001, 10**400):
        with pytest.raises(InvalidOption) as refused:
            options_of(preset, {name: length})
        assert len(say(refused.value.message)) < 300
    for possible in (1, 10_000, None):
        assert options_of(preset, {name: possible})
