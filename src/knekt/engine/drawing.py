"""How a deal is drawn in plain text, whatever the game: a heading, and lines with a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from knekt.engine.event import Event

__all__ = ["DrawnLine", "drawing", "said"]

WIDTH = 100


class DrawnLine(NamedTuple):
    """A line of a drawing: its name, what stands there, and whether the deal waits for it."""

    name: str
    text: str
    waited_for: bool = False


def drawing(heading: str, lines: Iterable[DrawnLine]) -> str:
    """The heading with the lines below it, those without a text left out.

    >>> print(drawing("skat", [DrawnLine("F", "CJ CA", True), DrawnLine("M", "?2"), DrawnLine("skat", "")]))
    skat
    > F  CJ CA
      M  ?2
    """
    shown = [line for line in lines if line.text]
    wide = max((len(line.name) for line in shown), default=0)
    drawn = [heading]
    for line in shown:
        first, *others = _wrapped(line.text, WIDTH - wide - 4)
        drawn.append(f"{'>' if line.waited_for else ' '} {line.name:{wide}}  {first}")
        drawn.extend(f"{'':{wide + 4}}{other}" for other in others)
    return "\n".join(drawn)


def _wrapped(text: str, width: int) -> list[str]:
    """The text in lines; what fits on one keeps the gaps between suits."""
    return [text] if len(text) <= width else wrap(text, width, break_on_hyphens=False)


def said(events: Sequence[Event], unsaid: frozenset[str]) -> str:
    """What has been said and done since the deal began, without the kinds of events that are drawn."""
    return ", ".join(str(event) for event in events[1:] if event.kind not in unsaid)
