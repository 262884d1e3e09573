"""Every action, event, deal and sitting is written in one way and read back as it was."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import (
    Style,
    actions_of,
    games,
    line,
    lines,
    option_sets,
    skat_openings,
    skat_placements,
    styles,
    tournee_sets,
)

from knekt import sheet
from knekt.cards import Card, Hand, Seed
from knekt.engine import Event, Seat
from knekt.errors import KnektError, NotationError, RecordError
from knekt.notation import (
    Record,
    SittingRecord,
    Stamp,
    differences,
    facts_of,
    from_plain,
    parse_action,
    parse_entry,
    parse_event,
    read_lines,
    read_text,
    to_plain,
    write_lines,
    write_text,
)
from knekt.sheet import SkatSitting, SkatTerms
from knekt.skat import (
    ACTIONS,
    EVENTS,
    PACK,
    PRESETS,
    Dealt,
    Facts,
    Options,
    Placed,
    RamschFacts,
    SkatGame,
    contracts,
    options,
    place_game,
    rules,
)

GERMAN = options("german")
NAMES = ("Anna", 'Bo "the \\ fox"', "Cilla")
OPENINGS = skat_openings(option_sets() | tournee_sets()) | skat_placements(option_sets() | tournee_sets())
words = st.text(alphabet=st.characters(codec="utf-8"), max_size=200)


def through_json(plain: object) -> Any:
    return json.loads(json.dumps(plain))


@given(lines(OPENINGS))
def test_every_event_reads_back_as_each_seat_saw_it(played: list[SkatGame]) -> None:
    made = played[-1].rules
    for event in played[-1].events:
        for seat in (0, 1, 2, None):
            seen = event.seen_by(seat)
            for each in (event, seen):
                assert parse_event(str(each), made) == each
                assert from_plain(EVENTS, through_json(to_plain(each)), made.contracts) == each


@given(lines(OPENINGS))
def test_every_action_reads_back(played: list[SkatGame]) -> None:
    made = played[-1].rules
    for event in played[-1].events:
        action = made.cause(event)
        if action is not None:
            assert parse_action(str(action), made) == action
            assert from_plain(ACTIONS, through_json(to_plain(action)), made.contracts) == action


def record_of(game: SkatGame, **more: Any) -> Record:
    return Record(game.state.rules.options, game.events, **more)


@given(games(OPENINGS))
def test_a_deal_reads_back_from_json_lines(game: SkatGame) -> None:
    stated = facts_of(game) if game.is_over else {}
    record = record_of(game, players=NAMES, tags={"Place": "the club"}, comments=((1, "hm"),), stated=stated)
    text = write_lines(record)
    (read,) = read_lines(text)
    assert isinstance(read, Record)
    assert read == record
    assert read.game == game
    assert write_lines(read) == text


@given(games(OPENINGS))
def test_a_deal_reads_back_from_the_readable_record(game: SkatGame) -> None:
    record = record_of(game, players=NAMES, tags={"Place": "the club"}, comments=((1, "hm"),))
    text = write_text(record)
    (read,) = read_text(text)
    assert isinstance(read, Record), read
    assert (read.options, read.players, read.tags) == (record.options, record.players, record.tags)
    assert read.events == game.events
    assert [said for _, said in read.comments] == ["hm"]
    assert write_text(read) == text
    if game.is_over:
        assert read.stated
        assert differences(read, game) == []


def test_an_empty_hand_reads_back() -> None:
    """In a set-up at the last trick, who has played to it holds nothing any more."""
    hands = Hand.parse("SJ"), Hand(), Hand.parse("D8")
    gone = Hand.of(PACK) - hands[0] - hands[2] - Hand.parse("H8 DK HQ")
    placed = Placed(
        hands, Hand.parse("DK HQ"), 0, contracts(GERMAN)["C"], lead=1, trick=(Card.parse("H8"),),
        taken=(gone, Hand()), matadors=-1,
    )  # fmt: skip
    game = place_game(GERMAN, placed)
    assert parse_event(str(placed), game.rules) == placed
    (read,) = read_text(write_text(record_of(game)))
    assert isinstance(read, Record), read
    assert read.events == game.events


def test_a_wrong_result_is_a_difference() -> None:
    game = list(line(SkatGame.open(rules(GERMAN), Dealt.from_seed(Seed.parse("x"))), Random(1), Style()))[-1]
    text = write_text(record_of(game))
    (read,) = read_text(text.replace('[Tricks "', '[Tricks "1'))
    assert isinstance(read, Record)
    assert [each.name for each in differences(read, read.game)] == ["tricks"]


RAMSCH = RamschFacts((53, 30, 27), (4, 3, 3), last=0)


@st.composite
def sittings(draw: st.DrawFn) -> SkatSitting:
    """A sitting of a few deals, played or entered by a score keeper, corrected, stopped at any point."""
    players = draw(st.sampled_from([3, 4]))
    chosen = options(draw(st.sampled_from(sorted(PRESETS))), {"players": players})
    rng = Random(draw(st.integers(0, 2**32)))
    sitting = SkatSitting.new(chosen, draw(st.integers(0, players - 1)))
    for number in range(draw(st.integers(0, 5))):
        match draw(st.sampled_from(["play", "play", "enter", "enter", "correct"])):
            case "play":
                sitting = sitting.begin(rules(chosen).dealt(Seed.parse(f"{rng.random()}")))
                assert sitting.game is not None
                last = list(line(sitting.game, rng, draw(styles)))[-1]
                for action in actions_of(last):
                    sitting = sitting.apply(action)
            case "enter":
                assert sitting.terms is not None
                sitting = sitting.enter(*entry(draw, chosen, sitting.terms, given_up=number == 2))
            case "correct" if sitting.rows:
                terms = sitting.rows[0].terms
                sitting = sitting.correct(1, *entry(draw, chosen, terms), "it was: another game")
    return sitting.time_up() if draw(st.booleans()) else sitting


def entry(
    draw: st.DrawFn, chosen: Options, terms: SkatTerms, *, given_up: bool = False
) -> tuple[Seat | None, Facts | RamschFacts | None]:
    """What a score keeper can write down of a deal on these terms."""
    named, after = contracts(chosen), chosen.ramsch.on_pass_out
    pushing = terms.schieberramsch or after == "schieberramsch"
    ramsch = replace(RAMSCH, refusals=draw(st.integers(0, 3)) if pushing else 0)
    if terms.schieberramsch:
        return None, ramsch
    of_tournee: list[tuple[Seat | None, Facts | RamschFacts | None]] = [
        (0, Facts(named["GHZ"], 2, 75, 6, 60, given_up=given_up)),
        (None, ramsch),
        (None, replace(ramsch, points=(45, 45, 20), latest=(10, 8, 9))),
    ]
    if not chosen.is_german:
        of_tournee.append((1, Facts(named["HTT"], -1, 60, 5, 24)))
        return draw(st.sampled_from(of_tournee))
    found: list[tuple[Seat | None, Facts | RamschFacts | None]] = [
        (0, Facts(named["GH"], 2, 75, 6, 48, given_up=given_up)),  # which brings a bock round
        (1, Facts(named["N"], 0, 0, 1, 20)),
        (None, None if after == "none" else ramsch),
    ]
    if chosen.kontra.enabled:
        found.append((2, Facts(named["C"], -1, 60, 5, 18, kontra=2)))
    if chosen.schenken.enabled:
        found.append((0, Facts(named["G"], 1, 0, 0, 24, declined="game", accepted="schneider")))
        found.append((0, Facts(named["GHS"], 1, 0, 0, 24, declined="schneider", given_up=True)))
    if chosen.spitzen.enabled:
        found.append((1, Facts(named["DH2"], 4, 120, 10, 36, spitze_missed=True)))
    return draw(st.sampled_from(found))


@settings(max_examples=60)
@given(sittings())
def test_a_sitting_reads_back(sitting: SkatSitting) -> None:
    names = tuple(f"player {number}" for number in range(sitting.players))
    record = SittingRecord(sitting.options, sitting.log, names, {"Place": "the club"})
    for write, read in ((write_lines, read_lines), (write_text, read_text)):
        text = write(record)
        (back,) = read(text)
        assert isinstance(back, SittingRecord), back
        assert back == record
        assert back.sitting == sitting
        assert write(back) == text


@given(sittings())
@settings(max_examples=40)
def test_entries_of_the_sheet_read_back(sitting: SkatSitting) -> None:
    made = rules(sitting.options)
    for event in sitting.log:
        if event.kind in sheet.SkatSitting.own_events:
            assert parse_entry(str(event), made) == event


def test_many_records_in_one_file_and_the_damaged_one_reported() -> None:
    game = SkatGame.open(rules(GERMAN), Dealt.from_seed(Seed.parse("many")))
    for write, read in ((write_lines, read_lines), (write_text, read_text)):
        good = write(record_of(game))
        bad = good.replace("dealt", "felt").replace("deal ", "heal ")
        first, second, third = read(good + bad + good, "club.txt")
        assert isinstance(first, Record)
        assert first == third
        assert isinstance(second, RecordError)
        assert second.place == "club.txt"
        assert good.count("\n") < second.line <= 2 * good.count("\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "X 18",
        "M",
        "M bids",
        "M 018x",
        "F lays CJ CJ",
        "F declares XX",
        "F C1",
        "table left",
        "table sings",
        "F claims",
    ],
)
def test_unreadable_actions(text: str) -> None:
    with pytest.raises(KnektError):
        parse_action(text, rules(GERMAN))


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        ([], "event"),
        ({"seat": 0}, "event"),
        ({"kind": "sung"}, "kind-of-event"),
        ({"kind": "played", "seat": 0}, "complete-event"),
        ({"kind": "played", "seat": 0, "card": "C1"}, "card"),
        ({"kind": "played", "seat": True, "card": "CJ"}, "number"),
        ({"kind": "played", "seat": 0, "card": "CJ", "more": 1}, "known-field"),
        ({"kind": "declared", "seat": 0, "contract": "DS"}, "contract"),
        ({"kind": "dealt", "hands": "CJ", "skat": "?2"}, "list"),
        ({"kind": "stopped", "cause": "bored"}, "value"),
    ],
)
def test_unreadable_json(plain: object, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        from_plain(EVENTS, plain, contracts(GERMAN))
    assert refused.value.expected == expected


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_version_is_refused_and_not_guessed(version: object) -> None:
    (refused,) = read_lines(
        json.dumps({"v": version, "knekt": "deal", "game": "skat", "options": {"preset": "german"}})
    )
    assert isinstance(refused, RecordError)
    assert isinstance(refused.cause, NotationError)
    assert refused.cause.expected == "version"


def test_the_stamps_of_a_table_log_are_kept() -> None:
    game = SkatGame.open(rules(GERMAN), Dealt.from_seed(Seed.parse("stamps")))
    record = record_of(game, stamps=(Stamp("2026-11-15T20:00:00Z", 2, "a1"),))
    (read,) = read_lines(write_lines(record))
    assert read == record
    for wrong in ('"at":1', '"by":"2"', '"by":true', '"command":{}'):
        name = wrong.partition(":")[0]
        text = re.sub(rf"{name}:[^,]*", wrong, write_lines(record))
        (refused,) = read_lines(text)
        assert isinstance(refused, RecordError)
        assert isinstance(refused.cause, NotationError)
        assert refused.cause.expected == "stamp"


HEADING: dict[str, Any] = {"v": 1, "knekt": "deal", "game": "skat", "options": {"preset": "german"}}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"knekt": "evening"}, "unreadable"),
        ({"game": "whist"}, "unreadable"),
        ({"options": "german"}, "unreadable"),
        ({"options": {"preset": 3}}, "unreadable"),
        ({"options": {"preset": "bogus"}}, "unknown-preset"),
        ({"options": {"preset": "german", "set": {"kontra.most": 3}}}, "unknown-option"),
        ({"players": [1, 2, 3]}, "unreadable"),
        ({"players": ["Anna"]}, "unreadable"),
        ({"tags": []}, "unreadable"),
        ({"comments": [["one", 1]]}, "unreadable"),
        ({"stated": {"score": None}}, "unreadable"),
        ({"colour": "green"}, "unreadable"),
    ],
)
def test_a_wrong_heading_is_refused(change: dict[str, Any], code: str) -> None:
    (refused,) = read_lines(json.dumps(HEADING | change))
    assert isinstance(refused, RecordError)
    assert (refused.line, refused.cause.code) == (1, code)


@pytest.mark.parametrize("second", ["{", "[]", '{"v":1,"seq":2,"event":{}}', '{"v":1,"seq":1,"more":0}'])
def test_a_wrong_envelope_is_refused_with_its_line(second: str) -> None:
    (refused,) = read_lines(json.dumps(HEADING) + "\n" + second)
    assert isinstance(refused, RecordError)
    assert refused.line == 2


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ('[Knekt "2"]\n\ndeal', 3),
        ('[Preset "bogus"]\nM 18', 2),
        ('[Set "surrender.mode=never"]\nM 18', 2),
        ("[Knekt 1]", 1),
        ("{ no end", 1),
        ("M 18", 1),
        ('[Result "F many"]', 1),
        ('[Record "sitting"]\nseated x', 2),
        ('[Record "sitting"]\nenter F H', 2),
        ('[Record "sitting"]\ntime down', 2),
        ('[Record "sitting"]\ncorrect 7 -: gone', 2),
    ],
)
def test_a_wrong_text_is_refused_with_its_line(body: str, line: int) -> None:
    (refused,) = read_text(body)
    assert isinstance(refused, RecordError), refused
    assert refused.line == line


@given(words)
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (read_lines, read_text):
        for found in read(text):
            assert isinstance(found, Record | SittingRecord | RecordError)


def broken(draw: st.DrawFn, text: str) -> str:
    """The text with a piece cut out, doubled or overwritten."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)))
    return text[:start] + draw(st.sampled_from(["", text[start:end] * 2, "7", "\n", "}", '"'])) + text[end:]


@given(st.data(), games(OPENINGS))
def test_a_damaged_record_is_read_or_refused(data: st.DataObject, game: SkatGame) -> None:
    record = record_of(game, players=NAMES)
    for write, read in ((write_lines, read_lines), (write_text, read_text)):
        text = data.draw(st.composite(broken)(write(record)))
        for found in read(text):
            if isinstance(found, Record) and found.events:
                try:
                    retraced: tuple[Event, ...] = found.game.events
                    assert retraced[: len(found.events)] == found.events
                except KnektError:
                    pass
