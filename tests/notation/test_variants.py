"""Records of the variants (17): options of several words, layout, results, and that nothing is believed."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from golden.golden import FOLDER, SITTINGS_FOLDER, record_in, sitting_in
from hypothesis import given, settings
from hypothesis import strategies as st
from notation.test_notation import broken
from strategies import lines, option_sets, skat_openings
from wishes import SITTINGS

from knekt import sheet
from knekt.engine import Event
from knekt.errors import BrokenLog, InvalidOption, KnektError, NotationError, RecordError
from knekt.notation import (
    Record,
    SittingRecord,
    differences,
    facts_of,
    read_iss,
    read_lines,
    read_text,
    write_iss,
    write_lines,
    write_text,
)
from knekt.skat import Dealt, Ending, SkatGame, options


def golden(name: str) -> Record:
    return record_in((FOLDER / f"{name}.txt").read_text())


def golden_sitting(name: str) -> SittingRecord:
    return sitting_in((SITTINGS_FOLDER / f"{name}.txt").read_text())


# Options of several words


def heading(**wanted: object) -> str:
    chosen = {"preset": "pub", "set": {name.replace("__", "."): value for name, value in wanted.items()}}
    return json.dumps({"v": 1, "knekt": "sitting", "game": "skat", "options": chosen})


@pytest.mark.parametrize(
    "value", [5, [1], ["rekontra", "whenever"], "whenever", "", {"rekontra": True}, [["rekontra"]], True]
)
def test_wrong_words_in_json_are_refused_by_name(value: object) -> None:
    (refused,) = read_lines(heading(bock__triggers=value))
    assert isinstance(refused, RecordError)
    cause = refused.cause
    assert isinstance(cause, InvalidOption)
    assert (refused.line, cause.code, cause.name) == (1, "option-values", "bock.triggers")
    assert "rekontra" in str(cause.args_said["allowed"])


@pytest.mark.parametrize("value", ["5", "rekontra,whenever", "", "rekontra,", "true"])
def test_wrong_words_in_text_are_refused_by_name(value: str) -> None:
    (refused,) = read_text(f'[Record "sitting"]\n[Preset "pub"]\n[Set "bock.triggers={value}"]\n')
    assert isinstance(refused, RecordError)
    assert (refused.cause.code, refused.cause.args_said["name"]) == ("option-values", "bock.triggers")


@pytest.mark.parametrize("words", [(), ("rekontra",), ("rekontra", "split_60_60")])
def test_several_words_read_back_as_a_tuple(words: tuple[str, ...]) -> None:
    chosen = options("pub", {"bock.triggers": words})
    record = SittingRecord(chosen, sheet.SkatSitting.new(chosen).log)
    assert f'[Set "bock.triggers={",".join(words) or "none"}"]' in write_text(record)
    assert json.dumps(list(words), separators=(",", ":")) in write_lines(record)
    for write, read in ((write_text, read_text), (write_lines, read_lines)):
        (back,) = read(write(record))
        assert back == record
        assert isinstance(back, SittingRecord) and back.options.bock.triggers == words


# The readable record


def test_events_on_one_line_are_told_apart() -> None:
    """Also those of two seats, and the declaration of a revolution, whose letter is that of a seat."""
    record = golden("revolution-second-proposal")
    tags, _, body = write_text(record).partition("\n\n")
    deal, *others = body.split("\n")
    (back,) = read_text("\n".join([tags, "", deal, " ".join(others)]))
    assert isinstance(back, Record), back
    assert back.events == record.events


def test_what_follows_by_itself_may_be_written_and_must_be_right() -> None:
    record = golden("revolution-exchanged-lost")
    tags, _, _ = write_text(record).partition("\n\n")
    told = [str(event) for event in record.events]
    (back,) = read_text("\n".join([tags, "", *told]))
    assert isinstance(back, Record) and back.events == record.events
    place = next(number for number, each in enumerate(told) if "look" in each)
    told[place] = told[place].replace("D", "H", 1)
    (refused,) = read_text("\n".join([tags, "", *told]))
    assert isinstance(refused, RecordError)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("kontra-hirsch", ["1. F D7  M kontra  F re  M supra  F hirsch  M D9  R DT"]),
        ("kontra-surrendered", ["M plays on  F kontra", "M surrenders"]),
        ("gift-schneider-taken", ["F offers game  M agrees  R declines gift"]),
        ("schieberramsch-refused", ["F takes up H8 HA", "F pushes H8 S8", "M passes on", "R pushes H8 CA"]),
        ("revolution-second-proposal", ["R declares R"]),
    ],
)
def test_what_belongs_together_stands_on_one_line(name: str, lines: list[str]) -> None:
    assert set(lines) <= set(write_text(golden(name)).split("\n"))


def test_the_result_of_a_ramsch_is_what_each_seat_gets() -> None:
    record = golden("ramsch-two-losers")
    text = write_text(record)
    assert '[Result "ramsch -53 -53 0"]' in text
    assert not any(tag in text for tag in ("[Points", "[Tricks", "[Matadors"))
    assert record.stated == {"declarer": -1, "ramsch": "-53 -53 0"}
    assert differences(record, record.game) == []
    (other,) = read_text(text.replace("ramsch -53 -53 0", "ramsch -53 0 0"))
    assert isinstance(other, Record)
    (found,) = differences(other, other.game)
    assert (found.name, found.stated, found.found) == ("ramsch", "-53 0 0", "-53 -53 0")
    (as_json,) = read_lines(write_lines(replace(record, stated=facts_of(record.game))))
    assert isinstance(as_json, Record) and differences(as_json, as_json.game) == []
    assert write_text(as_json) == text


@pytest.mark.parametrize("stated", ["ramsch", "ramsch -53 0", "ramsch -53 0 0 0", "ramsch -53 0 nought"])
def test_no_such_result(stated: str) -> None:
    (refused,) = read_text(write_text(golden("ramsch-two-losers")).replace("ramsch -53 -53 0", stated))
    assert isinstance(refused, RecordError) and isinstance(refused.cause, NotationError)


@pytest.mark.parametrize(
    "stated",
    [
        {"declarer": "F", "score": 1},
        {"declarer": 7, "score": 1},
        {"score": "many"},
        {"ramsch": 5},
        {"ramsch": "-5"},
    ],
)
def test_a_result_that_cannot_be_is_refused_in_json(stated: dict[str, Any]) -> None:
    (refused,) = read_lines(write_lines(replace(golden("ramsch"), stated=stated)))
    assert isinstance(refused, RecordError)
    assert (refused.line, refused.cause.code) == (1, "unreadable")


# What is not believed


def forged(record: Record | SittingRecord, number: int, event: Event) -> Record | SittingRecord:
    events = record.events
    return replace(record, events=(*events[:number], event, *events[number + 1 :]))


def dealt_in_bock(record: SittingRecord) -> int:
    """The place of the first deal in a bock round."""
    return next(at for at, event in enumerate(record.events) if isinstance(event, Dealt) and event.bock > 1)


@pytest.mark.parametrize("factor", [1, 4])
def test_a_forged_bock_factor_is_found_at_its_deal(factor: int) -> None:
    record = golden_sitting("pub-bock")
    place = dealt_in_bock(record)
    dealt = record.events[place]
    assert isinstance(dealt, Dealt)
    wrong = forged(record, place, replace(dealt, bock=factor))
    (read,) = read_lines(write_lines(wrong))
    assert isinstance(read, SittingRecord)
    with pytest.raises(BrokenLog) as broken:
        _ = read.sitting
    assert (broken.value.number, broken.value.code) == (place, "log-differs")
    text = write_text(wrong)
    (refused,) = read_text(text)
    assert isinstance(refused, RecordError) and isinstance(refused.cause, BrokenLog)
    assert (refused.cause.number, refused.cause.code) == (place, "log-differs")
    assert text.split("\n")[refused.line - 1].startswith("deal ")


def test_a_forged_schieberramsch_is_found_at_its_deal() -> None:
    record = golden_sitting("club-bock-then-schieberramsch")
    place = dealt_in_bock(record)
    dealt = record.events[place]
    assert isinstance(dealt, Dealt)
    wrong = forged(record, place, replace(dealt, schieberramsch=True, bock=1))
    assert isinstance(wrong, SittingRecord)
    with pytest.raises(BrokenLog) as broken:
        _ = wrong.sitting
    assert broken.value.number == place


def test_another_skat_than_the_one_dealt_is_found() -> None:
    record = golden("kontra-hirsch")
    text = write_text(record)
    (refused,) = read_text(text.replace("F skat H9 CT", "F skat H9 CA"))
    assert isinstance(refused, RecordError) and isinstance(refused.cause, BrokenLog)
    assert refused.line == text[: text.index("F skat")].count("\n") + 1


@pytest.mark.parametrize("name", sorted(SITTINGS))
def test_sittings_with_rounds_read_back(name: str) -> None:
    record = golden_sitting(name)
    for write, read in ((write_text, read_text), (write_lines, read_lines)):
        (back,) = read(write(record))
        assert back == record
        assert isinstance(back, SittingRecord) and back.sitting == record.sitting
    assert {row.terms.bock for row in record.sitting.rows} == ({1, 2} if record.options.is_german else {1})


def test_a_sitting_without_its_first_line_is_read_and_a_deal_told_twice_is_not() -> None:
    text = write_text(golden_sitting("pub-bock"))
    (back,) = read_text(text.replace("seated 2\n", ""))
    assert back == golden_sitting("pub-bock")
    deal = next(line for line in text.split("\n") if line.startswith("deal "))
    (refused,) = read_text(text.replace("seated 2\n", "").replace(deal, f"{deal}\n{deal}", 1))
    assert isinstance(refused, RecordError)


@settings(max_examples=30)
@given(st.data(), st.sampled_from(["pub-bock", "club-bock-then-schieberramsch"]))
def test_a_damaged_sitting_is_read_or_refused(data: st.DataObject, name: str) -> None:
    record = golden_sitting(name)
    for write, read in ((write_lines, read_lines), (write_text, read_text)):
        for found in read(data.draw(st.composite(broken)(write(record)))):
            if isinstance(found, SittingRecord):
                with suppress(KnektError):
                    assert found.sitting.log[: len(found.events)] == found.events


# ISS


@pytest.mark.parametrize(
    "name",
    [
        "kontra-won",
        "kontra-before-lead",
        "gift-game-taken",
        "gift-declined-won",
        "gift-disagreed",
        "ramsch",
        "schieberramsch",
        "schieberramsch-void",
        "bock-won",
        "bock-passed-out",
        "spitzen-met",
        "revolution-refused-won",
        "grand-ouvert-separate",
        "grand-20",
        "jacks-only",
        "lost-hand-single",
    ],
)
def test_a_variant_cannot_be_told_in_an_iss_record(name: str) -> None:
    with pytest.raises(KnektError) as refused:
        write_iss(golden(name))
    assert (refused.value.code, refused.value.args_said) == ("iss-cannot-say", {"why": "variant"})


def test_a_plain_deal_of_a_table_with_variants_can() -> None:
    record = golden("german-G")
    for preset in ("pub", "club", "xskat"):
        there = Record(options(preset), record.events)
        assert write_iss(there)[:20] == write_iss(record)[:20]


@given(lines(skat_openings(option_sets())))
def test_what_is_written_for_iss_tells_the_same_deal(played: list[SkatGame]) -> None:
    game = played[-1]
    record = Record(game.state.rules.options, game.events)
    line = ""
    with suppress(KnektError):
        line = write_iss(record)
    if not line:
        return
    assert game.state.bock == 1 and not game.state.kontra and not game.state.is_ramsch
    assert game.state.ending is not Ending.GIVEN
    (back,) = read_iss(line, record.options)
    assert isinstance(back, Record) and back.events == game.events
