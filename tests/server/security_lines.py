"""The lines of the table in `docs/security.md`, and the check that belongs to each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from server.evening import Told
from serving import House

FILE = Path(__file__).parents[2] / "docs" / "security.md"
A_DAY = 86_400_000
Check = Callable[[House], Told]

CHECKS: dict[tuple[str, str], Check] = {}


def rows() -> Iterator[tuple[str, str, str, str]]:
    """For each line of the table what it is about, when, who may know it, and who may not."""
    told = FILE.read_text(encoding="utf-8").partition("## What they know")[2].partition("\n## ")[0]
    for line in re.findall(r"^\| (.*) \|$", told, re.MULTILINE)[1:]:
        what, when, may, may_not = line.split(" | ")
        yield what, when, may, may_not


def line(what: str, when: str) -> Callable[[Check], Check]:
    """Make the function the check of this line of the table."""

    def kept(check: Check) -> Check:
        assert (what, when) not in CHECKS
        CHECKS[what, when] = check
        return check

    return kept
