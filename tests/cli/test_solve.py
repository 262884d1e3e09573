"""`knekt solve`: a position, or a record and a ply, as a table of what each card is worth."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest
from cli.positions import SKAT, SKRUF, changed, endings, line
from cli.running import ISS, NAMES, XSKAT, Knekt
from cli.skruf_files import deal_record

from knekt.cli.files import read_records
from knekt.cli.show import deal_numbered
from knekt.cli.solved import span
from knekt.cli.table.lines import width
from knekt.notation import Record, SittingRecord, write_lines, write_text
from knekt.skat import GERMAN, Played
from knekt.skruf import Played as SkrufPlayed
from knekt.skruf import PlayedOpen
from knekt.solver import Bounds, SkatPosition, SkrufPosition, position_of
from knekt.solver.position_lines import read_position
from knekt.solver.reference import values
from knekt.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "deals"

SOLVED = """\
Hearts · declarer zoot (forehand) · after 19 cards

  zoot (forehand)      ♣J ♥Q  ♣K
  goskat (middlehand)  ♠J ♥J ♥7  ♠10
  bernie (rearhand)    ♦J  ♠7  ♦K ♦Q

On the table: ♦10 (led by zoot (forehand))
To play: goskat (middlehand)

  Card   Declarer’s points   Result
  ♠J                    71   won
  ♥J                    71   won
  ♥7                    73   won
  ♠10                   81   won

Best play:
     forehand    middlehand    rearhand
"""


def table_of(out: str) -> dict[str, list[str]]:
    """The cells behind each card."""
    rows = [row.split() for row in out.split("\n\n")[-1 if "Best play" not in out else -2].splitlines()]
    return {row[0]: row[1:] for row in rows[1:]}


def kept(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(text)
    return path


# records


def test_a_ply_of_a_record_is_a_table_with_a_best_line(knekt: Knekt) -> None:
    ran = knekt("solve", ISS, "--ply", "19", "--line")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(SOLVED)
    tricks = ran.out.removeprefix(SOLVED).splitlines()
    assert len(tricks) == 5 and tricks[0].startswith("1   >♦10")
    assert tricks[-1] == "     > leads   * takes the trick"


def test_a_finished_deal_is_solved_before_its_first_lead(knekt: Knekt) -> None:
    out = knekt("solve", ISS, "--nodes", "100").out
    assert "before the first lead" in out and "To play: zoot (forehand)" in out
    assert out == knekt("solve", ISS, "--deal", "1", "--ply", "0", "--nodes", "100").out


@pytest.mark.parametrize("ply", [19, 20, 25, 29])
def test_the_table_agrees_with_the_reference(knekt: Knekt, tmp_path: Path, ply: int) -> None:
    """The values are the points of the declarer, with the best for the player to act on top."""
    found = deal_numbered(read_records(ISS), 1)
    assert isinstance(found.record, Record)
    game = found.record.game
    plays = [number for number, event in enumerate(game.events) if isinstance(event, Played)]
    position = position_of(game.until(plays[ply]))
    assert isinstance(position, SkatPosition)
    truth = values(position)
    shown = [int(cells[0]) for cells in table_of(knekt("solve", ISS, "--ply", str(ply)).out).values()]
    assert shown == sorted(truth.values(), reverse=position.turn == position.declarer)


def test_an_unfinished_deal_is_solved_where_it_stands(knekt: Knekt, tmp_path: Path) -> None:
    found = deal_numbered(read_records(ISS), 1)
    assert isinstance(found.record, Record)
    events = found.record.game.events
    plays = [number for number, event in enumerate(events) if isinstance(event, Played)]
    cut = Record(found.record.options, events[: plays[22]], found.record.players)
    for write in (write_text, write_lines):
        path = kept(tmp_path, write(cut))
        assert "after 22 cards" in knekt("solve", path).out
        assert knekt("solve", path).out == knekt("solve", ISS, "--ply", "22").out


def test_the_last_card_is_worth_what_the_deal_came_to(knekt: Knekt) -> None:
    (cells,) = table_of(knekt("solve", ISS, "--ply", "29").out).values()
    assert cells == ["73", "won"]


def test_a_threshold_asks_for_no_points(knekt: Knekt) -> None:
    out = knekt("solve", ISS, "--ply", "19", "--threshold", "75").out
    assert "75 or more" in out and "Result" not in out
    assert table_of(out) == {"♠J": ["no"], "♥J": ["no"], "♥7": ["no"], "♠10": ["yes"]}
    assert "Result" in knekt("solve", ISS, "--ply", "19", "--threshold", "61").out


@pytest.mark.parametrize(("name", "head"), [("german-CHS", "90 or more"), ("german-CHZ", "All tricks")])
def test_what_was_announced_has_to_be_reached(knekt: Knekt, tmp_path: Path, name: str, head: str) -> None:
    record = (GOLDEN / f"{name}.txt").read_text().partition("\n% ")[0] + "\n"
    assert head in knekt("solve", kept(tmp_path, record), "--ply", "24").out


def test_all_tricks_and_no_trick_are_asked_for_by_name(knekt: Knekt) -> None:
    for wish, head in (("all", "All tricks"), ("none", "No trick")):
        out = knekt("solve", ISS, "--ply", "19", "--threshold", wish).out
        assert head in out and {*map(tuple, table_of(out).values())} == {
            ("no",)
        }  # tricks have been lost and won before
    sure = changed(SKAT, hands=[["CJ", "SJ", "HA"], ["C7", "S9", "HT"], ["H8", "D7", "D8"]])
    assert {*map(tuple, table_of(knekt("solve", sure, "--threshold", "all").out).values())} == {("yes",)}


def test_a_null_is_won_or_lost(knekt: Knekt, tmp_path: Path) -> None:
    record = (GOLDEN / "german-N.txt").read_text().partition("\n% ")[0] + "\n"
    out = knekt("solve", kept(tmp_path, record)).out
    assert out.startswith("Null · declarer") and "points" not in out
    assert {cell for cells in table_of(out).values() for cell in cells} <= {"won", "lost"}


@pytest.mark.parametrize("name", ["pub-ramsch", "club-schieberramsch"])
def test_a_ramsch_says_that_its_values_are_not_those_of_best_play(
    knekt: Knekt, tmp_path: Path, name: str
) -> None:
    path = kept(tmp_path, (GOLDEN / f"{name}.txt").read_text().partition("\n% ")[0] + "\n")
    for ply in (18, 22, 25):
        found = deal_numbered(read_records(str(path)), 1)
        assert isinstance(found.record, Record)
        game = found.record.game
        plays = [number for number, event in enumerate(game.events) if isinstance(event, Played)]
        truth = values(position_of(game.until(plays[ply])))
        out = knekt("solve", path, "--ply", str(ply)).out
        assert out.startswith("Schieberramsch · after" if "club" in name else "Ramsch · after")
        assert "Points at most" in out and "not the value of best play" in " ".join(out.split())
        shown = table_of(out.partition("\n\nIn a ramsch")[0])
        assert [int(cells[0]) for cells in shown.values()] == sorted(truth.values())
    out = knekt("solve", path, "--ply", "22", "--line").out
    assert "If the two others play together against" in out and "Best play" not in out
    asked = knekt("solve", path, "--ply", "22", "--threshold", "none").out
    assert "No trick" in asked and "not the value of best play" in " ".join(asked.split())
    for lang in LANGUAGES:
        for more in ((), ("--line",), ("--threshold", "all"), ("--threshold", "40")):
            ran = knekt("solve", path, "--ply", "17", "--lang", lang, *more)
            assert (ran.status, ran.err) == (0, "") and max(map(width, ran.out.splitlines())) <= 80
            assert "solve-" not in ran.out


def test_skruf_counts_the_declarers_side_whoever_leads(knekt: Knekt, tmp_path: Path) -> None:
    """After the last card of a deal, both sides have the tricks that they had in the end."""
    path = kept(tmp_path, deal_record("skruf-4C"))
    for ply in range(44, 52):
        (*_, last) = table_of(knekt("solve", path, "--ply", str(ply)).out).values()
        assert last[1:] == [] or last[1] in ("won", "lost")
    (cells,) = table_of(knekt("solve", path, "--ply", "51").out).values()
    assert cells == ["10", "won"]
    asked = {least: knekt("solve", path, "--ply", "51", "--threshold", least).out for least in ("10", "11")}
    assert [table_of(out)["♥10"] for out in asked.values()] == [["yes"], ["no"]]


def test_the_declarers_side_is_counted_when_the_others_lead(knekt: Knekt, tmp_path: Path) -> None:
    led = set[int]()
    for name in ("skruf-4C", "skruf-4H", "skruf-5S", "skruf-6D", "trekarl-4C", "trekarl-4S", "trekarl-5D"):
        path = kept(tmp_path, deal_record(name))
        found = deal_numbered(read_records(str(path)), 1)
        assert isinstance(found.record, Record)
        game = found.record.game
        plays = [
            number for number, event in enumerate(game.events) if isinstance(event, SkrufPlayed | PlayedOpen)
        ]
        for ply in (40, 42, 44):
            before = game.until(plays[ply])
            position, has = position_of(before), before.state.won[0]
            assert isinstance(position, SkrufPosition)
            side = position.sides[position.leader]
            led.add(side)
            left = 13 - ply // 4
            truth = sorted(has + (left - each if side else each) for each in values(position).values())
            exact = table_of(knekt("solve", path, "--ply", str(ply)).out)
            assert sorted(int(cells[0]) for cells in exact.values()) == truth
            for least in range(has, has + left + 1):
                asked = table_of(knekt("solve", path, "--ply", str(ply), "--threshold", str(least)).out)
                told = {card: cells[0] for card, cells in asked.items()}
                assert told == {
                    card: "yes" if int(cells[0]) >= least else "no" for card, cells in exact.items()
                }
    assert led == {0, 1}


def test_trekarl_and_misere(knekt: Knekt, tmp_path: Path) -> None:
    out = knekt("solve", kept(tmp_path, deal_record("skruf-misere")), "--ply", "40", "--line").out
    assert out.startswith("Misère · after 40 cards") and "Tricks, forehand’s side" in out
    out = knekt("solve", kept(tmp_path, deal_record("trekarl-4C")), "--ply", "38", "--line").out
    assert "open hand" in out and "Tricks, declarer’s side" in out


def test_the_deals_of_a_sitting_count_one_by_one(
    knekt: Knekt, tmp_path: Path, sitting: SittingRecord
) -> None:
    path = kept(tmp_path, write_text(sitting))
    assert "only the entry" in knekt.refused("solve", path, "--deal", "3")
    assert "There is nothing to solve here" in knekt.refused("solve", path, "--deal", "2")
    # a game that was given up, but declared
    assert knekt("solve", path, "--deal", "1", "--nodes", "10").status == 0
    assert "no deal 9" in knekt.refused("solve", path, "--deal", "9")
    assert knekt("solve", XSKAT, "--ply", "21").status == 0


def test_a_claim_does_not_hide_where_it_was_made(knekt: Knekt, tmp_path: Path) -> None:
    path = kept(tmp_path, deal_record("skruf-claimed"))
    found = deal_numbered(read_records(str(path)), 1)
    assert isinstance(found.record, Record)
    cards = found.record.game.state.cards_played
    ran = knekt("solve", path, "--ply", str(cards), "--nodes", "1000")
    assert ran.status == 0 and (f"after {cards} card" in ran.out or "before the first lead" in ran.out)


# positions


def test_a_position_is_typed_read_or_found_in_a_file(
    knekt: Knekt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = knekt("solve", line(SKAT)).out
    assert out.startswith("Grand · declarer forehand\n") and table_of(out)["♣J"] == ["23", "lost"]
    for words in (["-"], []):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line(SKAT).encode())))
        assert knekt("solve", *words).out == out
    assert knekt("solve", kept(tmp_path, json.dumps(SKAT, indent=1))).out == out
    assert knekt("solve", json.dumps(SKAT, indent=1)).out == out
    path = kept(tmp_path, f"{line(SKRUF)}\n\n{line(SKAT)}\n")
    assert knekt("solve", path, "--deal", "2").out == out
    assert knekt("solve", path).out.startswith("Spades are trumps\n")
    assert "There is no deal 3" in knekt.refused("solve", path, "--deal", "3")


def test_a_record_comes_from_the_standard_input_too(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(Path(ISS).read_bytes())))
    assert knekt("solve", "-", "--ply", "19", "--line").out.startswith(SOLVED)


def test_the_best_card_of_who_is_to_play_comes_first(knekt: Knekt) -> None:
    ways = set[bool]()
    for told in endings(40, seed=5):
        position = read_position(told)
        if isinstance(position, SkrufPosition):
            is_most = not position.is_misere  # nobody has played yet, so the leader's side is to act
        else:
            assert isinstance(position, SkatPosition)
            is_most = position.turn == position.declarer
        shown = [cells[0] for cells in table_of(knekt("solve", told).out).values()]
        if shown[0].isdigit():
            assert list(map(int, shown)) == sorted(values(position).values(), reverse=is_most)
            if len(set(shown)) > 1:
                ways.add(is_most)
    assert ways == {False, True}


def test_a_cap_is_told_below_the_table(knekt: Knekt) -> None:
    (told,) = endings(1, seed=3, cards=13)
    out = knekt("solve", told, "--nodes", "20").out
    assert (
        "The limit was reached first" in out
        and "–" in table_of(out.partition("\n\nThe limit")[0]).popitem()[1][0]
    )
    assert "The limit" not in knekt("solve", line(SKAT), "--nodes", "20000").out
    assert "?" in knekt("solve", told, "--nodes", "20", "--threshold", "6").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_the_terminal_in_every_language(knekt: Knekt, tmp_path: Path, lang: str) -> None:
    deals = [deal_record(name) for name in ("skruf-4C", "trekarl-4C", "skruf-misere")]
    sources = [ISS, *(str(tmp_path / f"{number}.txt") for number in range(len(deals)))]
    for path, text in zip(sources[1:], deals, strict=True):
        Path(path).write_text(text)
    for source in sources:
        for more in ((), ("--ply", "17", "--line"), ("--ply", "18", "--threshold", "8")):
            ran = knekt("solve", source, "--nodes", "2000", *more, "--lang", lang)
            assert (ran.status, ran.err) == (0, "")
            assert max(map(width, ran.out.splitlines())) <= 80
            assert not any(word in ran.out for word in ("solve-", "skruf-", "show-"))


def test_long_names_fit_too(knekt: Knekt, tmp_path: Path) -> None:
    found = deal_numbered(read_records(ISS), 1)
    assert isinstance(found.record, Record)
    path = kept(tmp_path, write_text(Record(found.record.options, found.record.events, NAMES[1:4])))
    out = knekt("solve", path, "--nodes", "100").out
    assert "Wilhelmine von" in out and max(map(width, out.splitlines())) <= 80


# refusals


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.txt"], "There is no file “nowhere.txt”."),
        (["."], "“.” is a folder, not a file."),
        ([ISS, "--deal", "99"], "There is no deal 99: the file holds 7."),
        ([ISS, "--ply", "31"], "Only 30 cards were played in this deal: --ply cannot be 31."),
        ([ISS, "--ply", "30"], "record 1: Nobody has a card left, so there is nothing to play."),
        ([ISS, "--ply", "x"], "--ply must be a whole number from 0 to 52, not “x”."),
        ([ISS, "--threshold", "121"], "--threshold must be a whole number from 0 to 120, or “all” or “none”"),
        ([ISS, "--threshold", "some"], "tricks, not “some”."),
        ([ISS, "--threshold", "-1"], "tricks, not “-1”."),
        ([line(SKRUF), "--threshold", "all"], "In Skruf --threshold is a number of tricks, not “all”."),
        ([ISS, "--nodes", "0"], "--nodes must be a whole number from 1"),
        ([ISS, "--memory", "0"], "--memory must be a whole number from 1"),
        ([ISS, "--threads", "0"], "--threads must be a whole number from 1"),
        ([ISS, "--seconds", "0"], "--seconds must be a time such as 0.5 or 10, not “0”."),
        ([ISS, "--seconds", "nan"], "--seconds must be a time"),
        ([ISS, "--seconds", "soon"], "--seconds must be a time"),
        ([ISS, ISS], "Without --json one position is solved at a time: give one file."),
        ([line(SKAT), "--ply", "1"], "A position stands where it stands: --ply is for records."),
        ([line(SKAT), "--deal", "2"], "There is no deal 2: the file holds only 1."),
        (["{"], "“{” is not a line of JSON."),
        ([changed(SKAT, leader=7)], "There is no seat 7 here"),
        ([changed(SKRUF, misere=True)], "In a misère there are no trumps: leave spades out."),
        ([changed(SKRUF, trump="X")], "“X” is not a trump suit S, C, D or H, nor null for none."),
    ],
)
def test_bad_use_is_refused_in_one_sentence(knekt: Knekt, words: list[str], said: str) -> None:
    assert said in knekt.refused("solve", *words)


def test_a_deal_in_which_nobody_plays_is_refused(knekt: Knekt, tmp_path: Path) -> None:
    record = (GOLDEN / "german-passed-out.txt").read_text().partition("\n% ")[0] + "\n"
    assert "record 1: There is nothing to solve here" in knekt.refused("solve", kept(tmp_path, record))


def test_an_empty_or_a_broken_record_is_refused(knekt: Knekt, tmp_path: Path) -> None:
    assert "is empty" in knekt.refused("solve", kept(tmp_path, " \n"))
    assert "is not a record" in knekt.refused("solve", kept(tmp_path, "once upon a time\n"))
    bare = kept(tmp_path, write_lines(Record(GERMAN, ())))
    assert "There is nothing to solve here" in knekt.refused("solve", bare)
    cheated = deal_record("skruf-4C").replace("1. O H6  R HK", "1. O H6  R D8")
    assert "is against the rules" in knekt.refused("solve", kept(tmp_path, cheated))


def test_without_anything_to_read_a_terminal_is_told_what_is_needed(
    knekt: Knekt, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Keyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Keyboard())
    assert "FILE is missing" in knekt.refused("solve")


def test_too_much_memory_is_refused(knekt: Knekt, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("knekt.cli.solve.solve", none_left)
    monkeypatch.setattr("knekt.cli.batch.solve_all", none_left)
    for more in ((), ("--json",)):
        ran = knekt("solve", line(SKAT), "--memory", "5000", *more)
        assert ran.status == 2 and "not so much memory: give less than 5000" in ran.err


def test_bounds_are_shown_as_a_span() -> None:
    assert (span(Bounds(3, 3)), span(Bounds(3, 5))) == ("3", "3–5")
