"""`knekt check`: records are played again, and every difference is told."""

from __future__ import annotations

import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from cli.running import ISS, XSKAT, XSKAT_LIST, Knekt

from knekt.notation import SittingRecord, write_lines, write_text


def test_all_samples_replay_to_their_results(knekt: Knekt) -> None:
    for path in (ISS, XSKAT):
        ran = knekt("check", path)
        assert ran.status == 0 and " 0 with differences, 0 broken, 0 unfinished." in ran.out
        assert ran.out.count("\n") == 1


def test_check_sums_up_all_files(knekt: Knekt) -> None:
    (iss,), (xskat,) = knekt("check", ISS, "--json").lines, knekt("check", XSKAT, "--json").lines
    (both,) = knekt("check", ISS, XSKAT, "--json").lines
    assert iss == {"kind": "summary", "records": 7, "agree": 7, "differ": 0, "broken": 0, "unfinished": 0}
    assert both["records"] == iss["records"] + xskat["records"] == both["agree"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "bad.txt, record 1: score: stated +24, by the rules +20."),
        ("sv", "bad.txt, uppteckning 1: poäng: uppgivet +24, enligt reglerna +20."),
        ("de", "bad.txt, Aufzeichnung 1: Punkte: angegeben +24, nach den Regeln +20."),
        ("fi", "bad.txt, pelitallenne 1: pisteet: merkitty +24, sääntöjen mukaan +20."),
    ],
)
def test_a_difference_is_told_with_its_place(
    knekt: Knekt,
    iss_lines: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text(iss_lines[0].replace("v:20", "v:24"))
    ran = knekt("check", "bad.txt", "--lang", lang)
    assert ran.status == 1 and ran.out.splitlines()[0] == sentence
    (wrong, total) = knekt("check", "bad.txt", "--json").lines
    assert wrong == {
        "kind": "difference",
        "file": "bad.txt",
        "record": 1,
        "name": "score",
        "stated": 24,
        "found": 20,
    }
    assert (total["agree"], total["differ"]) == (0, 1)


@pytest.mark.parametrize(
    ("wrong", "right", "told"),
    [
        ("d:1", "d:0", "declarer: stated middlehand, by the rules forehand."),
        ("loss", "win", "won: stated no, by the rules yes."),
        ("m:-2", "m:1", "matadors: stated without 2, by the rules with 1."),
        ("overbid", "bidok", "overbid: stated yes, by the rules no."),
        ("p:70", "p:73", "card points: stated 70, by the rules 73."),
        ("t:5", "t:6", "tricks: stated 5, by the rules 6."),
        ("s:1", "s:0", "schneider: stated yes, by the rules no."),
        ("z:1", "z:0", "schwarz: stated yes, by the rules no."),
    ],
)
def test_each_point_of_a_result_is_compared(
    knekt: Knekt, iss_lines: list[str], tmp_path: Path, wrong: str, right: str, told: str
) -> None:
    bad = tmp_path / "bad.txt"
    before, _, after = iss_lines[0].rpartition("R[")
    bad.write_text(f"{before}R[{after.replace(right, wrong)}")
    assert knekt("check", bad).out.splitlines()[0] == f"{bad}, record 1: {told}"


def test_an_ending_and_nobody_are_told_in_words(knekt: Knekt, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    record = knekt("convert", ISS, "--to", "text").out.split("\n[Knekt")[2]
    bad.write_text("[Knekt" + record.replace('[Result "passed-out"]', '[Result "void"]'))
    assert "end of the deal: stated void, by the rules passed out." in knekt("check", bad).out
    played = knekt("convert", ISS, "--to", "text").out.split("\n[Knekt")[0]
    bad.write_text(played.replace('[Result "F +20"]', '[Result "passed-out"]'))
    assert "declarer: stated nobody, by the rules forehand." in knekt("check", bad).out


def test_a_broken_record_does_not_hide_the_others(knekt: Knekt, iss_lines: list[str], tmp_path: Path) -> None:
    mixed = tmp_path / "mixed.txt"
    mixed.write_text("\n".join([iss_lines[0], "(;GM[Skat]P0[x", "", iss_lines[1]]))
    ran = knekt("check", mixed)
    assert ran.status == 1
    assert ran.out.startswith(f"{mixed}, line 2: “(;GM[Skat]P0[x” is not a record")
    assert ran.out.endswith("3 records checked: 2 right, 0 with differences, 1 broken, 0 unfinished.\n")
    broken, total = knekt("check", mixed, "--json").lines
    assert broken.pop("message").startswith(f"{mixed}, line 2: ")
    assert broken == {"kind": "broken", "file": str(mixed), "record": 2, "line": 2, "error": "unreadable"}
    assert total["broken"] == 1


def test_an_illegal_card_in_a_record_is_told(knekt: Knekt, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    record = knekt("convert", ISS, "--to", "jsonl").out.split('{"v":1,"knekt"')[1]
    bad.write_text('{"v":1,"knekt"' + record.replace('"card":"H8"', '"card":"C8"'))
    ran = knekt("check", bad)
    assert (ran.status, ran.out.splitlines()[0]) == (
        1,
        f"{bad}, record 1: Event 8, “F C8”, is against the rules: You do not hold the eight of clubs: "
        "choose from the cards in your hand.",
    )


def test_a_result_stated_too_soon_is_broken(knekt: Knekt, tmp_path: Path) -> None:
    early, unfinished = tmp_path / "early.txt", tmp_path / "unfinished.txt"
    text = knekt("convert", ISS, "--to", "text").out.split("\n[Knekt")[0]
    early.write_text(text.rstrip().rsplit("\n", 1)[0])
    assert knekt("check", early).status == 1
    stated = ("[Result", "[Points", "[Tricks", "[Matadors", "[R ")
    unfinished.write_text(
        "\n".join(line for line in early.read_text().split("\n") if not line.startswith(stated))
    )
    ran = knekt("check", unfinished)
    assert (ran.status, ran.out[-14:]) == (0, "1 unfinished.\n")


def test_check_by_other_rules(knekt: Knekt) -> None:
    ran = knekt("check", ISS, "--preset", "german")  # ISS knows no claims
    assert ran.status == 1 and "2 broken" in ran.out
    assert knekt("check", ISS, "--set", "play.claims=false").status == 1
    assert knekt.refused("check", ISS, "--preset", "swiss").startswith("There is no preset")


def test_the_list_of_xskat(knekt: Knekt, tmp_path: Path) -> None:
    log, scores = tmp_path / "game.log", tmp_path / "game.lst"
    log.write_bytes(Path(XSKAT).read_bytes())
    played = sum(each["declarer"] is not None for each in knekt("show", log, "--json").lines)
    wrong = [
        f"{line[:-1]}{1 - int(line[-1])}" if line.startswith("e ") else line
        for line in Path(XSKAT_LIST).read_text().splitlines()
    ]
    scores.write_text("\n".join(wrong))
    assert knekt("check", log, "--json").lines[-1]["differ"] == played  # the list lies beside the log
    assert knekt("check", log, "--list", XSKAT_LIST).status == 0
    assert knekt("check", log, "--list", tmp_path / "none.lst").complaint.startswith("There is no file")


def test_standard_input(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(Path(ISS).read_bytes())))
    assert knekt("check", "-").out.startswith("7 records checked: 7 right")
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"")))
    assert knekt.refused("check", "-") == "The file “stdin” is empty."


def test_an_unreadable_file_does_not_hide_the_others(knekt: Knekt, tmp_path: Path) -> None:
    ran = knekt("check", tmp_path / "none.txt", ISS)
    assert ran.status == 2
    assert ran.complaint == f"There is no file “{tmp_path / 'none.txt'}”."
    assert ran.out.startswith("7 records checked: 7 right")


def test_check_a_sitting(knekt: Knekt, sitting: SittingRecord, tmp_path: Path) -> None:
    for name, text in (("s.txt", write_text(sitting)), ("s.jsonl", write_lines(sitting))):
        (tmp_path / name).write_text(text)
        assert knekt("check", tmp_path / name, "--json").lines[-1]["agree"] == 1
    broken = write_lines(sitting).replace('"kind":"entered","declarer":1', '"kind":"entered","declarer":7')
    (tmp_path / "s.jsonl").write_text(broken)
    assert "There is no seat 7" in knekt("check", tmp_path / "s.jsonl").out
