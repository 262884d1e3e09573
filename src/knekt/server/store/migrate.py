"""Bring a database to the present schema, step by step, or say how far it is."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from knekt.errors import KnektError
from knekt.server.store.database import Database

__all__ = ["migrate"]

_LOCK = 0x6B6E656B74  # any number that nobody else locks in this database


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


async def migrate(database: Database) -> None:
    """Make the tables of an empty database, or what an older one lacks; KnektError if it is newer than this program."""
    async with database.writing() as connection:
        if database.is_shared:  # of nodes that start together one makes the tables, and the others find them
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in {each.revision for each in script.walk_revisions()}:
        raise KnektError(
            "database-too-new", f"the database is of revision {current}, which is not known", revision=current
        )
    command.upgrade(config, "head")
