"""`knekt backup` and `knekt restore`: where they find the data, what they say, what they refuse."""

from __future__ import annotations

import json
import re
import sqlite3
import sys
from pathlib import Path

import pytest
from cli.running import Knekt, Ran
from server import first

CARD = re.compile(r"\b[CSHD][AKQJT2-9]\b")


@pytest.fixture
def data(knekt: Knekt, tmp_path: Path) -> Path:
    """A data folder that holds something."""
    assert knekt("restore", first.packed(tmp_path), "--data", tmp_path / "data").status == 0
    return tmp_path / "data"


def damage(data: Path) -> None:
    """Write into a log something that nobody did."""
    with sqlite3.connect(data / "knekt.db") as base:
        base.execute('UPDATE events SET player = 2 WHERE "table" = ? AND seq = 9', (first.OVER,))
    base.close()


def keeps_secrets(ran: Ran) -> bool:
    key = first.manifest()["keys"]["signing"]
    return not CARD.search(ran.out + ran.err) and key not in ran.out + ran.err


def test_it_says_what_was_saved_and_restored(knekt: Knekt, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "saved.gz"
    saved = knekt("backup", "--data", data, "--to", file)
    assert saved.status == 0 and keeps_secrets(saved) and not saved.err
    assert f"{file} holds 2 people and 5 tables with 192 events." in saved.out
    restored = knekt("restore", file, "--data", tmp_path / "other", "--lang", "sv")
    assert restored.status == 0 and keeps_secrets(restored) and not restored.err
    assert "2 personer och 5 bord med 192 händelser" in restored.out


def test_programs_get_the_same_as_data(knekt: Knekt, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "saved.gz"
    (saved,) = knekt("backup", "--data", data, "--to", file, "--json").lines
    assert saved["file"] == str(file) and saved["revision"] == first.NEWEST and saved["damaged"] == {}
    assert saved["rows"]["events"] == 192 and "keys" not in saved["rows"]
    (restored,) = knekt("restore", file, "--data", tmp_path / "other", "--json").lines
    assert restored == saved


def test_the_settings_are_those_of_serve(
    knekt: Knekt, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "knekt.toml"
    settings.write_text(f'data = "{data}"\nport = 9000\n')
    assert knekt("backup", "--settings", settings, "--to", tmp_path / "1.gz").status == 0
    address = f"sqlite+aiosqlite:///{data / 'knekt.db'}"
    assert knekt("backup", "--data", data, "--database", address, "--to", tmp_path / "2.gz").status == 0
    monkeypatch.setenv("KNEKT_DATA", str(data))
    assert knekt("backup", "--to", tmp_path / "3.gz").status == 0
    assert "no setting" in knekt.refused("backup", "--settings", _written(tmp_path / "x.toml", "dat = 1"))


def _written(file: Path, text: str) -> Path:
    file.write_text(text)
    return file


def test_a_file_gets_the_moment_as_its_name(
    knekt: Knekt, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert knekt("backup", "--data", data).status == 0
    assert knekt("backup", "--data", data, "--to", tmp_path / "there").status == 0
    for folder in ("here", "there"):
        (file,) = (tmp_path / folder).iterdir()
        assert re.fullmatch(r"knekt-\d{8}-\d{6}\.jsonl\.gz", file.name)


def test_a_damaged_log_is_told_of_and_gives_status_1(knekt: Knekt, data: Path, tmp_path: Path) -> None:
    damage(data)
    file = tmp_path / "saved.gz"
    saved = knekt("backup", "--data", data, "--to", file)
    assert saved.status == 1 and "5 tables" in saved.out and keeps_secrets(saved)
    assert first.OVER in saved.err and "entry 9" in saved.err
    restored = knekt("restore", file, "--data", tmp_path / "other", "--json")
    assert restored.status == 1 and restored.lines[0]["damaged"] == {first.OVER: 9}
    assert json.loads(restored.err)["warning"] == "log-damaged"


def test_what_cannot_be_is_refused_in_a_sentence(knekt: Knekt, data: Path, tmp_path: Path) -> None:
    file = first.packed(tmp_path)
    assert "not overwritten" in knekt.refused("restore", file, "--data", data)
    assert "not overwritten" in knekt.refused("backup", "--data", data, "--to", file)
    assert "nothing to save" in knekt.refused("backup", "--data", tmp_path / "nothing")
    assert not (tmp_path / "nothing").exists()
    torn = tmp_path / "torn.gz"
    torn.write_bytes(file.read_bytes()[:-20])
    assert "ends too early" in knekt.refused("restore", torn, "--data", tmp_path / "other")
    ran = knekt("restore", torn, "--data", tmp_path / "other", "--json")
    assert json.loads(ran.err)["error"] == "backup-torn"
    assert "Tiedostoa" in knekt("restore", tmp_path / "none", "--data", data, "--lang", "fi").err
    assert knekt.refused("restore")


def test_who_waits_sees_how_far_it_is(
    knekt: Knekt, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("knekt.cli.saved_data._LARGE", 100)
    # there is no terminal to show it
    assert not knekt("backup", "--data", data, "--to", tmp_path / "1.gz").err
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    ran = knekt("backup", "--data", data, "--to", tmp_path / "2.gz")
    assert "Saving" in ran.err and "100%" in ran.err and ran.out.startswith(str(tmp_path))
