"""The file of a backup: lines of JSON, packed by gzip.

The first line is the manifest. Then come the rows of one table after the other, a line for each, with bytes
as hexadecimal digits. The last line holds the checksum of all lines before it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from knekt.errors import KnektError
from knekt.server.backup.manifest import Manifest, Shape, is_backup, is_of_this_form

__all__ = [
    "CHUNK",
    "Backup",
    "BackupResult",
    "BackupWriter",
    "altered_error",
    "new_backup",
    "read_backup",
    "sync_name",
    "too_new_error",
]

CHUNK = 1000  # rows that are handled together
_LEVEL = 1  # of gzip: a log consists mostly of hashes, which nothing makes smaller


@dataclass(frozen=True, slots=True)
class BackupResult:
    """What was saved or restored.

    `damaged` has the logs that were tampered with: for each table the first such line.
    """

    file: Path
    manifest: Manifest
    damaged: dict[str, int]


class BackupWriter:
    """Writes a backup line by line."""

    def __init__(self, out: gzip.GzipFile, name: str) -> None:
        self._out, self._name, self._sum = out, name, hashlib.sha256()

    def begin(self, manifest: Manifest) -> None:
        """The first line."""
        self._write([manifest.plain])

    def rows(self, rows: Iterable[Sequence[Any]]) -> None:
        """The next rows."""
        self._write(rows)

    def end(self, damaged: dict[str, int]) -> None:
        """The last line."""
        self._write([{"sha256": self._sum.hexdigest(), "damaged": damaged}])

    def _write(self, values: Iterable[Any]) -> None:
        lines = "".join(json.dumps(each, separators=(",", ":")) + "\n" for each in values).encode()
        self._sum.update(lines)
        with _unwritable(self._name):
            self._out.write(lines)


@contextmanager
def new_backup(target: Path) -> Iterator[BackupWriter]:
    """A new file, which only its owner can read: it contains secrets.

    It gets its name when it is complete.
    """
    if target.exists():
        raise KnektError("backup-exists", f"{target} is there already", name=str(target))
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    with _unwritable(str(target)):
        raw = os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
    try:
        with raw:
            packed = gzip.GzipFile("", "wb", _LEVEL, raw, mtime=0)
            yield BackupWriter(packed, str(target))
            with _unwritable(str(target)):
                packed.close()
                raw.flush()
                os.fsync(raw.fileno())
        with _unwritable(str(target)):
            beside.rename(target)
            sync_name(target)
    finally:
        beside.unlink(missing_ok=True)


def sync_name(file: Path) -> None:
    """Make sure that the file still has its name after a power cut."""
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


@contextmanager
def _unwritable(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as failed:
        raise KnektError("file-unwritable", f"{name}: {failed}", name=name) from failed


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that has been read to its end, and whose checksum is right."""

    file: Path
    manifest: Manifest
    damaged: dict[str, int]  # logs that were damaged already when it was written

    def rows(self) -> Iterator[tuple[Shape, list[list[Any]]]]:
        """The rows, some at a time, each time with the table to which they belong."""
        lines = islice(_lines(self.file), 1, None)
        for shape in self.manifest.tables:
            for begin in range(0, shape.rows, CHUNK):
                found = [json.loads(line) for line in islice(lines, min(CHUNK, shape.rows - begin))]
                if any(not isinstance(row, list) or len(row) != len(shape.columns) for row in found):
                    raise altered_error(self.file)
                yield shape, found


def read_backup(file: Path) -> Backup:
    """Read a backup to its end before anything in it is believed.

    KnektError if it is no backup, not complete, changed, or newer than this program.
    """
    lines = _lines(file)
    first = next(lines, b"")
    plain = _plain(first)
    if not is_backup(plain):
        raise KnektError("not-a-backup", f"{file} is no backup", name=str(file))
    if not is_of_this_form(plain):
        raise too_new_error(file, plain.get("program"))
    seen, last, count = hashlib.sha256(first), b"", 0
    for line in lines:
        seen.update(last)
        last, count = line, count + 1
    seal = _plain(last)
    if not isinstance(seal, dict) or "sha256" not in seal:
        raise KnektError("backup-torn", f"{file} has no end", name=str(file))
    try:
        manifest, damaged = Manifest.from_plain(plain), dict(seal["damaged"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise altered_error(file) from None
    if seal["sha256"] != seen.hexdigest() or count != manifest.rows + 1:
        raise altered_error(file)
    return Backup(file, manifest, damaged)


def altered_error(file: Path) -> KnektError:
    """The error for a file that is not what was written."""
    return KnektError("backup-changed", f"{file} is not what was written", name=str(file))


def too_new_error(file: Path, program: object) -> KnektError:
    """The error for a file that a later program has written."""
    return KnektError("backup-too-new", f"{file} is of Knekt {program}", name=str(file), program=str(program))


def _plain(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _lines(file: Path) -> Iterator[bytes]:
    name, begun = str(file), False
    try:
        with gzip.open(file) as packed:
            for line in packed:
                begun = True
                yield line
    except EOFError:
        raise KnektError("backup-torn", f"{name} ends too early", name=name) from None
    except (gzip.BadGzipFile, zlib.error):
        if begun:
            raise altered_error(file) from None
        raise KnektError("not-a-backup", f"{name} is no backup", name=name) from None
    except FileNotFoundError:
        raise KnektError("file-missing", f"no file {name}", name=name) from None
    except IsADirectoryError:
        raise KnektError("file-is-folder", f"{name} is a folder", name=name) from None
    except OSError as failed:
        raise KnektError("unreadable-file", f"{name}: {failed}", name=name) from None
