"""Any position of any game solved with all cards open."""

from knekt.solver.answer import Bounds, Limits, Solution, Wish
from knekt.solver.position import RamschPosition, SkatPosition, SkrufPosition, position_of
from knekt.solver.solve import best_line, best_lines, solve, solve_all

__all__ = [
    "Bounds",
    "Limits",
    "RamschPosition",
    "SkatPosition",
    "SkrufPosition",
    "Solution",
    "Wish",
    "best_line",
    "best_lines",
    "position_of",
    "solve",
    "solve_all",
]
