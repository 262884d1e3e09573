"""How long a player may think of one decision."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

__all__ = ["Budget"]

LEAST = 0.004  # seconds that a hastened budget has at least
LAST = 0.001  # seconds that are left for a decision whose time is up
FEW = 60  # even a shortened budget has so many worlds: late in the play they take little time


@dataclass(frozen=True, slots=True)
class Budget:
    """Ceilings for one decision. Without a time, the same seed and view always give the same answer."""

    worlds: int  # at most
    seconds: float = 0.0  # by the clock; 0: as long as the worlds take
    nodes: int = 300_000  # positions the solver may look at in one world; a world that needs more abstains

    def within(self, seconds: float) -> Budget:
        """This budget with so many seconds."""
        return Budget(self.worlds, seconds, self.nodes)

    def easy(self, nodes: int) -> Budget:
        """This budget with at most so many positions in one world."""
        return Budget(self.worlds, self.seconds, min(self.nodes, nodes))

    def since(self, begun: float) -> Budget:
        """This budget with the time that is left of it, if it has run since `begun` by the clock."""
        return self.within(max(LAST, self.seconds - (perf_counter() - begun))) if self.seconds else self

    def is_spent(self, begun: float) -> bool:
        """Whether the time is up, if it has run since `begun` by the clock."""
        return 0 < self.seconds < perf_counter() - begun

    def at_most(self, seconds: float) -> Budget:
        """This budget cut to so many seconds, and to fewer worlds, for each world must be weighed too."""
        if not seconds < self.seconds:
            return self
        fewer = max(FEW, round(self.worlds * seconds / self.seconds))
        return Budget(min(self.worlds, fewer), seconds, self.nodes)

    def hastened(self, share: float) -> Budget:
        """This budget cut to a share of its time, but with enough left for a few worlds."""
        return self.at_most(max(LEAST, self.seconds * share))
