"""Records of Skruf on the command line: dealt, checked, converted; and none taken for one of Skat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli.running import ISS, Knekt
from cli.skruf_files import deal_record, deal_records, sitting_record

from knekt.errors import RecordError
from knekt.notation import read_text
from knekt.skruf import Dealt
from knekt.words import LANGUAGES


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept.txt"


@pytest.mark.parametrize(
    ("preset", "each", "talon"), [("skruf", 12, 4), ("skruf-plain", 13, 0), ("trekarl", 12, 4)]
)
def test_cards_are_dealt(knekt: Knekt, preset: str, each: int, talon: int) -> None:
    out = knekt("deal", "--preset", preset, "--seed", "friday", "--count", "2").out
    records = list(read_text(out))
    assert (
        len(records) == 2 and out == knekt("deal", "--preset", preset, "--seed", "friday", "--count", "2").out
    )
    for record in records:
        assert not isinstance(record, RecordError)
        (dealt,) = record.events
        assert isinstance(dealt, Dealt)
        assert [len(hand) for hand in dealt.hands] == [each] * 4 and len(dealt.talon) == talon
        assert record.options.preset == preset
    heading, event = knekt("deal", "--preset", preset, "--seed", "friday", "--json").lines
    assert heading["game"] == "skruf" and event["event"]["kind"] == "dealt"


def test_all_golden_deals_agree(knekt: Knekt, kept: Path) -> None:
    records = deal_records()
    kept.write_text("\n".join(records.values()))
    summary = knekt("check", kept, "--json").lines[-1]
    assert summary["records"] == summary["agree"] == len(records) > 60


@pytest.mark.parametrize(
    ("lang", "tricks", "others"),
    [
        ("en", "tricks: stated 11, by the rules 12.", "points of the opponents: stated 8, by the rules 6."),
        (
            "sv",
            "stick: uppgivet 11, enligt reglerna 12.",
            "poäng för de andra: uppgivet 8, enligt reglerna 6.",
        ),
        (
            "de",
            "Stiche: angegeben 11, nach den Regeln 12.",
            "Punkte der anderen: angegeben 8, nach den Regeln 6.",
        ),
        (
            "fi",
            "tikit: merkitty 11, sääntöjen mukaan 12.",
            "vastapuolen pisteet: merkitty 8, sääntöjen mukaan 6.",
        ),
    ],
)
def test_a_wrong_result_is_found(knekt: Knekt, kept: Path, lang: str, tricks: str, others: str) -> None:
    kept.write_text(deal_record("skruf-worked-1").replace("12 +1352 +6", "11 +1352 +8"))
    ran = knekt("check", kept, "--lang", lang)
    assert ran.status == 1
    first, second, _ = ran.out.splitlines()
    assert first.endswith(tricks) and second.endswith(others)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_point_of_a_result_has_its_words(knekt: Knekt, kept: Path, lang: str) -> None:
    """The declarer, the contract, the ending and the rest are stated wrong one by one."""
    lines = knekt("convert", _written(kept, deal_record("skruf-worked-1")), "--to", "jsonl").out.splitlines()
    heading = json.loads(lines[0])
    heading["stated"] = {
        "declarer": -1,
        "contract": "misere",
        "ending": "claimed",
        "tricks": 1,
        "aces": 1,
        "honours": 1,
        "karonkas": "",
        "made": False,
        "alone": True,
        "us": -5,
        "them": 7,
    }
    kept.write_text("\n".join([json.dumps(heading), *lines[1:]]) + "\n")
    *told, _ = knekt("check", kept, "--lang", lang).out.splitlines()
    assert len({line.split(": ")[1] for line in told}) == len(heading["stated"]) == len(told)
    if lang == "en":
        assert [line.partition(": ")[2] for line in told][:3] == [
            "declarer: stated nobody, by the rules dealer.",
            "game: stated misère, by the rules six spades.",
            "end of the deal: stated ended by a claim, by the rules played to the end.",
        ]
        assert told[6].endswith("karonkas: stated no, by the rules us:aces:1:D.")


def _written(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


def test_a_sitting_is_checked(knekt: Knekt, kept: Path) -> None:
    kept.write_text(sitting_record("skruf-book"))
    ran = knekt("check", kept)
    assert (ran.status, ran.out) == (
        0,
        "1 record checked: 1 right, 0 with differences, 0 broken, 0 unfinished.\n",
    )
    kept.write_text(sitting_record("skruf-book").replace("enter O 6H 11 2 4", "enter O 6H 11 0 5"))
    ran = knekt("check", kept)
    assert ran.status == 1 and "0 aces and 5 honours cannot be" in ran.out


def test_a_deal_can_be_counted_by_other_rules(knekt: Knekt, kept: Path) -> None:
    kept.write_text(deal_record("skruf-minus"))
    assert knekt("check", kept).status == 0
    ran = knekt("check", kept, "--set", "minus=deduct")
    assert ran.status == 1 and "points of the" in ran.out


@pytest.mark.parametrize(
    ("skruf", "arguments", "code", "sentence"),
    [
        (
            True,
            ("--preset", "german"),
            "record-of-form",
            "one of Skruf and cannot be played by the rules of german.",
        ),
        (
            True,
            ("--preset", "trekarl"),
            "record-of-form",
            "one of Skruf and cannot be played by the rules of trekarl.",
        ),
        (
            False,
            ("--preset", "skruf"),
            "record-of-form",
            "one of German Skat and cannot be played by the rules of skruf.",
        ),
        (
            False,
            ("--set", "min_level=3"),
            "option-not-of-form",
            "min_level does not belong to this game (German Skat)",
        ),
        (
            True,
            ("--set", "kontra.max=2"),
            "option-not-of-form",
            "kontra.max does not belong to this game (Skruf)",
        ),
        (True, ("--set", "deals=3"), "option-not-of-form", "deals does not belong to this game (Skruf)"),
        (True, ("--set", "min_level=5"), "option-value", "min_level cannot be “5”; it can be: 3 | 4."),
        (True, ("--set", "level=5"), "unknown-option", "There is no option “level”"),
    ],
)
def test_records_keep_their_game(
    knekt: Knekt, kept: Path, skruf: bool, arguments: tuple[str, ...], code: str, sentence: str
) -> None:
    kept.write_text(deal_record("skruf-worked-1"))
    told: tuple[str | Path, ...] = ("check", kept if skruf else ISS, *arguments)
    assert sentence in knekt(*told).complaint
    assert json.loads(knekt(*told, "--json").err)["error"] == code


@pytest.mark.parametrize(
    "name", ["skruf-worked-1", "skruf-misere", "trekarl-4S", "skruf-placed", "skruf-passed-out"]
)
def test_text_and_lines_and_back(knekt: Knekt, tmp_path: Path, name: str) -> None:
    text, lines = tmp_path / "a.txt", tmp_path / "a.jsonl"
    text.write_text(deal_record(name))
    assert knekt("convert", text, "--to", "jsonl", "-o", lines).status == 0
    again = knekt("convert", lines, "--to", "text").out
    told = [line for line in again.splitlines() if not line.startswith("[Count ")]
    assert "\n".join(told).strip() == deal_record(name).strip()
    assert ("[Count " in again) is (name != "skruf-passed-out")


def test_the_count_of_a_record_speaks_the_language(knekt: Knekt, kept: Path) -> None:
    kept.write_text(deal_record("skruf-worked-1"))
    out = knekt("convert", kept, "--to", "text", "--lang", "sv").out
    assert '[Count "spelförarens sida: målad liten slam = 700, ' in out
    assert '12 stick i 6 = 72, summa 1352; motspelarna: 1 stick i 6 = 6, summa 6"]' in out


def test_a_sitting_from_text_to_lines_and_back(knekt: Knekt, tmp_path: Path) -> None:
    text, lines = tmp_path / "a.txt", tmp_path / "a.jsonl"
    text.write_text(sitting_record("skruf-five-players"))
    assert knekt("convert", text, "--to", "jsonl", "-o", lines).status == 0
    assert knekt("convert", lines, "--to", "text").out.strip() == sitting_record("skruf-five-players").strip()


def test_no_other_program_writes_skruf(knekt: Knekt, kept: Path) -> None:
    kept.write_text(deal_record("skruf-worked-1"))
    ran = knekt("convert", kept, "--to", "iss")
    assert (ran.status, ran.out) == (2, "")
    assert ran.complaint == f"{kept}, record 1: Records of Skruf cannot be written in the format iss."
    kept.write_text(sitting_record("skruf-book"))
    ran = knekt("convert", kept, "--to", "iss")
    assert (ran.status, ran.out, ran.err.count("in the format iss.")) == (2, "", 2)
