"""What Skruf gives to the lab."""

from __future__ import annotations

from knekt.lab.family import FamilyLab
from knekt.lab.skruf.arena import ARENA
from knekt.lab.skruf.rubber import play_rubber
from knekt.skruf import Give, MakeBid, Pass

__all__ = ["FAMILY"]

FAMILY = FamilyLab(arena=ARENA, rubber=play_rubber, called=(MakeBid, Pass, Give))
