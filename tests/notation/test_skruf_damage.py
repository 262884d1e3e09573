"""A damaged record of Skruf is reported with its line, and with what is wrong there."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from golden.golden import FOLDER, record_in
from hypothesis import given
from hypothesis import strategies as st
from notation.test_notation import broken
from notation.test_skruf import DEALS, names_of, record_of
from random_deals import Line

from knekt.errors import BrokenLog, KnektError, NotationError, RecordError
from knekt.notation import Record, from_plain, parse_action, parse_event, read_lines, read_text
from knekt.notation import write_lines as as_lines
from knekt.notation import write_text as as_text
from knekt.skruf import EVENTS, SKRUF, rules

WORKED = as_text(record_in((FOLDER / "skruf-worked-1.txt").read_text()))
LINES = as_lines(record_in((FOLDER / "skruf-worked-1.txt").read_text()))
SKAT = as_text(record_in((FOLDER / "german-G.txt").read_text()))
MADE = rules(SKRUF)


def refused(text: str) -> RecordError:
    (found,) = read_text(text, "club.txt")
    assert isinstance(found, RecordError), found
    assert found.place == "club.txt"
    return found


def code_of(error: RecordError) -> str:
    """The error behind an error: that of the rules, if it was the rules that refused."""
    cause = error.cause
    if isinstance(cause, BrokenLog) and cause.cause is not None:
        cause = cause.cause
    return cause.code


@pytest.mark.parametrize(
    ("good", "bad", "code"),
    [
        ("D 1G  L P", "D 8S  L P", "unreadable"),
        ("D 1G  L P", "D 1G  X P", "unreadable"),
        ("O 2G", "O 1G", "bid-too-low"),
        ("O 2G", "R 2G", "not-your-turn"),
        ("O gives D S3 S6 S9 SJ", "O gives D S3 S6 S9 SA", "card-not-held"),
        ("O gives D S3 S6 S9 SJ", "O gives D S3 S6 S9", "wrong-number-of-cards"),
        ("O gives D S3 S6 S9 SJ", "O gives D S3 S6 S9 SJ HJ", "wrong-number-of-cards"),
        ("O gives D S3 S6 S9 SJ", "O gives D ?4", "not-now"),
        ("O gives D S3 S6 S9 SJ", "O gives D", "unreadable"),
        ("O gives D S3 S6 S9 SJ", "O gives L S3 S6 S9 SJ", "log-differs"),
        ("D gives O D8", "D gives O openly D8", "log-differs"),
        ("L swaps R H5", "L swaps R S5", "card-not-held"),
        ("L swaps R H5", "L lays H5", "log-differs"),
        ("R swaps L SQ", "R swaps L H5", "card-not-back"),
        ("1. L H4", "1. L HA", "card-not-held"),
        ("O H2  R HK", "O C4  R HK", "must-follow"),
        ("1. L H4", "1. R HK", "not-your-turn"),
        ("1. L H4", "1. L open H4", "not-your-turn"),
        ("1. L H4", "table misdeal\n1. L H4", "not-now"),
        ("1. L H4", "L claims 3 H4", "not-now"),
        ("1. L H4", "enter -\n1. L H4", "not-now"),
        ("1. L H4", "M H4", "unreadable"),
        ("1. L H4", "L skat H4 H5", "unreadable"),
        (" | H3 D4 CT S9", "", "wrong-number-dealt"),
        (" | H3 D4 CT S9", " | H3 D4 CT", "missing-card"),
        (" | H3 D4 CT S9", " | H3 D4 CT S8", "doubled-card"),
        (" | H3 D4 CT S9", " | ?4", "cards-hidden"),
        (" | H3 D4 CT S9", " | H3 D4 CT S9 | open", "open-hand"),
    ],
)
def test_the_line_and_what_is_wrong_there(good: str, bad: str, code: str) -> None:
    assert WORKED.count(good) == 1
    line = WORKED[: WORKED.index(good)].count("\n") + 1
    error = refused(WORKED.replace(good, bad))
    assert (error.line, code_of(error)) == (line, code)


@pytest.mark.parametrize(
    ("good", "bad", "code"),
    [
        ('[Preset "skruf"]', '[Preset "skruv"]', "unknown-preset"),
        ('[Preset "skruf"]', '[Preset "skruf"]\n[Set "kontra.max=2"]', "unknown-option"),
        ('[Preset "skruf"]', '[Preset "skruf"]\n[Set "min_level=5"]', "option-value"),
        ('[Preset "skruf"]', '[Preset "skruf"]\n[Set "open_hand=from_the_deal"]', "option-not-of-form"),
        ('[Preset "skruf"]', '[Preset "skruf-plain"]', "talon-size"),
        ('[Preset "skruf"]', '[Preset "trekarl"]', "open-hand"),
        ('[Preset "skruf"]', '[Preset "german"]', "unreadable"),
        ('[Preset "skruf"]\n', "", "unreadable"),
    ],
)
def test_wrong_options_are_found_at_the_first_line_that_needs_them(good: str, bad: str, code: str) -> None:
    text = WORKED.replace(good, bad)
    error = refused(text)
    assert (error.line, code_of(error)) == (text[: text.index("\ndeal ")].count("\n") + 2, code)


@pytest.mark.parametrize(
    "result",
    ["D 6S", "D 6S 12 +1352", "M 6S 12 +1352 +6", "D 9S 12 +1352 +6", "D 6S 14 +1352 +6", "D 6S 12 much +6",
     "misere 5", "D misere 5 +300 +0", "gone home", ""],
)  # fmt: skip
def test_a_result_that_cannot_be_read(result: str) -> None:
    error = refused(WORKED.replace("D 6S 12 +1352 +6", result))
    assert (error.line, code_of(error)) == (1, "unreadable")


def test_skat_is_not_read_as_skruf() -> None:
    error = refused(SKAT.replace('[Preset "german"]', '[Preset "skruf"]'))
    assert SKAT.split("\n")[error.line - 1].startswith("deal ")
    assert code_of(error) == "wrong-number-dealt"


def test_the_next_record_is_still_read() -> None:
    first, second, third = read_text(WORKED + WORKED.replace("O 2G", "O 1G") + WORKED)
    assert isinstance(first, Record) and first == third
    assert isinstance(second, RecordError)
    assert WORKED.count("\n") < second.line <= 2 * WORKED.count("\n")


HEADING: dict[str, Any] = {"v": 1, "knekt": "deal", "game": "skruf", "options": {"preset": "skruf"}}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"options": {"preset": "german"}}, "unknown-preset"),
        ({"game": "skat"}, "unknown-preset"),
        ({"options": {"preset": "skruf", "set": {"kontra.max": 3}}}, "unknown-option"),
        ({"options": {"preset": "skruf", "set": {"min_level": 5}}}, "option-value"),
        ({"players": ["A", "B", "C"]}, "unreadable"),
        ({"players": ["A", "B", "C", "D", "E"]}, "unreadable"),
        ({"options": {"preset": "trekarl"}, "players": ["A", "B", "C"]}, "unreadable"),
        ({"options": {"preset": "trekarl"}, "players": ["A", "B", "C", "D"]}, "unreadable"),
        ({"knekt": "sitting", "players": ["A", "B", "C"]}, "unreadable"),
        ({"stated": {"declarer": 4}}, "unreadable"),
        ({"stated": {"declarer": True}}, "unreadable"),
        ({"stated": {"contract": "8S"}}, "unreadable"),
        ({"stated": {"tricks": 14}}, "unreadable"),
        ({"stated": {"ending": "overbid"}}, "unreadable"),
        ({"stated": {"us": "1352"}}, "unreadable"),
        ({"stated": {"made": 1}}, "unreadable"),
    ],
)
def test_a_wrong_heading_is_refused(change: dict[str, Any], code: str) -> None:
    (error,) = read_lines(json.dumps(HEADING | change))
    assert isinstance(error, RecordError), error
    assert (error.line, error.cause.code) == (1, code)


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["A", "B", "C", "D"]},
        {"options": {"preset": "trekarl"}, "players": ["A", "", "C", "D"]},
        {"knekt": "sitting", "options": {"preset": "trekarl"}, "players": ["A", "B", "C"]},
        {"knekt": "sitting", "options": {"preset": "skruf", "set": {"players": 5}}, "players": ["A"] * 5},
        {"stated": {"their_rating": "high"}},
    ],
)
def test_a_right_heading_is_read(change: dict[str, Any]) -> None:
    (record,) = read_lines(json.dumps(HEADING | change))
    assert not isinstance(record, RecordError), record


def test_a_log_of_skat_under_the_heading_of_skruf() -> None:
    skat = as_lines(record_in((FOLDER / "german-G.txt").read_text()))
    (error,) = read_lines(LINES.split("\n")[0] + "\n" + skat.split("\n", 1)[1])
    assert isinstance(error, RecordError) and error.line == 2
    (error,) = read_lines(skat.split("\n")[0] + "\n" + LINES.split("\n", 1)[1])
    assert isinstance(error, RecordError) and error.line == 2


def test_a_log_that_the_rules_do_not_give_is_found_when_it_is_played() -> None:
    for good, bad in (
        (
            '{"kind":"gave","seat":1,"to":3,"cards":"S3 S6 S9 SJ"',
            '{"kind":"gave","seat":1,"to":0,"cards":"S3 S6 S9 SJ"',
        ),
        ('{"kind":"bid","seat":1,"bid":"2G"}', '{"kind":"bid","seat":9,"bid":"2G"}'),
        ('"face_up":true', '"face_up":false'),
    ):  # fmt: skip
        assert good in LINES
        (record,) = read_lines(LINES.replace(good, bad, 1))
        assert isinstance(record, Record)
        with pytest.raises(BrokenLog):
            _ = record.game


@pytest.mark.parametrize(
    "text",
    ["", "D", "D  P", "X 4S", "D bids", "D 0S", "D 8S", "D 4N", "D 4s", "D 4S 5S", "D S1", "D gives",
     "D gives -", "D gives ?4", "D gives O S3", "L swaps", "L swaps H5 H6", "L swaps R H5", "L claims",
     "L claims x", "L claims 03", "L claims -1", "D open", "D open HA HK", "O leaves", "O leaves the table",
     "table", "table left", "table left X", "table void L", "table bars", "table bars G", "table played",
     "D accepts it"],
)  # fmt: skip
def test_no_such_action(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text, MADE)


@pytest.mark.parametrize(
    "text",
    ["", "deal", "deal S2 | S3 | S4", "deal S2 | S3 | S4 | S5 | -", "deal S2 | S3 | S4 | S5 | ?0",
     "D talon", "D talon face", "D talon face down", "D talon face down -", "D gives O", "D gives O -",
     "D gives X S3", "D gives O openly", "D gives O ?04", "D opens", "D opens ?13", "L swaps R", "L lays",
     "L claims 3", "L claims 03 S3", "L claims 3 ?3", "talon to D H3 | D4 | CT",
     "talon to X H3 | D4 | CT | S9", "talon D H3 | D4 | CT | S9", "end", "end S2 | S3",
     "place S2 | S3 | S4 | S5 | D 4S | -", "place S2 | S3 | S4 | S5 | - 4S L | -",
     "place S2 | S3 | S4 | S5 | D misere L | -",
     "place S2 | S3 | S4 | S5 | D 4S L | - | 0 0 | - | - | - | -",
     "place S2 | S3 | S4 | S5 | D 4S L | - | 1 | H2 | H3 | H4 | H5",
     "place S2 | S3 | S4 | S5 | D 4S L | - | 1 0 | ?1 | ?1 | ?1 | ?1",
     "deal S2 | S3 | S4 | S5 | open | open"],
)  # fmt: skip
def test_no_such_event(text: str) -> None:
    with pytest.raises(NotationError):
        parse_event(text, MADE)


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        ({"kind": "bid", "seat": 0, "bid": "8S"}, "bid"),
        ({"kind": "bid", "seat": 0, "bid": 4}, "bid"),
        ({"kind": "bid", "seat": 0, "value": 18}, "complete-event"),
        ({"kind": "gave", "seat": 0, "to": 2, "cards": "S1"}, "card"),
        ({"kind": "gave", "seat": 0, "to": 2, "cards": "?04"}, "card"),
        ({"kind": "gave", "seat": "L", "to": 2, "cards": "?4"}, "number"),
        ({"kind": "suit-barred", "suit": "G"}, "value"),
        ({"kind": "dealt", "hands": ["?12"] * 4, "talon": "?4", "skat": "?2"}, "known-field"),
        ({"kind": "skat-taken", "seat": 0, "cards": "?2"}, "kind-of-event"),
        ({"kind": "stopped", "cause": "overbid"}, "value"),
    ],
)
def test_unreadable_json(plain: object, expected: str) -> None:
    with pytest.raises(NotationError) as why:
        from_plain(EVENTS, plain, {})
    assert why.value.expected == expected


@given(st.data(), DEALS)
def test_a_damaged_record_is_read_or_refused(data: st.DataObject, played: Line) -> None:
    game = played[data.draw(st.integers(0, len(played) - 1))]
    record = record_of(game, players=names_of(game.rules.options))
    for write, read in ((as_lines, read_lines), (as_text, read_text)):
        for found in read(data.draw(st.composite(broken)(write(record)))):
            if isinstance(found, Record) and found.events:
                with suppress(KnektError):
                    assert found.game.events[: len(found.events)] == found.events
