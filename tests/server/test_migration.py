"""Databases of every age.

An empty one is filled, an older one upgraded wholly or not at all, a newer one refused.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from server import first
from serving import Hand, Message, play_out, serving
from sqlalchemy import MetaData, Select, inspect, select, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.cli.main import run
from knekt.errors import KnektError
from knekt.server.hall.hall import Hall
from knekt.server.people.export import log_as_seen
from knekt.server.run.clock import Clock
from knekt.server.shown.frames import encode, snapshot
from knekt.server.store import Database, Writer, lines_of
from knekt.server.store.migrate import _config, migrate, migrating, revision_of, upgrade
from knekt.server.store.schema import METADATA, tables
from knekt.server.table.proof import findings, proof_of, with_seed


async def names(connection: AsyncConnection) -> set[str]:
    return set(await connection.run_sync(lambda synchronous: inspect(synchronous).get_table_names()))


def revisions() -> list[str]:
    """Every revision that there has been, the oldest first."""
    found = [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]
    return found[::-1]


def test_a_migration_that_breaks_off_has_done_nothing(address: str) -> None:
    async def break_off(database: Database) -> None:
        async with migrating(database) as connection:
            await connection.run_sync(upgrade)
            assert "events" in await names(connection)
            raise ZeroDivisionError

    async def run() -> None:
        database = Database(address)
        with pytest.raises(ZeroDivisionError):
            await break_off(database)
        async with database.reading() as connection:
            assert await names(connection) == set()
            assert await connection.run_sync(revision_of) is None
        await migrate(database)
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("postgresql+asyncpg://postgres:secret@127.0.0.1:1/x", "postgres:***@127.0.0.1:1/x"),
        ("sqlite+aiosqlite:////etc/hostname", "/etc/hostname"),
        ("postgresql://postgres:secret@127.0.0.1:1/x", "knekt[postgres]"),
        ("postgresql+asyncpg://postgres:secret@127.0.0.1:one/x", "knekt[postgres]"),
        ("secret", "knekt[postgres]"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_without_the_password(
    database: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--database", database]
    assert run([*words, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("knekt: ") and said in error
    assert "Traceback" not in error and "secret" not in error


def test_a_database_is_named_without_its_password() -> None:
    assert "geheim" not in Database("postgresql+asyncpg://anna:geheim@host/knekt?password=geheim").name
    with pytest.raises(KnektError, match="no address"):
        Database("postgresql+asyncpg://:::geheim")


def test_the_first_revision_is_led_on_to_the_schema(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        async with database.reading() as connection:
            assert await connection.run_sync(revision_of) == "0001"
        await migrate(database)
        async with database.writing() as connection:
            assert not await connection.run_sync(
                lambda synchronous: compare_metadata(MigrationContext.configure(synchronous), METADATA)
            )
            found = await connection.run_sync(lambda synchronous: inspect(synchronous).get_indexes("events"))
            (index,) = (each for each in found if each["name"] == "uq_events_command")
            assert any("command is not null" in str(where).lower() for where in _options(index).values())
        await database.close()

    asyncio.run(run())


def _options(index: Any) -> dict[str, Any]:
    return dict(index["dialect_options"])


MOVED = {("tables", "command")}  # the name of a deal of the day has a column of its own


@pytest.mark.parametrize("revision", revisions())
def test_every_revision_is_led_on_with_all_that_is_in_it(address: str, tmp_path: Path, revision: str) -> None:
    async def run() -> None:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        async with migrating(database) as connection:
            await connection.run_sync(upgrade, revision)
        before = await _rows(database)
        assert all(
            before[name] for name in ("people", "tokens", "tables", "events", "deals", "members", "due")
        )
        await migrate(database)
        after = await _rows(database)
        assert after["alembic_version"] != before["alembic_version"] or revision == revisions()[-1]
        for name in before.keys() - {"alembic_version"}:
            same = [column for row in before[name][:1] for column in row if (name, column) not in MOVED]
            kept = [[[row[column] for column in same] for row in moment[name]] for moment in (before, after)]
            assert kept[0] == kept[1], name
        hall = Hall(database, Writer(database), Clock())
        assert [(await hall.live_table(id)).table.seq for id in first.TABLES]
        await database.close()

    asyncio.run(run())


async def _rows(database: Database) -> dict[str, list[dict[str, Any]]]:
    """All that is in the database, by the tables of that time."""
    async with database.reading() as connection:
        found = MetaData()
        await connection.run_sync(found.reflect)
        return {
            name: [dict(row) for row in (await connection.execute(_in_order(table))).mappings()]
            for name, table in found.tables.items()
        }


def _in_order(table: SqlTable) -> Select[Any]:
    return select(table).order_by(*table.primary_key.columns)


def test_every_log_of_the_first_revision_is_read_and_folded(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        await migrate(database)
        hall = Hall(database, Writer(database), Clock())
        stages = {id: (await hall.live_table(id)).table.stage for id in first.TABLES}
        assert stages == {
            first.OVER: "over",
            first.BRANCH: "playing",
            first.DAILY: "over",
            first.OPEN: "open",
            first.PLAYING: "playing",
        }
        await database.close()

    asyncio.run(run())


def test_the_deal_of_the_day_has_its_name_apart_from_commands(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        await migrate(database)
        async with database.reading() as connection:
            rows = await connection.execute(select(tables.c.id, tables.c.daily, tables.c.command))
            named = {row.id: (row.daily, row.command) for row in rows}
        assert named.pop(first.DAILY) == (f"{first.DAY} tournee", None)
        assert {daily for daily, _ in named.values()} == {None}
        await database.close()

    asyncio.run(run())


def test_a_seed_in_the_log_of_an_old_deal_of_the_day_is_told_only_when_its_day_is_over(
    address: str, tmp_path: Path
) -> None:
    async def run() -> None:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        await migrate(database)
        async with database.reading() as connection:
            (line,) = [line for line in await lines_of(connection, first.DAILY) if '"closed"' in line.event]
        live = await Hall(database, Writer(database), Clock()).live_table(first.DAILY)
        seed, told = str(live.seed), json.dumps(list(log_as_seen(live, first.BO)))
        assert seed in line.event and "closed" in told
        assert seed not in told + encode(snapshot(live, 0, first.BO)).decode()
        sealed = proof_of(live.table, live.seed)
        assert sealed["seed"] is None and sealed["deals"][0]["seed"] is None
        assert {each.holds for each in findings(with_seed(sealed, live.seed))} == {True}
        await database.close()

    asyncio.run(run())


def test_people_of_the_first_revision_go_on_as_if_nothing_had_happened(address: str, tmp_path: Path) -> None:
    asyncio.run(_laid_down(address, tmp_path))
    with serving(tmp_path, database=address, clock=first.ThatDay()) as house:
        anna, new = house.guest(), house.guest()
        assert anna.post("/session", login=first.LOGIN, password=first.PASSWORD).is_success
        me = anna.found("/people/me")
        assert (me["id"], me["name"]) == (first.ANNA, "Anna Å")
        assert me["wishes"] == {"theme": "grön", "large": 10**20}
        anna.http.headers["X-Knekt-CSRF"] = me["csrf"]
        answer = httpx.get(
            f"{house.address}/api/v1/people/me", headers={"Authorization": f"Bearer {first.TOKEN}"}
        )
        assert answer.json()["id"] == first.ANNA

        assert {each["id"] for each in anna.found("/tables/mine")["tables"]} >= {first.OVER, first.PLAYING}
        assert [deal["number"] for deal in anna.found("/people/me/games")["deals"]] == [2, 1]
        assert anna.found(f"/tables/{first.OVER}/sheet")
        assert anna.get(f"/tables/{first.OVER}/record/jsonl").text.count("\n") >= 1
        for table in (first.OVER, first.PLAYING):
            found = list(findings(anna.found(f"/tables/{table}/proof")))
            assert found and all(each.holds is not False for each in found)
        new.done(f"/tables/{first.OPEN}/join")
        anna.done(f"/tables/{first.OVER}/deals/2/again")
        for table in (first.PLAYING, first.BRANCH):
            with anna.socket() as socket:
                socket.tell("hello", table=table)
                play_out(socket, table, Hand(2), _is_over)


def _is_over(message: Message) -> bool:
    return message["type"] == "event" and message["event"]["kind"] in ("revealed", "closed")


@pytest.mark.parametrize("command", ["serve --no-browser --port 0", "backup"])
def test_a_database_of_a_newer_program_is_refused_by_every_command(
    command: str, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        database = Database(address)
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await database.close()

    asyncio.run(make())
    words = [*command.split(), "--data", str(tmp_path), "--database", address, "--lang", "en"]
    assert run(words) == 2
    error = capsys.readouterr().err
    assert "newer Knekt" in error and "9999" in error and "Traceback" not in error


async def _laid_down(address: str, folder: Path) -> None:
    database = Database(address)
    await first.lay_down(database, folder)
    await database.close()
