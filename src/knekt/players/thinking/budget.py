"""How long a player may think of one decision."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Budget"]

LEAST = 0.004  # seconds
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

    def at_most(self, seconds: float) -> Budget:
        """The same in so much time, if it had more: with fewer worlds too, for each is weighed before it is asked."""
        if not seconds < self.seconds:
            return self
        fewer = max(FEW, round(self.worlds * seconds / self.seconds))
        return Budget(min(self.worlds, fewer), seconds, self.nodes)

    def hastened(self, share: float) -> Budget:
        """The same in so much of its time, but enough for a few worlds."""
        return self.at_most(max(LEAST, self.seconds * share))
