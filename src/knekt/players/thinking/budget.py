"""How long a player may think of one decision."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

__all__ = ["Budget"]

LEAST = 0.004  # seconds
LAST = 0.001  # … when the time is up
FEW = 60  # worlds that are often weighed and asked in a short time, late in the play


@dataclass(frozen=True, slots=True)
class Budget:
    """Ceilings for one decision. Without a time, the same seed and view always give the same answer."""

    worlds: int  # at most
    seconds: float = 0.0  # by the clock; 0: as long as the worlds take
    nodes: int = (
        300_000  # positions the solver may look at in one world; where that is not enough, the world abstains
    )

    def within(self, seconds: float) -> Budget:
        """The same with so much time."""
        return Budget(self.worlds, seconds, self.nodes)

    def easy(self, nodes: int) -> Budget:
        """The same with no more than so many positions in one world."""
        return Budget(self.worlds, self.seconds, min(self.nodes, nodes))

    def since(self, begun: float) -> Budget:
        """The same in what is left of its time, which has run since then by the clock."""
        return self.within(max(LAST, self.seconds - (perf_counter() - begun))) if self.seconds else self

    def is_spent(self, begun: float) -> bool:
        """Whether its time is up, which has run since then by the clock."""
        return 0 < self.seconds < perf_counter() - begun

    def at_most(self, seconds: float) -> Budget:
        """The same in so much time, if it had more: with fewer worlds too, for each is weighed before it is asked."""
        if not seconds < self.seconds:
            return self
        fewer = max(FEW, round(self.worlds * seconds / self.seconds))
        return Budget(min(self.worlds, fewer), seconds, self.nodes)

    def hastened(self, share: float) -> Budget:
        """The same in so much of its time, but enough for a few worlds."""
        return self.at_most(max(LEAST, self.seconds * share))
