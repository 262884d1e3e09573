"""The connections that watch a table, and the frames that wait for each of them."""

from __future__ import annotations

import asyncio

__all__ = ["ENDED", "GOING_DOWN", "TOO_SLOW", "Outbox", "Watcher"]

ROOM = 256  # frames that may wait for a slow client
TOO_SLOW, GOING_DOWN = 1013, 1012  # why a connection ends, as WebSockets number it
ENDED = 4401  # a number of our own: the session or token that let the client in has ended


class Outbox:
    """The frames that wait for one connection.

    The queue is bounded, and no event is ever dropped: if a client is too slow its connection ends, and it
    comes back with the number of the last event that it has.
    """

    def __init__(self) -> None:
        self.ended: int | None = None  # the reason, once there are no more frames
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(ROOM)

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; a full one ends the connection."""
        if self.ended is not None:
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, why: int, *, at_once: bool = False) -> None:
        """Send no more frames: the client must come back. `at_once`: not even those that wait."""
        if self.ended is not None and not at_once:
            return
        self.ended = self.ended or why
        # Behind a full queue there would be a gap. The client gets all of these frames when it comes back.
        if at_once or self._frames.full():
            while not self._frames.empty():
                self._frames.get_nowait()
        self._frames.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next frame; None if the connection is to end."""
        return await self._frames.get()


class Watcher:
    """A connection that shows one table to one person, or to somebody unknown."""

    def __init__(self, who: str | None, seq: int, outbox: Outbox | None = None) -> None:
        self.who = who
        self.seq = seq  # the last event that was sent
        self.player: int | None = None  # the player for whom the last frame was made
        self.muted: list[int] = []  # the muted players, as the client was told last
        self.outbox = outbox or Outbox()

    def send(self, frame: bytes) -> None:
        self.outbox.send(frame)
