"""How the moves of Skat are written: F is forehand, M middlehand, R rearhand."""

from __future__ import annotations

from knekt.engine import Action, Event, Part, Spelled, Spelling, heaps
from knekt.engine.parts import parse_number
from knekt.errors import NotationError
from knekt.skat.contract import Contract
from knekt.skat.state import SEATS

__all__ = [
    "DOUBLINGS",
    "SPELLING",
    "SkatAction",
    "SkatEvent",
    "parse_seat",
    "parts_of",
    "seat_letter",
    "unreadable",
]

DOUBLINGS = "kontra", "re", "supra", "hirsch"  # the names of the first four doublings


def _doubling_text(level: int) -> str:
    return DOUBLINGS[level - 1] if 1 <= level <= len(DOUBLINGS) else f"doubles {level}"


def _doubling(words: str, rules: object) -> int | None:
    """The level of a doubling: of kontra, re, supra or hirsch, or of a later one such as `doubles 5`."""
    if words in DOUBLINGS:
        return DOUBLINGS.index(words) + 1
    word, _, level = words.partition(" ")
    more = parse_number(level) if word == "doubles" else 0
    return more if more > len(DOUBLINGS) else None  # the first four have names


SPELLING = Spelling(
    SEATS,
    pairs=True,
    parts={
        Contract: Part(str, lambda words, rules: rules.contract(words)),
        "digits": Part(str, lambda words, rules: parse_number(words) if words.isdecimal() else None),
        "doubling": Part(_doubling_text, _doubling),
        "heaps": heaps(2),
    },
)
seat_letter, parse_seat = SPELLING.letter, SPELLING.seat_of


class SkatAction(Spelled, Action):
    """What a seat wants to do in a deal of Skat."""

    __slots__ = ()
    spelling = SPELLING


class SkatEvent(Spelled, Event):
    """What happened in a deal of Skat."""

    __slots__ = ()
    spelling = SPELLING


def unreadable(text: str) -> NotationError:
    """The error of a text that is no event."""
    return NotationError(text, SPELLING.event)


def parts_of(what: str, count: int, text: str) -> tuple[list[str], list[str]]:
    """The parts of a text between bars: the `count` that must be there, and those that may follow."""
    parts = what.split(" | ")
    if len(parts) < count:
        raise unreadable(text)
    return parts[:count], parts[count:]
