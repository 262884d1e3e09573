"""XSkat, another Skat program, run without a screen to play games of its own from a seed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.notation.skat.xskat_log import blocks_of

__all__ = ["logged_games"]

IN_A_RUN = 350  # games in a run; the list of XSkat keeps 360 at most
LONGEST = 120  # seconds before a run is given up; it takes about one
_PLACES = "/usr/games"  # where Debian installs XSkat


def logged_games(seed: Seed, deals: int) -> list[str]:
    """So many games as XSkat logs them, each a text; the same seed gives the same games."""
    return list(islice(_games(seed), deals))


def _games(seed: Seed) -> Iterator[str]:
    for number in count(1):
        log = _run(seed.derive(f"xskat {number}"))
        yield from ("\n".join(line.text for line in block) for block in blocks_of(log, "XSkat"))


def _run(seed: Seed) -> str:
    """The log of one run."""
    program = shutil.which("xskat", path=os.pathsep.join([os.environ.get("PATH", ""), _PLACES]))
    if program is None:
        raise KnektError("xskat-missing", "XSkat is not installed")
    number = int.from_bytes(seed.bits[:4], "big") >> 1
    with TemporaryDirectory() as folder:
        (Path(folder) / "deals").write_text(f"random_seed {number} 0 {1 + number % 3}\n")
        options = ["-game", "deals", "-log", "log", "-list", "list", "-lang", "english"]
        try:
            subprocess.run(
                [program, "-auto", str(IN_A_RUN), *options],
                cwd=folder,
                env={"HOME": folder},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=LONGEST,
                check=True,
            )
            return (Path(folder) / "log").read_text(encoding="latin-1")
        except (OSError, subprocess.SubprocessError) as cause:
            raise KnektError("xskat-failed", f"XSkat: {cause}") from None
