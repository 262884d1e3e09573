"""The readable record, in the manner of PGN and PBN: tags, then the deal in the short text forms.

    [Knekt "1"]
    [Record "deal"]
    [Preset "german"]
    [Forehand "Anna"]
    [Middlehand "Bo"]
    [Rearhand "Cilla"]
    [Result "F +40"]

    deal CJ SJ … | … | … | …
    M 18  F yes  M pass  R pass
    F skat H9 C8
    F lays D7 D8
    F declares H
    1. F HA  M kontra  F re  M H7  R H8
    { a comment }

What follows by itself, such as an open hand being shown and the end, is left out. The result of a ramsch is what each
seat gets: `[Result "ramsch -63 0 0"]`. A sitting has `Player` tags clockwise round the table and its deals one after
another; a score keeper's row is written `enter F H -2 95 9 20`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from knekt.engine import Event, read_value, write_value
from knekt.errors import BrokenLog, KnektError, NotationError, RecordError
from knekt.message import printable
from knekt.notation.entries import ENTRIES, parse_entry
from knekt.notation.parts import parse_scores, parse_seat, parse_signed
from knekt.notation.record import Record, SittingRecord, facts_of
from knekt.notation.spelling import parse_event
from knekt.sheet import Seated, Sitting
from knekt.skat import (
    SEATS,
    Agreed,
    BidMade,
    Dealt,
    Ended,
    GiftAnswered,
    Held,
    KontraSaid,
    Looked,
    Offered,
    Opened,
    Options,
    Passed,
    Placed,
    Played,
    PlayedOn,
    Proposed,
    SkatGame,
    options,
    rules,
)

__all__ = ["read_text", "write_text"]

VERSION = "1"
SEAT_TAGS = "Forehand", "Middlehand", "Rearhand"
STATED_TAGS = {"Points": "points", "Tricks": "tricks", "Matadors": "matadors"}
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]\s*')
_WHOLE_LINE = {"deal", "place", "end", "table", *ENTRIES}
_SEATS = re.compile(rf"[{SEATS}](\+[{SEATS}])?")
_WIDTH = 100
_AUCTION = BidMade | Held | Passed
_KONTRA = KontraSaid | PlayedOn


def write_text(record: Record | SittingRecord) -> str:
    """The record as text. `stated` is written as tags; what a finished deal was worth is added where it is missing."""
    is_deal = isinstance(record, Record)
    tags = [
        ("Knekt", VERSION),
        ("Record", "deal" if is_deal else "sitting"),
        ("Preset", record.options.preset),
    ]
    tags += [("Set", f"{name}={write_value(value)}") for name, value in record.options.differences.items()]
    names = SEAT_TAGS if is_deal else ["Player"] * len(record.players)
    tags += zip(names, record.players, strict=False)
    tags += record.tags.items()
    if isinstance(record, Record):
        tags += _result_tags(record)
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags]
    return "\n".join([*lines, "", *_body(record)]) + "\n"


def _escaped(text: str) -> str:
    return printable(text).replace("\\", "\\\\").replace('"', '\\"')


def _result_tags(record: Record) -> Iterator[tuple[str, str]]:
    stated = dict(record.stated)
    game = SkatGame.replay(rules(record.options), record.events)
    if not stated and game.is_over:
        stated = facts_of(game)
    if "ramsch" in stated:
        yield "Result", f"ramsch {stated['ramsch']}"
    elif "declarer" in stated:
        seat, score = stated["declarer"], stated.get("score", 0)
        yield "Result", f"{SEATS[int(seat)]} {score:+}" if int(seat) >= 0 else str(stated.get("ending", "-"))
    for tag, name in STATED_TAGS.items():
        if name in stated:
            yield tag, str(stated[name])


def _body(record: Record | SittingRecord) -> Iterator[str]:
    """The events, those that go together on one line."""
    comments = dict[int, list[str]]()
    for number, said in record.comments:
        comments.setdefault(number, []).append(said)
    line, tricks, cards = "", 0, 0
    for number, event in enumerate(record.events):
        before = record.events[number - 1] if number else None
        if line and (number in comments or len(line) > _WIDTH or not _joins(before, event, cards)):
            yield line
            line = ""
        for said in comments.get(number, ()):
            yield _commented(said)
        if isinstance(event, Dealt | Placed):
            if number > 1:
                yield ""
            tricks, cards = 0, len(event.trick) if isinstance(event, Placed) else 0
        if isinstance(event, Opened | Looked | Ended):
            continue
        shown = str(event)
        if isinstance(event, Played):
            if cards % 3 == 0:
                tricks += 1
                shown = f"{tricks}. {event}"
            cards += 1
        line = f"{line}  {shown}" if line else shown
    if line:
        yield line
    for said in comments.get(len(record.events), ()):
        yield _commented(said)


def _commented(said: str) -> str:
    return "{ " + " ".join(said.replace("}", ")").split()) + " }"


def _joins(before: Event | None, event: Event, cards: int) -> bool:
    """Whether the event stands on the line of the one before it.

    The auction does, the cards of a trick with the kontra among them, and an answer to a gift or an exchange.
    """
    match event:
        case Played():
            return isinstance(before, Played | KontraSaid) and cards % 3 > 0
        case KontraSaid():
            return isinstance(before, Played | _KONTRA)
        case Agreed():
            return isinstance(before, Offered | Proposed)
        case GiftAnswered():
            return isinstance(before, Agreed)
    return isinstance(event, _AUCTION) and isinstance(before, _AUCTION)


@dataclass(slots=True)
class _Reading:
    """A record that is being read."""

    begun: int  # the line of its first tag
    tags: list[tuple[str, str]] = field(default_factory=list)
    options: Options | None = None
    held: SkatGame | Sitting | None = None  # what has been played so far
    done: int = 0  # how many of its events the text has told
    comments: list[tuple[int, str]] = field(default_factory=list)

    @property
    def log(self) -> tuple[Event, ...]:
        if self.held is None:
            return ()
        return self.held.log if isinstance(self.held, Sitting) else self.held.events

    def all(self, name: str) -> list[str]:
        return [value for tag, value in self.tags if tag == name]

    def one(self, name: str, default: str) -> str:
        return (self.all(name) or [default])[0]

    @property
    def is_sitting(self) -> bool:
        return self.one("Record", "deal") == "sitting"

    def chosen(self) -> Options:
        """The options, once all tags are read."""
        if self.options is None:
            if self.one("Knekt", VERSION) != VERSION:
                raise NotationError(self.one("Knekt", ""), "version")
            plain, wanted = options(self.one("Preset", "german")), {}
            for setting in self.all("Set"):
                name, _, value = setting.partition("=")
                wanted[name] = read_value(plain, name, value)
            self.options = options(plain.preset, wanted)
        return self.options

    def add(self, text: str) -> None:
        """The next event of the text, made to happen by the rules."""
        chosen = self.chosen()
        parse = parse_entry if text.split(" ")[0] in ENTRIES else parse_event
        event = parse(text, rules(chosen))
        try:
            if self.held is None and self.is_sitting:
                self.held = Sitting.replay(chosen, [event] if isinstance(event, Seated) else [])
            before = len(self.log)
            if self.done < before and self.log[self.done] == event:  # it had followed by itself
                self.done += 1
                return
            self.held = self.held.after(event) if self.held else SkatGame.open(rules(chosen), event)
        except KnektError as refused:
            raise BrokenLog(len(self.log), event, refused) from refused
        if self.log[before] != event:  # the cards or the terms are not those that it tells
            raise BrokenLog(before, event, None)
        self.done = before + 1

    def record(self) -> Record | SittingRecord:
        """What has been read."""
        chosen = self.chosen()
        own = {"Knekt", "Record", "Preset", "Set", "Player", "Result", *SEAT_TAGS, *STATED_TAGS}
        rest = {name: value for name, value in self.tags if name not in own}
        comments = tuple(self.comments)
        if self.is_sitting:
            return SittingRecord(chosen, self.log, tuple(self.all("Player")), rest, comments)
        players = tuple(self.one(name, "") for name in SEAT_TAGS) if self.all(SEAT_TAGS[0]) else ()
        return Record(chosen, self.log, players, rest, comments, self._stated())

    def _stated(self) -> dict[str, Any]:
        stated: dict[str, Any] = {}
        for text in self.all("Result"):
            who, _, score = text.partition(" ")
            if who == "ramsch":
                stated |= {"declarer": -1, "ramsch": parse_scores(score)}
            elif who in SEATS and score:
                stated |= {"declarer": parse_seat(who), "score": parse_signed(score), "won": score[0] == "+"}
            else:
                stated |= {"declarer": -1, "score": 0, "ending": text}
        for tag, name in STATED_TAGS.items():
            for text in self.all(tag):
                stated[name] = parse_signed(text)
        return stated


def read_text(text: str, place: str = "-") -> Iterator[Record | SittingRecord | RecordError]:
    """The records of the text. One that is damaged is reported with its line, and the rest is still read."""
    reading, damaged, in_tags = _Reading(1), None, False
    for number, line in _logical_lines(text):
        is_tag = line.startswith("[")
        if is_tag and not in_tags and (reading.tags or reading.held or damaged):
            yield damaged or _finished(reading, place)
            reading, damaged = _Reading(number), None
        in_tags = is_tag
        if damaged:
            continue
        try:
            _read_line(reading, line)
        except KnektError as cause:
            damaged = RecordError(place, number, cause)
    if reading.tags or reading.held or damaged:
        yield damaged or _finished(reading, place)


def _finished(reading: _Reading, place: str) -> Record | SittingRecord | RecordError:
    try:
        return reading.record()
    except KnektError as cause:
        return RecordError(place, reading.begun, cause)


def _logical_lines(text: str) -> Iterator[tuple[int, str]]:
    """Lines without what is blank; a comment over several lines is one."""
    comment, begun = "", 0
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if comment:
            comment += " " + line
        elif line.startswith("{"):
            comment, begun = line, number
        elif line:
            yield number, line
        if comment.endswith("}"):
            yield begun, comment
            comment = ""
    if comment:
        yield begun, comment


def _read_line(reading: _Reading, line: str) -> None:
    if line.startswith("["):
        found = _TAG.fullmatch(line + " ")
        if not found:
            raise NotationError(line, "tag")
        reading.tags.append((found[1], re.sub(r"\\(.)", r"\1", found[2])))
    elif line.startswith("{"):
        if not line.endswith("}"):
            raise NotationError(line, "comment")
        reading.comments.append((len(reading.log), line[1:-1].strip()))
    else:
        for event in _events(line):
            reading.add(event)


def _events(line: str) -> Iterator[str]:
    """The text forms on one line; each begins with a seat, or with the two of a side."""
    words = [word for word in line.split() if not re.fullmatch(r"\d+\.", word)]
    if words and words[0] in _WHOLE_LINE:
        yield " ".join(words)
        return
    started: list[str] = []
    for word in words:
        if started and _SEATS.fullmatch(word) and started[-1] != "declares":  # R is a revolution too
            yield " ".join(started)
            started = []
        started.append(word)
    if started:
        yield " ".join(started)
