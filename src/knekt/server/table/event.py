"""What happens at a table beside the cards: who sits down, who leaves, what is promised about the dealing.

Everybody may see all of it; no event names a person, only the opaque id under which the server knows one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from knekt.engine import Event, value

__all__ = [
    "EVENTS",
    "CameBack",
    "ChangeAnswered",
    "ChangeDropped",
    "ChangeProposed",
    "Closed",
    "LookedEnough",
    "Looking",
    "Promised",
    "Ready",
    "Revealed",
    "SeatLeft",
    "SeatTaken",
    "SittingBegun",
    "StoodIn",
    "TakenBack",
    "without_seed",
]


@value
class SeatTaken(Event):
    """A person, or a bot, is now this player.

    `holder` is a person's id or `bot:` with a level; `seed` is what a player adds to the dealing, so that the server
    alone does not settle it.
    """

    kind: ClassVar[str] = "seat-taken"

    player: int
    holder: str
    seed: str = ""


@value
class SeatLeft(Event):
    """The player's place is free again."""

    kind: ClassVar[str] = "seat-left"

    player: int


@value
class SittingBegun(Event):
    """Every place is taken and the cards may be dealt."""

    kind: ClassVar[str] = "sitting-begun"


@value
class Promised(Event):
    """The seed of the next deal is fixed: this is its SHA-256."""

    kind: ClassVar[str] = "promised"

    number: int
    commitment: str


@value
class Revealed(Event):
    """The seed of a deal that is over. It gives the cards that were dealt, and its SHA-256 is what was promised.

    It is empty at a table that shares its seed with others.
    """

    kind: ClassVar[str] = "revealed"

    number: int
    seed: str


@value
class Ready(Event):
    """The player has seen the result and would go on with the next deal."""

    kind: ClassVar[str] = "ready"

    player: int


@value
class Looking(Event):
    """The player is still looking at the cards of the deal that is over: the next one waits."""

    kind: ClassVar[str] = "looking"

    player: int


@value
class LookedEnough(Event):
    """The player has looked long enough, but has not asked for the next deal."""

    kind: ClassVar[str] = "looked-enough"

    player: int


@value
class TakenBack(Event):
    """The player has taken back a decision: of the running deal only its first so many events still stand.

    What came after them stays in the log, as everything does, but it no longer counts.
    """

    kind: ClassVar[str] = "taken-back"

    player: int
    events: int


@value
class StoodIn(Event):
    """A bot acts for the player, who is away; the place is still the player's."""

    kind: ClassVar[str] = "stood-in"

    player: int


@value
class CameBack(Event):
    """The player acts again."""

    kind: ClassVar[str] = "came-back"

    player: int


@value
class ChangeProposed(Event):
    """The keeper of the table wants this to happen, if the players who are asked agree; where nobody is, it happens.

    `player` is the keeper's place; None for who has opened the table and has no place there.
    """

    kind: ClassVar[str] = "change-proposed"

    player: int | None
    change: Event
    asked: tuple[int, ...]


@value
class ChangeAnswered(Event):
    """A player agrees to what was proposed, or refuses it. `absent`: nobody was there to answer, and that counts as agreeing."""

    kind: ClassVar[str] = "change-answered"

    player: int
    agree: bool
    absent: bool = False


@value
class ChangeDropped(Event):
    """What was proposed does not happen: it was taken back, the deal has gone on, or nobody is left who could agree."""

    kind: ClassVar[str] = "change-dropped"


@value
class Closed(Event):
    """Nothing more is played here; the sheet can still be corrected. The table's seed is shown: every deal's follows from it.

    It is empty at a table that shares its seed with others: there the proof tells it, once nobody plays from it any more.
    """

    kind: ClassVar[str] = "closed"

    seed: str


EVENTS: Mapping[str, type[Event]] = {
    each.kind: each
    for each in (
        SeatTaken,
        SeatLeft,
        SittingBegun,
        Promised,
        Revealed,
        Ready,
        Looking,
        LookedEnough,
        TakenBack,
        StoodIn,
        CameBack,
        ChangeProposed,
        ChangeAnswered,
        ChangeDropped,
        Closed,
    )
}


def without_seed(event: Event) -> Event:
    """The event without the seed that it tells, if it does."""
    return replace(event, seed="") if isinstance(event, (Closed, Revealed)) else event
