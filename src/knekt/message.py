"""What is to be said, before anybody says it in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Message", "printable"]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence still without a language: an id of the Fluent files and what goes into its places.

    A place may hold a message of its own, so that a card's name is said in the reader's language too.

    >>> Message("count-with", {"n": 2})
    Message(id='count-with', args={'n': 2})
    """

    id: str
    args: Mapping[str, str | int | Message] = field(default_factory=dict, hash=False)


def printable(text: str) -> str:
    r"""Foreign text in one line, without what could disturb a terminal.

    >>> printable("CJ\x1b[2J\n")
    'CJ [2J '
    """
    return "".join(letter if letter.isprintable() else " " for letter in text)
