"""Values of which a deal makes thousands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

__all__ = ["ADDED", "value"]

Made = TypeVar("Made")

# marks a field that came later, `field(default=…, metadata=ADDED)`: it is written only where it says something, and what was
# written without it is still spelled as it was
ADDED: Mapping[str, bool] = {"added": True}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Made]) -> type[Made]:
    """A frozen dataclass for whoever writes code, and checked as one; at run time made at a third of the price."""
    return dataclass(slots=True, unsafe_hash=True)(kind)
