"""Long work whose results are kept as they come: the same work, begun again, goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from knekt.lab.book import Book, Line
from knekt.lab.work import Workers, run_all

__all__ = ["digest", "run_saved"]

Item = TypeVar("Item")
Done = TypeVar("Done")


def digest(data: bytes) -> str:
    """What tells a model from any other, in a few letters."""
    return sha256(data).hexdigest()[:16]


def run_saved(
    function: Callable[[Item], Done],
    items: Sequence[Item],
    workers: Workers,
    path: Path | None,
    head: Line,
    *,
    plain: Callable[[Done], Line],
    read: Callable[[Line], Done],
) -> Iterator[Done]:
    """What the function makes of each item, in their order; what the file has already is not made again.

    `head` tells all that the results follow from, and a file with another one is refused; `plain` and `read` write a result as a line
    and read it back. Without a path nothing is kept.
    """
    if path is None:
        yield from run_all(function, items, workers)
        return
    with closing(Book(path, head, len)) as book:
        yield from map(read, book.lines)
        for done in run_all(function, items[len(book.lines) :], workers):
            book.append([plain(done)])
            yield done
