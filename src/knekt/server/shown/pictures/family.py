"""What the pictures for viewers ask of a family of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from knekt.engine import TableOptions
from knekt.games import part, parts
from knekt.server.shown.pictures.parts import RubberPicture, SpecialRound

__all__ = ["ROOM", "FamilyPictures", "all_pictures", "pictures_of"]

ROOM = "server.shown.pictures"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class FamilyPictures:
    """The deal, the sheet and an entry of a family as they go to viewers, and the structs for these.

    Each struct has `tag_field="game"` and a tag of its own. `deal` takes the viewer's view, the terms, and
    whether the viewer may be helped; `sheet` takes the sitting; `entry` takes the sitting and a row of it, if
    rows may be corrected. The short sheet may tell of the special rounds to come and of the rubber under way.
    """

    deal_type: type[Struct]
    sheet_type: type[Struct]
    deal: Callable[[Any, Any, bool], Struct]
    sheet: Callable[[Any], Struct]
    entry_type: type[Struct] | None = None
    entry: Callable[[Any, Any], Struct] | None = None
    rounds: Callable[[Any], list[SpecialRound]] = lambda sitting: []
    rubber: Callable[[Any], RubberPicture | None] = lambda sitting: None


def pictures_of(options: TableOptions) -> FamilyPictures:
    """How the game of these options is shown."""
    found: FamilyPictures = part(options, ROOM)
    return found


def all_pictures() -> Mapping[str, FamilyPictures]:
    """How every game is shown, by the name of its family."""
    return parts(ROOM)
