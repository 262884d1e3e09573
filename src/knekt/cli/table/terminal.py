"""The person's terminal: it draws whole screens where it can, and prints line by line where not."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Mapping, Sequence
from shutil import get_terminal_size
from typing import TextIO

__all__ = ["InputEnded", "Terminal"]

LEAST_COLUMNS, LEAST_LINES = 80, 24
_CLEAR = "\x1b[H\x1b[2J"
_SIGNS = "♣♠♥♦┌─│·−“”…"


class InputEnded(Exception):
    """The input has ended: nobody will type any more."""


class Terminal:
    """Where the person reads and types.

    `screens` means that the table is drawn anew each time. Otherwise everything is told line by line, which
    also suits screen readers. `colours` and `signs` say what the terminal can show.
    """

    lines = LEAST_LINES - 1  # lines of a screen, without the one where the cursor is after an answer

    def __init__(self, *, is_plain: bool = False, speed: float = 0.0) -> None:
        self._in, self._out, self._speed = sys.stdin, sys.stdout, speed
        for stream in (self._in, self._out):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.signs = _can_write(self._out, _SIGNS)
        able = self._in.isatty() and self._out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.screens = able and not is_plain and _is_large()
        self.colours = able and not is_plain and _may_paint(os.environ)

    def draw(self, lines: Sequence[str]) -> None:
        """Draw a new screen with these lines."""
        self._write(_CLEAR + "".join(f"{line}\n" for line in lines))

    def put(self, line: str) -> None:
        """Print one more line."""
        self._write(f"{line}\n")

    def read(self, prompt: str) -> str:
        """What the person types; InputEnded when nothing can come any more."""
        self._write(prompt)
        try:
            typed = self._in.readline()
        except (OSError, ValueError):
            raise InputEnded from None
        if not typed:
            self._write("\n")
            raise InputEnded
        return "".join(sign for sign in typed if sign.isprintable() or sign == "\t").strip()

    def pause(self, share: float = 1.0) -> None:
        """Wait for this share of the usual pause, so that the person sees what happened."""
        if self._speed:
            time.sleep(self._speed * share)

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except BrokenPipeError:
            raise
        except OSError:
            raise InputEnded from None


def _can_write(stream: TextIO, signs: str) -> bool:
    try:
        signs.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _is_large() -> bool:
    columns, lines = get_terminal_size((LEAST_COLUMNS, LEAST_LINES))
    return columns >= LEAST_COLUMNS and lines >= LEAST_LINES


def _may_paint(environment: Mapping[str, str]) -> bool:
    return not environment.get("NO_COLOR")
