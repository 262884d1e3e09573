"""Options taken together: what is refused, what is only doubtful (the validation summary of section 17)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from strategies import Style, line

from knekt.cards import Seed
from knekt.errors import InvalidOption
from knekt.skat import PRESETS, doubts, new_game, options, result, rules

KONTRA: dict[str, Any] = {"kontra.enabled": True, "surrender.mode": "before_first_lead"}
BOCK: dict[str, Any] = {"bock.enabled": True}


def warned(wanted: dict[str, Any], preset: str = "german") -> list[tuple[str, dict[str, Any]]]:
    return [(each.id, dict(each.args)) for each in doubts(options(preset, wanted))]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_nothing_is_doubtful_about_a_preset(preset: str) -> None:
    assert warned({}, preset) == []


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_makes_a_table_that_can_be_played_at(preset: str) -> None:
    chosen = options(preset)
    for number in range(8):
        opening = new_game(chosen, Seed.parse(f"table {number}"))
        *_, last = line(opening, Random(number), Style(may=0.1))
        assert last.is_over and len(result(last.state).totals) == 3
    assert new_game(preset, rules(chosen).dealt(Seed.parse("table"))).rules.options.preset == preset


@pytest.mark.parametrize("timing", ["after_first_lead", "before_first_lead", "before_first_trick_turned"])
@pytest.mark.parametrize(
    ("mode", "doubtful"),
    [("document", True), ("before_first_lead", False), ("none", False), ("while_nine_cards", False)],
)
def test_skat_17_2_kontra_and_surrender_by_the_document(mode: str, doubtful: bool, timing: str) -> None:
    wanted = {"kontra.enabled": True, "surrender.mode": mode, "kontra.timing": timing}
    assert warned(wanted) == [("doubt-kontra-surrender", {})] * doubtful
    assert warned({"surrender.mode": mode}) == []


@pytest.mark.parametrize(
    ("triggers", "named"),
    [
        (("kontra_lost",), "kontra_lost"),
        (("rekontra",), "rekontra"),
        (("kontra_lost", "rekontra", "split_60_60"), "kontra_lost, rekontra"),
        (("split_60_60",), ""),
    ],
)
@pytest.mark.parametrize("name", ["bock.triggers", "special_rounds.schieberramsch_triggers"])
def test_skat_17_4_triggers_of_kontra_without_kontra(
    name: str, triggers: tuple[str, ...], named: str
) -> None:
    wanted: dict[str, Any] = {name: triggers} | (BOCK if name == "bock.triggers" else {})
    expected = [("doubt-kontra-trigger", {"name": name, "triggers": named})] if named else []
    assert warned(wanted) == expected
    assert warned(wanted | KONTRA) == []


def test_skat_17_4_the_list_as_it_is_has_them_too() -> None:
    assert warned(BOCK) == [
        ("doubt-kontra-trigger", {"name": "bock.triggers", "triggers": "kontra_lost, rekontra"})
    ]
    assert warned(BOCK | KONTRA) == []


def test_skat_17_4_rekontra_where_nobody_may_say_it() -> None:
    assert warned(BOCK | KONTRA | {"kontra.max": 1}) == [
        ("doubt-rekontra-trigger", {"name": "bock.triggers"})
    ]
    assert warned(BOCK | KONTRA | {"kontra.max": 1, "bock.triggers": ("kontra_lost",)}) == []


def test_skat_17_4_bock_rounds_that_nothing_brings() -> None:
    assert warned(BOCK | {"bock.triggers": ()}) == [("doubt-no-trigger", {"name": "bock.triggers"})]


@pytest.mark.parametrize("mode", ["schieberramsch", "bock_then_schieberramsch"])
def test_skat_17_7_rounds_that_nothing_brings(mode: str) -> None:
    wanted = {"special_rounds.mode": mode}
    assert warned(wanted) == [("doubt-no-special-rounds", {"mode": mode})]
    assert warned(wanted | BOCK | KONTRA) == []
    assert warned(wanted | {"special_rounds.schieberramsch_triggers": ("split_60_60",)}) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ramsch.skat_to", "loser"),
        ("ramsch.three_way_tie", "no_score"),
        ("ramsch.jungfrau", "no_points"),
    ],
)
def test_skat_17_6_options_of_ramsch_without_ramsch_are_ignored(name: str, value: str) -> None:
    wanted = {name: value}
    assert warned(wanted) == [("doubt-no-ramsch", {"group": "ramsch"})]
    for played in (
        {"ramsch.on_pass_out": "ramsch"},
        {"ramsch.on_pass_out": "schieberramsch"},
        {"special_rounds.schieberramsch_triggers": ("grand_hand_won",)},
        BOCK | KONTRA | {"special_rounds.mode": "schieberramsch"},
    ):
        assert warned(wanted | played) == []


def test_skat_17_7_a_multiplied_durchmarsch_without_schieberramsch() -> None:
    wanted = {"schieber.multiply_durchmarsch": True}
    assert warned(wanted) == [("doubt-no-ramsch", {"group": "schieber"})]
    assert warned(wanted | {"ramsch.on_pass_out": "ramsch"}) == [("doubt-no-ramsch", {"group": "schieber"})]
    assert warned(wanted | {"ramsch.on_pass_out": "schieberramsch"}) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("kontra.max", 4),
        ("kontra.only_bidders", True),
        ("schenken.scope", "grand_only"),
        ("bock.stack", "multiply"),
        ("spitzen.extend_bids", True),
    ],
)
def test_settings_of_a_variant_that_is_off(name: str, value: object) -> None:
    group = name.partition(".")[0]
    assert warned({name: value}) == [("doubt-not-enabled", {"group": group})]
    assert warned({name: value, f"{group}.enabled": True} | KONTRA) == []


def test_skat_17_3_gifts_in_grand_only_and_spitzen_are_no_conflict() -> None:
    wanted = {"schenken.enabled": True, "schenken.scope": "grand_only", "spitzen.enabled": True}
    assert warned(wanted) == []


@pytest.mark.parametrize(("base", "ouvert"), [(24, 36), (20, 30)])
def test_skat_17_9_grand_ouvert_as_a_contract_of_its_own(base: int, ouvert: int) -> None:
    table = rules(options("german", {"grand_ouvert.mode": "separate", "grand.base": base}))
    assert table.contract("GHO").base == ouvert and table.contract("GH").base == base
    assert table.contract("CHO").base == 12, "suit ouvert is what it was"
    assert ouvert * 10 == table.bids[-1]


@pytest.mark.parametrize(
    "wanted",
    [
        {"grand_ouvert.mode": "separate"},
        {"grand.base": 20},
        {"matadors.jacks_only": True},
        {"revolution.enabled": True},
    ],
)
def test_skat_17_the_bid_list_is_made_anew(wanted: dict[str, Any]) -> None:
    assert rules(options("german", wanted)).bids != rules(options("german")).bids
    assert warned(wanted) == []


LAST: tuple[str, ...] = ("last_round",)
LAST_ROUND = [
    ("bock.triggers", {"bock.enabled": True, "bock.triggers": LAST}),
    ("special_rounds.schieberramsch_triggers", {"special_rounds.schieberramsch_triggers": LAST}),
]


@pytest.mark.parametrize(("name", "wanted"), LAST_ROUND)
def test_skat_17_4_the_last_round_of_an_unlimited_session(name: str, wanted: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption) as refusal:
        options("german", wanted)
    assert (refusal.value.code, refusal.value.name) == ("last-round-unknown", name)
    assert refusal.value.message.id == "error-last-round-unknown"
    for length in ({"session.rounds": 12}, {"session.deals": 36}):
        assert options("german", wanted | length).has_last_round
        assert warned(wanted | length) == []
    assert options("isko", wanted).has_last_round
    with pytest.raises(InvalidOption):
        options("isko", wanted | {"session.rounds": None})


def test_skat_17_4_a_last_round_that_nobody_looks_at_is_no_matter() -> None:
    chosen = options("german", {"bock.triggers": LAST})
    assert not chosen.has_last_round
    assert warned({"bock.triggers": LAST}) == [("doubt-not-enabled", {"group": "bock"})]
