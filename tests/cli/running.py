"""Commands run in this process, and their output."""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from knekt.cli.main import run

DATA = Path(__file__).parents[1] / "data"
ISS = str(DATA / "iss_samples.txt")
FIRST_GAMES = 7  # in these
XSKAT, XSKAT_LIST = str(DATA / "xskat" / "log.txt"), str(DATA / "xskat" / "list.txt")


NAMES = "Anna", "Bo", "Wilhelmine von Trumpfenstein", "日本"


@dataclass(frozen=True)
class Ran:
    """The outcome of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """The output as JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def complaint(self) -> str:
        """The single sentence of a refusal."""
        assert self.err.startswith("knekt: ") and self.err.count("\n") == 1, self.err
        return self.err.removeprefix("knekt: ").rstrip("\n")


class Knekt:
    """Runs `knekt`, in English unless another language is given."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str | Path) -> Ran:
        words = list(map(str, arguments))
        self.capsys.readouterr()
        status = run(words if "--lang" in words else [*words, "--lang", "en"])
        said = self.capsys.readouterr()
        assert "Traceback" not in said.err
        return Ran(status, said.out, said.err)

    def refused(self, *arguments: str | Path) -> str:
        """The sentence that refuses bad use; nothing else may be printed."""
        ran = self(*arguments)
        assert (ran.status, ran.out) == (2, "")
        return ran.complaint


def piped(*arguments: str, typed: str = "") -> Ran:
    """Run a command, in English, that reads this text and knows that there is no terminal."""
    given, out, err = (
        io.TextIOWrapper(io.BytesIO(text), encoding="utf-8", write_through=True)
        for text in (typed.encode(), b"", b"")
    )
    with patch.object(sys, "stdin", given), redirect_stdout(out), redirect_stderr(err):
        status = run([*arguments, "--lang", "en"])
    told, complained = (stream.buffer.getvalue().decode() for stream in (out, err))
    return Ran(status, told, complained)
