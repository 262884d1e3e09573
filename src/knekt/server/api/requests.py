"""The types of requests about tables. A field that is not known is refused, never skipped."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from knekt.server.run.bounds import Command, Level, PhraseName, PlayerNumber, Question, SeatNumber, Seq
from knekt.server.table import Visibility

__all__ = [
    "Action",
    "Again",
    "Answer",
    "Bots",
    "Change",
    "Join",
    "Leave",
    "Look",
    "Muting",
    "NewTable",
    "Opened",
    "Phrase",
    "Plain",
    "Withdrawal",
]


class Plain(Struct, kw_only=True, forbid_unknown_fields=True):
    """A command that needs no fields."""

    command: Command | None = None


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened: a preset, its changed options, who may come, how long a decision may take.

    `result`: seconds after which the next deal comes by itself if several people play; 0: when all have asked
    for it. With `practice` nothing counts, and a `seed` may be given from which the deals follow.
    """

    preset: Annotated[str, Meta(max_length=40)]
    set: dict[str, bool | int | str | list[str] | None] = {}
    visibility: Visibility = Visibility.LINK
    practice: bool = False
    thinking: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    grace: Annotated[int, Meta(ge=0, le=3_600)] = 30
    result: Annotated[int, Meta(ge=0, le=3_600)] = 20
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    command: Command | None = None


class Look(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether the player still looks at the cards of the deal that is over."""

    looking: bool = True
    command: Command | None = None


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """Sit down in this place. `seed` is what the player adds to the dealing: up to 64 hexadecimal digits."""

    player: PlayerNumber | None = None
    seed: Annotated[str, Meta(max_length=64)] = ""
    command: Command | None = None


class Leave(Struct, kw_only=True, forbid_unknown_fields=True):
    """Get up.

    Once play has begun a bot of this level gets the place; without a level the player will come back.
    """

    level: Level | None = None
    command: Command | None = None


class Bots(Struct, kw_only=True, forbid_unknown_fields=True):
    """Bots of a level for one place, or for all that are free."""

    level: Level = 3
    player: PlayerNumber | None = None
    command: Command | None = None


class Action(Struct, kw_only=True, forbid_unknown_fields=True):
    """An action in the running deal.

    `seq` is the last event that the client knew, `ask` the question answered.
    """

    action: dict[str, Any]
    seq: Seq
    command: Command
    ask: Question | None = None


class Change(Struct, kw_only=True, forbid_unknown_fields=True):
    """A change that a keeper proposes, as the event that it would become.

    `seq` is the last event that the client knew.

    The event is `stopped` with the cause `void` or `misdeal`, `suit-barred`, `corrected` or `adjusted`.
    """

    change: dict[str, Any]
    seq: Seq
    command: Command | None = None


class Answer(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whether the player agrees to the proposal that was made with this event."""

    proposal: Seq
    agree: bool
    command: Command | None = None


class Withdrawal(Struct, kw_only=True, forbid_unknown_fields=True):
    """The proposal that the keeper takes back."""

    proposal: Seq
    command: Command | None = None


class Phrase(Struct, kw_only=True, forbid_unknown_fields=True):
    """A set phrase to say."""

    phrase: PhraseName


class Muting(Struct, kw_only=True, forbid_unknown_fields=True):
    """The player whose phrases are to be muted, or heard again."""

    player: PlayerNumber
    muted: bool = True


class Again(Struct, kw_only=True, forbid_unknown_fields=True):
    """A deal to be played again, in this seat or in the same as before, against bots of this level."""

    seat: SeatNumber | None = None
    level: Level = 3
    command: Command | None = None


class Opened(Struct, kw_only=True):
    """The table that was opened."""

    id: str
