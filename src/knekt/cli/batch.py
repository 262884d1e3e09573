"""Many positions solved: JSON Lines in, JSON Lines out, in the same order, over all cores."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import Any

import click

from knekt.cli.files import STDIN, lines_in
from knekt.cli.speaker import Speaker
from knekt.errors import KnektError, NotationError
from knekt.message import printable
from knekt.solver import Limits, solve_all
from knekt.solver.answer import Threshold
from knekt.solver.lines import read_position
from knekt.solver.position import Position
from knekt.solver.solve import check_threshold
from knekt.solver.told import plain_solution

__all__ = ["answered"]

REFUSED, BAD_INPUT = 1, 2
_CHUNK = 16  # lines that a thread takes at a time
_EACH = 16  # megabytes; no answer needs more
_AHEAD = 3  # chunks that wait for each thread; so much of a batch is in memory, however long it is

Plain = dict[str, Any]


def answered(
    sources: Sequence[str],
    limits: Limits,
    threads: int,
    speaker: Speaker,
    *,
    threshold: Threshold | None,
    cards: bool,
) -> int:
    """Answer every line of the sources; the exit status. A line that is refused gets its reason, and the rest goes on."""
    threads = max(
        1, min(threads, limits.megabytes // _EACH)
    )  # fewer threads, not smaller tables: those change the nodes
    work = partial(_chunk, limits=limits, threshold=threshold, cards=cards, speaker=speaker)
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
                        if len(waiting) > _AHEAD * threads:
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
    """The lines of a file, or the one that was typed instead."""
    if source.lstrip().startswith("{"):
        return iter([source.encode(errors="replace")])
    return lines_in(source)


def _chunks(lines: Iterator[bytes]) -> Iterator[list[bytes]]:
    while chunk := list(islice(lines, _CHUNK)):
        yield chunk


def _chunk(
    lines: Sequence[bytes], *, limits: Limits, threshold: Threshold | None, cards: bool, speaker: Speaker
) -> list[Plain]:
    """The answers to some lines, in their order. One thread for them all: the others have chunks of their own."""
    read: list[Position | KnektError] = []
    for line in lines:
        try:
            position = read_position(_text(line))
            check_threshold(position, threshold)
            read.append(position)
        except KnektError as refusal:
            read.append(refusal)
    positions = [each for each in read if not isinstance(each, KnektError)]
    found = iter(solve_all(positions, threshold=threshold, cards=cards, limits=limits, threads=1))
    return [
        {"error": each.code, "message": printable(speaker.render(each.message))}
        if isinstance(each, KnektError)
        else plain_solution(each, next(found), threshold)
        for each in read
    ]


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise NotationError(line.decode(errors="replace"), "json") from None


def _progress(sources: Sequence[str], speaker: Speaker) -> Any:
    """A bar on standard error, where somebody sees it and the answers do not run through it."""
    hidden = not sys.stderr.isatty() or sys.stdout.isatty()
    length = None if hidden or STDIN in sources else sum(map(_count, sources))
    nothing: Sequence[None] | None = None if length is not None else ()
    return click.progressbar(
        nothing, length, speaker.say("solve-progress"), hidden=hidden, show_pos=True, file=sys.stderr
    )


def _count(source: str) -> int:
    """How many lines there are; a file that cannot be read has none, and is complained of later."""
    try:
        return sum(1 for _ in _lines(source))
    except KnektError:
        return 0
