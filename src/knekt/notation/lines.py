"""JSON Lines, the canonical record: a heading, and then one event of the log on each line.

    {"v":1,"knekt":"deal","game":"skat","options":{"preset":"german","set":{}},"players":["Anna","Bo","Cilla"],…}
    {"v":1,"seq":1,"at":null,"by":null,"command":null,"event":{"kind":"dealt",…}}

A file may hold many records; each heading begins a new one. The time and the person stand beside the event,
never in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from knekt.engine import Event
from knekt.errors import KnektError, NotationError, RecordError
from knekt.games import FAMILIES, family_of
from knekt.notation.family import all_notations, notation_of
from knekt.notation.plain import from_plain, to_plain
from knekt.notation.record import Record, SittingRecord, Stamp
from knekt.sheet import sitting_of

__all__ = ["VERSION", "read_lines", "write_lines"]

VERSION = 1
_KINDS: Mapping[str, type[Record | SittingRecord]] = {"deal": Record, "sitting": SittingRecord}
_HEADING = {"v", "knekt", "game", "options", "players", "tags", "comments", "stated"}
_ENVELOPE = {"v", "seq", "at", "by", "command", "event"}


def write_lines(record: Record | SittingRecord) -> str:
    """The record as JSON Lines, in the one canonical spelling."""
    heading = {
        "v": VERSION,
        "knekt": next(name for name, kind in _KINDS.items() if isinstance(record, kind)),
        "game": family_of(record.options).name,
        "options": {"preset": record.options.preset, "set": record.options.differences},
        "players": list(record.players),
        "tags": dict(record.tags),
        "comments": [list(comment) for comment in record.comments],
        "stated": dict(record.stated),
    }
    stamps = record.stamps or (Stamp(),) * len(record.events)
    pairs = zip(record.events, stamps, strict=True)
    envelopes = (_envelope_of(number, *each) for number, each in enumerate(pairs, start=1))
    return "".join(_canonical_json(each) + "\n" for each in (heading, *envelopes))


def _envelope_of(seq: int, event: Event, stamp: Stamp) -> dict[str, Any]:
    """The line of an event: its number from 1, when and by whom it was written, and the event."""
    return {"v": VERSION, "seq": seq, **to_plain(stamp), "event": to_plain(event)}


def _canonical_json(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def read_lines(text: str, place: str = "-") -> Iterator[Record | SittingRecord | RecordError]:
    """The records of the text. One that is damaged is reported with its line, and the rest is still read."""
    started: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        if started and '"knekt"' in line and _is_heading(line):
            yield _read_one(started, place)
            started = []
        started.append((number, line))
    if started:
        yield _read_one(started, place)


def _is_heading(line: str) -> bool:
    try:
        return "knekt" in json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return False


def _read_one(lines: list[tuple[int, str]], place: str) -> Record | SittingRecord | RecordError:
    number, line = lines[0]
    try:
        made, kept, chosen = _read_heading(_read_json(line))
        family = family_of(chosen)
        kinds = {**family.events, **sitting_of(chosen).own_events}
        known = notation_of(chosen).named(family.rules(chosen))
        events, stamps = list[Event](), list[Stamp]()
        for seq, (number, line) in enumerate(lines[1:], start=1):  # noqa: B007 - named in the error
            inside, stamp = _read_envelope(_read_json(line), seq)
            events.append(from_plain(kinds, inside, known))
            stamps.append(stamp)
        stamped = tuple(stamps) if any(stamp != Stamp() for stamp in stamps) else ()
        return made(chosen, tuple(events), **kept, stamps=stamped)
    except KnektError as cause:
        return RecordError(place, number, cause)


def _read_json(line: str) -> dict[str, Any]:
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError):
        raise NotationError(line, "json") from None
    if not isinstance(plain, dict):
        raise NotationError(line, "json")
    if type(plain.get("v")) is not int or plain["v"] != VERSION:
        raise NotationError(str(plain.get("v")), "version")
    return plain


def _read_envelope(plain: dict[str, Any], seq: int) -> tuple[object, Stamp]:
    for name in plain:
        if name not in _ENVELOPE:
            raise NotationError(name, "known-field")
    if plain.get("seq") != seq:
        raise NotationError(str(plain.get("seq")), "next-number")
    at, by, command = (plain.get(name) for name in ("at", "by", "command"))
    if not (_text_or_none(at) and _text_or_none(command) and (by is None or type(by) is int)):
        raise NotationError(_canonical_json(plain), "stamp")
    return plain.get("event"), Stamp(at, by, command)


def _text_or_none(value: object) -> bool:
    return value is None or isinstance(value, str)


def _read_heading(plain: dict[str, Any]) -> tuple[type[Record | SittingRecord], dict[str, Any], Any]:
    for name in plain:
        if name not in _HEADING:
            raise NotationError(name, "known-field")
    kind, game, chosen = plain.get("knekt"), plain.get("game"), plain.get("options")
    notations = all_notations()
    if (
        not isinstance(kind, str)
        or kind not in _KINDS
        or not isinstance(game, str)
        or game not in notations
        or not isinstance(chosen, dict)
    ):
        raise NotationError(_canonical_json(plain), "heading")
    preset, wanted = chosen.get("preset"), chosen.get("set", {})
    if not isinstance(preset, str) or not isinstance(wanted, dict):
        raise NotationError(_canonical_json(chosen), "heading")
    players, tags = plain.get("players", []), plain.get("tags", {})
    comments, stated = plain.get("comments", []), plain.get("stated", {})
    if not (
        _are_all(players, str)
        and isinstance(tags, dict)
        and _are_all(tags.values(), str)
        and isinstance(stated, dict)
        and _are_all(stated.values(), int | str)
        and isinstance(comments, list)
        and all(isinstance(each, list) and len(each) == 2 for each in comments)
        and all(type(each[0]) is int and isinstance(each[1], str) for each in comments)
    ):
        raise NotationError(_canonical_json(plain), "heading")
    for name, value in stated.items():
        notations[game].check_stated(name, value)
    kept = {
        "players": tuple(players),
        "tags": tags,
        "comments": tuple((before, said) for before, said in comments),
        "stated": stated,
    }
    options = FAMILIES[game].options(preset, wanted)
    seats = notations[game].seat_tags(options) if kind == "deal" else ("Player",) * options.players
    if players and (
        len(players) != len(seats) or any(players[at] for at, tag in enumerate(seats) if not tag)
    ):
        raise NotationError(", ".join(players), "players")
    return _KINDS[kind], kept, options


def _are_all(values: object, kind: Any) -> bool:
    return isinstance(values, Iterable) and all(isinstance(each, kind) for each in values)
