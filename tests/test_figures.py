"""The tables of measurements in the documents are those that the files in `docs/figures/` make."""

from __future__ import annotations

import doctest
import json
import re
from datetime import date
from pathlib import Path

import pytest

from docs import figures
from docs.figures import FOLDER, MARKED, Measurement, documents, save, table, written

FILES = sorted(FOLDER.rglob("*.json"))
NAMES = {"measures", "command", "date", "commit", "machine", "note", "rows"}
ESTIMATES = {"value", "plus_minus"}, {"low", "high"}


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.name)
def test_the_documents_hold_what_the_files_say(document: Path) -> None:
    assert written(document) == document.read_text()  # else: make figures


def test_every_table_is_in_a_document() -> None:
    shown = [match[2] for document in documents() for match in MARKED.finditer(document.read_text())]
    marks = sum(document.read_text().count("<!-- figures:") for document in documents())
    assert len(shown) == marks  # each beginning has its end
    assert sorted(set(shown)) == sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
    assert {path.parent.parent for path in FILES} == {FOLDER}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_says_what_it_measures_when_and_by_which_command(path: Path) -> None:
    found = json.loads(path.read_text())
    assert found.keys() <= NAMES
    assert all(isinstance(found[name], str) and found[name] for name in found.keys() - {"rows", "command"})
    assert found["measures"]
    assert date.fromisoformat(found["date"]).year >= 2026
    assert found["command"] or "command was not written down" in found["note"]
    assert found["rows"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_figures_are_numbers(path: Path) -> None:
    for row in Measurement.read(path).rows:
        for column, value in row.items():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, dict):
                    assert set(each) in ESTIMATES
                    assert not any(isinstance(number, str) for number in each.values())
                if isinstance(each, str):
                    assert not re.fullmatch(r"[+−-]?[\d.,]+( ± [\d.,]+)?", each), column


def test_what_is_saved_becomes_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    """A result keeps its figures, and its table leads back to it."""
    rows = [{"players": "a – b", "difference": {"value": -1.5, "plus_minus": 0.25}, "wins %": [80.0, None]}]
    save(tmp_path / "mine" / "one.json", "a test", "knekt arena a b", rows, machine="this one")
    found = Measurement.read(tmp_path / "mine" / "one.json")
    version = f"version `{found.commit}`; " if found.commit else ""
    assert table("mine", tmp_path / "page.md").splitlines() == [
        "| players | difference | wins % |",
        "| --- | --- | --- |",
        "| a – b | −1.5 ± 0.25 | 80.0, – |",
        "",
        f"Measured [{found.date}](mine/one.json): `knekt arena a b`; {version}this one.",
    ]
    save(tmp_path / "mine" / "two.json", "a test", "knekt arena c d", [{"players": "c – d"}])
    assert table("mine", tmp_path / "page.md", ["players"]).splitlines()[2:] == [
        f"| a – b | [{found.date}](mine/one.json) |",
        f"| c – d | [{found.date}](mine/two.json) |",
    ]


def test_the_examples_of_cells_are_true() -> None:
    tried = doctest.testmod(figures)
    assert tried.attempted and not tried.failed


def test_players_who_met_become_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rule-greedy.json"
    figures.arena(path, ["rule", "greedy", "--deals", "2", "--jobs", "1"])
    found = Measurement.read(path)
    assert found.command == "knekt arena rule greedy --deals 2 --jobs 1"
    assert [(row["game"], row["players"], row["deals"]) for row in found.rows] == [
        ("isko", "rule – greedy", 2)
    ]
    assert found.rows[0]["difference"].keys() == {"value", "plus_minus"}
    assert all(len(found.rows[0][each]) == 2 for each in ("points", "declares %", "wins %", "ms a card"))
