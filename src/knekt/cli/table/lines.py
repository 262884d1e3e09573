"""Lines of text on a terminal: their width, their columns, and where they break."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

__all__ = ["WIDTH", "beside", "padded", "plain", "width", "wrapped"]

WIDTH = 79  # one less than 80, because text in the last column makes some terminals begin a new line
_GAP = re.compile(" (?!%)")
_PAINT = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    """The text without its colours."""
    return _PAINT.sub("", text)


def width(text: str) -> int:
    """The number of columns that the text takes.

    >>> width("♥10"), width("\\x1b[31m♥7\\x1b[0m")
    (3, 2)
    """
    bare = plain(text)
    if bare.isascii():
        return len(bare)
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in bare)


def padded(text: str, columns: int, side: str = "<") -> str:
    """The text with blanks up to this width, set to the left (<), centre (^) or right (>).

    >>> padded("♥7", 5, ">") + "|"
    '   ♥7|'
    """
    room = max(0, columns - width(text))
    before = {"<": 0, "^": room // 2, ">": room}[side]
    return " " * before + text + " " * (room - before)


def wrapped(text: str, columns: int = WIDTH, indent: str = "") -> list[str]:
    """The text in lines that break between words, but not before a per cent sign.

    All lines but the first are indented.

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
    """Columns of lines side by side, all of this width.

    >>> beside([["a", "b"], ["c"]], 3)
    ['a  c', 'b']
    """
    stacks = [list(column) for column in columns]
    tall = max(map(len, stacks))
    rows = ([stack[place] if place < len(stack) else "" for stack in stacks] for place in range(tall))
    return ["".join(padded(text, each) for text in row).rstrip() for row in rows]
