"""The messages that the page says, found in its sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

__all__ = ["ids_said", "prefixes_made", "prefixes_said"]

PAGE = Path(__file__).parents[2] / "web" / "src"
ID = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9_]+)+)["'`]""")
SAID = re.compile(r"""\bsay\(\s*["']([a-z][a-z0-9_-]*)["']""")  # directly, so it must be there
MADE = re.compile(r"`([a-z]+-(?:[a-z]+-)*)\$\{")  # so all ids must be there that begin like this
SAID_MADE = re.compile(r"\bsay\(\s*" + MADE.pattern)  # directly, so there must be such


@cache
def _texts() -> tuple[str, ...]:
    files = [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts")]
    return tuple(
        path.read_text(encoding="utf-8")
        for path in files
        if ".test." not in path.name and path.name != "openapi.ts"
    )


def ids_said() -> tuple[set[str], set[str]]:
    """The ids that the page says, and those that stand anywhere in it: in tables, or chosen between."""
    said = {id for text in _texts() for id in SAID.findall(text)}
    return said, said | {id for text in _texts() for id in ID.findall(text)}


def prefixes_said() -> set[str]:
    """The beginnings of ids that the page puts together and says."""
    return {prefix for text in _texts() for prefix in SAID_MADE.findall(text)}


def prefixes_made() -> set[str]:
    """The beginnings of what may be ids put together on the page; classes and files are among them."""
    return {prefix for text in _texts() for prefix in MADE.findall(text)}
