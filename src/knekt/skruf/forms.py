"""The forms of Skruf, and which options each of them has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from knekt.engine import OptionValue

__all__ = ["Form", "has_option", "limits"]

Form = Literal["skruf", "skruf-plain", "trekarl"]

_OF_THE_TALON = {  # without talon there is nothing to show, give, raise or swap after (12)
    "below_minimum",
    "talon_open",
    "talon_position",
    "swap_order",
    "swap_time",
    "swap_back",
    "karonka_hand",
}
_OF_PARTNERS = {  # three players have neither partners for a rubber nor a misère (11)
    "raise_end_passes",
    "lead",
    "general_pass",
    "misere_forehand",
    "solo_slam_claim",
    "rubber_end",
    "rubbers",
}
_OF_TREKARL = {"open_hand", "opponents_swap", "deals"}
_LIMITS: Mapping[Form, Mapping[str, tuple[OptionValue, ...]]] = {
    "skruf": {"players": (4, 5, 6), "close_passes": (8, 7, 4, 3), "all_pass_calls": (4, 8)},
    "skruf-plain": {
        "players": (4, 5, 6),
        "close_passes": (8, 7, 4, 3),
        "all_pass_calls": (4, 8),
        "lead": ("left_of_final_bidder", "left_of_first_namer"),
    },
    "trekarl": {"players": (3,), "close_passes": (6, 5, 3, 2), "all_pass_calls": (3, 6)},
}


def has_option(form: Form, name: str) -> bool:
    """Whether the option is one of this form.

    >>> has_option("skruf", "swap_order"), has_option("skruf-plain", "swap_order")
    (True, False)
    """
    match form:
        case "skruf":
            return name not in _OF_TREKARL
        case "skruf-plain":
            return name not in _OF_TREKARL | _OF_THE_TALON | {"raise_end_passes"}
        case "trekarl":
            return name not in _OF_PARTNERS


def limits(form: Form, name: str) -> tuple[OptionValue, ...] | None:
    """The values among which this form chooses, where another form has others."""
    return _LIMITS[form].get(name)
