"""A sitting in a file, which is written whole after every deal and taken up again later."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from knekt.cli.files import read_whole, write_whole
from knekt.engine import TableOptions
from knekt.errors import KnektError
from knekt.notation import SittingRecord, read_lines, read_text, write_lines, write_text
from knekt.sheet import Sitting

__all__ = ["SittingFile"]


class SittingFile:
    """The file of a sitting: text if its name ends in .txt, or else JSON Lines.

    A file that somebody else has put there is never overwritten.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._is_text = Path(path).suffix.lower() == ".txt"
        folder = Path(path).absolute().parent
        if not os.access(folder, os.W_OK):
            raise KnektError("file-unwritable", f"{folder} cannot be written to", name=path)
        self._found = self._content()
        self.record = self._read()

    def _content(self) -> str | None:
        """The content of the file; None if there is none yet."""
        is_there = os.path.exists(self._path) and (Path(self._path).is_dir() or os.path.getsize(self._path))
        return read_whole(self._path) if is_there else None

    def _read(self) -> SittingRecord | None:
        if not self._found:
            return None
        records = list((read_text if self._is_text else read_lines)(self._found, self._path))
        if len(records) != 1 or not isinstance(records[0], SittingRecord):
            raise KnektError("save-no-sitting", f"{self._path} holds something else", name=self._path)
        return records[0]

    def sitting(self, options: TableOptions, name: str | None) -> Sitting | None:
        """The saved sitting, if it is of these options and this person; None if there is none yet."""
        record, path = self.record, self._path
        if record is None:
            return None
        if len(record.players) != record.options.players:
            raise KnektError("save-no-sitting", f"{path} does not name the players", name=path)
        if record.options != options:
            raise KnektError("save-other-rules", f"{path} has other options", name=path)
        if name is not None and name != record.players[0]:
            note = f"{path} is of {record.players[0]}"
            raise KnektError("save-other-person", note, name=path, person=record.players[0])
        sitting = record.sitting
        if sitting.is_over:
            raise KnektError("save-finished", f"{path} is finished", name=path)
        return sitting

    def save(self, sitting: Sitting, names: tuple[str, ...]) -> None:
        """Write the sitting; KnektError if that fails, and then the file is unchanged."""
        if self._content() != self._found:
            raise KnektError("save-changed", f"{self._path} has changed", name=self._path)
        record = self.record or SittingRecord(sitting.options, (), players=names)
        # the head of the log, for one that was made without a head
        ahead = sitting.log.index(record.events[0]) if record.events else 0
        comments = tuple((number + ahead, said) for number, said in record.comments)
        self.record = replace(record, events=sitting.log, comments=comments)
        text = (write_text if self._is_text else write_lines)(self.record)
        write_whole(self._path, text)
        self._found = text
