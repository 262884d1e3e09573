"""A person at a real pseudo-terminal, who reads the screen and answers what is asked there."""

from __future__ import annotations

import os
import re
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import pexpect

import knekt
from knekt.cli.main import run

SOURCE = str(Path(knekt.__file__).parent.parent)
START = "from knekt.cli.main import main; main()"
CLEAR = "\x1b[H\x1b[2J"
PAINT = re.compile(r"\x1b\[[0-9;]*m")
NUMBERS = re.compile(r"^ *(?:(?:\d+\*?|-) *)+$")
PROMPT = r"\n> "
ENVIRONMENT = {"PATH": os.environ["PATH"], "PYTHONPATH": SOURCE, "TERM": "xterm", "LANG": "C.UTF-8"}


def spawned(
    game: str, arguments: Sequence[str], environment: Mapping[str, str], size: tuple[int, int]
) -> pexpect.spawn[str]:
    """`knekt play` in a terminal of this number of lines and columns."""
    words = ["play", game, "--speed", "0", *arguments]
    return pexpect.spawn(
        sys.executable,  # this process is never begun
        dimensions=size,
        encoding="utf-8",
        timeout=60,
        preexec_fn=lambda: _plays(words, {**ENVIRONMENT, **environment}),
    )


def _plays(words: list[str], environment: Mapping[str, str]) -> NoReturn:
    """The command in a process of its own with its own terminal, forked from the tests.

    A new Python would first read the program and all its words, which takes longer than most tests.
    """
    status = 1
    try:
        os.closerange(
            3, os.sysconf("SC_OPEN_MAX")
        )  # among these is the line by which pexpect would hear of a failed start
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.environ.clear()
        os.environ.update(environment)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", 1, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = sys.stdout
        status = run(words)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def usual(screen: str) -> str:
    """An answer that is allowed, in any language: the first one, or in the auction a pass."""
    lines = screen.rstrip("\n").split("\n")
    asked = " ".join(lines[-2:])
    if "p = " in asked:
        return "p"
    if ", r = " in asked:  # forehand after two passes in Tournée
        return "r"
    if "Enter = " in asked:
        return ""
    if "11 12" in asked:
        return "11 12"
    if "? = " in asked:
        return "1"
    if re.search(r"\([yjk] = ", asked):  # a claim
        return "n"
    if told := re.findall(r"(?<!\S)(\d+) [♣♠♥♦]", screen):  # printed line by line
        return str(told[0])
    numbers = [line for line in lines if NUMBERS.match(line) and line.strip()]
    return next(word for word in numbers[-1].split() if word != "-")


class Seat:
    """A person at the terminal, with all screens so far."""

    def __init__(
        self,
        *arguments: str,
        game: str = "skat",
        size: tuple[int, int] = (24, 80),
        environment: Mapping[str, str] = {},
    ) -> None:
        self.child = spawned(game, arguments, environment, size)
        self.screens: list[str] = []
        self.wait()

    @property
    def screen(self) -> str:
        return self.screens[-1]

    def wait(self) -> str:
        """Wait for a question, or for the end."""
        found = self.child.expect([PROMPT, r"Enter = [^\n(]* $", pexpect.EOF])
        text = (self.child.before or "") + (str(self.child.after) if found < 2 else "")
        self.screens += PAINT.sub("", text.replace("\r\n", "\n")).split(CLEAR)
        return self.screen

    def type(self, text: str) -> str:
        """Type an answer, and wait for the next question."""
        self.child.sendline(text)
        return self.wait()

    def usual(self) -> str:
        return usual(self.screen.removesuffix("\n> "))

    def play_until(self, told: str, answer: Callable[[], str] | None = None) -> None:
        """Give usual answers until this text is on the screen."""
        for _ in range(300):
            if told in self.screen:
                return
            assert self.child.isalive() or self.child.before, self.screen
            self.type((answer or self.usual)())
        raise AssertionError(f"{told!r} never came\n{self.screen}")
