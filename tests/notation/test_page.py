"""What stands on the page about notation is what is written and read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from knekt import skat, skruf
from knekt.engine import Family
from knekt.notation import (
    Record,
    SittingRecord,
    from_plain,
    notation_of,
    parse_action,
    parse_entry,
    parse_event,
    read_iss,
    read_lines,
    read_text,
    to_plain,
    write_iss,
    write_lines,
    write_text,
)
from knekt.notation.family import FamilyNotation
from knekt.sheet import sitting_of
from knekt.skat import contracts, options, rules

WHOLE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()
BEFORE, _, REST = WHOLE.partition("\n## Skruf\n")
OF_SKRUF, _, AFTER = REST.partition("\n## ")
PAGE = BEFORE + "\n## " + AFTER


@dataclass(frozen=True)
class Part:
    """What the page has on one family, and the rules under which all of it can be read."""

    family: Family
    text: str
    made: Any

    @property
    def blocks(self) -> list[str]:
        found = re.findall(r"^```(\w*)\n(.*?)^```", self.text, re.DOTALL | re.MULTILINE)
        return [block for language, block in found if not language]

    @property
    def cells(self) -> list[list[str]]:
        return [re.findall(r"`([^`]+)`", line) for line in self.text.split("\n") if line.startswith("| ")]

    @property
    def notation(self) -> FamilyNotation:
        return notation_of(self.made.options)

    def paired(self) -> list[tuple[str, str]]:
        """Every text form that stands above its JSON."""
        lines = [line for block in self.blocks for line in block.split("\n")]
        return [
            (one, two) for one, two in pairwise(lines) if one and one[0] != "{" and two.startswith('{"kind"')
        ]

    def rows(self) -> list[list[str]]:
        """An action, its JSON, its event, the JSON of that; some events follow by themselves."""
        return [cells for cells in self.cells if cells and cells[-1].startswith('{"kind"')]


SKAT = Part(
    skat.FAMILY,
    PAGE,
    rules(options("xskat", {"kontra.max": "unlimited", "ramsch.on_pass_out": "schieberramsch"})),
)
SKRUF = Part(skruf.FAMILY, OF_SKRUF, skruf.rules(skruf.SKRUF))
PARTS = SKAT, SKRUF


def of_each(things: Callable[[Part], list[Any]]) -> list[Any]:
    """A test for each of these things, with the part where it stands."""
    return [
        pytest.param(part, each, id=f"{part.family.name} {each[0][:12]}")
        for part in PARTS
        for each in things(part)
    ]


@pytest.mark.parametrize(("part", "cells"), of_each(Part.rows))
def test_a_row_of_the_table(part: Part, cells: list[str]) -> None:
    *action, event, event_json = cells
    made, known = part.made, part.notation.named(part.made)
    happened = parse_event(event, made)
    assert (str(happened), json.dumps(to_plain(happened))) == (event, event_json)
    assert from_plain(part.family.events, json.loads(event_json), known) == happened
    if action:
        wanted = parse_action(action[0], made)
        assert [str(wanted), json.dumps(to_plain(wanted))] == action
        assert from_plain(part.family.actions, json.loads(action[1]), known) == wanted
        assert made.cause(happened) == wanted


@pytest.mark.parametrize(("part", "pair"), of_each(Part.paired))
def test_a_text_form_above_its_json(part: Part, pair: tuple[str, str]) -> None:
    text, plain = pair
    event = parse_event(text, part.made)
    assert (str(event), json.dumps(to_plain(event))) == (text, plain)
    assert from_plain(part.family.events, json.loads(plain), part.notation.named(part.made)) == event


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.family.name)
def test_the_entries_and_their_json(part: Part) -> None:
    entries = [cells[0] for cells in part.cells if cells and cells[0].split(" ")[0] in part.notation.entries]
    (block,) = (block for block in part.blocks if block.endswith('{"kind": "time-up"}\n'))
    found = [parse_entry(text, part.made) for text in entries]
    assert list(map(str, found)) == entries
    assert [json.dumps(to_plain(each)) for each in found] == block.split("\n")[:-1]
    assert {each.kind for each in found} == set(sitting_of(part.made.options).own_events)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.family.name)
def test_every_kind_is_there(part: Part) -> None:
    shown = set(re.findall(r'"kind": "([a-z-]+)"', part.text))
    assert shown == {*part.family.actions, *part.family.events, *sitting_of(part.made.options).own_events}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.family.name)
def test_every_tag_is_there(part: Part) -> None:
    for tag in (*part.notation.seat_tags(part.made.options), *part.notation.result_tags):
        assert f'[{tag} "' in part.text


def test_what_the_dealers_left_saw_of_the_first_deal_of_the_book() -> None:
    (shown,) = (block for block in SKRUF.blocks if block.startswith("deal") and "?12" in block)
    (record,) = (
        record
        for block in SKRUF.blocks
        if block.startswith("[Knekt")
        for record in read_text(block)
        if isinstance(record, Record) and record.players
    )
    kinds = "dealt", "talon-taken", "gave", "swapped"
    assert shown == "".join(f"{each.seen_by(0)}\n" for each in record.events if each.kind in kinds)


def test_every_contract_is_there() -> None:
    text = PAGE.partition("**Contracts**")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([DHSCGN]H?[SZO]?)`", text.partition("Variants")[0].partition("All 29")[2]))
    assert named == set(contracts(options("german")))


def test_every_contract_of_tournee_is_there() -> None:
    text = PAGE.partition("In **Tournée**")[2].partition("\n## ")[0].partition("| turn |")[2]
    named = set(re.findall(r"`([DHSCGN](?:T{1,2}|H?[SZO]?))`", text))
    assert named == set(contracts(options("tournee")))
    assert named - {"N", "NO"} == set(contracts(options("tournee-house")))


def test_the_records_are_read_and_written_back() -> None:
    seen = set[str]()
    for block in (*SKAT.blocks, *SKRUF.blocks):
        if block.startswith("[Knekt"):
            (record,) = read_text(block)
            assert isinstance(record, Record | SittingRecord), record
            assert write_text(record) == block
            seen.add("text")
        elif block.startswith('{"v"'):
            (record,) = read_lines(block)
            assert isinstance(record, Record), record
            assert write_lines(record) == block
            assert record.game.is_over
            seen.add("lines")
        elif block.startswith("(;"):
            (record,) = read_iss(block)
            assert isinstance(record, Record), record
            assert write_iss(record) == block.rstrip("\n")
            seen.add("iss")
    assert seen == {"text", "lines", "iss"}
