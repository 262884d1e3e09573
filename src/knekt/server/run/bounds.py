"""How large the values may be that clients send, in the body of a request as in a message over a socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

__all__ = ["Command", "Level", "PhraseName", "PlayerNumber", "Question", "SeatNumber", "Seq", "TableId"]

Command = Annotated[
    str, Meta(min_length=1, max_length=64, description="The client's own name for this command.")
]
Level = Annotated[int, Meta(ge=1, le=5)]
PhraseName = Annotated[str, Meta(max_length=40)]
PlayerNumber = Annotated[int, Meta(ge=0, le=7)]
Question = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TableId = Annotated[str, Meta(max_length=32)]
