"""Two servers on one PostgreSQL: people of the same tables are at both, and one dies in the middle."""

from __future__ import annotations

from pathlib import Path

from server.besieged import Fortress, Person, check_logs, party, until

BEFORE, AFTER = 25, 25  # commands that each table's people have acknowledged, before the kill and after it


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
        people = [each for table in tables for each in table]
        _play_on(tables, BEFORE)
        dies.kill()
        _play_on(tables, AFTER)
    finally:
        for each in nodes:
            each.kill()
        for person in people:
            person.end()
    lengths = check_logs(postgres_address, people)
    for person in people:
        heard = person.told
        assert heard == sorted(set(heard)), "every event once, in order"
        assert heard and heard[-1] <= lengths[person.table]


def _play_on(tables: list[list[Person]], more: int) -> None:
    """Until so many more commands are acknowledged at every table."""
    wanted = [_acknowledged(table) + more for table in tables]

    def is_so() -> bool:
        if any(person.wrong for table in tables for person in table):
            return True
        return all(_acknowledged(table) >= least for table, least in zip(tables, wanted, strict=True))

    until(is_so, "play does not go on")


def _acknowledged(table: list[Person]) -> int:
    return sum(len(each.acknowledged) for each in table)
