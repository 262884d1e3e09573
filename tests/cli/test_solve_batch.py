"""`knekt solve --json`: batches of positions, line by line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from cli.positions import RAMSCH, SKAT, SKRUF, changed, endings, line
from cli.running import ISS, Knekt
from solver.endings import worth_of

from knekt.cards import Card
from knekt.cli import batch
from knekt.skat import card_points
from knekt.solver import Bounds, SkatPosition, Solution
from knekt.solver.answer_lines import goal_of, plain_solution
from knekt.solver.position_lines import read_position
from knekt.solver.reference import values
from knekt.words import LANGUAGES


def typed(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    """Give this text as the standard input."""
    content = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))


def without_cost(plain: dict[str, Any]) -> dict[str, Any]:
    assert plain["nodes"] >= 0 and plain["ms"] >= 0
    return {name: value for name, value in plain.items() if name not in ("nodes", "ms")}


# answers


def test_a_position_of_skat_has_the_fields_that_are_promised(knekt: Knekt) -> None:
    (plain,) = knekt("solve", "--json", line(SKAT)).lines
    assert list(plain) == ["points", "won", "nodes", "ms"]
    assert without_cost(plain) == {"points": 23, "won": False}
    (plain,) = knekt("solve", "--json", "--cards", line(SKAT)).lines
    assert without_cost(plain)["cards"] == {"H7": 23, "CJ": 23, "CA": 23}


def test_a_position_of_skruf_counts_the_tricks_of_the_leaders_side(knekt: Knekt) -> None:
    (plain,) = knekt("solve", "--json", "--cards", line(SKRUF)).lines
    assert list(plain) == ["tricks", "nodes", "ms", "cards"]
    assert without_cost(plain) == {"tricks": 2, "cards": {"S2": 1, "SA": 2}}


def test_a_threshold_is_only_answered_by_yes_or_no(knekt: Knekt) -> None:
    for least, won in ((23, True), (24, False)):
        (plain,) = knekt("solve", "--json", "--cards", "--threshold", str(least), line(SKAT)).lines
        assert without_cost(plain) == {"won": won, "cards": {"H7": won, "CJ": won, "CA": won}}
    (plain,) = knekt("solve", "--json", "--cards", "--threshold", "2", line(SKRUF)).lines
    assert without_cost(plain) == {"won": True, "cards": {"S2": False, "SA": True}}


def test_all_tricks_and_none_with_what_was_played_before(knekt: Knekt) -> None:
    top = SKAT | {"hands": [["CJ", "SJ", "HA"], ["C7", "S9", "HT"], ["H8", "D7", "D8"]]}
    low = SKAT | {"hands": [["C7", "C8", "H7"], ["CT", "C9", "HT"], ["CJ", "D7", "D8"]]}
    asked = [changed(top), changed(top, tricks=[2, 0]), changed(top, tricks=[0, 1]), changed(low)]
    found = knekt("solve", "--json", "--cards", "--threshold", "all", *asked).lines
    assert [plain["won"] for plain in found] == [True, True, False, False]
    assert without_cost(found[2]) == {"won": False, "cards": {"HA": False, "SJ": False, "CJ": False}}
    asked = [changed(low), changed(low, tricks=[0, 7]), changed(low, tricks=[1, 0]), changed(top)]
    found = knekt("solve", "--json", "--threshold", "none", *asked).lines
    assert [plain["won"] for plain in found] == [True, True, False, False]
    refused, answered = knekt("solve", "--json", "--threshold", "none", line(SKRUF), line(SKAT)).lines
    assert (refused["error"], "won" in answered) == ("threshold-of-skruf", True)


def test_a_ramsch_is_marked_as_approximate(knekt: Knekt) -> None:
    (plain,) = knekt("solve", "--json", "--cards", line(RAMSCH)).lines
    assert list(plain) == ["points", "approximate", "nodes", "ms", "cards"]
    truth = values(read_position(line(RAMSCH)))
    worth = {str(card): value for card, value in truth.items()}
    assert without_cost(plain) == {"points": min(worth.values()), "approximate": True, "cards": worth}
    least = plain["points"]
    for threshold, reached in ((str(least), True), (str(least + 1), False), ("all", False), ("none", False)):
        (plain,) = knekt("solve", "--json", "--threshold", threshold, line(RAMSCH)).lines
        assert without_cost(plain) == {"reached": reached, "approximate": True}
    (had,) = knekt("solve", "--json", changed(RAMSCH, points=[20, 5, 6], tricks=[1, 1, 1])).lines
    assert had["points"] == least + 20
    last = {"hands": [["CJ"], ["C7"], ["H8"]]}
    found = knekt("solve", "--json", changed(RAMSCH, **last), changed(RAMSCH, **last, skat=...)).lines
    assert [plain["points"] for plain in found] == [12, 2]  # the skat belongs to the last trick
    (capped,) = knekt("solve", "--json", "--nodes", "1", line(RAMSCH)).lines
    assert (capped["proven"], capped["approximate"], "points" in capped) == (False, True, False)


@pytest.mark.parametrize("threshold", [(), ("--threshold", "61")])
def test_a_null_is_made_or_not(knekt: Knekt, threshold: tuple[str, ...]) -> None:
    made = changed(SKAT, contract="null", hands=[["C7", "H7"], ["C8", "H8"], ["C9", "HA"]])
    lost = changed(SKAT, contract="null", hands=[["CA", "H7"], ["C8", "H8"], ["C9", "HA"]], skat=[])
    first, second = knekt("solve", "--json", "--cards", *threshold, made, lost).lines
    assert without_cost(first) == {"won": True, "cards": {"H7": True, "C7": True}}
    assert without_cost(second) == {"won": False, "cards": {"H7": False, "CA": False}}


def test_points_taken_before_count(knekt: Knekt) -> None:
    before, skat = changed(SKAT, points=38), changed(SKAT, skat=["ST", "S8"])
    assert [each["points"] for each in knekt("solve", "--json", before, skat).lines] == [61, 33]
    assert [each["won"] for each in knekt("solve", "--json", before, skat).lines] == [True, False]


def test_fields_that_may_be_left_out(knekt: Knekt) -> None:
    short = changed(SKAT, skat=..., trick=...)
    assert knekt("solve", "--json", short).lines[0]["points"] == 23
    assert knekt("solve", "--json", changed(SKRUF, misere=..., trick=...)).lines[0]["tricks"] == 2


def test_in_the_middle_of_a_trick(knekt: Knekt) -> None:
    led = changed(SKAT, hands=[["CJ", "CA"], *SKAT["hands"][1:]], trick=["H7"])
    (plain,) = knekt("solve", "--json", "--cards", led).lines
    assert plain["cards"] == {"HT": 24, "HA": 23}  # the ten leaves the ace for the jack
    over = changed(SKRUF, hands=[["S2"], ["HA"], *SKRUF["hands"][2:]], trick=["SA", "SK"])
    assert knekt("solve", "--json", "--cards", over).lines[0]["cards"] == {"S3": 2}


def test_a_batch_agrees_with_the_reference_in_its_order(knekt: Knekt, tmp_path: Path) -> None:
    told = endings(100)
    kept = tmp_path / "batch.jsonl"
    kept.write_text("\n\n".join(told) + "\n")
    ran = knekt("solve", "--json", "--cards", kept)
    assert (ran.status, ran.err, len(ran.lines)) == (0, "", len(told))
    for each, plain in zip(told, ran.lines, strict=True):
        position = read_position(each)
        truth = values(position)
        if goal_of(position, None) is not None:
            assert plain["cards"] == {str(card): value == 1 for card, value in truth.items()}
        else:
            assert plain["cards"] == {str(card): value for card, value in truth.items()}
            assert plain["points" if isinstance(position, SkatPosition) else "tricks"] in truth.values()


@pytest.mark.parametrize("threads", ["1", "2", "200"])
def test_threads_and_chunks_change_nothing(
    knekt: Knekt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: str
) -> None:
    kept = tmp_path / "batch.jsonl"
    kept.write_text("\n".join(endings(50, cards=5)))
    alone = knekt("solve", "--json", kept, "--threads", "1").lines
    monkeypatch.setattr(batch, "_CHUNK_LINES", 3)
    many = knekt("solve", "--json", kept, "--threads", threads).lines
    for each in (*alone, *many):
        del each["ms"]
    assert many == alone  # the number of nodes as well


def test_files_and_the_standard_input_come_in_their_order(
    knekt: Knekt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "one.jsonl"
    kept.write_bytes(b"\xef\xbb\xbf" + line(SKRUF).encode() + b"\r\n")  # some editors begin a file like this
    typed(monkeypatch, line(SKAT))
    assert ["tricks" in each for each in knekt("solve", "--json", kept, "-", kept).lines] == [
        True,
        False,
        True,
    ]
    typed(monkeypatch, line(SKAT) + "\n" + line(SKRUF))
    assert ["tricks" in each for each in knekt("solve", "--json").lines] == [False, True]


def test_an_empty_batch_has_no_answers(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "\n \n")
    ran = knekt("solve", "--json", "-")
    assert (ran.status, ran.out, ran.err) == (0, "", "")


def test_a_best_line_is_a_list_of_cards(knekt: Knekt) -> None:
    told = [line(SKAT), line(SKRUF), line(RAMSCH), *endings(30, seed=7)]
    plain = knekt("solve", "--json", *told).lines
    for threads in ("1", "2"):
        lined = knekt("solve", "--json", "--line", "--threads", threads, *told).lines
        for each, alone, found in zip(told, plain, lined, strict=True):
            position = read_position(each)
            worth = worth_of(position, [Card.parse(card) for card in found.pop("line")])
            goal = goal_of(position, None)
            assert worth == alone.get("points", alone.get("tricks", goal if alone.get("won") else 0))
            assert without_cost(found) == without_cost(alone)
    (both,) = knekt("solve", "--json", "--line", "--cards", "--threshold", "23", line(SKAT)).lines
    (alone,) = knekt("solve", "--json", "--cards", "--threshold", "23", line(SKAT)).lines
    assert list(both) == [*alone, "line"] and len(both["line"]) == 9 and both["nodes"] > alone["nodes"]
    (hard,) = endings(1, seed=3, cards=13)
    (capped,) = knekt("solve", "--json", "--line", "--nodes", "50", hard).lines
    assert capped["proven"] is False and "line" not in capped


# limits


def test_a_cap_leaves_true_bounds_and_says_so(knekt: Knekt) -> None:
    (told,) = endings(1, seed=3, cards=13)
    capped, again = knekt("solve", "--json", "--nodes", "50", told, told).lines
    assert without_cost(capped) == without_cost(again)
    assert capped["proven"] is False and "tricks" not in capped and "repeatable" not in capped
    low, high = capped["bounds"]
    assert 0 <= low < high <= 13
    (timed,) = knekt("solve", "--json", "--seconds", "0.000001", told).lines
    assert (timed["proven"], timed["repeatable"]) == (False, False)
    (both,) = knekt("solve", "--json", "--seconds", "1000", "--nodes", "50", told).lines
    assert without_cost(both) == without_cost(capped)  # the clock played no part
    (whole,) = knekt("solve", "--json", "--seconds", "1000", line(SKAT)).lines
    assert without_cost(whole) == {"points": 23, "won": False}
    (plain,) = knekt("solve", "--json", "--nodes", "50", "--threshold", "6", "--cards", told).lines
    assert (plain["won"], plain["proven"]) == (None, False) and None in plain["cards"].values()


def test_what_is_proven_under_a_cap_is_told_as_proven() -> None:
    position = read_position(line(SKAT))
    half = Solution(Bounds(61, 80, proven=False), {read_position(line(SKAT)).hands[0][0]: Bounds(61, 80)})
    assert plain_solution(position, half) == {
        "bounds": [61, 80],
        "won": True,
        "proven": False,
        "nodes": 0,
        "ms": 0.0,
        "cards": {"H7": [61, 80]},
    }
    assert without_cost(plain_solution(position, half, 61)) == {"won": True, "cards": {"H7": True}}


# refusals

ONE_EACH = [["CJ"], ["C7"], ["H8"]]
REFUSED = {
    "not json": ("unreadable", "CJ"),
    "half a line": ("unreadable", line(SKAT)[:40]),
    "deep": ("unreadable", "[" * 100_000),
    "a list": ("unreadable", "[]"),
    "a number": ("unreadable", "7"),
    "no hands": ("field-missing", "{}"),
    "hands no list": ("unreadable", changed(SKAT, hands="CJ")),
    "two hands": ("unreadable", changed(SKAT, hands=SKAT["hands"][:2])),
    "five hands": ("unreadable", changed(SKRUF, hands=[*SKRUF["hands"], ["D2", "D3"]])),
    "hand no list": ("unreadable", changed(SKAT, hands=["CJ", ["C7"], ["H8"]])),
    "card no text": ("unreadable", changed(SKAT, hands=[[1], ["C7"], ["H8"]])),
    "no such card": ("unreadable", changed(SKAT, hands=[["C1"], ["C7"], ["H8"]])),
    "no contract": ("field-missing", changed(SKAT, contract=...)),
    "no such contract": ("unreadable", changed(SKAT, contract="bridge")),
    "contract no text": ("unreadable", changed(SKAT, contract=["grand"])),
    "no declarer": ("field-missing", changed(SKAT, declarer=...)),
    "declarer no number": ("unreadable", changed(SKAT, declarer="0")),
    "declarer true": ("unreadable", changed(SKAT, declarer=True)),
    "no leader": ("field-missing", changed(SKAT, leader=...)),
    "leader none": ("unreadable", changed(SKAT, leader=None)),
    "leader half": ("unreadable", changed(SKAT, leader=0.5)),
    "leader enormous": ("unreadable", changed(SKAT, leader=10**4000)),
    "no such declarer": ("no-such-seat", changed(SKAT, declarer=3)),
    "no such leader": ("no-such-seat", changed(SKAT, leader=-1)),
    "no fourth leader": ("no-such-seat", changed(SKRUF, leader=4)),
    "unknown field": ("unreadable", changed(SKAT, trumps="S")),
    "field of the other game": ("unreadable", changed(SKRUF, declarer=0)),
    "odd name of a field": ("unreadable", changed(SKAT, **{"\ud800\x1b[2J": 1})),
    "trick no list": ("unreadable", changed(SKAT, trick="CJ")),
    "trick too long": ("trick-too-long", changed(SKAT, trick=["S9", "SQ", "SK"])),
    "wrong turn": (
        "uneven-hands",
        changed(SKAT, hands=[["CJ", "CA"], *SKAT["hands"][1:]], trick=["H7"], leader=1),
    ),
    "one card short": ("uneven-hands", changed(SKAT, hands=[["CJ", "CA"], *SKAT["hands"][1:]])),
    "no cards": ("hand-size", changed(SKAT, hands=[[], [], []])),
    "eleven cards": (
        "hand-size",
        changed(SKAT, hands=[[f"{suit}{rank}" for rank in "AKQJT987"] + more.split() for suit, more in
                             (("C", "D7 D8 D9"), ("S", "DT DJ DQ"), ("H", "DK DA D6"))]),
    ),
    "doubled in a hand": ("doubled-card", changed(SKAT, hands=[["CJ", "CJ", "H7"], *SKAT["hands"][1:]])),
    "doubled in two": ("doubled-card", changed(SKAT, hands=[["C7", "CA", "H7"], *SKAT["hands"][1:]])),
    "doubled on the table": (
        "doubled-card",
        changed(SKAT, hands=[["CJ", "CA"], *SKAT["hands"][1:]], trick=["C7"]),
    ),
    "doubled in the skat": ("doubled-card", changed(SKAT, skat=["CJ", "S8"])),
    "played and in the skat": (
        "doubled-card",
        changed(SKAT, hands=[["CJ", "CA"], *SKAT["hands"][1:]], trick=["S7"]),
    ),
    "not in the pack": ("card-not-in-pack", changed(SKAT, hands=[["CJ", "CA", "H2"], *SKAT["hands"][1:]])),
    "skat not in the pack": ("card-not-in-pack", changed(SKAT, skat=["S2", "S8"])),
    "skat of one": ("skat-size", changed(SKAT, skat=["S8"])),
    "skat of three": ("skat-size", changed(SKAT, skat=["S7", "S8", "S9"])),
    "skat no list": ("unreadable", changed(SKAT, skat=None)),
    "points no number": ("unreadable", changed(SKAT, points="40")),
    "points below none": ("unreadable", changed(SKAT, points=-1)),
    "points beyond all": ("unreadable", changed(SKAT, points=121)),
    "points still in play": ("too-many-points", changed(SKAT, points=100)),
    "tricks no list": ("unreadable", changed(SKAT, tricks=3)),
    "tricks of three": ("unreadable", changed(SKAT, tricks=[1, 0, 0])),
    "tricks true": ("unreadable", changed(SKAT, tricks=[True, 0])),
    "tricks below none": ("unreadable", changed(SKAT, tricks=[-1, 0])),
    "too many tricks": ("too-many-tricks", changed(SKAT, tricks=[4, 4])),
    "ramsch of a declarer": ("unreadable", changed(RAMSCH, declarer=0)),
    "ramsch points of one": ("unreadable", changed(RAMSCH, points=20)),
    "ramsch points below none": ("unreadable", changed(RAMSCH, points=[-1, 0, 0])),
    "ramsch tricks of two": ("unreadable", changed(RAMSCH, tricks=[1, 0])),
    "ramsch tricks too many": ("too-many-tricks", changed(RAMSCH, tricks=[8, 0, 0])),
    "ramsch points too many": ("too-many-taken", changed(RAMSCH, points=[60, 30, 10])),
    "ramsch skat of one": ("skat-size", changed(RAMSCH, skat=["S7"])),
    "ramsch skat held": ("doubled-card", changed(RAMSCH, skat=["S7", "CJ"])),
    "not followed": (
        "not-followed",
        changed(SKAT, hands=[["CJ", "CA"], ["C7", "HA"], SKAT["hands"][2]], trick=["H7", "S9"]),
    ),
    "no trump told": ("field-missing", changed(SKRUF, trump=...)),
    "no such trump": ("unreadable", changed(SKRUF, trump="G")),
    "trump no text": ("unreadable", changed(SKRUF, trump=["S"])),
    "misere no truth": ("unreadable", changed(SKRUF, misere=0)),
    "misere with trumps": ("misere-trumps", changed(SKRUF, misere=True)),
}  # fmt: skip


@pytest.mark.parametrize("kind", REFUSED)
def test_an_impossible_line_is_refused_and_the_rest_goes_on(
    knekt: Knekt, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    code, bad = REFUSED[kind]
    for lang in LANGUAGES:
        typed(monkeypatch, f"{line(SKAT)}\n{bad}\n{line(SKRUF)}\n")
        ran = knekt("solve", "--json", "-", "--lang", lang)
        assert (ran.status, ran.err, len(ran.lines)) == (1, "", 3)
        before, refused, after = ran.lines
        assert (before["points"], after["tricks"]) == (23, 2)
        assert list(refused) == ["error", "message"] and refused["error"] == code
        said = refused["message"]
        assert said.endswith(".") and "error-" not in said and "expected-" not in said and said.isprintable()


def test_a_whole_deal_needs_its_skat(knekt: Knekt) -> None:
    whole = [f"{suit}{rank}" for suit in "CSHD" for rank in "AKQJT987"]
    told: dict[str, Any] = SKAT | {"hands": [whole[:10], whole[10:20], whole[20:30]], "skat": []}
    (plain,) = knekt("solve", "--json", line(told)).lines
    assert plain["error"] == "skat-size"
    assert "won" in knekt("solve", "--json", changed(told, contract="null")).lines[0]
    (plain,) = knekt("solve", "--json", changed(told, skat=whole[30:])).lines
    assert plain["points"] >= card_points(read_position(changed(told, skat=whole[30:])).trick)


def test_bytes_that_are_no_text_are_refused_in_their_line(
    knekt: Knekt, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, b"\xff\xfe\x00\n" + line(SKRUF).encode())
    ran = knekt("solve", "--json", "-")
    assert (ran.status, [each.get("error") for each in ran.lines]) == (1, ["unreadable", None])


def test_a_record_is_no_batch(knekt: Knekt) -> None:
    ran = knekt("solve", "--json", ISS)
    assert ran.status == 1 and {each["error"] for each in ran.lines} == {"unreadable"}


def test_a_file_that_cannot_be_read_does_not_stop_the_others(knekt: Knekt, tmp_path: Path) -> None:
    ran = knekt("solve", "--json", tmp_path / "nowhere", line(SKRUF), tmp_path)
    assert (ran.status, [each["tricks"] for each in ran.lines]) == (2, [2])
    said = [json.loads(each)["error"] for each in ran.err.splitlines()]
    assert said == ["file-missing", "file-is-folder"]


@pytest.mark.parametrize("flag", [("--deal", "1"), ("--ply", "3")])
def test_what_belongs_to_records_is_refused_in_a_batch(knekt: Knekt, flag: tuple[str, ...]) -> None:
    ran = knekt("solve", "--json", line(SKAT), *flag)
    assert (ran.status, ran.out, json.loads(ran.err)["error"]) == (2, "", "flags-exclude")


# the progress bar


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("source", ["file", "stdin"])
def test_a_bar_is_drawn_on_a_terminal_only(
    knekt: Knekt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    kept, screen = tmp_path / "batch.jsonl", Screen()
    kept.write_text("\n".join(endings(40)))
    typed(monkeypatch, kept.read_text())
    monkeypatch.setattr(sys, "stderr", screen)
    ran = knekt("solve", "--json", kept if source == "file" else "-")
    assert (ran.status, len(ran.lines)) == (0, 40)
    assert "Solving" in screen.getvalue() and "40" in screen.getvalue()
