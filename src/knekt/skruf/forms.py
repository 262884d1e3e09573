"""The forms of Skruf, and the chapters under which their options are explained."""

from __future__ import annotations

from typing import Literal

__all__ = ["CHAPTERS", "OF_PARTNERS", "OF_TREKARL", "WITH_TALON", "Form"]

Form = Literal["skruf", "skruf-plain", "trekarl"]
# three players have neither partners for a rubber nor a misère
OF_PARTNERS: tuple[Form, ...] = ("skruf", "skruf-plain")
# without a talon there is nothing to show, give or swap, and no raise phase
WITH_TALON: tuple[Form, ...] = ("skruf", "trekarl")
OF_TREKARL: tuple[Form, ...] = ("trekarl",)

CHAPTERS = "table", "deal", "auction", "exchange", "play", "count", "rubber"
