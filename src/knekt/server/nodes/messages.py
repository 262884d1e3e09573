"""What nodes of one database tell each other that is not in a log.

It is ids, numbers and set phrases, and never a card.

A notice of PostgreSQL has room for 8,000 bytes; the longest of these messages, with six people, has some 300.
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
    """This node is alive. Every other message says so, too."""


class WhoIsThere(Struct, tag="who", tag_field="says"):
    """Forget what this node has told before, and tell it who is connected to you."""


class NodeGone(Struct, tag="gone", tag_field="says"):
    """This node ends; nobody is connected to it any more."""


class AtTable(Struct, tag="at", tag_field="says"):
    """The people of a table who are connected to this node, and how many others watch it here."""

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
    """A person at a table has muted somebody, or unmuted; the database knows whom."""

    table: str


class PersonChanged(Struct, tag="changed", tag_field="says"):
    """A person has changed the name or the wishes; the database knows the new ones."""

    person: str


class SessionsEnded(Struct, tag="ended", tag_field="says"):
    """Sessions or tokens of a person have ended; the database knows which."""

    person: str


class SignedOut(Struct, tag="left", tag_field="says"):
    """Somebody has signed out in a browser, or has become another person there."""

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
    """A node's message as it is sent.

    The number makes each one different: of equal notices only one would arrive.

    >>> packed("b", 3, Alive())
    'b 3 {"says":"alive"}'
    """
    return f"{node} {number} {_encoder.encode(said).decode()}"


def unpacked(text: str) -> tuple[str, NodeMessage]:
    """The node that sent this, and its message.

    ValueError if it cannot be read: it may be a later version's.
    """
    node, _, said = text.split(" ", 2)
    return node, _decoder.decode(said)
