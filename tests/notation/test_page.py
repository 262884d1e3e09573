"""What stands on the page about notation is what is written and read."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from knekt import sheet
from knekt.notation import (
    Record,
    SittingRecord,
    from_plain,
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
from knekt.skat import ACTIONS, EVENTS, contracts, options, rules

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text()
BLOCKS: list[str] = re.findall(r"^```\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
CELLS = [re.findall(r"`([^`]+)`", line) for line in PAGE.split("\n") if line.startswith("| ")]
ALL = rules(options("xskat", {"kontra.max": "unlimited", "ramsch.on_pass_out": "schieberramsch"}))


def paired() -> list[tuple[str, str]]:
    """Every text form that stands above its JSON."""
    lines = [line for block in BLOCKS for line in block.split("\n")]
    return [(one, two) for one, two in pairwise(lines) if one and one[0] != "{" and two.startswith('{"kind"')]


def rows() -> list[list[str]]:
    """Action, its JSON, event, its JSON; only the last two of what happens by itself."""
    return [cells for cells in CELLS if cells and cells[-1].startswith('{"kind"')]


@pytest.mark.parametrize("cells", rows(), ids=lambda cells: str(cells[0]))
def test_a_row_of_the_table(cells: list[str]) -> None:
    *action, event, event_json = cells
    happened = parse_event(event, ALL)
    assert (str(happened), json.dumps(to_plain(happened))) == (event, event_json)
    assert from_plain(EVENTS, json.loads(event_json), ALL.contracts) == happened
    if action:
        wanted = parse_action(action[0], ALL)
        assert [str(wanted), json.dumps(to_plain(wanted))] == action
        assert from_plain(ACTIONS, json.loads(action[1]), ALL.contracts) == wanted
        assert ALL.cause(happened) == wanted


@pytest.mark.parametrize(("text", "plain"), paired(), ids=lambda each: str(each)[:8])
def test_a_text_form_above_its_json(text: str, plain: str) -> None:
    event = parse_event(text, ALL)
    assert (str(event), json.dumps(to_plain(event))) == (text, plain)
    assert from_plain(EVENTS, json.loads(plain), ALL.contracts) == event


def test_the_entries_and_their_json() -> None:
    entries = [
        cells[0]
        for cells in CELLS
        if cells and cells[0].split(" ")[0] in ("seated", "enter", "correct", "time")
    ]
    (block,) = (block for block in BLOCKS if block.startswith('{"kind": "seated"'))
    found = [parse_entry(text, ALL) for text in entries]
    assert list(map(str, found)) == entries
    assert [json.dumps(to_plain(each)) for each in found] == block.split("\n")[:-1]


def test_every_kind_is_there() -> None:
    shown = set(re.findall(r'"kind": "([a-z-]+)"', PAGE))
    assert shown == {*ACTIONS, *EVENTS, *sheet.EVENTS}


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
    for block in BLOCKS:
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
