"""What nodes of one database say to each other beside the logs: ids, numbers and set phrases, never a card.

A notice of PostgreSQL has room for 8,000 bytes; the longest of these, with six people at a table, has some 300.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

__all__ = [
    "Alive",
    "AtTable",
    "MutesChanged",
    "NodeGone",
    "NodeMessage",
    "PersonChanged",
    "SessionsEnded",
    "SignedOut",
    "Spoken",
    "WhoIsThere",
    "packed",
    "unpacked",
]


class Alive(Struct, tag="alive", tag_field="says"):
    """I am still here. Whatever else a node says means this, too."""


class WhoIsThere(Struct, tag="who", tag_field="says"):
    """I begin anew: forget what I have told, and tell me who is connected to you."""


class NodeGone(Struct, tag="gone", tag_field="says"):
    """I am going; nobody is connected to me any more."""


class AtTable(Struct, tag="at", tag_field="says"):
    """Who of a table is connected to me: people who have a place, and how many only watch."""

    table: str
    people: list[str]
    watching: int


class Spoken(Struct, tag="spoken", tag_field="says"):
    """A person has said a phrase, as this player of a table."""

    table: str
    person: str
    player: int
    phrase: str


class MutesChanged(Struct, tag="mutes", tag_field="says"):
    """At a table somebody wants to hear fewer of the others, or more; the database knows."""

    table: str


class PersonChanged(Struct, tag="changed", tag_field="says"):
    """The name or the wishes of a person are others now; the database knows."""

    person: str


class SessionsEnded(Struct, tag="ended", tag_field="says"):
    """Sessions or tokens of a person stand no more; the database knows which."""

    person: str


class SignedOut(Struct, tag="left", tag_field="says"):
    """In a browser somebody has signed out, or is somebody else now."""

    browser: str


NodeMessage = (
    Alive
    | WhoIsThere
    | NodeGone
    | AtTable
    | Spoken
    | MutesChanged
    | PersonChanged
    | SessionsEnded
    | SignedOut
)
_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(NodeMessage)


def packed(node: str, number: int, said: NodeMessage) -> str:
    """What one node says, as it is sent. The number makes each one different: of equal notices only one would arrive.

    >>> packed("b", 3, Alive())
    'b 3 {"says":"alive"}'
    """
    return f"{node} {number} {_encoder.encode(said).decode()}"


def unpacked(text: str) -> tuple[str, NodeMessage]:
    """Which node has said what; ValueError if it speaks another language, such as that of a later version."""
    node, _, said = text.split(" ", 2)
    return node, _decoder.decode(said)
