"""Messages about files that cannot be read or written; no file is left half written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cli.running import ISS, XSKAT, Knekt

from knekt.cli.files import write_whole
from knekt.errors import KnektError
from knekt.notation.files import Format, decoded, format_of


@pytest.mark.parametrize("command", [("check",), ("show",), ("convert", "--to", "text"), ("perft",)])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The file “{}” is empty."),
        (b" \n\n", "The file “{}” is empty."),
        (b"\x7fELF\x00\x00\x01", "The file “{}” is not text, so it holds no records."),
        ('[Knekt "1"]'.encode("utf-16"), "The file “{}” is not UTF-8 text: line 1 cannot be read."),
        (b'[Knekt "1"]\n[Forehand "J\xf6rg"]', "The file “{}” is not UTF-8 text: line 2 cannot be read."),
        (
            b"Dear all,\nthe list is lost.",
            "{}, line 1: “Dear all,” is not a record that Knekt, the International Skat Server or XSkat "
            "has written.",
        ),
        (
            b"x" * 3_000_000,
            "{}, line 1: “"
            + "x" * 57
            + "…” is not a record that Knekt, the International Skat Server or XSkat "
            "has written.",
        ),
    ],
)
def test_a_file_without_records(
    knekt: Knekt, tmp_path: Path, command: tuple[str, ...], content: bytes, sentence: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert knekt.refused(*command, path) == sentence.format(path)


def test_no_file_at_all(knekt: Knekt, tmp_path: Path) -> None:
    assert knekt.refused("check", tmp_path / "none") == f"There is no file “{tmp_path / 'none'}”."
    assert knekt.refused("check", tmp_path) == f"“{tmp_path}” is a folder, not a file."
    assert knekt.refused("show", "a" * 5000).startswith("The file “…aaa")
    assert knekt.refused("show", "a\0b").startswith("The file “a")


def test_the_format_is_found_from_the_content(knekt: Knekt, tmp_path: Path) -> None:
    for number, (path, name) in enumerate(((ISS, "game.jsonl"), (XSKAT, "game.txt"))):
        copy = tmp_path / name
        copy.write_bytes(Path(path).read_bytes())
        assert knekt("check", copy).status == 0, number
    text, lines = knekt("convert", ISS, "--to", "text").out, knekt("convert", ISS, "--to", "jsonl").out
    assert [format_of(each) for each in (text, lines, Path(ISS).read_text(), Path(XSKAT).read_text())] == [
        Format.TEXT,
        Format.LINES,
        Format.ISS,
        Format.XSKAT,
    ]
    assert format_of("{ a comment first }\n" + text) is Format.TEXT
    assert format_of("") is None


def test_a_byte_order_mark_and_foreign_line_ends(knekt: Knekt, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    for path in (ISS, XSKAT):
        content = Path(path).read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
        kept.write_bytes(b"\xef\xbb\xbf" + content)
        assert knekt("check", kept).status == 0
    for to in ("text", "jsonl"):
        kept.write_bytes(
            b"\xef\xbb\xbf" + knekt("convert", ISS, "--to", to).out.encode().replace(b"\n", b"\r\n")
        )
        assert knekt("check", kept, "--json").lines[-1]["agree"] == 7


def test_only_a_log_of_xskat_may_be_latin_1() -> None:
    log = Path(XSKAT).read_text().replace("Computer1", "Jörg")
    assert decoded(log.encode("latin-1")) == log
    with pytest.raises(KnektError) as refused:
        decoded(Path(ISS).read_text().replace("zoot", "Jörg").encode("latin-1"))
    assert refused.value.code == "file-encoding"


def test_a_file_is_written_in_one_step(knekt: Knekt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out.txt"
    out.write_text("what was there before")
    seen: list[str] = []

    def interrupted(number: int) -> None:
        seen.append(out.read_text())
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", interrupted)
    assert knekt.refused("convert", ISS, "--to", "text", "-o", out) == f"The file “{out}” cannot be written."
    assert seen == [out.read_text()] == ["what was there before"]
    assert [each.name for each in tmp_path.iterdir()] == ["out.txt"]
    monkeypatch.undo()
    assert knekt("convert", ISS, "--to", "text", "-o", out).status == 0
    assert out.read_text() == knekt("convert", ISS, "--to", "text", "-o", "-").out
    assert [each.name for each in tmp_path.iterdir()] == ["out.txt"]


def test_a_written_file_has_the_usual_rights_and_keeps_its_own(tmp_path: Path) -> None:
    usual, fresh, own = tmp_path / "usual", tmp_path / "fresh", tmp_path / "own"
    usual.write_text("")
    own.write_text("")
    own.chmod(0o640)
    write_whole(str(fresh), "a")
    write_whole(str(own), "b")
    assert fresh.stat().st_mode == usual.stat().st_mode
    assert (own.stat().st_mode & 0o777, own.read_text()) == (0o640, "b")


def test_a_link_stays_a_link_and_a_device_a_device(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    write_whole(str(link), "new")
    assert link.is_symlink() and target.read_text() == "new"
    write_whole(os.devnull, "gone")
    assert Path(os.devnull).is_char_device()


def test_a_file_that_cannot_be_written(knekt: Knekt, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where.txt"
    assert (
        knekt.refused("convert", ISS, "--to", "text", "-o", nowhere)
        == f"The file “{nowhere}” cannot be written."
    )
    assert (
        knekt.refused("convert", ISS, "--to", "text", "-o", tmp_path)
        == f"“{tmp_path}” is a folder, not a file."
    )
