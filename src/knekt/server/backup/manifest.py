"""The first line of a backup: what the file is, and what follows in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

__all__ = ["Manifest", "Shape", "is_backup", "is_of_this_form"]

_WHAT = "backup"
_FORM = 1  # the version of the file's form; a file of another form is not read


@dataclass(frozen=True, slots=True)
class Shape:
    """A table in a backup: its columns in the order of a row, and how many rows there are."""

    name: str
    columns: tuple[str, ...]
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """The program that wrote the file, the moment, the database's revision and keys, and the tables."""

    program: str
    revision: str
    at: str
    keys: Mapping[str, bytes]
    tables: tuple[Shape, ...]

    @property
    def rows(self) -> int:
        """How many rows all tables have together."""
        return sum(each.rows for each in self.tables)

    def count(self, table: str) -> int:
        """How many rows this table has."""
        return sum(each.rows for each in self.tables if each.name == table)

    @property
    def plain(self) -> dict[str, Any]:
        """The manifest as it is written."""
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
        """The manifest that `plain` has written; KeyError, TypeError or ValueError if this is none."""
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
    """Whether this is the first line of a backup, of any form."""
    return isinstance(plain, dict) and plain.get("knekt") == _WHAT


def is_of_this_form(plain: Mapping[str, Any]) -> bool:
    """Whether this program can read a backup with this first line."""
    return plain.get("v") == _FORM
