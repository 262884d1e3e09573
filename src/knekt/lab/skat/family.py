"""What Skat gives to the lab."""

from __future__ import annotations

from knekt.lab.family import FamilyLab
from knekt.lab.skat.arena import ARENA
from knekt.lab.skat.makeable import answer_by_solving

__all__ = ["FAMILY"]

FAMILY = FamilyLab(arena=ARENA, answer=answer_by_solving)
