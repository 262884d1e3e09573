"""What the commands ask of every family."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from cli.running import ISS, Knekt

from knekt import games
from knekt.cli import play
from knekt.cli.family import FamilyPages, all_pages, pages_of
from knekt.cli.rules import chosen_rules, rules_of_record, rules_of_some_game
from knekt.cli.table.family import table_for
from knekt.engine import settings
from knekt.errors import InvalidOption, KnektError
from knekt.games import FAMILIES, PRESETS
from knekt.skat import FAMILY

# an option of another family
FOREIGN = next(each for name, each in PRESETS.items() if name not in FAMILY.presets)


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_has_what_the_commands_need(name: str) -> None:
    family, pages = FAMILIES[name], all_pages()[name]
    assert {PRESETS[preset].form for preset in pages.games.values()} == set(family.forms)
    for preset in family.presets.values():
        named = [each for each, _, _ in settings(preset)]
        assert set(pages.lengths.values()) <= set(named)
        assert preset.players in pages.players
        assert pages.is_same_game(preset, pages.plain_rules(preset))
        assert table_for(preset) is table_for(pages.plain_rules(preset))


def test_a_command_of_one_family_takes_no_preset_of_another() -> None:
    with pytest.raises(InvalidOption, match="unknown preset"):
        chosen_rules(FOREIGN.preset, (), family=FAMILY)
    with pytest.raises(InvalidOption, match="unknown preset"):
        rules_of_some_game(FOREIGN.preset, (), family=FAMILY)
    assert rules_of_some_game(None, ("turn.first_card=top_card",), family=FAMILY).form == "tournee"


def test_a_record_keeps_its_family() -> None:
    for wanted, own, only in (("german", FOREIGN, None), (None, FOREIGN, FAMILY)):
        with pytest.raises(KnektError) as refused:
            rules_of_record(wanted, (), own, family=only)
        assert refused.value.code == "record-of-form"
    assert rules_of_record(None, (), PRESETS["isko"], family=FAMILY) == PRESETS["isko"]


@pytest.fixture
def poor(monkeypatch: pytest.MonkeyPatch) -> FamilyPages:
    """Pages of a family that has no formats of other programs and no rounds."""
    pages = replace(pages_of(PRESETS["german"]), writers={}, lengths={"deals": "session.deals"})
    part = games._part
    monkeypatch.setattr(games, "_part", lambda family, room: pages if room == "cli" else part(family, room))
    return pages


@pytest.mark.usefixtures("poor")
def test_a_format_that_does_not_know_the_game_is_refused(knekt: Knekt) -> None:
    ran = knekt("convert", ISS, "--to", "iss")
    assert (ran.status, ran.out) == (2, "")
    assert "Records of German Skat cannot be written in the format iss." in ran.err


@pytest.mark.usefixtures("poor")
def test_a_length_that_the_game_does_not_have_is_refused(knekt: Knekt) -> None:
    said = knekt.refused("play", "skat", "--rounds", "3")
    assert said == "The option --rounds does not belong to this game (German Skat): leave it out."


@pytest.mark.parametrize(
    ("flag", "set_to"),
    [
        ("deals", {"session.deals": 5, "session.rounds": None}),
        ("rounds", {"session.deals": None, "session.rounds": 5}),
    ],
)
def test_one_length_ends_another(flag: str, set_to: dict[str, Any]) -> None:
    assert play._length(flag, 5, PRESETS["isko"]) == set_to
