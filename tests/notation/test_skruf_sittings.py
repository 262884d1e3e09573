"""Sittings of Skruf: every entry of the sheet, whole records, and the deals in them."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest
from golden.golden import SITTINGS_FOLDER, sitting_in
from hypothesis import given, settings
from hypothesis import strategies as st
from random_deals import actions_of, line
from strategies_skruf import ALL_FORMS, SKRUF_STYLES

from knekt import skat
from knekt.cards import CARDS, Seed
from knekt.errors import KnektError, RecordError
from knekt.notation import (
    SittingRecord,
    from_plain,
    notation_of,
    parse_action,
    parse_entry,
    parse_event,
    read_lines,
    read_text,
    to_plain,
    write_lines,
    write_text,
)
from knekt.notation.files import Format, deals_of, decoded, format_of, records_in
from knekt.sheet import Sitting, SkrufSitting, TimeUp
from knekt.sheet.skruf import Entered
from knekt.skruf import BIDS, SKRUF, Facts, Karonka, MisereFacts, rules

MADE = rules(SKRUF)
WAYS = (write_lines, read_lines), (write_text, read_text)
GOLDEN = sorted(path.stem for path in SITTINGS_FOLDER.glob("*.txt"))
OF_SKRUF = [name for name in GOLDEN if name.startswith(("skruf", "trekarl"))]
ENTRIES = [
    "draw S5 D7 C9 HQ",
    "draw S5 D7 C9",
    "enter -",
    "enter misere 5",
    "enter D 6S 12 4 4",
    "enter L 4G 10 3 0 us:aces:1:L",
    "enter D 6S 12 4 4 us:aces:1:D us:S:2 them:H:11:R",
    "enter O 6H 9 2 3 alone",
    "enter R 5C 7 2 2 first us",
    "enter R 6C 9 2 2 them:aces:2 alone first them",
    "correct 3 -: nobody bid",
    "correct 12 misere 4: counted again: four",
    "correct 3 D 4S 10 2 3 us:S:1 alone first them: it was spades",
    "adjust +3 -1 -1 -1: led out of turn",
    "adjust +0 +2 -2: a: b",
    "time up",
]


@pytest.mark.parametrize("text", ENTRIES)
def test_every_entry_reads_back(text: str) -> None:
    entry = parse_entry(text, MADE)
    assert str(entry) == text
    plain = json.loads(json.dumps(to_plain(entry)))
    assert from_plain(SkrufSitting.own_events, plain, {}) == entry


def test_every_kind_of_entry_was_tried() -> None:
    assert {parse_entry(text, MADE).kind for text in ENTRIES} == set(SkrufSitting.own_events)


@pytest.mark.parametrize(
    "text",
    ["", "draw", "draw ", "draw S5  D7", "draw S1", "enter", "enter ", "enter misere", "enter misere 05",
     "enter misere -5", "enter misere 5 6", "enter - alone", "enter F 6S 12 4 4", "enter D 8S 12 4 4",
     "enter D 6S 12 4", "enter D 6S 12 4 +4", "enter D 6S 012 4 4", "enter D 6S 12 4 4 us:aces",
     "enter D 6S 12 4 4 us:G:1", "enter D 6S 12 4 4 we:aces:1", "enter D 6S 12 4 4 us:aces:3",
     "enter D 6S 12 4 4 us:S:12", "enter D 6S 12 4 4 us:aces:1:F", "enter D 6S 12 4 4 first",
     "enter D 6S 12 4 4 first we", "enter D 6S 12 4 4 first us alone", "enter D 6S 12 4 4 alone us:aces:1",
     "enter D 6S 12 4 4 alone alone", "enter D 6S  12 4 4", "enter F H -2 95 9 20", "seated 2", "correct 3",
     "correct x -: why", "correct -3 -: why", "adjust", "adjust : why", "adjust 1 x: why", "time",
     "time down", "time up now"],
)  # fmt: skip
def test_no_such_entry(text: str) -> None:
    with pytest.raises(KnektError) as why:
        parse_entry(text, MADE)
    assert why.value.code == "unreadable"


@st.composite
def sittings(draw: st.DrawFn) -> Sitting:
    """A sitting of a few deals, played or entered by a score keeper, corrected, stopped at any point."""
    chosen, rng = draw(ALL_FORMS), Random(draw(st.integers(0, 2**32)))
    sitting = SkrufSitting.new(chosen)
    for _ in range(draw(st.integers(0, 6))):
        if sitting.is_over:
            break
        while sitting.is_draw_due:
            sitting = sitting.draw(rng.sample(CARDS, len(sitting.drawers)))
        match rng.choice(["play", "enter", "enter", "correct", "adjust"]):
            case "play":
                sitting = sitting.dealt(Seed.parse(f"{rng.random()}"))
                assert sitting.game is not None
                *_, last = line(sitting.game, rng, rng.choice(SKRUF_STYLES))
                for action in actions_of(last):
                    sitting = sitting.apply(action)
            case "enter":
                entry = _entry(rng)
                with suppress(KnektError):  # not every entry can be true of the deal
                    sitting = sitting.enter(entry.declarer, entry.facts, alone=entry.alone, first=entry.first)
            case "correct":
                with suppress(KnektError):
                    sitting = sitting.correct(1, _entry(rng), "it was: another bid")
            case "adjust":
                sitting = sitting.adjust((2, -2, *(0,) * (chosen.players - 2)), "looked at the talon")
    return sitting.time_up() if not sitting.is_over and draw(st.booleans()) else sitting


def _entry(rng: Random) -> Entered:
    bid, tricks = rng.choice(BIDS[15:]), rng.randint(0, 13)
    karonkas = rng.choice(
        ((), (Karonka.parse("us:aces:1"),), (Karonka.parse("us:S:1"), Karonka.parse("them:H:1")))
    )
    facts = Facts(bid, tricks, rng.randint(1, 3), 0 if bid.is_grandissimo else rng.randint(1, 4), karonkas)
    declarer, alone, first = rng.choice((0, 2, 3)), rng.random() < 0.2, rng.choice((None, None, 0, 1))
    return rng.choice(
        (
            Entered(declarer, facts, alone, first),
            Entered(declarer, facts),
            Entered(None, MisereFacts(tricks)),
            Entered(None, None),
        )
    )


@settings(max_examples=60)
@given(sittings())
def test_a_sitting_reads_back(sitting: Sitting) -> None:
    names = tuple(f"player {number}" for number in range(sitting.players))
    record = SittingRecord(sitting.options, sitting.log, names, {"Place": "the club"})
    for write, read in WAYS:
        text = write(record)
        (back,) = read(text)
        assert isinstance(back, SittingRecord), back
        assert back == record
        assert back.sitting == sitting
        assert write(back) == text


@settings(max_examples=40)
@given(sittings())
def test_the_events_of_a_sitting_read_back(sitting: Sitting) -> None:
    made = rules(sitting.options)
    for event in sitting.log:
        parse = parse_entry if event.kind in sitting.own_events else parse_event
        assert parse(str(event), made) == event


@settings(max_examples=40)
@given(sittings())
def test_the_deals_of_a_sitting(sitting: Sitting) -> None:
    names = tuple(f"player {number}" for number in range(sitting.players))
    deals = list(deals_of(SittingRecord(sitting.options, sitting.log, names)))
    assert [number for number, _ in deals] == list(range(1, len(sitting.rows) + 1))
    for number, record in deals:
        seats = sitting.terms_of(number).seats
        if record is not None:
            assert record.game.is_over
            assert record.players == tuple("" if player < 0 else names[player] for player in seats)
            for write, read in WAYS:
                (back,) = read(write(record))
                assert (back.players, back.events) == (record.players, record.events)  # type: ignore[union-attr]


def golden(name: str) -> SittingRecord:
    return sitting_in((SITTINGS_FOLDER / f"{name}.txt").read_text())


def test_the_open_hand_has_no_name() -> None:
    deals = dict(deals_of(golden("trekarl")))
    first = deals[1]
    assert first is not None and deals[2] is None
    assert first.players == ("Cilla", "", "Anna", "Bo")
    assert "[Opposite" not in write_text(first)


def test_the_rubber_of_the_old_book() -> None:
    sitting = golden("skruf-book").sitting
    assert isinstance(sitting, SkrufSitting)
    assert sitting.is_over
    assert sitting.account.totals == (2883, 1178)
    assert sitting.totals == (17, 17, -17, -17)
    one, two, three = deals_of(golden("skruf-book"))
    assert three == (3, None)
    assert one[1] is not None and one[1].players == ("D", "B", "C", "A")
    assert two[1] is not None and two[1].players == ("B", "C", "A", "D")
    assert [said[:20] for _, said in one[1].comments] == [
        "The book leaves out ",
        "The book does not na",
        "The book has another",
    ]


@pytest.mark.parametrize("name", OF_SKRUF)
def test_the_golden_sittings_in_both_forms(name: str) -> None:
    record = golden(name)
    for write, read in WAYS:
        (back,) = read(write(record))
        assert isinstance(back, SittingRecord), back
        assert (back.sitting, back.players) == (record.sitting, record.players)


HEAD = '[Knekt "1"]\n[Record "sitting"]\n[Preset "skruf"]\n'


@pytest.mark.parametrize(
    ("body", "line", "code"),
    [
        ("draw S5 D7 C9", 4, "draw-cards"),
        ("draw S5 D7 C9 S5", 4, "draw-twice"),
        ("draw S5 D7 C9 X1", 4, "unreadable"),
        ("enter -", 4, "draw-is-due"),
        ("seated 2", 4, "unreadable"),
        ("draw S5 D7 C9 HQ\ndraw S6 D8 CT HK", 5, "no-draw-due"),
        ("draw S5 D7 C9 HQ\nenter D 3S 12 4 4", 5, "below-minimum"),
        ("draw S5 D7 C9 HQ\nenter misere 5", 5, "misere-not-played"),
        ("draw S5 D7 C9 HQ\nenter D 4S 10 2 2 alone", 5, "not-alone"),
        ("draw S5 D7 C9 HQ\nenter D 4S 10 2 2 first us", 5, "first-not-asked"),
        ("draw S5 D7 C9 HQ\nenter -\n\ncorrect 2 -: why", 7, "no-such-row"),
        ("draw S5 D7 C9 HQ\nenter -\ncorrect 1 -", 6, "reason-missing"),
        ("draw S5 D7 C9 HQ\nadjust +1 +0 +0 +0: why", 5, "adjust-points"),
        ("draw S5 D7 C9 HQ\nenter F H -2 95 9 20", 5, "unreadable"),
        ("draw S5 D7 C9 HQ\nM 18", 5, "unreadable"),
        ("draw S5 D7 C9 HQ\ntime up\ntime up", 6, "sitting-is-over"),
    ],
)
def test_a_damaged_sitting_is_reported_with_its_line(body: str, line: int, code: str) -> None:
    (error,) = read_text(HEAD + body)
    assert isinstance(error, RecordError), error
    assert (error.line, getattr(error.cause, "cause", error.cause).code) == (line, code)


@pytest.mark.parametrize("names", [1, 3, 5])
def test_as_many_names_as_players(names: int) -> None:
    (error,) = read_text("\n\n" + HEAD + '[Player "Anna"]\n' * names + "\ndraw S5 D7 C9 HQ\n")
    assert isinstance(error, RecordError)
    assert (error.line, error.cause.code) == (3, "unreadable")


@pytest.mark.parametrize("name", GOLDEN)
def test_both_families_are_told_apart_by_their_preset(name: str) -> None:
    record = golden(name)
    assert record.sitting.family == ("skruf" if name in OF_SKRUF else "skat")
    for write, found in ((write_text, Format.TEXT), (write_lines, Format.LINES)):
        text = decoded(write(record).encode())
        assert format_of(text) is found
        (back,) = records_in(text)
        assert isinstance(back, SittingRecord)
        assert back.options == record.options


def test_a_file_can_hold_both_games() -> None:
    both = write_text(golden("pub-bock")) + write_text(golden("trekarl"))
    assert [each.options.preset for each in records_in(both)] == ["pub", "trekarl"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("draw S5 D7 C9 HQ", Format.TEXT),
        ("deal S2 | S3 | S4 | S5", Format.TEXT),
        ("draw near, and listen", None),
        ("D 4S  L P", None),
    ],
)
def test_how_a_text_begins(text: str, found: Format | None) -> None:
    assert format_of(text) is found


def test_the_rules_in_force_decide_how_a_text_is_read() -> None:
    german = skat.rules(skat.options("german"))
    assert [notation_of(each.options).hands for each in (german, MADE)] == [3, 4]
    for parse, of_skat, of_skruf in (
        (parse_event, "R pass", "R P"),
        (parse_action, "R 18", "R 4S"),
        (parse_entry, "enter R GH 2 75 6 48", "enter R 6S 12 4 4"),
    ):
        assert str(parse(of_skat, german)) == of_skat and str(parse(of_skruf, MADE)) == of_skruf
        for text, made in ((of_skat, MADE), (of_skruf, german)):
            with pytest.raises(KnektError) as why:
                parse(text, made)
            assert why.value.code == "unreadable"
    assert parse_entry("time up", german) == parse_entry("time up", MADE) == TimeUp()
