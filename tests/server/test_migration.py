"""Databases of every age: an empty one is filled, an older one is led on wholly or not at all, a newer one is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import inspect
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.cli.main import run
from knekt.errors import KnektError
from knekt.server.store import Database
from knekt.server.store.migrate import migrate, migrating, revision_of, upgrade


async def names(connection: AsyncConnection) -> set[str]:
    return set(await connection.run_sync(lambda held: inspect(held).get_table_names()))


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
