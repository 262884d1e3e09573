"""The entries in a server's lists of tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

__all__ = ["ListedTable", "TableStage", "listed"]

TableStage = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table of a list: what is played, and how many places are free."""

    id: str
    preset: str
    options: Mapping[str, Any]  # those that differ from the preset
    kind: str  # table, daily, branch
    visibility: str  # public, link, private
    stage: TableStage
    practice: bool
    thinking: int | None
    places: int
    free: int
    created: int  # in ms since 1970
    changed: int


def listed(told: Mapping[str, Any]) -> ListedTable:
    """The entry, from the server's answer."""
    return ListedTable(**{each.name: told[each.name] for each in fields(ListedTable)})
