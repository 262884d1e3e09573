"""Reading and writing files.

An error is said in one sentence, and no file is left half written.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from knekt.errors import KnektError, RecordError
from knekt.message import printable
from knekt.notation import Record, SittingRecord
from knekt.notation.files import Format, decoded, format_of, records_in

__all__ = ["STDIN", "FoundRecord", "lines_in", "read_records", "read_whole", "write_whole"]

STDIN = "-"
_SHOWN = 200  # characters of a path in a sentence


@dataclass(frozen=True, slots=True)
class FoundRecord:
    """A record of a file, or what is wrong with it, with its number in the file."""

    place: str
    number: int
    record: Record | SittingRecord | RecordError

    def located(self, cause: KnektError) -> KnektError:
        """The error with the place of this record."""
        if isinstance(cause, RecordError):  # such an error names its line already
            return cause
        note = f"{self.place}, record {self.number}: {cause}"
        return KnektError("in-record", note, place=self.place, number=self.number, cause=cause.message)


def read_whole(path: str) -> str:
    """The text of a file, or of the standard input."""
    place = _name(path)
    with _reading(place):
        if path == STDIN:
            return decoded(sys.stdin.buffer.read(), place)
        return decoded(Path(path).read_bytes(), place)


def lines_in(path: str) -> Iterator[bytes]:
    """The lines of a file, or of the standard input, one by one, without empty ones."""
    with _reading(_name(path)), nullcontext(sys.stdin.buffer) if path == STDIN else open(path, "rb") as file:
        for number, line in enumerate(file):
            if whole := (line.removeprefix(BOM_UTF8) if not number else line).strip():
                yield whole


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """Turn an error of reading a file into a KnektError."""
    try:
        yield
    except FileNotFoundError:
        raise KnektError("file-missing", f"no file {place}", name=place) from None
    except IsADirectoryError:
        raise KnektError("file-is-folder", f"{place} is a folder", name=place) from None
    except (OSError, ValueError) as why:
        raise KnektError("unreadable-file", f"{place}: {why}", name=place) from None


def read_records(
    path: str,
    *,
    text: str | None = None,
    listed: str | None = None,
    options_for: Callable[[Any], Any] = lambda own: own,
) -> Iterator[FoundRecord]:
    """The records of a file.

    `listed` is the list of an XSkat log; without it, a list that lies beside the log is taken. `text` is the
    content of the file, if it was read before, because the standard input can be read only once.
    `options_for` gives the options to play a record by, for the record's own.
    """
    text, place = read_whole(path) if text is None else text, _name(path)
    if listed is None and path != STDIN and format_of(text) is Format.XSKAT:
        listed = _list_beside(Path(path))
    scores = None if listed is None else read_whole(listed)
    read = records_in(text, place, listed=scores, list_place=_name(listed or ""), chosen=options_for)
    number = 0
    for number, record in enumerate(read, start=1):
        yield FoundRecord(place, number, record)
    if not number:
        raise KnektError("file-empty", f"{place} holds no records", name=place)


def _list_beside(log: Path) -> str | None:
    """The list that lies beside an XSkat log: game.lst for game.log, list.txt for log.txt."""
    names = {log.name.replace("log", word) for word in ("lst", "list")} - {log.name}
    beside = (log.with_name(name) for name in sorted(names))
    return next((str(each) for each in beside if each.is_file()), None)


def _name(path: str) -> str:
    """A path that can be printed, whatever bytes its name has."""
    if path == STDIN:
        return "stdin"
    shown = printable(os.fsencode(path).decode(errors="replace"))
    return shown if len(shown) <= _SHOWN else "…" + shown[1 - _SHOWN :]


def write_whole(path: str, text: str) -> None:
    """Write the file in one step: readers find either the old content or all of the new."""
    place, target = _name(path), Path(path).resolve()
    if target.is_dir():
        raise KnektError("file-is-folder", f"{place} is a folder", name=place)
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    whole = target.is_file() or not target.exists()  # a device or a pipe cannot be replaced
    try:
        with open(beside if whole else target, "x" if whole else "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            if whole:
                os.fsync(file.fileno())
        if whole:
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
    except OSError as why:
        raise KnektError("file-unwritable", f"{place}: {why}", name=place) from None
    finally:
        if whole:
            beside.unlink(missing_ok=True)
