"""Advice by the judge: its suggestions in order, with what else is likely."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from knekt.analysis.suggestion import Advice, Suggestion
from knekt.message import Message
from knekt.players.skat.judge import Judge, Outlook, judge
from knekt.players.skat.judge.kinds import Kind
from knekt.players.skat.judge.model import VERSION
from knekt.skat import Contract

__all__ = ["LIKELY", "both_worths", "chance_between", "judged_advice", "level_reasons"]

MOST = 3  # how many suggestions there are at most
LIKELY = 0.15  # something is mentioned from this chance on


T = TypeVar("T")


def both_worths(value: Callable[[Judge], T]) -> tuple[T, T]:
    """A value by the judge, and the same value if winning a game counted one point more."""
    return value(judge()), value(judge().eager)


def chance_between(worth: float, eager: float) -> float:
    """How likely the game of a choice is won: the difference between its two worths."""
    return min(1.0, max(0.0, eager - worth))


def judged_advice(found: Iterable[Suggestion]) -> Advice:
    """Advice with the best suggestion first; each says how much less than the best it brings."""
    ranked = sorted(found, key=lambda each: -(each.score or 0))
    best = ranked[0].score or 0
    shown = (replace(each, behind=best - (each.score or 0)) for each in ranked[:MOST])
    return Advice(tuple(shown), basis="judge", tested=_tested())


def _tested() -> Message | None:
    """How far the chances of the judge were off."""
    suit, grand, null = (judge().accuracy(kind) for kind in (Kind.SUIT, Kind.GRAND, Kind.NULL))
    if suit is None or grand is None or null is None:
        return None
    return Message(
        "hint-tested",
        {
            "version": VERSION,
            "games": suit.games + grand.games + null.games,
            "suit": round(100 * suit.off_by),
            "grand": round(100 * grand.off_by),
            "null": round(100 * null.off_by),
        },
    )


def level_reasons(outlook: Outlook, contract: Contract) -> tuple[Message, ...]:
    """How likely schneider and schwarz are, where that is worth mentioning."""
    if contract.is_null or outlook.schneider < LIKELY:
        return ()
    return (Message("reason-schneider", {"chance": round(100 * outlook.schneider)}),)
