"""The readable record, in the manner of PGN and PBN: tags, and then the deal, move by move.

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

This is a deal of Skat; every family has its own seats, results and text forms. What follows by itself is left
out, such as an open hand being shown, and the end. The result of a ramsch is the score of each seat: `[Result
"ramsch -63 0 0"]`. A sitting has `Player` tags clockwise round the table, and its deals one after another; a
score keeper's entry is written `enter F H -2 95 9 20`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from knekt.engine import Event, Game, read_value, write_value
from knekt.errors import BrokenLog, KnektError, NotationError, RecordError
from knekt.games import PRESETS, family_of, options
from knekt.message import printable
from knekt.notation.family import FamilyNotation, notation_of
from knekt.notation.record import Record, SittingRecord, facts_of
from knekt.sheet import Sitting, sitting_of

__all__ = ["read_text", "write_text"]

VERSION = "1"
USUAL = next(iter(PRESETS))  # the preset of a record that names none
_OWN_TAGS = "Knekt", "Record", "Preset", "Set", "Player"
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]\s*')
_WIDTH = 100


def write_text(record: Record | SittingRecord) -> str:
    """The record as text. The result is written as tags: the stated one, or else that of a finished deal."""
    is_deal = isinstance(record, Record)
    tags = [
        ("Knekt", VERSION),
        ("Record", "deal" if is_deal else "sitting"),
        ("Preset", record.options.preset),
    ]
    tags += [("Set", f"{name}={write_value(value)}") for name, value in record.options.differences.items()]
    seats = notation_of(record.options).seat_tags(record.options)
    names = seats if is_deal else ("Player",) * len(record.players)
    tags += [(tag, name) for tag, name in zip(names, record.players, strict=False) if tag]
    tags += record.tags.items()
    if isinstance(record, Record):
        tags += _result_tags(record)
    lines = [f'[{name} "{_escape(value)}"]' for name, value in tags]
    return "\n".join([*lines, "", *_body(record)]) + "\n"


def _escape(text: str) -> str:
    return printable(text).replace("\\", "\\\\").replace('"', '\\"')


def _result_tags(record: Record) -> list[tuple[str, str]]:
    notation, family = notation_of(record.options), family_of(record.options)
    stated = list(notation.tags_of(record.stated))
    game = family.game.replay(family.rules(record.options), record.events)
    return list(notation.tags_of(facts_of(game))) if game.is_over and not stated else stated


def _body(record: Record | SittingRecord) -> Iterator[str]:
    """The lines of the events; events that go together stand on one line."""
    comments = dict[int, list[str]]()
    for number, said in record.comments:
        comments.setdefault(number, []).append(said)
    notation, openings = notation_of(record.options), family_of(record.options).openings
    line, tricks, cards = "", 0, 0
    for number, event in enumerate(record.events):
        before = record.events[number - 1] if number else None
        if line and (
            number in comments
            or len(line) > _WIDTH
            or not notation.joins(before, event, cards % notation.hands > 0)
        ):
            yield line
            line = ""
        for said in comments.get(number, ()):
            yield _comment_line(said)
        if isinstance(event, openings):
            if number > 1:
                yield ""
            tricks, cards = 0, notation.lying(event)
        if isinstance(event, notation.unwritten):
            continue
        shown = str(event)
        if isinstance(event, notation.played):
            if cards % notation.hands == 0:
                tricks += 1
                shown = f"{tricks}. {event}"
            cards += 1
        line = f"{line}  {shown}" if line else shown
    if line:
        yield line
    for said in comments.get(len(record.events), ()):
        yield _comment_line(said)


def _comment_line(said: str) -> str:
    return "{ " + " ".join(said.replace("}", ")").split()) + " }"


@dataclass(slots=True)
class _Reading:
    """A record that is being read."""

    begun: int  # the number of the line with its first tag
    tags: list[tuple[str, str]] = field(default_factory=list)
    options: Any = None  # None until all tags are read
    played: Game[Any] | Sitting | None = None  # the deal or sitting as far as it has been read
    done: int = 0  # how many events of its log have been read in the text
    comments: list[tuple[int, str]] = field(default_factory=list)

    @property
    def log(self) -> tuple[Event, ...]:
        if self.played is None:
            return ()
        return self.played.log if isinstance(self.played, Sitting) else self.played.events

    def all(self, name: str) -> list[str]:
        return [value for tag, value in self.tags if tag == name]

    def one(self, name: str, default: str) -> str:
        return (self.all(name) or [default])[0]

    @property
    def is_sitting(self) -> bool:
        return self.one("Record", "deal") == "sitting"

    def chosen(self) -> Any:
        """The options, once all tags are read."""
        if self.options is None:
            if self.one("Knekt", VERSION) != VERSION:
                raise NotationError(self.one("Knekt", ""), "version")
            plain, wanted = options(self.one("Preset", USUAL)), {}
            for setting in self.all("Set"):
                name, _, value = setting.partition("=")
                wanted[name] = read_value(plain, name, value)
            self.options = options(plain.preset, wanted)
        return self.options

    def add(self, text: str) -> None:
        """Let the rules make the next event of the text happen."""
        chosen = self.chosen()
        family, notation = family_of(chosen), notation_of(chosen)
        rules, of_sheet = family.rules(chosen), text.split(" ")[0] in notation.entries
        event = notation.parse_entry(text, rules) if of_sheet else rules.read_event(text)
        try:
            if self.played is None and self.is_sitting:
                self.played = sitting_of(chosen).opened(chosen, (event,))
            before = len(self.log)
            if self.done < before and self.log[self.done] == event:  # it has followed by itself already
                self.done += 1
                return
            if self.played is None:
                self.played = family.open(chosen, event)
            else:
                before = self._go_on(self.played, event)
        except KnektError as refused:
            raise BrokenLog(len(self.log), event, refused) from refused
        if self.log[before] != event:  # the cards or the terms are others
            raise BrokenLog(before, event, None)
        self.done = before + 1

    def _go_on(self, played: Game[Any] | Sitting, event: Event) -> int:
        """Let the event happen, and give its number in the log.

        In an older record it may stand in the place of an event that today follows by itself.
        """
        number = len(self.log)
        try:
            self.played = played.after(event)
        except KnektError:
            older = played.without(self.done) if self.done < number else None
            if older is None:
                raise
            number, self.played = self.done, older.after(event)
        return number

    def record(self) -> Record | SittingRecord:
        """The record that has been read."""
        chosen = self.chosen()
        notation = notation_of(chosen)
        seats = notation.seat_tags(chosen)
        own = {*_OWN_TAGS, *seats, *notation.result_tags}
        rest = {name: value for name, value in self.tags if name not in own}
        comments = tuple(self.comments)
        if self.is_sitting:
            players = tuple(self.all("Player"))
            if len(players) not in (0, chosen.players):
                raise NotationError(", ".join(players), "players")
            return SittingRecord(chosen, self.log, players, rest, comments)
        is_named = any(self.all(tag) for tag in seats)
        players = tuple(self.one(tag, "") for tag in seats) if is_named else ()
        return Record(chosen, self.log, players, rest, comments, notation.stated_in(self.all))


def read_text(text: str, place: str = "-") -> Iterator[Record | SittingRecord | RecordError]:
    """The records of the text. One that is damaged is reported with its line, and the rest is still read."""
    reading, damaged, in_tags = _Reading(1), None, False
    for number, line in _logical_lines(text):
        is_tag = line.startswith("[")
        if is_tag and not in_tags:
            if reading.tags or reading.played or damaged:
                yield damaged or _finish(reading, place)
                reading, damaged = _Reading(number), None
            reading.begun = number
        in_tags = is_tag
        if damaged:
            continue
        try:
            _read_line(reading, line)
        except KnektError as cause:
            damaged = RecordError(place, number, cause)
    if reading.tags or reading.played or damaged:
        yield damaged or _finish(reading, place)


def _finish(reading: _Reading, place: str) -> Record | SittingRecord | RecordError:
    try:
        return reading.record()
    except KnektError as cause:
        return RecordError(place, reading.begun, cause)


def _logical_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, each with its number; a comment over several lines is one of them."""
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
        words = [word for word in line.split() if not re.fullmatch(r"\d+\.", word)]
        for event in _events(words, notation_of(reading.chosen())) if words else ():
            reading.add(event)


def _events(words: list[str], notation: FamilyNotation) -> Iterator[str]:
    """The texts of the events on one line."""
    if words[0] in notation.whole_lines:
        yield " ".join(words)
        return
    started: list[str] = []
    for word in words:
        if started and notation.begins(word, started[-1]):
            yield " ".join(started)
            started = []
        started.append(word)
    yield " ".join(started)
