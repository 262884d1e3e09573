"""What the analysis asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from knekt.analysis.curves import Curves
from knekt.analysis.setting import Setting
from knekt.analysis.suggestion import Advice
from knekt.engine import TableOptions, View
from knekt.games import part
from knekt.players.thinking.budget import Budget

__all__ = ["FamilyAnalysis", "analysis_of"]


@dataclass(frozen=True, slots=True, eq=False)
class FamilyAnalysis:
    """What there is to say about the decisions of a family.

    `advice` is what the worlds and the judges say of one, None where they are not asked; `setting` is how
    cards are dealt around a hand; `measured` names the preset whose chances have been measured for all games
    of its kind.
    """

    advice: Callable[[View[Any], Budget, int, Curves], Advice | None]
    setting: Setting
    measured: Callable[[Any], str]


def analysis_of(options: TableOptions) -> FamilyAnalysis:
    """What there is to say about the game of these options; KnektError where there is nothing."""
    found: FamilyAnalysis = part(options, "analysis")
    return found
