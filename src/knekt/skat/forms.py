"""The forms of Skat, and which options each of them has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from knekt.engine import OptionValue

__all__ = ["Form", "has_option", "limits"]

Form = Literal["german", "tournee", "tournee-house"]

_OF_ALL = {"players", "bidding.values", "overbid.auto_concede", "surrender.mode", "protocol.style"}
_OF_ALL_GROUPS = ("session.", "settlement.")
_OF_TOURNEE = {  # Tournée 17, 18.A, 19
    "turn.first_card",
    "forehand_may_pass",
    "null_below_bid",
    "levels.loss_schwarz",
    "overbid.loss",
}
_OF_REFERENCE = {"guckser_null.enabled"}
_OF_HOUSE = {"ramsch.tie", "ramsch.sweep_bonus_to_others"}
_ELSEWHERE = _OF_TOURNEE | _OF_REFERENCE | _OF_HOUSE

_LIMITS: Mapping[
    str, Mapping[bool, tuple[OptionValue, ...]]
] = {  # what may be chosen in German Skat, and in Tournée
    "bidding.values": {
        True: ("possible_only", "any_integer_from_18"),
        False: ("possible_only", "any_integer_from_10"),
    },
    "surrender.mode": {
        True: ("document", "before_first_lead", "none", "while_nine_cards"),
        False: ("tournee", "none"),
    },
}


def has_option(form: Form, name: str) -> bool:
    """Whether the option is one of this form.

    >>> has_option("german", "kontra.max"), has_option("tournee", "kontra.max")
    (True, False)
    """
    if name in _OF_ALL or name.startswith(_OF_ALL_GROUPS):
        return True
    if form == "german":
        return name not in _ELSEWHERE
    return name in _OF_TOURNEE or name in (_OF_REFERENCE if form == "tournee" else _OF_HOUSE)


def limits(form: Form, name: str) -> tuple[OptionValue, ...] | None:
    """The values among which this form chooses, where another form has others."""
    return _LIMITS[name][form == "german"] if name in _LIMITS else None
