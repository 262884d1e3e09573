"""What Skat gives to the analysis."""

from __future__ import annotations

from knekt.analysis.family import FamilyAnalysis
from knekt.analysis.skat.advising import advice_in_skat
from knekt.analysis.skat.holding import SETTING

__all__ = ["FAMILY"]

FAMILY = FamilyAnalysis(
    advice=advice_in_skat,
    setting=SETTING,
    measured=lambda options: "isko" if options.is_german else "tournee",
)
