"""Labelled games in a file: a line of JSON that says what they are, then nine bytes for each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import BinaryIO

from knekt.errors import KnektError

__all__ = ["ROW", "LabelledGame", "RowFile", "read_rows"]

ROW = Struct("<IIB")  # the hand, the discard; and in one byte seat, whether the discard is known, and steps
FORMAT, VERSION = "knekt-rows", 1


@dataclass(frozen=True, slots=True)
class LabelledGame:
    """A declarer's cards as masks, and how many of the steps 31, 61, 90, all tricks are reached."""

    hand: int
    laid: int  # 0 where the declarer does not know the skat
    seat: int
    reached: int

    def packed(self) -> bytes:
        return ROW.pack(self.hand, self.laid, self.seat | bool(self.laid) << 2 | self.reached << 3)


class RowFile:
    """A file to which rows are written; an old file is continued if it was made in the same way.

    An incomplete row at the end, from a run that was stopped, is dropped.
    """

    def __init__(self, path: Path, making: Mapping[str, str | int]) -> None:
        self._file, self._head = _opened(path), _header(making)
        self._begin(path)

    def _begin(self, path: Path) -> None:
        there = self._file.read(len(self._head))
        if not self._head.startswith(there):
            raise KnektError("rows-of-another-making", f"{path} holds other rows", name=str(path))
        if there != self._head:  # the file is new, or was broken off in its first line
            self._file.seek(0)
            self._file.truncate()
            self._file.write(self._head)
        size = self._file.seek(0, 2) - len(self._head)
        self.rows = size // ROW.size
        self.keep(self.rows)

    def keep(self, rows: int) -> None:
        """Cut the file after so many rows."""
        self.rows = min(rows, self.rows)
        self._file.seek(len(self._head) + self.rows * ROW.size)
        self._file.truncate()

    def add(self, packed: bytes) -> None:
        """Append rows; they are in the file when this returns."""
        self._file.write(packed)
        self._file.flush()
        self.rows += len(packed) // ROW.size

    def close(self) -> None:
        self._file.close()


def read_rows(path: Path) -> tuple[dict[str, str | int], bytes]:
    """How the rows of a file were made, and all complete rows."""
    try:
        line, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        raise KnektError("unreadable-file", f"{path} cannot be read", name=str(path)) from None
    try:
        making = json.loads(line)
        if (making["format"], making["version"]) != (FORMAT, VERSION):
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise KnektError("no-rows", f"{path} holds no labelled games", name=str(path)) from None
    return making, body[: len(body) // ROW.size * ROW.size]


def unpack(body: bytes) -> Iterator[LabelledGame]:
    for hand, laid, more in ROW.iter_unpack(body):
        yield LabelledGame(hand, laid, more & 3, more >> 3)


def pack(rows: Iterable[LabelledGame]) -> bytes:
    return b"".join(row.packed() for row in rows)


def _header(making: Mapping[str, str | int]) -> bytes:
    return json.dumps({"format": FORMAT, "version": VERSION, **making}).encode() + b"\n"


def _opened(path: Path) -> BinaryIO:
    try:
        return path.open("r+b" if path.exists() else "w+b")
    except OSError:
        raise KnektError("file-unwritable", f"{path} cannot be written", name=str(path)) from None
