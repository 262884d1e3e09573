"""Solve many positions: JSON Lines in and out, in the same order, on all cores."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any

import click

from knekt.cli.files import STDIN, lines_in
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError, NotationError
from knekt.message import printable
from knekt.solver import Limits, Solution, best_lines, solve_all
from knekt.solver.answer import Threshold
from knekt.solver.answer_lines import plain_solution
from knekt.solver.position import Position
from knekt.solver.position_lines import read_position

__all__ = ["Request", "answer_all"]

REFUSED, BAD_INPUT = 1, 2
_CHUNK_LINES = 16  # lines that a thread takes at a time
_THREAD_MEGABYTES = 16  # megabytes for a thread; no answer needs more
_CHUNKS_AHEAD = 3  # chunks that wait for each thread; this bounds the memory for a batch of any length

Plain = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What is asked of every position."""

    threshold: Threshold | None = None
    cards: bool = False
    line: bool = False

    def answers(self, positions: Sequence[Position], limits: Limits) -> list[Solution]:
        """The answers to some positions.

        A best line comes with the value. If more is asked, that is a second search with a cost of its own.
        """
        lines = best_lines(positions, limits=limits, threads=1) if self.line else []
        if self.line and self.threshold is None and not self.cards:
            return lines
        found = solve_all(positions, threshold=self.threshold, cards=self.cards, limits=limits, threads=1)
        return [_with_line(*both) for both in zip(found, lines, strict=True)] if self.line else found


def _with_line(found: Solution, line: Solution) -> Solution:
    return replace(
        found,
        line=line.line,
        nodes=found.nodes + line.nodes,
        milliseconds=found.milliseconds + line.milliseconds,
        is_repeatable=found.is_repeatable and line.is_repeatable,
    )


def answer_all(
    sources: Sequence[str], request: Request, limits: Limits, threads: int, speaker: Speaker
) -> int:
    """Answer every line of the sources, and give the exit status.

    A line that is refused is answered with the reason, and the others go on.
    """
    threads = max(
        1, min(threads, limits.megabytes // _THREAD_MEGABYTES)
    )  # fewer threads rather than smaller tables, which would change the nodes
    work = partial(_answer_chunk, request=request, limits=limits, speaker=speaker)
    refused = unreadable = False
    waiting = deque[Future[list[Plain]]]()
    pool = ThreadPoolExecutor(threads)
    try:
        with _progress(sources, speaker) as bar:

            def deliver() -> bool:
                told = waiting.popleft().result()
                for plain in told:
                    speaker.data(plain)
                bar.update(len(told))
                return any("error" in plain for plain in told)

            for source in sources:
                try:
                    for chunk in _chunks(_lines(source)):
                        waiting.append(pool.submit(work, chunk))
                        if len(waiting) > _CHUNKS_AHEAD * threads:
                            refused |= deliver()
                except KnektError as damage:  # a file that cannot be read
                    speaker.complain(damage, as_json=True)
                    unreadable = True
            while waiting:
                refused |= deliver()
    finally:
        pool.shutdown(cancel_futures=True)
    return BAD_INPUT if unreadable else REFUSED if refused else 0


def _lines(source: str) -> Iterator[bytes]:
    """The lines of a file, or the one line that was typed instead of a file."""
    if source.lstrip().startswith("{"):
        return iter([source.encode(errors="replace")])
    return lines_in(source)


def _chunks(lines: Iterator[bytes]) -> Iterator[list[bytes]]:
    while chunk := list(islice(lines, _CHUNK_LINES)):
        yield chunk


def _answer_chunk(
    lines: Sequence[bytes], *, request: Request, limits: Limits, speaker: Speaker
) -> list[Plain]:
    """The answers to some lines, in their order.

    One thread answers them all, because the other threads have chunks of their own.
    """
    read: list[Position | KnektError] = []
    for line in lines:
        try:
            position = read_position(_text(line))
            position.search(request.threshold)  # this refuses what cannot be asked
            read.append(position)
        except KnektError as refusal:
            read.append(refusal)
    positions = [each for each in read if not isinstance(each, KnektError)]
    found = iter(request.answers(positions, limits))
    return [
        {"error": each.code, "message": printable(speaker.render(each.message))}
        if isinstance(each, KnektError)
        else plain_solution(each, next(found), request.threshold)
        for each in read
    ]


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise NotationError(line.decode(errors="replace"), "json") from None


def _progress(sources: Sequence[str], speaker: Speaker) -> Any:
    """A progress bar on standard error, if that is a terminal and the answers go elsewhere."""
    hidden = not sys.stderr.isatty() or sys.stdout.isatty()
    length = None if hidden or STDIN in sources else sum(map(_count, sources))
    nothing: Sequence[None] | None = None if length is not None else ()
    return click.progressbar(
        nothing, length, speaker.say("solve-progress"), hidden=hidden, show_pos=True, file=sys.stderr
    )


def _count(source: str) -> int:
    """How many lines there are: none in a file that cannot be read, which is reported later."""
    try:
        return sum(1 for _ in _lines(source))
    except KnektError:
        return 0
