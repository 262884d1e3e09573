"""Whose turn it is when several wait for a bot to think.

Those for whom a person waits come first. Among them it goes round from person to person, and for each person from table to table: who
has thirty tables waits as long for each as somebody with one would wait for thirty, and nobody else waits longer for it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

__all__ = ["Asker", "Thought", "Turns"]

Item = TypeVar("Item")


class Thought(StrEnum):
    """What is thought about."""

    PLAY = "play"  # a bot's decision at a table with people
    ADVICE = "advice"  # what a person should do
    ALONE = "alone"  # a bot's decision where nobody waits for it


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a bot thinks: a person, at one of that person's tables."""

    kind: Thought
    person: str
    table: str

    @property
    def is_patient(self) -> bool:
        """Whether nobody waits for it."""
        return self.kind is Thought.ALONE


class Turns(Generic[Item]):
    """What waits, in the order in which it is to be taken.

    >>> turns = Turns[str]()
    >>> for number in (1, 2, 3):
    ...     turns.put(Asker(Thought.PLAY, "anna", f"table {number}"), f"anna {number}")
    >>> turns.put(Asker(Thought.ALONE, "cilla", "table 4"), "cilla")
    >>> turns.put(Asker(Thought.PLAY, "bo", "table 5"), "bo")
    >>> [turns.take() for _ in range(5)]
    ['anna 1', 'bo', 'anna 2', 'anna 3', 'cilla']
    """

    def __init__(self) -> None:
        self._rounds = _Round[Item](), _Round[Item]()  # with people waiting; with nobody

    def __bool__(self) -> bool:
        return any(self._rounds)

    def put(self, asker: Asker, item: Item) -> None:
        """Something more waits."""
        self._rounds[asker.is_patient].put(asker, item)

    @property
    def is_patient(self) -> bool:
        """Whether nobody waits for any of it."""
        return not self._rounds[0]

    def take(self) -> Item:
        """What is next; it waits no more."""
        return self._rounds[self.is_patient].take()


class _Round(Generic[Item]):
    """Persons with their tables and what waits at each. Who has had a turn is the last of them again."""

    def __init__(self) -> None:
        self._people = dict[str, dict[str, deque[Item]]]()

    def __bool__(self) -> bool:
        return bool(self._people)

    def put(self, asker: Asker, item: Item) -> None:
        self._people.setdefault(asker.person, {}).setdefault(asker.table, deque()).append(item)

    def take(self) -> Item:
        person, tables = _first(self._people)
        table, items = _first(tables)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._people[person] = tables
        return item


Value = TypeVar("Value")


def _first(of: dict[str, Value]) -> tuple[str, Value]:
    name = next(iter(of))
    return name, of.pop(name)
