"""`knekt convert`: any format becomes one of ours, and no file is left half written."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import FIRST_GAMES, ISS, XSKAT, Knekt

from knekt.notation import Record, SittingRecord, read_lines, read_text, write_lines, write_text


def test_text_and_json_lines_and_back_again(knekt: Knekt, iss_lines: list[str], tmp_path: Path) -> None:
    text, lines = tmp_path / "all.txt", tmp_path / "all.jsonl"
    assert knekt("convert", ISS, "--to", "jsonl", "-o", lines).out == ""
    assert knekt("convert", lines, "--to", "text", "--out", text).status == 0
    assert knekt("check", text, lines, "--json").lines[-1]["agree"] == 2 * FIRST_GAMES
    assert knekt("convert", lines, "--to", "iss").out.splitlines() == iss_lines
    read, again = list(read_lines(lines.read_text())), list(read_text(text.read_text()))
    assert [each.events for each in again if isinstance(each, Record)] == [
        each.events for each in read if isinstance(each, Record)
    ]
    assert knekt("convert", text, "--json").status == 0
    assert '"Count"' not in knekt("convert", text, "--json").out  # the count is made anew and never kept


@pytest.mark.parametrize(
    ("lang", "count"),
    [
        ("en", "with 1, game 2, times 10 for hearts makes 20"),
        ("sv", "med 1, spel 2, gånger 10 för hjärter ger 20"),
        ("de", "mit 1, Spiel 2, mal 10 Herz macht 20"),
        ("fi", "kanssa 1, peli 2, kertaa 10 hertasta on 20"),
    ],
)
def test_text_tells_the_count_in_the_language(knekt: Knekt, lang: str, count: str) -> None:
    assert f'\n[Count "{count}"]\n' in knekt("convert", ISS, "--to", "text", "--lang", lang).out


def test_many_files_become_one(knekt: Knekt) -> None:
    both = knekt("convert", ISS, XSKAT, "--to", "jsonl").out
    assert both == knekt("convert", ISS, "--to", "jsonl").out + knekt("convert", XSKAT, "--to", "jsonl").out


def test_what_cannot_be_read_or_told_is_left_out(knekt: Knekt, tmp_path: Path, iss_lines: list[str]) -> None:
    mixed, out = tmp_path / "mixed.txt", tmp_path / "out.txt"
    mixed.write_text(f"{iss_lines[0]}\n(;GM[\n{iss_lines[1]}\n")
    ran = knekt("convert", mixed, "--to", "text", "-o", out)
    assert (ran.status, ran.out) == (1, "")
    assert ran.complaint.startswith(f"{mixed}, line 2: ")
    assert len(list(read_text(out.read_text()))) == 2
    ran = knekt("convert", mixed, XSKAT, "--to", "iss")  # XSkat records no auction, unless all passed
    assert ran.status == 1 and ran.out.splitlines()[:2] == iss_lines[:2]
    assert ran.err.count(f"knekt: {XSKAT}, record ") > 0


def test_the_deals_of_a_sitting_become_single_records(
    knekt: Knekt, sitting: SittingRecord, tmp_path: Path
) -> None:
    kept = tmp_path / "sitting.jsonl"
    kept.write_text(write_lines(sitting))
    ran = knekt("convert", kept, "--to", "iss")
    assert ran.status == 1
    assert [line.partition("MV")[0].partition("P0")[2] for line in ran.out.splitlines()] == [
        "[Anna]P1[Bo]P2[Wilhelmine von Trumpfenstein]R0[]R1[]R2[]",
        "[Bo]P1[Wilhelmine von Trumpfenstein]P2[日本]R0[]R1[]R2[]",
    ]
    assert [line.rsplit(": ", 1)[1] for line in ran.err.splitlines()] == [
        f"Of deal {number} only the entry on the sheet is kept, not the cards." for number in (3, 4)
    ]
    assert knekt("convert", kept, "--to", "text").out == write_text(sitting)
    assert knekt("convert", kept, "--to", "jsonl").out == write_lines(sitting)


@pytest.mark.parametrize("bad", ["none.txt", "junk.txt"])
def test_nothing_is_written_when_a_file_cannot_be_read(knekt: Knekt, tmp_path: Path, bad: str) -> None:
    (tmp_path / "junk.txt").write_text("nothing that anybody wrote\n")
    out = tmp_path / "out.txt"
    out.write_text("what was there before")
    knekt.refused("convert", ISS, tmp_path / bad, "--to", "text", "-o", out)
    assert out.read_text() == "what was there before"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["junk.txt", "out.txt"]


def test_nothing_is_written_when_nothing_is_left(knekt: Knekt, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("(;GM[Skat]\n")
    ran = knekt("convert", tmp_path / "bad.txt", "--to", "text", "-o", tmp_path / "out.txt")
    assert ran.status == 2 and not (tmp_path / "out.txt").exists()


def test_convert_wants_a_format(knekt: Knekt) -> None:
    assert knekt.refused("convert", ISS) == "Give the format to write with --to: text, jsonl, iss."
    assert (
        knekt.refused("convert", ISS, "--to", "pdf") == "--to cannot be “pdf”; it can be: text, jsonl, iss."
    )
