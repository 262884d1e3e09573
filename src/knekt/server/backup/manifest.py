"""What stands in the first line of a backup: what it is, and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

__all__ = ["Manifest", "Shape", "is_backup", "is_of_this_form"]

_WHAT = "backup"
_FORM = 1  # of the file; another one is not read


@dataclass(frozen=True, slots=True)
class Shape:
    """A table in a backup: its columns in the order of a row, and how many rows there are."""

    name: str
    columns: tuple[str, ...]
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """Who wrote it and when, how far the database was, its keys, and the tables in the order in which they follow."""

    program: str
    revision: str
    at: str
    keys: Mapping[str, bytes]
    tables: tuple[Shape, ...]

    @property
    def rows(self) -> int:
        """Of all tables together."""
        return sum(each.rows for each in self.tables)

    def count(self, table: str) -> int:
        """The rows of one table."""
        return sum(each.rows for each in self.tables if each.name == table)

    @property
    def plain(self) -> dict[str, Any]:
        """As it is written."""
        return {
            "knekt": _WHAT,
            "v": _FORM,
            "program": self.program,
            "revision": self.revision,
            "at": self.at,
            "keys": {name: key.hex() for name, key in self.keys.items()},
            "tables": [
                {"name": each.name, "columns": list(each.columns), "rows": each.rows} for each in self.tables
            ],
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Self:
        """What `plain` wrote; KeyError, TypeError or ValueError if it did not."""
        return cls(
            program=str(plain["program"]),
            revision=str(plain["revision"]),
            at=str(plain["at"]),
            keys={str(name): bytes.fromhex(key) for name, key in plain["keys"].items()},
            tables=tuple(
                Shape(str(each["name"]), tuple(map(str, each["columns"])), int(each["rows"]))
                for each in plain["tables"]
            ),
        )


def is_backup(plain: object) -> bool:
    """Whether this is the first line of a backup, of whatever form."""
    return isinstance(plain, dict) and plain.get("knekt") == _WHAT


def is_of_this_form(plain: Mapping[str, Any]) -> bool:
    """Whether it is one that this program can read."""
    return plain.get("v") == _FORM
