"""Bring a database to the present schema, step by step; or say which revision it has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.errors import KnektError
from knekt.server.store.database import Database

__all__ = ["VERSIONS", "is_known", "migrate", "migrating", "revision_of", "upgrade"]

VERSIONS = "alembic_version"  # the table in which Alembic notes how far the database is
_LOCK = 0x6B6E656B74  # any number: nothing else in this database locks it


async def migrate(database: Database) -> None:
    """Make the tables of an empty database, or add what an older one lacks.

    KnektError if it is newer than this program, or cannot be used.
    """
    with database.refusals():
        async with migrating(database) as connection:
            await connection.run_sync(revision_of)
            await connection.run_sync(upgrade)


@asynccontextmanager
async def migrating(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction that makes or changes tables.

    Nobody else does so meanwhile, and it is done wholly or not at all.
    """
    async with database.transaction() as connection:
        if database.is_shared:  # of nodes that start together one makes the tables
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        else:  # Python begins a transaction only before statements that change rows
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


def revision_of(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty; KnektError if it is newer than this program."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and not is_known(current):
        raise KnektError(
            "database-too-new", f"the database is of revision {current}, which is not known", revision=current
        )
    return current


def is_known(revision: str) -> bool:
    """Whether this program has a step that leads to this revision."""
    script = ScriptDirectory.from_config(_config())
    return revision in {each.revision for each in script.walk_revisions()}


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Take the steps from the revision that the database has to this one."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
