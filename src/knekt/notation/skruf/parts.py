"""Parts of the text forms of Skruf."""

from __future__ import annotations

from knekt.engine import Seat
from knekt.notation import parts
from knekt.skruf import SEATS

__all__ = ["parse_seat"]


def parse_seat(text: str) -> Seat:
    """The seat of a letter: L, O, R or D."""
    return parts.parse_seat(text, SEATS, "skruf-seat")
