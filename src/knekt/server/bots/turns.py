"""The order in which jobs for bots are done when several wait.

Jobs for which a person waits come first. Among them the turn goes round from person to person, and within a
person from table to table. So somebody with thirty tables waits for each of them thirty turns, and nobody
else waits longer.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

__all__ = ["Asker", "Thought", "Turns"]

Item = TypeVar("Item")


class Thought(StrEnum):
    """What a bot thinks about, and whether anybody waits for it."""

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
        """Whether nobody waits for the answer."""
        return self.kind is Thought.ALONE


class Turns(Generic[Item]):
    """The jobs that wait, in the order in which they are taken.

    >>> turns = Turns[str]()
    >>> for number in (1, 2, 3):
    ...     turns.put(Asker(Thought.PLAY, "anna", f"table {number}"), f"anna {number}")
    >>> turns.put(Asker(Thought.ALONE, "cilla", "table 4"), "cilla")
    >>> turns.put(Asker(Thought.PLAY, "bo", "table 5"), "bo")
    >>> [turns.take() for _ in range(5)]
    ['anna 1', 'bo', 'anna 2', 'anna 3', 'cilla']
    """

    def __init__(self) -> None:
        self._rounds = _Round[Item](), _Round[Item]()  # the jobs for which people wait, and the others

    def __bool__(self) -> bool:
        return any(self._rounds)

    def put(self, asker: Asker, item: Item) -> None:
        """Add a job."""
        self._rounds[asker.is_patient].put(asker, item)

    @property
    def is_patient(self) -> bool:
        """Whether nobody waits for any of these jobs."""
        return not self._rounds[0]

    def take(self) -> Item:
        """Take the next job out."""
        return self._rounds[self.is_patient].take()


class _Round(Generic[Item]):
    """People with their tables and the jobs of each. Whoever has had a turn goes to the end of the round."""

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
