"""What is told of Skat."""

from __future__ import annotations

from knekt.telling.family import FamilyTelling
from knekt.telling.skat import asked, deal_line, entered, happened, outcome

__all__ = ["FAMILY"]

FAMILY = FamilyTelling(asked=asked, happened=happened, outcome=outcome, deal_line=deal_line, entered=entered)
