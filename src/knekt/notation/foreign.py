"""The records of another program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from re import Pattern
from typing import Any, Protocol

from knekt.errors import RecordError
from knekt.notation.record import Record

__all__ = ["Foreign", "Reads"]


class Reads(Protocol):
    """A function that reads a text written by another program."""

    def __call__(
        self, text: str, place: str, *, listed: str | None, list_place: str, chosen: Callable[[Any], Any]
    ) -> Iterator[Record | RecordError]: ...


@dataclass(frozen=True, slots=True, eq=False)
class Foreign:
    """A format of another program: how one of its lines is recognized, and how a text is read."""

    sign: Pattern[str]
    read: Reads
    may_be_latin: bool = False  # whether the program writes Latin-1
