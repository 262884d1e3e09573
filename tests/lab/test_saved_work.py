"""Long work that was stopped goes on where it stopped, and gives what it would have given."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from cli.running import Knekt

from knekt.cards import Suit
from knekt.errors import KnektError
from knekt.lab import advice
from knekt.lab.book import Line
from knekt.lab.saved_work import run_saved
from knekt.lab.skat.judge import calibrate
from knekt.lab.skruf import table_tricks
from knekt.lab.work import Workers
from knekt.players.skruf.calling.tricks import MODEL

ONE = Workers()
HEAD: Line = {"squares": 1}


def squares(path: Path | None, items: list[int], made: list[int], head: Line = HEAD) -> list[int]:
    """The squares of the items; `made` collects the items that were computed."""

    def square(item: int) -> int:
        made.append(item)
        return item * item

    return [
        *run_saved(
            square, items, ONE, path, head, plain=lambda done: {"is": done}, read=lambda line: line["is"]
        )
    ]


def test_what_the_file_has_is_not_made_again(tmp_path: Path) -> None:
    path, made = tmp_path / "squares.jsonl", list[int]()
    whole = squares(path, [2, 3, 4], made)
    assert whole == [4, 9, 16] == squares(None, [2, 3, 4], []) and made == [2, 3, 4]
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:2]) + lines[2][:4])  # stopped while it wrote the second
    made.clear()
    assert squares(path, [2, 3, 4], made) == whole and made == [3, 4]
    assert path.read_text() == "".join(lines)


def test_a_file_of_other_work_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "squares.jsonl"
    squares(path, [2], [])
    with pytest.raises(KnektError) as told:
        squares(path, [2], [], {"squares": 2})
    assert told.value.code == "other-settings"


def test_what_the_stages_of_the_lab_keep_is_read_as_it_was() -> None:
    contracts = [
        table_tricks.PlayedContract(Suit.SPADES, 10.25, 10.5, 10, 9),
        table_tricks.PlayedContract(None, 9.0, 8.5, 10, 10),
    ]
    games = [calibrate.CalibrationGame("open", (0.5, -1.25), 1), calibrate.CalibrationGame("closed", (), 0)]
    heard = advice.AdviceGiven(
        4, 2, [advice.GivenChance(0.75, True, "auction", 0), advice.GivenChance(0.125, False, "defends", 9)]
    )
    assert table_tricks._read(_through(table_tricks._plain(contracts))) == contracts
    assert calibrate._read(_through(calibrate._plain(games))) == games
    assert advice._read(_through(asdict(heard))) == heard


def _through(line: Line) -> Line:
    read: Line = json.loads(json.dumps(line))
    return read


def test_a_calibration_that_was_stopped_goes_on(knekt: Knekt, tmp_path: Path) -> None:
    model, out = tmp_path / "model.json", tmp_path / "table_tricks.jsonl"

    def calibrated() -> Line:
        model.write_bytes(MODEL.read_bytes())
        words = ("--deals", "8", "--worlds", "1", "--jobs", "1", "--out", out, "--json")
        told: Line
        (told,) = knekt("lab", "skruf", "calibrate", model, *words).lines
        return told

    whole, lines = calibrated(), out.read_text().splitlines(keepends=True)
    assert len(lines) == 3
    out.write_text("".join(lines[:2]))
    assert calibrated() == whole and out.read_text() == "".join(lines)
