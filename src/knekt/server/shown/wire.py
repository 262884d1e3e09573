"""What goes over the wire, as types: the OpenAPI file and the page's types are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from knekt.server.run.bounds import Command, PhraseName, PlayerNumber, Question, Seq, TableId
from knekt.server.shown.pictures import DealPicture, SheetPicture, Told
from knekt.server.table.change import KeeperAct
from knekt.server.table.state import Stage

__all__ = [
    "Act",
    "Applied",
    "Ask",
    "Choice",
    "Done",
    "FromClient",
    "Happened",
    "Hello",
    "Logged",
    "Mute",
    "Muted",
    "PhraseSaid",
    "Ping",
    "PlacePicture",
    "Pong",
    "Presence",
    "ProposalPicture",
    "Refused",
    "Renamed",
    "Say",
    "Snapshot",
    "TablePicture",
    "ToClient",
    "Wait",
]


class Choice(Struct, kw_only=True, omit_defaults=True):
    """A way to answer: an `action` as it stands; `one-of`, with one of the values as its field; or `pick`, \
    with so many of the cards."""

    choice: Literal["action", "one-of", "pick"]
    action: dict[str, Any]
    field: str | None = None
    values: list[Any] | None = None
    cards: list[str] | None = None
    count: int | None = None
    to: int | None = None


class Ask(Struct, kw_only=True):
    """A question to a seat. `must`: the deal waits for it; else the seat may use it or let it pass.

    `told` is the question in words, where the deal waits for it.
    """

    id: str
    seat: int
    must: bool
    told: Told | None
    choices: list[Choice]


class PlacePicture(Struct, kw_only=True):
    """A place at the table: who has it, and what it is called; `level` is a bot's.

    `ready`: has asked for the next deal; `looking`: keeps it waiting.
    """

    player: int
    name: str | None
    level: int | None
    away: bool
    present: bool
    ready: bool
    looking: bool


class ProposalPicture(Struct, kw_only=True):
    """What a keeper of the table has proposed with the event of this number: in words, who is asked, and \
    who of them has agreed.

    `player` is the keeper's place, null for whoever has none. It happens when all have agreed.
    """

    seq: int
    player: int | None
    told: list[Told]
    asked: list[int]
    agreed: list[int]


class TablePicture(Struct, kw_only=True):
    """The table as one viewer may see it."""

    id: str
    stage: Stage
    settings: Mapping[str, Any]
    places: list[PlacePicture]
    me: int | None  # the player that the viewer is; null for a watcher
    host: bool  # whether the viewer has opened the table
    commitment: str  # SHA-256 of the table's seed
    promised: str | None  # SHA-256 of the deal's seed
    keeper: list[KeeperAct]  # what the viewer can do as a keeper of the table
    proposal: ProposalPicture | None
    deadline: int | None  # when the thinking time of the player to act is over, in ms since 1970
    next_deal: int | None  # when the next deal comes by itself; null while it waits for somebody
    takes_back: bool  # whether the viewer may take back the last decision
    sheet: SheetPicture
    deal: DealPicture | None


class Logged(Struct, kw_only=True):
    """An event of the log with its number and moment, as the viewer may see it, and what it is in words."""

    seq: int
    at: int
    player: int | None
    event: dict[str, Any]
    told: list[Told]


class Snapshot(Struct, kw_only=True, tag="snapshot", tag_field="type"):
    """All that the viewer may know now: the picture, what is asked, and the log of the deal."""

    table: str
    seq: int
    picture: TablePicture
    asks: list[Ask]
    log: list[Logged]


class Happened(Struct, kw_only=True, tag="event", tag_field="type"):
    """One event, what it is in words, and the table after it."""

    table: str
    seq: int
    at: int
    player: int | None
    event: dict[str, Any]
    told: list[Told]
    picture: TablePicture
    asks: list[Ask]


class Applied(Struct, kw_only=True):
    """A command has been done and is durable; `seq` is the number of its first event."""

    seq: int


class Done(Struct, kw_only=True, tag="done", tag_field="type"):
    """The same, over a stream."""

    table: str
    command: str
    seq: int


class Refused(Struct, kw_only=True, tag="refused", tag_field="type"):
    """A command that was not done: a stable code, and a sentence in the reader's language. The missing \
    events follow."""

    code: str
    message: str
    table: str | None = None
    command: str | None = None
    seq: int | None = None
    seconds: int | None = None  # of `too-many`: how long to wait


class Wait(Struct, kw_only=True, tag="wait", tag_field="type"):
    """The client speaks too fast (`too-many`). What it says is done all the same, but later, and nothing is \
    read meanwhile.

    Whoever is silent for so many seconds owes nothing any more; whoever goes on is sent away in the end.
    """

    code: str
    message: str
    seconds: int


class Presence(Struct, kw_only=True, tag="presence", tag_field="type"):
    """Who is connected, to whatever server of the same database; `watching`: how many connections of others \
    there are."""

    table: str
    present: list[int]
    watching: int


class PhraseSaid(Struct, kw_only=True, tag="phrase", tag_field="type"):
    """A player has said one of the set phrases."""

    table: str
    player: int
    phrase: str


class Muted(Struct, kw_only=True, tag="muted", tag_field="type"):
    """Of whom the viewer hears no phrases at this table. It is told on coming, if there are any, and when \
    it changes."""

    table: str
    players: list[int]


class Renamed(Struct, kw_only=True, tag="renamed", tag_field="type"):
    """A player has another name now."""

    table: str
    player: int
    name: str


class Ping(Struct, kw_only=True, tag="ping", tag_field="type"):
    """The line is alive."""

    at: int


ToClient = Snapshot | Happened | Done | Refused | Wait | Presence | PhraseSaid | Muted | Renamed | Ping


class Hello(Struct, kw_only=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Watch a table; `seq` is the last event that the client has, if it has any."""

    table: TableId
    seq: Seq | None = None


class Act(Struct, kw_only=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Do something: `seq` is the last event the client knew of, `command` its own name for this, `ask` the \
    question answered."""

    table: TableId
    action: dict[str, Any]
    seq: Seq
    command: Command
    ask: Question | None = None


class Say(Struct, kw_only=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say a set phrase."""

    table: TableId
    phrase: PhraseName


class Mute(Struct, kw_only=True, tag="mute", tag_field="type", forbid_unknown_fields=True):
    """Hear no phrases of a player any more, or hear them again: at this table, wherever and whenever one \
    comes in."""

    table: TableId
    player: PlayerNumber
    muted: bool


class Pong(Struct, kw_only=True, tag="pong", tag_field="type", forbid_unknown_fields=True):
    """The answer to a ping."""


FromClient = Hello | Act | Say | Mute | Pong
