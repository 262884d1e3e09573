"""The games that the conformance suite runs: a new one is one more line here."""

from __future__ import annotations

from conformance.of_skat import SKAT
from conformance.of_skruf import SKRUF

__all__ = ["FAMILIES"]

FAMILIES = (*SKAT, *SKRUF)
