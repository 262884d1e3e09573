"""The names of players to whom nobody has given one."""

from __future__ import annotations

__all__ = ["NAMES", "name_at"]

NAMES = "Anna", "Otto", "Frida", "Emil", "Greta", "Karl"  # no table has more seats


def name_at(place: int) -> str:
    """The name of a bot at this place of a table; the first place is mostly a person's.

    >>> [name_at(place) for place in (1, 2, 0)]
    ['Anna', 'Otto', 'Karl']
    """
    return NAMES[(place - 1) % len(NAMES)]
