"""The key with which cookies and tickets are signed: 32 random bytes, made when a server first starts."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from knekt.errors import KnektError
from knekt.server.store import Database
from knekt.server.store.schema import keys

__all__ = ["signing_key"]

_NAME = "signing"
_SIZE = 32


async def signing_key(database: Database, folder: Path) -> bytes:
    """The key of this server. Nodes that share a database must agree, so theirs lies in it; else it is a file in the folder."""
    return await _in_database(database) if database.is_shared else _in_folder(folder / "signing.key")


async def _in_database(database: Database) -> bytes:
    wanted = select(keys.c.key).where(keys.c.name == _NAME)
    try:
        async with database.writing() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
            if found is None:
                found = secrets.token_bytes(_SIZE)
                await connection.execute(insert(keys), {"name": _NAME, "key": found})
            return bytes(found)
    except IntegrityError:  # another node was quicker: its key is the key
        async with database.reading() as connection:
            return bytes((await connection.execute(wanted)).scalar_one())


def _in_folder(file: Path) -> bytes:
    try:
        if not file.exists():
            _make(file)
        file.chmod(0o600)
        key = bytes.fromhex(file.read_text(encoding="ascii"))
    except (OSError, ValueError) as failed:
        raise KnektError("key-file", f"{file}: {failed}", name=str(file)) from failed
    if len(key) != _SIZE:
        raise KnektError("key-file", f"{file}: not {_SIZE} bytes", name=str(file))
    return key


def _make(file: Path) -> None:
    """Write the file under another name first: a crash never leaves half a key."""
    fresh = file.with_suffix(f".{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as out:
        out.write(secrets.token_hex(_SIZE) + "\n")
        out.flush()
        os.fsync(out.fileno())
    fresh.rename(file)
