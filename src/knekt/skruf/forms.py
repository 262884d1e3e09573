"""The forms of Skruf, and the chapters in which their options are told."""

from __future__ import annotations

from typing import Literal

__all__ = ["CHAPTERS", "OF_PARTNERS", "OF_TREKARL", "WITH_TALON", "Form"]

Form = Literal["skruf", "skruf-plain", "trekarl"]
OF_PARTNERS: tuple[Form, ...] = (
    "skruf",
    "skruf-plain",
)  # three have neither partners for a rubber nor a misère
WITH_TALON: tuple[Form, ...] = (
    "skruf",
    "trekarl",
)  # else there is nothing to show, give, raise or swap after
OF_TREKARL: tuple[Form, ...] = ("trekarl",)

CHAPTERS = "table", "deal", "auction", "exchange", "play", "count", "rubber"
