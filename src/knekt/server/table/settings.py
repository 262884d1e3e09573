"""The settings of a table: made when it is opened, they never change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from knekt.errors import KnektError
from knekt.games import options as options_of

__all__ = ["Kind", "TableSettings", "Visibility"]

LONGEST_THINKING = 3600
SHORTEST_THINKING = 5
LONGEST_GRACE = 3600
LONGEST_RESULT = 600
SHORTEST_RESULT = 5


class Visibility(StrEnum):
    """Who may come."""

    PUBLIC = "public"  # everybody: the table is listed, and anybody may sit down or watch
    LINK = "link"  # everybody who knows the address
    PRIVATE = "private"  # only those who have a place; nobody watches


class Kind(StrEnum):
    """Why the table is there."""

    TABLE = "table"
    DAILY = "daily"  # the deal of the day, the same for all
    BRANCH = "branch"  # a deal played again; it counts nowhere


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """The rules of a table, who may come, and its times.

    `practice`: nothing counts, hints are allowed, and the seed may be known. `thinking`: seconds for each
    decision; None: no limit. `grace`: seconds more for somebody who has lost the connection. `result`:
    seconds after which the next deal comes if several people play and none still looks at the last one; 0:
    when all have asked for it.
    """

    options: Any
    visibility: Visibility = Visibility.PUBLIC
    kind: Kind = Kind.TABLE
    practice: bool = False
    thinking: int | None = None
    grace: int = 30
    result: int = 20
    origin: str | None = None  # of a branch: the table of the deal that is played again
    origin_deal: int | None = None  # and its number there
    day: str | None = None  # of a deal of the day: its day

    def __post_init__(self) -> None:
        if self.thinking is not None and not SHORTEST_THINKING <= self.thinking <= LONGEST_THINKING:
            raise KnektError(
                "bad-thinking-time",
                f"{self.thinking} seconds are not between {SHORTEST_THINKING} and {LONGEST_THINKING}",
                least=SHORTEST_THINKING,
                most=LONGEST_THINKING,
            )
        if self.result and not SHORTEST_RESULT <= self.result <= LONGEST_RESULT:
            raise KnektError(
                "bad-result-time",
                f"{self.result} seconds are neither 0 nor between {SHORTEST_RESULT} and {LONGEST_RESULT}",
                least=SHORTEST_RESULT,
                most=LONGEST_RESULT,
            )

    @property
    def scored(self) -> bool:
        """Whether the result counts for anybody: then nobody may be helped."""
        return not self.practice and self.kind is not Kind.BRANCH

    @property
    def purpose(self) -> tuple[Kind, str | None, int | None]:
        """What the table is for; for a branch also the deal that is played again."""
        return self.kind, self.origin, self.origin_deal

    @property
    def daily(self) -> str | None:
        """The name of the deal of the day that is played here; None at any other table.

        >>> TableSettings(options=options_of("german"), kind=Kind.DAILY, day="2026-11-19").daily
        '2026-11-19 german'
        """
        return f"{self.day} {self.options.preset}" if self.kind is Kind.DAILY else None

    @property
    def shares_seed(self) -> bool:
        """Whether other tables deal from the same seed.

        Then no event may tell it: others still play those cards.
        """
        return self.kind is Kind.DAILY

    @cached_property
    def plain(self) -> Mapping[str, Any]:
        """The settings as JSON. They are made once, as every frame contains them."""
        return {
            "options": {"preset": self.options.preset, "set": self.options.differences},
            "visibility": self.visibility.value,
            "kind": self.kind.value,
            "practice": self.practice,
            "thinking": self.thinking,
            "grace": self.grace,
            "result": self.result,
            "origin": self.origin,
            "origin_deal": self.origin_deal,
            "day": self.day,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> TableSettings:
        """The settings that `plain` has written."""
        told = dict(plain)
        chosen = told.pop("options")
        return cls(
            options=options_of(chosen["preset"], chosen["set"]),
            visibility=Visibility(told.pop("visibility")),
            kind=Kind(told.pop("kind")),
            **told,
        )
