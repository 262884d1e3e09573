"""A server that is killed at any moment has lost nothing that it acknowledged, and done nothing twice."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.besieged import Fortress, check_logs, party, until
from server.stubborn import Person

CYCLES = 20  # of killing and starting
ROUNDS = 50 if os.environ.get("KNEKT_SOAK") else 1  # servers, each with new tables
MOST = 20  # commands that are acknowledged before it is killed
STARTING = 0.15  # how often it is killed while it still starts
GAMES: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("german", {"kontra.enabled": True, "ramsch.on_pass_out": "ramsch"}),
    ("tournee-house", {}),
    ("skruf", {}),
    ("trekarl", {}),
)


@pytest.mark.parametrize("number", range(ROUNDS))
def test_what_was_acknowledged_survives_every_kill(tmp_path: Path, number: int) -> None:
    seed = f"{os.environ.get('KNEKT_SEED', 0)} {number}"
    database = f"sqlite+aiosqlite:///{tmp_path / 'knekt.db'}"
    fortress, rng = Fortress("--data", str(tmp_path)), Random(seed)
    fortress.start()
    fortress.wait()
    tables = [
        party(
            [[fortress.address]], rng.randrange(2**32), preset=preset, wanted=wanted, bots=place == number % 4
        )
        for place, (preset, wanted) in enumerate(GAMES)
    ]
    people, alone = [person for table in tables for person in table], tables[number % 4]
    try:
        for cycle in range(CYCLES):
            if rng.random() > STARTING:
                _play_on(people, rng.randint(1, MOST))
            if cycle % 10 == 9:  # bots need longer to come
                _play_on(alone, 1)
            time.sleep(rng.random() / 20)
            fortress.kill()
            check_logs(database, people, fold=False)  # the next server folds it
            fortress.start()
        for table in tables:
            _play_on(table, len(table))
    finally:
        fortress.kill()
        for each in people:
            each.end()
    lengths = check_logs(database, people)
    assert min(lengths.values()) > 10, "every table has been played at"
    assert sum(each.retried for each in people), "no kill has come between a command and its answer"
    retried = sum(each.retried for each in people)
    print(f"{seed}: {CYCLES} kills, {_acknowledged(people)} acknowledged, {retried} asked for again")


def _play_on(people: list[Person], more: int) -> None:
    """Wait until this many more commands are acknowledged."""
    wanted = _acknowledged(people) + more
    until(
        lambda: _acknowledged(people) >= wanted or any(each.wrong for each in people), "play does not go on"
    )


def _acknowledged(people: list[Person]) -> int:
    return sum(len(each.acknowledged) for each in people)
