"""A desk without a terminal, which keeps what is drawn or told; a function gives the answers."""

from __future__ import annotations

import re
from collections.abc import Callable

from knekt.cli.speaker import Speaker
from knekt.cli.table.desk import Desk
from knekt.cli.table.lines import plain, width
from knekt.cli.table.skat.family import FAMILY
from knekt.cli.table.terminal import InputEnded, Terminal

FACE = re.compile(r"[♣♠♥♦](?:10|Kn|[AKQJDBE987])")


class Paper(Terminal):
    """A terminal of paper. `answer` gets the last screen, or all lines since the last answer."""

    def __init__(self, answer: Callable[[str], str | None], *, screens: bool, colours: bool = False) -> None:
        self.answer, self.screens, self.colours, self.signs = answer, screens, colours, True
        self.drawn: list[str] = []  # each screen, or what was told between two answers
        self.asked: list[str] = []  # what could be seen at each question
        self.look: Callable[[str], None] = lambda text: None  # called with everything that can be seen
        self._told = ""

    def draw(self, lines: object) -> None:
        assert isinstance(lines, list) and self.screens
        assert len(lines) < 24, lines
        assert all(width(line) <= 80 and "\n" not in line for line in lines), lines
        self._told = "\n".join(map(plain, lines))
        self.drawn.append(self._told)
        self.look(self._told)

    def put(self, line: str) -> None:
        assert not self.screens and width(line) <= 80 and "\n" not in line, line
        self._told += line + "\n"

    def read(self, prompt: str) -> str:
        told, self._told = self._told, ""
        self.look(told)
        if not self.screens:
            self.drawn.append(told)
        self.asked.append(told)
        typed = self.answer(told)
        if typed is None:
            raise InputEnded
        return typed

    def pause(self, share: float = 1.0) -> None:
        pass


def desk_of(
    answer: Callable[[str], str | None], lang: str = "en", *, screens: bool = True, colours: bool = False
) -> tuple[Desk, Paper]:
    paper = Paper(answer, screens=screens, colours=colours)
    return Desk(paper, Speaker(lang), FAMILY), paper
