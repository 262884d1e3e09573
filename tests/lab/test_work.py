"""Bulk work: the same results in the same order by whichever workers, and nothing left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from knekt.errors import KnektError, NotationError
from knekt.lab.work import AHEAD, Workers, run_all

TWO = Workers(jobs=2)


def doubled(number: int) -> int:
    return 2 * number


def first_waits(item: tuple[int, Path]) -> int:
    """The item 0 is only ready when another item has left a mark."""
    number, mark = item
    while number == 0 and not mark.exists():
        time.sleep(0.01)
    return number


def refused(number: int) -> int:
    raise NotationError(f"item {number}", "card")


def process(number: int) -> int:
    return os.getpid()


def dies(number: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("workers", [Workers(), TWO])
def test_results_come_in_the_order_of_the_items(workers: Workers) -> None:
    assert list(run_all(doubled, range(20), workers)) == list(range(0, 40, 2))


def test_without_order_they_come_as_they_are_ready(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    found = run_all(first_waits, [(number, mark) for number in range(4)], TWO, ordered=False)
    first = next(found)
    assert first != 0
    mark.touch()
    assert sorted([first, *found]) == [0, 1, 2, 3]


def test_items_are_taken_as_workers_become_free() -> None:
    taken = count()
    results = run_all(doubled, (next(taken) for _ in count()), TWO)
    assert [next(results) for _ in range(3)] == [0, 2, 4]
    results.close()  # type: ignore[attr-defined]
    assert next(taken) <= 3 + AHEAD * TWO.jobs


def test_an_error_of_the_function_comes_out() -> None:
    for workers in (Workers(), TWO):
        with pytest.raises(NotationError, match="'item 1' is not a card") as error:
            list(run_all(refused, [1], workers))
        assert (error.value.text, error.value.message) == ("item 1", NotationError("item 1", "card").message)


def test_a_worker_that_dies_is_told_of() -> None:
    with pytest.raises(KnektError) as refusal:
        list(run_all(dies, [1], TWO))
    assert refusal.value.code == "worker-died"


def test_whoever_stops_leaves_no_worker_behind() -> None:
    results: Iterator[int] = run_all(process, count(), TWO)
    worker = next(results)
    assert worker != os.getpid()
    results.close()  # type: ignore[attr-defined]
    wait_for_end(worker)


def test_workers_end_with_whoever_gave_the_work_out_even_if_it_is_killed() -> None:
    script = (
        "from knekt.lab.work import *; from time import sleep; "
        "[print(0) for _ in run_all(sleep, [0] + [600] * 5, Workers(2))]"
    )
    parent = subprocess.Popen([sys.executable, "-uc", script], stdout=subprocess.PIPE)
    assert parent.stdout is not None and parent.stdout.readline() == b"0\n"
    workers = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
    assert len(workers) == 2
    parent.kill()
    parent.wait()
    for worker in workers:
        wait_for_end(int(worker))


def wait_for_end(worker: int) -> None:
    end = time.monotonic() + 60
    while is_running(worker):
        assert time.monotonic() < end, "the worker is still there"
        time.sleep(0.05)


def is_running(worker: int) -> bool:
    """A process that has ended may still be listed until somebody asks how."""
    try:
        return " Z " not in Path(f"/proc/{worker}/stat").read_text()
    except OSError:
        return False


def test_a_dask_cluster_does_the_same_work() -> None:
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    ) as cluster:
        there = Workers(dask=cluster.scheduler_address)
        assert list(run_all(doubled, range(12), there)) == list(range(0, 24, 2))
        assert sorted(run_all(doubled, range(12), there, ordered=False)) == list(range(0, 24, 2))
        with pytest.raises(NotationError, match="item 1"):
            list(run_all(refused, [1], there))


def test_a_missing_package_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(KnektError) as refusal:
        list(run_all(doubled, [1], Workers(dask="tcp://127.0.0.1:1")))
    assert refusal.value.code == "dask-missing"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "ftp://x:1"])
def test_a_cluster_that_does_not_answer_is_told_of(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knekt.lab.work.CONNECTING", "0.2s")
    with pytest.raises(KnektError) as refusal:
        list(run_all(doubled, [1], Workers(dask=address)))
    assert refusal.value.code == "dask-unreachable"
