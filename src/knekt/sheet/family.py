"""What the sheet asks of a family of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from knekt.engine import TableOptions
from knekt.games import part
from knekt.sheet.seating import Terms

if TYPE_CHECKING:
    from knekt.sheet.sitting import Sitting

__all__ = ["FamilySheet", "sheet_of"]


@dataclass(frozen=True, slots=True, eq=False)
class FamilySheet:
    """How many deals of a family stand in one log; `terms` are those of a deal that belongs to no sheet."""

    sitting: type[Sitting]
    terms: Callable[[Any], Terms]


def sheet_of(options: TableOptions) -> FamilySheet:
    """How the deals of these options are written down."""
    found: FamilySheet = part(options, "sheet")
    return found
