"""A server that is killed at any moment has lost nothing that it acknowledged, and done nothing twice."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

from server.besieged import Fortress, Person, check_logs, party, until

CYCLES = 20  # of kill and start
ROUNDS = 50 if os.environ.get("KNEKT_SOAK") else 1  # each with new tables
MOST = 20  # commands that are acknowledged before it is killed


def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'knekt.db'}"
    retried = 0
    for number in range(ROUNDS):
        fortress, rng = Fortress("--data", str(tmp_path)), Random(number)
        fortress.start()
        fortress.wait()
        here = [[fortress.address]] * 3
        people = [*party(here, 10 * number), *party(here, 10 * number + 3)]
        alone = party(here, 10 * number + 6, bots=True)
        people += alone
        try:
            for cycle in range(CYCLES):
                _play_on(people, rng.randint(1, MOST))
                if cycle % 10 == 9:  # bots need longer to come
                    _play_on(alone, 1)
                time.sleep(rng.random() / 20)
                fortress.kill()
                check_logs(database, people, fold=False)  # it is folded by the next server
                fortress.start()
            _play_on(people, len(people))
        finally:
            fortress.kill()
            for each in people:
                each.end()
        lengths = check_logs(database, people)
        assert min(lengths.values()) > 10, "every table has been played at"
        retried += sum(each.retried for each in people)
    assert retried, "no kill has ever come between a command and its answer"


def _play_on(people: list[Person], more: int) -> None:
    """Until so many more commands are acknowledged."""
    wanted = _acknowledged(people) + more
    until(
        lambda: _acknowledged(people) >= wanted or any(each.wrong for each in people), "play does not go on"
    )


def _acknowledged(people: list[Person]) -> int:
    return sum(len(each.acknowledged) for each in people)
