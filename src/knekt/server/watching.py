"""Who looks at a table, and how that one is sent what happens there."""

from __future__ import annotations

import asyncio

__all__ = ["Watcher"]

ROOM = 256  # frames that may wait for a slow client


class Watcher:
    """A connection that shows one table to one person, or to nobody known.

    Frames wait in a bounded queue. If a client is too slow its connection ends, and it comes back with the number of the last
    event that it has; an event is never dropped.
    """

    def __init__(self, who: str | None, seq: int) -> None:
        self.who = who
        self.seq = seq  # the last event that was sent
        self.player: int | None = None  # as whom the last frame was made
        self.muted: set[int] = set()
        self.lost = False
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(ROOM)

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; a full one ends the connection."""
        if self.lost:
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """No more frames: the client must come back."""
        self.lost = True
        while not self._frames.empty():
            self._frames.get_nowait()
        self._frames.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next frame; None if the connection is to end."""
        return await self._frames.get()
