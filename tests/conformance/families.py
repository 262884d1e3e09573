"""The games that the conformance suite runs: a new one is one more line here.

A family from elsewhere gives its games as its part `conformance`.
"""

from __future__ import annotations

from conformance.of_skat import SKAT
from conformance.of_skruf import SKRUF

from knekt.games import parts

__all__ = ["FAMILIES"]

FAMILIES = (*SKAT, *SKRUF, *(family for found in parts("conformance").values() for family in found))
