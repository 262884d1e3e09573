"""Answers as lines of JSON, for batches.

    {"points": 73, "won": true, "nodes": 51234, "ms": 4.2}

`docs/solver.md` has every field.
"""

from __future__ import annotations

from typing import Any

from knekt.solver.answer import Bounds, Solution, Threshold, Wish
from knekt.solver.position import Position

__all__ = ["goal_of", "plain_solution"]

Plain = dict[str, Any]


def plain_solution(position: Position, found: Solution, threshold: Threshold | None = None) -> Plain:
    """The answer to a line; what a limit has left open is given by bounds, or by None, and is not `proven`.

    >>> from knekt.solver.position_lines import read_position
    >>> line = '{"hands": [["CJ"], ["C7"], ["H8"]], "declarer": 0, "leader": 0, "contract": "grand"}'
    >>> plain_solution(read_position(line), Solution(Bounds(2, 2), nodes=1))
    {'points': 2, 'won': False, 'nodes': 1, 'ms': 0.0}
    """
    goal = goal_of(position, threshold)
    told: Plain = {}
    if goal is not None:
        told["reached" if found.is_approximate else "won"] = found.value.reaches(goal)
    else:
        told[position.counts if found.value.is_exact else "bounds"] = _worth(found.value, None)
        if position.due is not None:
            told["won"] = found.value.reaches(position.due)
    if found.is_approximate:
        told["approximate"] = True
    if not all(_is_answered(each, goal) for each in (found.value, *found.cards.values())):
        told["proven"] = False
    if not found.is_repeatable:
        told["repeatable"] = False
    told |= {"nodes": found.nodes, "ms": round(found.milliseconds, 3)}
    if found.cards:
        told["cards"] = {str(card): _worth(bounds, goal) for card, bounds in found.cards.items()}
    if found.line:
        told["line"] = [str(card) for card in found.line]
    return told


def goal_of(position: Position, threshold: Threshold | None) -> int | None:
    """What is to be reached, where only that is asked, as always in a null; None: the value is asked for."""
    if isinstance(threshold, Wish) or position.is_yes_or_no:
        return 1
    return threshold


def _is_answered(bounds: Bounds, goal: int | None) -> bool:
    return bounds.is_exact if goal is None else bounds.reaches(goal) is not None


def _worth(bounds: Bounds, goal: int | None) -> int | bool | list[int] | None:
    if goal is not None:
        return bounds.reaches(goal)
    return bounds.low if bounds.is_exact else [bounds.low, bounds.high]
