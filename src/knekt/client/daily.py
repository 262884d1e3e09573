"""The deals of the day, and what everybody made of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Comparison", "DailyDeal", "DayResult", "Today", "comparison_of", "today_of"]


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of the day in one game: my table, once there is one, and how many have finished."""

    preset: str
    table: str | None
    finished: bool
    results: int


@dataclass(frozen=True, slots=True)
class Today:
    """The deals of the day, which is one of UTC; the next begin at `until`, in ms since 1970."""

    day: str
    until: int
    deals: tuple[DailyDeal, ...]


@dataclass(frozen=True, slots=True)
class DayResult:
    """How one player has done: `facts` as records state them. Others have names when the day is over; a bot has a level."""

    me: bool
    level: int | None
    name: str | None
    seat: int | None
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What everybody has made of the same cards; `playing`: how many levels of bots are still at it."""

    day: str
    preset: str
    over: bool
    playing: int
    results: tuple[DayResult, ...]


def today_of(told: Mapping[str, Any]) -> Today:
    """As the server tells it."""
    deals = tuple(
        DailyDeal(each["preset"], each["table"], each["finished"], each["results"]) for each in told["deals"]
    )
    return Today(told["day"], told["until"], deals)


def comparison_of(told: Mapping[str, Any]) -> Comparison:
    """As the server tells it."""
    results = tuple(
        DayResult(each["me"], each["level"], each["name"], each["seat"], each["facts"])
        for each in told["results"]
    )
    return Comparison(told["day"], told["preset"], told["over"], told["playing"], results)
