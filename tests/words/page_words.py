"""The messages that the page says, found in its sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

__all__ = ["ids_said", "prefixes_said"]

PAGE = Path(__file__).parents[2] / "web" / "src"
ID = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9_]+)+)["'`]""")
SAID = re.compile(r"""\bsay\(\s*["']([a-z][a-z0-9_-]*)["']""")  # directly, so it must be there
MADE = re.compile(r"(say\()?`([a-z]+-(?:[a-z]+-)*)\$\{")  # say(`act-${kind}`): all that begin so


@cache
def _texts() -> tuple[str, ...]:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts")]
    return tuple(
        path.read_text(encoding="utf-8")
        for path in files
        if ".test." not in path.name and path.name != "openapi.ts"
    )


def ids_said() -> tuple[set[str], set[str]]:
    """Ids that the page says, and those that stand anywhere in it: in tables, or chosen between."""
    said = {id for text in _texts() for id in SAID.findall(text)}
    return said, said | {id for text in _texts() for id in ID.findall(text)}


def prefixes_said(*, directly: bool = False) -> set[str]:
    """How ids begin that are put together; `directly`: certainly ids, and not perhaps a class or the name of a file."""
    found = [each for text in _texts() for each in MADE.findall(text)]
    return {prefix for said, prefix in found if said or not directly}
