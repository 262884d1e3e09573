"""The records in a file, whose encoding and format are found by its content, never by its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from re import Pattern
from typing import Any

from knekt.engine import Event
from knekt.errors import KnektError, NotationError, RecordError
from knekt.games import family_of
from knekt.notation.family import all_notations
from knekt.notation.foreign import Foreign
from knekt.notation.lines import read_lines
from knekt.notation.record import Record, SittingRecord
from knekt.notation.text import read_text
from knekt.sheet import Entry

__all__ = ["Format", "deals_of", "decoded", "format_of", "records_in"]

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f]")


class Format(StrEnum):
    """The formats of records. Those of other programs are read by the family of games that they play."""

    TEXT, LINES, ISS, XSKAT = "text", "jsonl", "iss", "xskat"


_SIGNS: Mapping[str, Pattern[str]] = {  # the beginning of a line that only this format has
    Format.LINES: re.compile(r'\s*\{\s*"'),
    Format.TEXT: re.compile(r'\s*(?:\[\w+ "|(?:deal|place) |draw [CSHD][2-9TJQKA]\b)'),
}


@cache
def _foreign() -> Mapping[str, Foreign]:
    """The formats of other programs, by name, for all families."""
    return {name: each for family in all_notations().values() for name, each in family.foreign.items()}


def decoded(content: bytes, place: str = "-") -> str:
    """The text of a file: UTF-8, with or without a byte order mark; a log of XSkat may be Latin-1.

    >>> decoded("\\ufeffSkål".encode())
    'Skål'
    >>> decoded(b"\\x00\\x01")
    Traceback (most recent call last):
    knekt.errors.KnektError: - is not text
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        text = content.decode("latin-1")
        if _CONTROL.search(text) or not _may_be_latin(text):
            line = content.count(b"\n", 0, wrong.start) + 1
            note = f"{place}:{line} is not UTF-8"
            raise KnektError("file-encoding", note, name=place, line=line) from None
    if _CONTROL.search(text):
        raise KnektError("file-not-text", f"{place} is not text", name=place)
    if not text.strip():
        raise KnektError("file-empty", f"{place} is empty", name=place)
    return text


def _may_be_latin(text: str) -> bool:
    found = format_of(text)
    return found is not None and found in _foreign() and _foreign()[found].may_be_latin


def format_of(text: str) -> str | None:
    """The format, found by the first line that only one format can have; None if there is no such line.

    >>> format_of("a note that somebody left\\n(;GM[Skat]PC[]")
    <Format.ISS: 'iss'>
    """
    signs = {**_SIGNS, **{name: foreign.sign for name, foreign in _foreign().items()}}
    for line in text.split("\n"):
        for each, sign in signs.items():
            if sign.match(line):
                return each
    return None


def records_in(
    text: str,
    place: str = "-",
    *,
    listed: str | None = None,
    list_place: str = "-",
    chosen: Callable[[Any], Any] = lambda own: own,
) -> Iterator[Record | SittingRecord | RecordError]:
    """The records of the text, whatever its format; for a damaged record, the error that it has.

    `listed` is the list of scores that belongs to a log of XSkat. `chosen` gets the options of a record, and
    gives those by which it shall be read.
    """
    found = format_of(text)
    if found is None:
        lines = ((number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip())
        number, line = next(lines, (1, ""))
        raise RecordError(place, number, NotationError(line.strip(), "record"))
    if found in _foreign():
        yield from _foreign()[found].read(text, place, listed=listed, list_place=list_place, chosen=chosen)
        return
    for each in (read_text if found is Format.TEXT else read_lines)(text, place):
        yield each if isinstance(each, RecordError) else replace(each, options=chosen(each.options))


def deals_of(record: SittingRecord) -> Iterator[tuple[int, Record | None]]:
    """The deals of a sitting, each with its number; None for a deal of which there is only an entry."""
    sitting, number, openings = record.sitting, 0, family_of(record.options).openings
    told: list[tuple[int, Event]] = []  # the events of the current deal, with their places in the log

    def deal() -> tuple[int, Record]:
        seats = sitting.terms_of(number).seats
        known = dict(enumerate(record.players))
        names = tuple(known.get(player, "") for player in seats) if known else ()
        places = [place for place, _ in told]
        comments = tuple(
            (sum(each < before for each in places), said)
            for before, said in record.comments
            if places[0] < before <= places[-1] + 1
        )
        return number, Record(record.options, tuple(event for _, event in told), names, {}, comments)

    for place, event in enumerate(sitting.log):
        opens = isinstance(event, openings)
        if told and (opens or isinstance(event, Entry)):
            yield deal()
            told = []
        if isinstance(event, Entry):
            number += 1
            yield number, None
        elif event.kind not in sitting.own_events:
            number += opens
            told.append((place, event))
    if told:
        yield deal()
