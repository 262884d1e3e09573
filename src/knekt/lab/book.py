"""The file of a long job: settings on the first line, then results; a later run goes on where it ends."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import IO, Any

from knekt.errors import KnektError

__all__ = ["Book", "Line"]

Line = dict[str, Any]


class Book:
    """Results in a file of JSON Lines, appended and flushed;
    `lines` are the results that the file had before.

    `whole` says how many lines, from the first on, belong to complete units of work. What a stopped run has
    left behind them, such as a torn last line, is cut off. A file with other settings is refused.
    """

    def __init__(self, path: Path, head: Line, whole: Callable[[Sequence[Line]], int]) -> None:
        self.path = path
        self._file = _opened(path)
        try:
            read = self._read(json.loads(json.dumps(head)))  # as JSON, tuples become lists
            kept = whole(read)
            self._cut(kept)
            self.lines = tuple(read[:kept])
        except KnektError:
            self.close()
            raise

    def append(self, lines: Iterable[Line]) -> None:
        """Write the lines of a unit of work, and flush them to the disk."""
        self._file.write("".join(_written(line) for line in lines))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _read(self, head: Line) -> list[Line]:
        """The lines after the first; the first is written if the file is new."""
        rows = self._file.read().split("\n")
        torn = rows.pop()
        if not rows:
            if torn and not _written(head).startswith(torn):
                raise self._foreign()
            self._cut_at(0)
            self.append([head])
            return []
        self._check(rows[0], head)
        return [self._parsed(number, row) for number, row in enumerate(rows[1:], start=2)]

    def _check(self, first: str, head: Line) -> None:
        try:
            found = json.loads(first)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.keys() != head.keys():
            raise self._foreign()
        if other := [name for name in head if found[name] != head[name]]:
            names = ", ".join(other)
            raise KnektError("other-settings", f"{names} differ", place=str(self.path), names=names)

    def _foreign(self) -> KnektError:
        return KnektError("no-results-file", f"{self.path} is another file", place=str(self.path))

    def _parsed(self, number: int, row: str) -> Line:
        try:
            line = json.loads(row)
        except ValueError:
            line = None
        if not isinstance(line, dict):
            note = f"line {number} of {self.path} is damaged"
            raise KnektError("results-damaged", note, place=str(self.path), line=number)
        return line

    def _cut(self, lines: int) -> None:
        """Cut the file after the first line and so many results."""
        self._file.seek(0)
        for _ in range(1 + lines):
            self._file.readline()
        self._cut_at(self._file.tell())

    def _cut_at(self, place: int) -> None:
        self._file.seek(place)
        self._file.truncate()


def _written(line: Line) -> str:
    return json.dumps(line, separators=(",", ":")) + "\n"


def _opened(path: Path) -> IO[str]:
    """The file, opened for reading and writing, and locked for this process alone."""
    try:
        file = path.open("a+", encoding="utf-8", errors="replace", newline="\n")
    except OSError as cause:
        raise KnektError("file-unwritable", f"{path}: {cause}", name=str(path)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise KnektError("results-busy", f"{path} is being written", place=str(path)) from None
    file.seek(0)
    return file
