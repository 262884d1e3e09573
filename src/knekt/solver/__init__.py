"""Any position of any game solved with all cards open."""

from knekt.solver.answer import Bounds, Limits, Solution, Wish
from knekt.solver.deals import Deals, deals_of
from knekt.solver.family import position_of
from knekt.solver.skat.position import RamschPosition, SkatPosition
from knekt.solver.skruf.position import SkrufPosition
from knekt.solver.solve import best_line, best_lines, solve, solve_all
from knekt.solver.vote import Voter, Votes

__all__ = [
    "Bounds",
    "Deals",
    "Limits",
    "RamschPosition",
    "SkatPosition",
    "SkrufPosition",
    "Solution",
    "Voter",
    "Votes",
    "Wish",
    "best_line",
    "best_lines",
    "deals_of",
    "position_of",
    "solve",
    "solve_all",
]
