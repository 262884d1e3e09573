"""Many positions solved: JSON Lines in, JSON Lines out, in the same order, over all cores."""

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

__all__ = ["Wanted", "answered"]

REFUSED, BAD_INPUT = 1, 2
_CHUNK = 16  # lines that a thread takes at a time
_EACH = 16  # megabytes; no answer needs more
_AHEAD = 3  # chunks that wait for each thread; so much of a batch is in memory, however long it is

Plain = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is asked of every position."""

    threshold: Threshold | None = None
    cards: bool = False
    line: bool = False

    def of(self, positions: Sequence[Position], limits: Limits) -> list[Solution]:
        """The answers. A best line comes with the value; what is asked besides is a second question, at its own cost."""
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


def answered(sources: Sequence[str], wanted: Wanted, limits: Limits, threads: int, speaker: Speaker) -> int:
    """Answer every line of the sources; the exit status. A line that is refused gets its reason, and the rest goes on."""
    threads = max(
        1, min(threads, limits.megabytes // _EACH)
    )  # fewer threads, not smaller tables: those change the nodes
    work = partial(_chunk, wanted=wanted, limits=limits, speaker=speaker)
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


def _chunk(lines: Sequence[bytes], *, wanted: Wanted, limits: Limits, speaker: Speaker) -> list[Plain]:
    """The answers to some lines, in their order. One thread for them all: the others have chunks of their own."""
    read: list[Position | KnektError] = []
    for line in lines:
        try:
            position = read_position(_text(line))
            position.search(wanted.threshold)  # refuses what cannot be asked
            read.append(position)
        except KnektError as refusal:
            read.append(refusal)
    positions = [each for each in read if not isinstance(each, KnektError)]
    found = iter(wanted.of(positions, limits))
    return [
        {"error": each.code, "message": printable(speaker.render(each.message))}
        if isinstance(each, KnektError)
        else plain_solution(each, next(found), wanted.threshold)
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
