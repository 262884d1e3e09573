"""The addresses that `knekt serve` prints, and their codes for phones."""

from __future__ import annotations

import io
import re
import sys
from unittest.mock import patch

import pytest
import segno

from knekt.cli.serve import _show_addresses
from knekt.cli.speaker import Speaker

FIRST, SECOND = "http://192.168.1.5:8765", "http://[2001:db8::5]:8765"
SQUARES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


class Terminal(io.StringIO):
    def __init__(self, written_in: str) -> None:
        super().__init__()
        self._written_in = written_in

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._written_in

    def isatty(self) -> bool:
        return True


def told(*addresses: str, encoding: str = "utf-8") -> str:
    """What is printed at a terminal of this encoding."""
    with patch.object(sys, "stdout", Terminal(encoding)) as terminal:
        _show_addresses(Speaker(), addresses)
    return str(terminal.getvalue())


def test_all_addresses_are_told_and_the_first_is_shown() -> None:
    said = told(FIRST, SECOND)
    assert said.index(f"{FIRST}/") < said.index("█") < said.index(f"{SECOND}/")


def test_who_is_alone_is_told_what_to_do() -> None:
    said = told()
    assert "knekt serve --lan" in said and "█" not in said


def test_the_code_is_that_of_the_address() -> None:
    lines = re.findall(r"\x1b\[30;107m(.*)\x1b\[0m", told(FIRST))
    halves = [[SQUARES[sign] for sign in line] for line in lines]
    rows = [[pair[half] for pair in line] for line in halves for half in (0, 1)]
    code = [list(row) for row in segno.make(f"{FIRST}/", micro=False, error="l").matrix_iter(border=2)]
    assert rows[: len(code)] == code and not any(map(any, rows[len(code) :]))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_where_it_cannot_be_written_there_is_none(encoding: str) -> None:
    said = told(FIRST, encoding=encoding)
    assert FIRST in said and said.isascii()
