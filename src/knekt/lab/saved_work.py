"""Long work whose results are saved as they come; the same work, begun again, goes on where it stopped."""

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
    """A few letters that tell these bytes from any others."""
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
    """The results of the function for each item, in order; results that the file has are not computed again.

    `head` has everything on which the results depend; a file with another head is refused. `plain` makes a
    line of a result, and `read` makes a result of a line. Without a path nothing is saved.
    """
    if path is None:
        yield from run_all(function, items, workers)
        return
    with closing(Book(path, head, len)) as book:
        yield from map(read, book.lines)
        for done in run_all(function, items[len(book.lines) :], workers):
            book.append([plain(done)])
            yield done
