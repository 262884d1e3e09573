"""When the server looks for memory that nothing uses any more.

Python's full garbage collection stops everything, the longer the more tables there are: with 500 of them for
some four tenths of a second, in the middle of play. So it is done when nobody has moved for a while, or when
it has been put off for too long.
"""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from time import monotonic

from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable

__all__ = ["GarbageCollection"]

_LOOK = 1.0  # seconds between two looks whether the moment is good
_QUIET = 5.0  # seconds without a move after which the next one may be a little late
_SOONEST, _LATEST = 60.0, 1800.0  # seconds between two full collections: if it is quiet, and in any case
_YOUNG, _MIDDLE = 10_000, 20  # new objects until a short collection, and those until a longer one
_NEVER = 1 << 30


class GarbageCollection:
    """Starts the full collections; Python starts the short ones by itself."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._moved = self._tidied = monotonic()

    def start(self) -> None:
        self._hall.on_change.append(self._note)
        self._before = gc.get_threshold()
        gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
        self._task = asyncio.create_task(self._run(), name="tidying")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            gc.set_threshold(*self._before)

    def is_time(self, now: float) -> bool:
        """Whether a full collection would disturb nobody, or cannot wait any longer."""
        since = now - self._tidied
        return since > _LATEST or (
            since > _SOONEST and now - self._moved > _QUIET and self._moved > self._tidied
        )

    def _note(self, _: LiveTable) -> None:
        self._moved = monotonic()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            if self.is_time(monotonic()):
                gc.collect()
                self._tidied = monotonic()
