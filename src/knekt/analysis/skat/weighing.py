"""Advice by the judge: what it promises is put in order, and what else is likely is told."""

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

MOST = 3  # suggestions
LIKELY = 0.15  # the share from which something is worth a word


T = TypeVar("T")


def both_worths(value: Callable[[Judge], T]) -> tuple[T, T]:
    """What the judge thinks of choices, and what he would think if a game that is won counted a point more."""
    return value(judge()), value(judge().eager)


def chance_between(worth: float, eager: float) -> float:
    """How likely the game is won that comes of a choice, by what it is worth in those two ways."""
    return min(1.0, max(0.0, eager - worth))


def judged_advice(found: Iterable[Suggestion]) -> Advice:
    """The best first, each with what it gives away against that."""
    ranked = sorted(found, key=lambda each: -(each.score or 0))
    best = ranked[0].score or 0
    shown = (replace(each, behind=best - (each.score or 0)) for each in ranked[:MOST])
    return Advice(tuple(shown), basis="judge", tested=_tested())


def _tested() -> Message | None:
    """How far the judge's chances were off."""
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
    """How likely it is that more than the game is reached, where that is worth a word."""
    if contract.is_null or outlook.schneider < LIKELY:
        return ()
    return (Message("reason-schneider", {"chance": round(100 * outlook.schneider)}),)
