"""States that are folded from a log, of which a deal makes hundreds."""

from __future__ import annotations

from typing import Any, Self

__all__ = ["Folded"]


class Folded:
    """A frozen dataclass whose changed copies are made fast.

    An object holds only the fields that some event has set. Every other field is read from the class, where
    its default stands; so each field but `rules` needs one. `__init__` is never run.
    """

    @classmethod
    def initial(cls, rules: Any) -> Self:
        """The state before anything has happened."""
        new = object.__new__(cls)
        object.__setattr__(new, "__dict__", {"rules": rules})
        return new

    def but(self, **changes: Any) -> Self:
        """The state with these changes: `dataclasses.replace`, ten times as fast."""
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", self.__dict__ | changes)
        return new
