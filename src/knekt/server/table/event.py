"""The events of a table apart from the cards: who sits down, who leaves, what is promised about the dealing.

Everybody may see all of them. No event names a person: it has only the opaque id that the server knows.
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

    `holder` is a person's id, or `bot:` with a level. `seed` is what a player adds to the dealing, so that
    the server alone cannot choose the cards.
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
    """The seed of a deal that is over. The cards follow from it, and its SHA-256 is what was promised.

    The seed is left empty at a table that shares it with others.
    """

    kind: ClassVar[str] = "revealed"

    number: int
    seed: str


@value
class Ready(Event):
    """The player has seen the result and asks for the next deal."""

    kind: ClassVar[str] = "ready"

    player: int


@value
class Looking(Event):
    """The player still looks at the cards of the deal that is over: the next one waits."""

    kind: ClassVar[str] = "looking"

    player: int


@value
class LookedEnough(Event):
    """The player has looked long enough, but has not asked for the next deal."""

    kind: ClassVar[str] = "looked-enough"

    player: int


@value
class TakenBack(Event):
    """The player has taken back a decision: only the first `events` events of the running deal still stand.

    Those that came after them stay in the log, as everything does, but they no longer count.
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
    """The keeper of the table proposes this change, which happens when all players who are asked agree.

    `player` is the keeper's place; None for a host who has no place. If nobody is asked the change just
    happens.
    """

    kind: ClassVar[str] = "change-proposed"

    player: int | None
    change: Event
    asked: tuple[int, ...]


@value
class ChangeAnswered(Event):
    """A player agrees to the proposal, or refuses it.

    `absent`: the player was away, which counts as agreeing.
    """

    kind: ClassVar[str] = "change-answered"

    player: int
    agree: bool
    absent: bool = False


@value
class ChangeDropped(Event):
    """The proposal is dropped: it was taken back, the deal has gone on, or nobody is left who could agree."""

    kind: ClassVar[str] = "change-dropped"


@value
class Closed(Event):
    """Nothing more is played here, but the sheet can still be corrected.

    The table's seed is shown, from which those of all deals follow. It is left empty at a table that shares
    it with others: there the proof tells it, once nobody plays from it any more.
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
    """The event without its seed, if it tells one."""
    return replace(event, seed="") if isinstance(event, (Closed, Revealed)) else event
