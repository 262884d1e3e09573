"""Values of which a deal makes thousands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

__all__ = ["ADDED", "value"]

Made = TypeVar("Made")

# Marks a field that was added when logs had been written without it: `field(default=…, metadata=ADDED)`.
# The field is written only if it is not the default, so that old logs keep their spelling.
ADDED: Mapping[str, bool] = {"added": True}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Made]) -> type[Made]:
    """A dataclass that type checkers treat as frozen.

    At run time it is not frozen, because objects are then made three times as fast.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
