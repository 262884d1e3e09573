"""Advice as it goes over the wire."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from knekt.analysis import Advice
from knekt.engine import TableOptions
from knekt.notation import to_plain
from knekt.server.shown.pictures.parts import Said, wire_message
from knekt.telling import named

__all__ = ["Hint", "Suggested", "hint_of"]


class Suggested(Struct, kw_only=True):
    """An action that makes sense, how likely it wins (with the error of sampling), and what it scores.

    Where cards are laid away before the game is named, `game` is the contract for which they are laid away.
    """

    action: dict[str, Any]
    told: Said
    chance: float | None
    error: float | None
    score: float | None
    behind: float | None
    reasons: list[Said]
    game: str | None = None


class Hint(Struct, kw_only=True):
    """Advice at a place of the log, the best first.

    `basis`: whether it rests on this many `worlds`, on the judge of hands, or on rules of thumb. `complete`:
    these are all worlds that are possible. `tested`: how right such chances have been.
    """

    basis: Literal["worlds", "judge", "thumb"]
    worlds: int
    complete: bool
    tested: Said | None
    suggestions: list[Suggested]


def hint_of(options: TableOptions, advice: Advice) -> Hint:
    """The advice on the wire, at a table with these options."""
    return Hint(
        basis=advice.basis,
        worlds=advice.worlds,
        complete=advice.is_complete,
        tested=None if advice.tested is None else wire_message(advice.tested),
        suggestions=[
            Suggested(
                action=to_plain(each.action),
                told=wire_message(named(options, each.action)),
                chance=each.chance,
                error=each.error,
                score=each.score,
                behind=each.behind,
                reasons=[wire_message(reason) for reason in each.reasons],
                game=each.game,
            )
            for each in advice.suggestions
        ],
    )
