"""What Skruf gives to the solver."""

from __future__ import annotations

from knekt.solver.family import FamilySolver
from knekt.solver.skruf.lines import read
from knekt.solver.skruf.position import position_in

__all__ = ["FAMILY"]

FAMILY = FamilySolver(position=position_in, hands=4, read=read)
