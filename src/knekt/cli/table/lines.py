"""Lines of text on a terminal: how wide they are, how they are set in columns and broken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

__all__ = ["WIDTH", "beside", "padded", "plain", "width", "wrapped"]

WIDTH = 79  # of 80 columns: the last one makes some terminals begin a new line
_GAP = re.compile(" (?!%)")
_PAINT = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    """The text without its paint."""
    return _PAINT.sub("", text)


def width(text: str) -> int:
    """How many columns the text takes.

    >>> width("♥10"), width("\\x1b[31m♥7\\x1b[0m")
    (3, 2)
    """
    bare = plain(text)
    if bare.isascii():
        return len(bare)
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in bare)


def padded(text: str, columns: int, side: str = "<") -> str:
    """The text filled up with blanks: left (<), centred (^) or right (>).

    >>> padded("♥7", 5, ">") + "|"
    '   ♥7|'
    """
    room = max(0, columns - width(text))
    before = {"<": 0, "^": room // 2, ">": room}[side]
    return " " * before + text + " " * (room - before)


def wrapped(text: str, columns: int = WIDTH, indent: str = "") -> list[str]:
    """The text broken between words, but not before a per cent sign; lines after the first are indented.

    >>> wrapped("one two three", 8, "  "), wrapped("in 60 %", 5)
    (['one two', '  three'], ['in', '60 %'])
    """
    lines, line = [], ""
    for word in _GAP.split(text):
        longer = f"{line} {word}" if line.strip() else line + word
        if line.strip() and width(longer) > columns:
            lines.append(line)
            longer = indent + word
        line = longer
    return [*lines, line]


def beside(columns: Iterable[Sequence[str]], each: int) -> list[str]:
    """Columns of lines set side by side, each so wide.

    >>> beside([["a", "b"], ["c"]], 3)
    ['a  c', 'b']
    """
    stacks = [list(column) for column in columns]
    tall = max(map(len, stacks))
    rows = ([stack[place] if place < len(stack) else "" for stack in stacks] for place in range(tall))
    return ["".join(padded(text, each) for text in row).rstrip() for row in rows]
