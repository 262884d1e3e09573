"""What Skat gives to the solver."""

from __future__ import annotations

from knekt.solver.family import FamilySolver
from knekt.solver.skat.lines import read
from knekt.solver.skat.position import position_in

__all__ = ["FAMILY"]

FAMILY = FamilySolver(position=position_in, hands=3, read=read)
