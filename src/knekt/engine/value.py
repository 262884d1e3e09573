"""Values of which a deal makes thousands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

__all__ = ["value"]

Made = TypeVar("Made")


@dataclass_transform(frozen_default=True)
def value(kind: type[Made]) -> type[Made]:
    """A frozen dataclass for whoever writes code, and checked as one; at run time made at a third of the price."""
    return dataclass(slots=True, unsafe_hash=True)(kind)
