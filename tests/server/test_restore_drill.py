"""A server is saved in the middle of play and dies; another one goes on with what was saved."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import postgres
from server.besieged import Fortress, check_logs, party, until
from server.stubborn import Person

from knekt.cli.main import run
from knekt.server.store import Database
from knekt.server.store import lines_of as log_of

CARD = re.compile(r"\b[CSHD][AKQJT2-9]\b")
# Acknowledged commands until it is saved, until it dies, and after that.
BEFORE, BETWEEN, AFTER = (60, 5, 12)


class Place:
    """The places of a server's data: its own folder, and perhaps a database."""

    def __init__(self, kind: str, folder: Path, server: Any) -> None:
        self.address = f"sqlite+aiosqlite:///{folder / 'knekt.db'}"
        self.flags = ["--data", str(folder)]
        if kind == "postgres":
            self.address = postgres.new_database(server)
            self.flags += ["--database", self.address]


@pytest.mark.parametrize(
    ("here", "there"), [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "sqlite")]
)
def test_what_was_acknowledged_before_the_backup_is_there_and_play_goes_on(
    here: str, there: str, tmp_path: Path, postgres_server: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = (
        Place(kind, tmp_path / name, postgres_server) for kind, name in ((here, "one"), (there, "other"))
    )
    file = tmp_path / "backup.jsonl.gz"
    dies, stays = Fortress(*one.flags), Fortress(*other.flags)
    people: list[Person] = []
    again: list[Person] = []
    try:
        dies.start()
        dies.wait()
        together = party([[dies.address]] * 3, 1)
        people = [*together, *party([[dies.address]], 4, bots=True)]
        token = people[0].command("/people/me/tokens", name="program", scopes=["read"])["secret"]
        _play_on(people[3:], 1)
        _play_on(together, BEFORE)
        promised = [(each, dict(each.acknowledged)) for each in people]
        assert run(["backup", "--to", str(file), *one.flags]) == 0
        _play_on(people, BETWEEN)
        dies.kill()
        for each in people:
            each.end()

        assert run(["restore", str(file), *other.flags]) == 0
        _check_promises(other.address, promised)
        stays.start()
        stays.wait()
        again = [Person([stays.address], number, each.http.cookies) for number, each in enumerate(people)]
        assert [each.id for each in again] == [each.id for each in people]
        for old, new in zip(people, again, strict=True):
            new.begin(old.table)
        _play_on(again[:3], AFTER)
        _play_on(again[3:], 1)
        told = httpx.get(f"{stays.address}/people/me", headers={"Authorization": f"Bearer {token}"})
        assert told.json()["id"] == people[0].id
        _verify(stays.address, token, people[0].table, tmp_path / "proof.json")
    finally:
        for server in (dies, stays):
            server.kill()
        for each in again:
            each.end()
    check_logs(other.address, again)
    _check_promises(other.address, promised)
    said = capsys.readouterr()
    assert not CARD.search(said.out + said.err)


def _play_on(people: list[Person], more: int) -> None:
    """Wait until this many more commands are acknowledged."""
    wanted = sum(len(each.acknowledged) for each in people) + more
    until(
        lambda: (
            sum(len(each.acknowledged) for each in people) >= wanted or any(each.wrong for each in people)
        ),
        "play does not go on",
    )


def _check_promises(address: str, promised: list[tuple[Person, dict[str, int]]]) -> None:
    """Check that each command that was acknowledged before the backup stands in the log, in its place."""

    async def check() -> None:
        database = Database(address)
        try:
            for person, commands in promised:
                assert commands and not person.wrong
                async with database.reading() as connection:
                    log = await log_of(connection, person.table)
                for command, seq in commands.items():
                    assert (log[seq - 1].who, log[seq - 1].command) == (person.id, command)
        finally:
            await database.close()

    asyncio.run(check())


def _verify(address: str, token: str, table: str, file: Path) -> None:
    """Check that the deals that are over were dealt as the old server had promised."""

    def shown() -> bool:
        answer = httpx.get(
            f"{address}/tables/{table}/proof", headers={"Authorization": f"Bearer {token}"}, timeout=30
        )
        file.write_bytes(answer.content)
        return json.loads(answer.content)["deals"][0]["seed"] is not None

    until(shown, "no deal comes to its end")
    assert run(["verify", str(file)]) == 0
