"""Two servers on one PostgreSQL: people of the same tables are at both, and one dies in the middle."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from server.besieged import Fortress, Person, check_logs, party, until

BEFORE, AFTER = 12, 12  # acknowledged commands at each table, before the kill and after it


def test_the_other_node_goes_on(tmp_path: Path, postgres_address: str) -> None:
    dies, stays = (
        Fortress("--data", str(tmp_path / name), "--database", postgres_address) for name in ("one", "two")
    )
    nodes = dies, stays
    for each in nodes:  # at the same time, on an empty database
        each.start()
    people: list[Person] = []
    try:
        for each in nodes:
            each.wait()
        mixed = [dies.address, stays.address], [stays.address], [dies.address, stays.address]
        tables = [party(mixed, 3 * number) for number in range(3)]
        tables += [party([each], 20, bots=True) for each in (mixed[0], mixed[1])]
        onlooker = Person([stays.address], 30)
        onlooker.begin(tables[0][0].table)
        stayed = [onlooker, tables[0][1], tables[1][1], tables[2][1], tables[4][0]]
        people = [onlooker, *(each for table in tables for each in table)]
        _play_on(tables, BEFORE)
        dies.kill()
        _play_on(tables, AFTER)
        for person in stayed:
            until(partial(_knows, person, _last(person.table, people)), "a watcher is not told")
    finally:
        for each in nodes:
            each.kill()
        for person in people:
            person.end()
    lengths = check_logs(postgres_address, people)
    for person in people:
        assert person.told == sorted(set(person.told)), "no event twice, and all in order"
        assert person.told[-1] <= lengths[person.table]
    for person in stayed:
        assert person.told == list(range(person.told[0], person.told[-1] + 1)), "every event once"


def _play_on(tables: list[list[Person]], more: int) -> None:
    """Wait until this many more commands are acknowledged at every table."""
    wanted = [_acknowledged(table) + more for table in tables]

    def is_so() -> bool:
        if any(person.wrong for table in tables for person in table):
            return True
        return all(_acknowledged(table) >= least for table, least in zip(tables, wanted, strict=True))

    until(is_so, "play does not go on")


def _acknowledged(table: list[Person]) -> int:
    return sum(len(each.acknowledged) for each in table)


def _last(table: str, people: list[Person]) -> int:
    """The last that has been acknowledged at the table until now; play goes on."""
    return max(seq for each in people if each.table == table for seq in list(each.acknowledged.values()))


def _knows(watcher: Person, seq: int) -> bool:
    """Whether the watcher has been told this much."""
    assert not watcher.wrong, watcher.wrong
    return watcher.seq >= seq
