"""Whether the database works: whether it keeps what is written, and whether its file is still the same."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import structlog

from knekt.errors import KnektError

__all__ = ["Condition"]

_log = structlog.get_logger()


class Condition:
    """What is wrong with the database now, if anything.

    It is logged once when it fails, and once when it works again.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file  # of SQLite only
        self._identity: tuple[int, int] | None = None  # that of the file that was opened first
        self.fault: str | None = None

    def opens(self) -> None:
        """Check the file before it is opened, and remember it the first time.

        KnektError if it is gone, or another one lies there.
        """
        self.check()
        if self._file is not None and self._identity is None:
            with suppress(OSError):
                self._identity = _identity(self._file)

    def check(self) -> None:
        """Nothing, if the file is still the one that was opened; KnektError if it is gone or another one.

        A process can still write to a file that was removed, and all of that is lost when it ends.
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
        """Note that something was not kept, or could not be read; the error that says so."""
        if self.fault is None:
            _log.error("database-fault", why=why)
        self.fault = why
        return KnektError("database-failed", why, seconds=2)

    def kept(self) -> None:
        """Note that something was written, and kept."""
        if self.fault is not None:
            _log.warning("database-well-again")
        self.fault = None


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino
