"""How the database is: whether what was written last was kept, and whether its file is still the one that was opened."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import structlog

from knekt.errors import KnektError

__all__ = ["Condition"]

_log = structlog.get_logger()


class Condition:
    """What is wrong with the database, as long as it is. It is logged once when it goes wrong, and once when it is well again."""

    def __init__(self, file: Path | None) -> None:
        self._file = file  # of SQLite
        self._identity: tuple[int, int] | None = None  # of the file that was opened first
        self.fault: str | None = None

    def opens(self) -> None:
        """The file is about to be opened, again or for the first time; KnektError if another one lies there now, or none."""
        self.check()
        if self._file is not None and self._identity is None:
            with suppress(OSError):
                self._identity = _identity(self._file)

    def check(self) -> None:
        """Nothing, if the file is still the one that was opened; KnektError if it is gone or another one lies there.

        A file that was removed can still be written to, and all of it is lost at the end.
        """
        if self._file is None or self._identity is None:
            return
        try:
            same = _identity(self._file) == self._identity
        except OSError:
            same = False
        if not same:
            raise self.failed(f"{self._file}: removed or replaced while it was in use")

    def failed(self, why: str) -> KnektError:
        """Something was not kept, or could not be read; the error that says so."""
        if self.fault is None:
            _log.error("database-fault", why=why)
        self.fault = why
        return KnektError("database-failed", why, seconds=2)

    def kept(self) -> None:
        """Something was written, and is kept."""
        if self.fault is not None:
            _log.warning("database-well-again")
        self.fault = None


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino
