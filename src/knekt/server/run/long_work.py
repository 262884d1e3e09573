"""Long work, made beside the tables, so that nobody who plays waits for it.

One thread makes all of it, a piece at a time: whoever wants much has a turn after each piece like everybody else, and no more than
one piece of each person is made or waits for the thread. Python lets only one thread go on at a time, and another one that wants
to has to ask: by itself five milliseconds later, and a request has to do so several times. Here it asks after one.
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
MOST_WAITING = 40  # answers that somebody has asked for and not got
_PATIENCE = 5  # seconds after which whoever has asked for more may try again
_SWITCH = 0.001  # seconds after which the thread is asked to let the others go on

Made = TypeVar("Made")


class LongWork:
    """The thread of a node, and who waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "long-work")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting = Counter[str]()
        self._before = sys.getswitchinterval()

    def start(self) -> None:
        sys.setswitchinterval(_SWITCH)

    def stop(self) -> None:
        """What is under way is made to its end; nobody wants the rest."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        sys.setswitchinterval(self._before)

    async def run(self, asker: str, work: Callable[[], Made]) -> Made:
        """What the work makes, when it is the asker's turn; KnektError for who waits for too much already.

        The work must not touch what changes meanwhile.
        """
        if self._waiting[asker] >= MOST_WAITING:
            raise KnektError("too-many", f"{asker} waits for {MOST_WAITING} answers", seconds=_PATIENCE)
        self._waiting[asker] += 1
        try:
            return await self._in_turn(asker, work)
        finally:
            self._waiting -= Counter([asker])

    async def pieces(self, asker: str, made: Iterator[Made]) -> AsyncIterator[Made]:
        """What is made one by one. While somebody takes in a piece slowly, nobody waits for the next."""
        while (piece := await self._in_turn(asker, partial(next, made, None))) is not None:
            yield piece

    async def _in_turn(self, asker: str, work: Callable[[], Made]) -> Made:
        turn = self._turns.setdefault(asker, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def pieces_of(parts: Iterable[bytes]) -> Iterator[bytes]:
    """The parts of an answer, as many together as make a piece.

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
