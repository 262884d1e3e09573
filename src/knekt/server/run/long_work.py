"""Long work, done in a thread of its own, so that nobody who plays waits for it.

One thread does all of it, piece by piece. Each person has at most one piece in work or in the queue, so
whoever wants much has to wait for a turn after each piece, like everybody else.

Python lets only one thread run at a time. Another thread that wants to run asks for it, by default after five
milliseconds, and answering a request takes several such changes. Here it asks after one millisecond.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from knekt.errors import KnektError

__all__ = ["MOST_WAITING", "PIECE", "LongWork", "pieces_of"]

PIECE = 1 << 15  # bytes of an answer that are made, or sent, together
MOST_WAITING = 40  # answers for which one person may wait
_PATIENCE = 5  # seconds after which somebody who was refused may try again
_SWITCH = 0.001  # seconds after which the thread is asked to let the other one run

Made = TypeVar("Made")


class LongWork:
    """The thread of a node for long work, and the queue of people who wait for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "long-work")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting = Counter[str]()
        self._before = sys.getswitchinterval()

    def start(self) -> None:
        sys.setswitchinterval(_SWITCH)

    def stop(self) -> None:
        """Finish the piece that is under way, and drop the others."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        sys.setswitchinterval(self._before)

    async def run(self, asker: str, work: Callable[[], Made]) -> Made:
        """Do the work when it is the asker's turn; KnektError if the asker waits for too much already.

        The work must not use anything that may change meanwhile.
        """
        if self._waiting[asker] >= MOST_WAITING:
            raise KnektError("too-many", f"{asker} waits for {MOST_WAITING} answers", seconds=_PATIENCE)
        self._waiting[asker] += 1
        try:
            return await self._in_turn(asker, work)
        finally:
            self._waiting -= Counter([asker])

    async def pieces(self, asker: str, made: Iterator[Made]) -> AsyncIterator[Made]:
        """Make the pieces one by one, each when it is wanted.

        While a slow reader takes one in, nobody waits.
        """
        while (piece := await self._in_turn(asker, partial(next, made, None))) is not None:
            yield piece

    async def _in_turn(self, asker: str, work: Callable[[], Made]) -> Made:
        turn = self._turns.setdefault(asker, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def pieces_of(parts: Iterable[bytes]) -> Iterator[bytes]:
    """The parts of an answer, joined until they make a piece.

    >>> [len(piece) for piece in pieces_of([b"x" * 20_000] * 3)]
    [40000, 20000]
    """
    together, size = list[bytes](), 0
    for part in parts:
        together.append(part)
        size += len(part)
        if size >= PIECE:
            yield b"".join(together)
            together, size = [], 0
    if together:
        yield b"".join(together)
