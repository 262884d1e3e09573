"""What the text forms of Skat are made of beside what every family has: its seats, gifts, scores."""

from __future__ import annotations

from knekt.engine import Seat, parts
from knekt.engine.parts import parse_signed
from knekt.errors import NotationError
from knekt.skat import SEATS

__all__ = ["GIFTS", "parse_gift", "parse_scores", "parse_seat"]

GIFTS = "game", "schneider"  # what the defenders can give (17.3)


def parse_seat(text: str) -> Seat:
    """The seat of a letter: F, M or R."""
    return parts.parse_seat(text, SEATS)


def parse_scores(text: str) -> str:
    """What each of the three seats gets, in one spelling.

    >>> parse_scores("-63 +0 0")
    '-63 0 0'
    """
    scores = text.split()
    if len(scores) != len(SEATS):
        raise NotationError(text, "value")
    return " ".join(str(parse_signed(each)) for each in scores)


def parse_gift(word: str, text: str, expected: str) -> str:
    """What the defenders give; if it is nothing that can be given, the text is not what was expected."""
    if word not in GIFTS:
        raise NotationError(text, expected)
    return word
