"""The forms of Skat, and the chapters under which their options are explained."""

from __future__ import annotations

from typing import Literal

__all__ = ["CHAPTERS", "GERMAN_SKAT", "TOURNEES", "Form"]

Form = Literal["german", "tournee", "tournee-house"]
GERMAN_SKAT: tuple[Form, ...] = ("german",)
TOURNEES: tuple[Form, ...] = ("tournee", "tournee-house")

CHAPTERS = "table", "values", "declaring", "kontra", "schenken", "bock", "ramsch", "scores"
