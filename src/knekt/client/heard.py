"""What a client hears at a table besides its events: who is connected, phrases, mutes, new names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Heard", "MutedNow", "Phrase", "PresentNow", "Renamed", "heard"]


@dataclass(frozen=True, slots=True)
class PresentNow:
    """The players who are connected, and how many others watch."""

    players: tuple[int, ...]
    watching: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """A player has said this; `Client.phrases` has the sentence."""

    player: int
    phrase: str


@dataclass(frozen=True, slots=True)
class MutedNow:
    """The players of whom this client hears no phrases."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player has another name now."""

    player: int
    name: str


Heard = PresentNow | Phrase | MutedNow | Renamed


def heard(message: Mapping[str, Any]) -> Heard | None:
    """The notice in a message of the stream; None for any other message.

    >>> heard({"type": "phrase", "table": "a table", "player": 2, "phrase": "greet"})
    Phrase(player=2, phrase='greet')
    """
    match message["type"]:
        case "presence":
            return PresentNow(tuple(message["present"]), message["watching"])
        case "phrase":
            return Phrase(message["player"], message["phrase"])
        case "muted":
            return MutedNow(tuple(message["players"]))
        case "renamed":
            return Renamed(message["player"], message["name"])
    return None
