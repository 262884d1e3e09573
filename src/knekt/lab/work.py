"""Bulk work: a function called for many items, in local processes or on a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, TypeVar

from knekt.errors import KnektError

__all__ = ["Workers", "all_cores", "run_all"]

AHEAD = 4  # items waiting for each worker: none is idle, and little is lost if the work is stopped
CONNECTING = "10s"

Item = TypeVar("Item")
Done = TypeVar("Done")


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0))


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work: so many local processes, or the cluster at this address."""

    jobs: int = 1
    dask: str | None = None


class _Pool(Protocol):
    """A pool of workers: local processes or a cluster."""

    @property
    def size(self) -> int: ...

    def submit(self, function: Callable[[Any], Any], item: Any) -> Any: ...

    def first_done(self, waiting: Iterable[Any]) -> Any: ...


def run_all(
    function: Callable[[Item], Done], items: Iterable[Item], workers: Workers, *, ordered: bool = True
) -> Iterator[Done]:
    """The results of the function for each item;
    the function is in a module, and items and results can be pickled.

    Items are taken as workers become free, so there may be any number of them. Results come in the order of
    the items, or, without `ordered`, as they are ready. An exception of the function is raised here. If the
    work is stopped, by Ctrl-C or by closing the iterator, no worker stays behind.

    >>> list(run_all(abs, [-1, 2, -3], Workers()))
    [1, 2, 3]
    """
    if workers.dask is None and workers.jobs == 1:
        yield from map(function, items)
        return
    source, waiting = iter(items), deque[Any]()
    with _opened(workers) as pool:
        room = AHEAD * pool.size
        waiting.extend(pool.submit(function, item) for item in islice(source, room))
        while waiting:
            first = waiting[0] if ordered else pool.first_done(waiting)
            done: Done = first.result()
            waiting.remove(first)
            waiting.extend(pool.submit(function, item) for item in islice(source, 1))
            yield done


def _opened(workers: Workers) -> AbstractContextManager[_Pool]:
    return _processes(workers.jobs) if workers.dask is None else _cluster(workers.dask)


@dataclass(frozen=True, slots=True)
class _Processes:
    executor: ProcessPoolExecutor
    size: int

    def submit(self, function: Callable[[Any], Any], item: Any) -> Future[Any]:
        return self.executor.submit(function, item)

    def first_done(self, waiting: Iterable[Future[Any]]) -> Future[Any]:
        return next(iter(wait(waiting, return_when=FIRST_COMPLETED).done))


@contextmanager
def _processes(jobs: int) -> Iterator[_Processes]:
    """A pool of forked processes, which have all modules at once;
    the caller must not have threads that hold locks.
    """
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("fork"), initializer=_leave_to_parent)
    finished = False
    try:
        yield _Processes(executor, jobs)
        finished = True
    except BrokenProcessPool:
        raise KnektError("worker-died", "a worker process ended before its work was done") from None
    finally:
        if not finished:
            for process in list((executor._processes or {}).values()):
                process.terminate()  # their results are not wanted any more
        executor.shutdown(cancel_futures=True)


def _leave_to_parent() -> None:
    """Ignore Ctrl-C, for the parent process stops this one; and end with the parent, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@dataclass(frozen=True, slots=True)
class _Cluster:
    client: Any
    size: int
    as_completed: Callable[..., Iterable[Any]]

    def submit(self, function: Callable[[Any], Any], item: Any) -> Any:
        return self.client.submit(function, item, pure=False)

    def first_done(self, waiting: Iterable[Any]) -> Any:
        return next(iter(self.as_completed(list(waiting), loop=self.client.loop)))


@contextmanager
def _cluster(address: str) -> Iterator[_Cluster]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise KnektError("dask-missing", "dask.distributed is not installed") from None
    try:
        client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError, TypeError):
        raise KnektError("dask-unreachable", f"no cluster at {address}", address=address) from None
    with client:
        size = sum(client.ncores().values())
        yield _Cluster(client, max(1, size), distributed.as_completed)
