"""The sample records, and what is asked of a line."""

from __future__ import annotations

from pathlib import Path

from knekt.errors import KnektError, RecordError
from knekt.notation.record import Record
from knekt.notation.skat.iss import read_iss

SAMPLES = (Path(__file__).parents[1] / "data" / "iss_samples.txt").read_text().splitlines()
SUIT, OVERBID, PASSED, CLAIMED, NULL_GIVEN, NULL_LOST, HAND = SAMPLES


def read(text: str) -> Record:
    (record,) = read_iss(text)
    assert isinstance(record, Record), record
    return record


def refused(text: str) -> RecordError:
    (error,) = read_iss(text)
    assert isinstance(error, RecordError)
    return error


def root(error: KnektError) -> str:
    """The code of what is wrong in the end."""
    while isinstance(error.__cause__, KnektError):
        error = error.__cause__
    return error.code


def cause(text: str) -> tuple[str, int | None]:
    """What is wrong with the line, and in which move."""
    found = refused(text).cause
    number = found.args_said.get("number")
    return root(found), number if isinstance(number, int) else None
