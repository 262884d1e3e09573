"""The key of a server, 32 random bytes, made when it first starts.

Cookies and tickets are signed with it, and the random choices of bots follow from it.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from knekt.errors import KnektError
from knekt.server.store import Database
from knekt.server.store.schema import keys

__all__ = ["FILE", "keep_in_database", "keep_in_folder", "kept_keys", "signing_key"]

FILE = "signing.key"
_NAME = "signing"
_SIZE = 32


async def signing_key(database: Database, folder: Path) -> bytes:
    """The key of this server: from a database that nodes share, or else from the folder."""
    return await _in_database(database) if database.is_shared else _in_folder(folder / FILE)


async def kept_keys(database: Database, connection: AsyncConnection, folder: Path) -> dict[str, bytes]:
    """The keys that exist, by name, from the database or from the folder."""
    if database.is_shared:
        found = await connection.execute(select(keys.c.name, keys.c.key))
        return {row.name: bytes(row.key) for row in found}
    file = folder / FILE
    return {_NAME: _read(file)} if file.exists() else {}


async def keep_in_database(connection: AsyncConnection, kept: Mapping[str, bytes]) -> None:
    """Write keys into a database that servers share; it must have none yet."""
    for name, key in kept.items():
        await connection.execute(insert(keys), {"name": name, "key": key})


def keep_in_folder(folder: Path, kept: Mapping[str, bytes]) -> None:
    """Write keys into the folder of a server that shares nothing; it must have none yet."""
    if _NAME in kept:
        _write(folder / FILE, kept[_NAME])


async def _in_database(database: Database) -> bytes:
    wanted = select(keys.c.key).where(keys.c.name == _NAME)
    try:
        async with database.writing() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
            if found is None:
                found = secrets.token_bytes(_SIZE)
                await connection.execute(insert(keys), {"name": _NAME, "key": found})
            return bytes(found)
    except IntegrityError:  # another node was quicker: its key holds
        async with database.reading() as connection:
            return bytes((await connection.execute(wanted)).scalar_one())


def _in_folder(file: Path) -> bytes:
    if not file.exists():
        _write(file, secrets.token_bytes(_SIZE))
    return _read(file)


def _read(file: Path) -> bytes:
    try:
        file.chmod(0o600)
        key = bytes.fromhex(file.read_text(encoding="ascii"))
    except (OSError, ValueError) as failed:
        raise KnektError("key-file", f"{file}: {failed}", name=str(file)) from failed
    if len(key) != _SIZE:
        raise KnektError("key-file", f"{file}: not {_SIZE} bytes", name=str(file))
    return key


def _write(file: Path, key: bytes) -> None:
    """Write the file under another name first: a crash never leaves half a key."""
    fresh = file.with_suffix(f".{secrets.token_hex(4)}")
    try:
        handle = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(key.hex() + "\n")
            out.flush()
            os.fsync(out.fileno())
        fresh.rename(file)
    except OSError as failed:
        raise KnektError("key-file", f"{file}: {failed}", name=str(file)) from failed
