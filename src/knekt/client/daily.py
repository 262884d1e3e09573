"""The deals of the day, and what everybody has made of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Comparison", "DailyDeal", "DayResult", "Today", "comparison_of", "today_of"]


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of the day in one game: my table, if there is one, and how many have finished.

    `given_up`: I have closed my table before its end.
    """

    preset: str
    table: str | None
    finished: bool
    results: int
    given_up: bool


@dataclass(frozen=True, slots=True)
class Today:
    """The deals of the day, which is one of UTC; the next begin at `until`, in ms since 1970."""

    day: str
    until: int
    deals: tuple[DailyDeal, ...]


@dataclass(frozen=True, slots=True)
class DayResult:
    """How one player has done: `facts` as records state them.

    Others have names when the day is over; a bot has a level.

    `kind`: account, guest or bot; what a bot has played for somebody is the bot's.
    """

    me: bool
    level: int | None
    name: str | None
    seat: int | None
    facts: Mapping[str, Any]
    kind: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """What everybody has made of the same cards.

    `playing`: how many levels of bots still play. `count`: how many results there are, which may be more than
    those in `results`.
    """

    day: str
    preset: str
    over: bool
    playing: int
    results: tuple[DayResult, ...]
    count: int


def today_of(told: Mapping[str, Any]) -> Today:
    """The deals of the day, from the server's answer."""
    deals = tuple(
        DailyDeal(each["preset"], each["table"], each["finished"], each["results"], each["given_up"])
        for each in told["deals"]
    )
    return Today(told["day"], told["until"], deals)


def comparison_of(told: Mapping[str, Any]) -> Comparison:
    """The comparison, from the server's answer."""
    results = tuple(
        DayResult(each["me"], each["level"], each["name"], each["seat"], each["facts"], each["kind"])
        for each in told["results"]
    )
    return Comparison(told["day"], told["preset"], told["over"], told["playing"], results, told["count"])
