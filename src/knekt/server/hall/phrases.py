"""What players may say to each other at a table: set phrases, which everybody reads in the own language."""

from __future__ import annotations

from knekt.errors import KnektError
from knekt.message import Message

__all__ = ["PHRASES", "check_phrase"]

PHRASES: dict[str, Message] = {
    "greet": Message("phrase-greet"),
    "good-luck": Message("phrase-good-luck"),
    "thanks": Message("phrase-thanks"),
    "well-played": Message("phrase-well-played"),
    "sorry": Message("phrase-sorry"),
    "one-moment": Message("phrase-one-moment"),
    "your-turn": Message("phrase-your-turn"),
    "another-round": Message("phrase-another-round"),
    "farewell": Message("phrase-farewell"),
}


def check_phrase(phrase: str) -> None:
    """Nothing, if this can be said; KnektError if not."""
    if phrase not in PHRASES:
        raise KnektError("no-such-phrase", f"{phrase[:40]!r} is not a phrase")
