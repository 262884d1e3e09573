"""What Skruf gives to the analysis."""

from __future__ import annotations

from knekt.analysis.family import FamilyAnalysis
from knekt.analysis.skruf.advising import advice_in_skruf
from knekt.analysis.skruf.holding import SETTING

__all__ = ["FAMILY"]

FAMILY = FamilyAnalysis(
    advice=advice_in_skruf,
    setting=SETTING,
    measured=lambda options: "skruf",
)
