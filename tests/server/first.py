"""What a server of the first revision kept: people, an account with a token, tables over, running and open.

The rows are those of a backup, and can be packed as one. The tables are made by the statements of that time,
which must never be changed even if the migrations are.
"""

from __future__ import annotations

import gzip
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import LargeBinary, MetaData, insert

from knekt.server.run.clock import Clock
from knekt.server.store import Database, migrate

__all__ = [
    "ANNA",
    "BO",
    "BRANCH",
    "DAILY",
    "DAY",
    "LINES",
    "LOGIN",
    "NEWEST",
    "OPEN",
    "OVER",
    "PASSWORD",
    "PLAYING",
    "TABLES",
    "TOKEN",
    "ThatDay",
    "lay_down",
    "manifest",
    "pack",
    "packed",
]

# The newest revision there is now, not then.
NEWEST = max(path.name[:4] for path in Path(migrate.__file__).parent.glob("migrations/versions/0*.py"))

DATA = Path(__file__).parents[1] / "data" / "server"
LINES = (DATA / "first.jsonl").read_bytes().splitlines(keepends=True)
ANNA, LOGIN, PASSWORD = "tZjFyGSVCzt1Mkqg", "anna", "a horse and a half"
TOKEN = "knekt_JWNhG_NE0FkJy5tLxDM5CH6EuzgKODrrv8lvjR_aSzk"
BO = "GSuEooSkcwPgzQhX"
OVER = "wDun0RzKtaUASg27"  # a German list of two deals
BRANCH = "AD2btIekRN6IYuy1"  # the first of them again, not yet begun
DAILY, DAY = "iNRtMY78rNqy_BYb", "2026-11-16"  # Tournée, by Bo, over
OPEN = "SPFTZO42Rn6EmbKO"  # trekarl, where Bo waits for others
PLAYING = "NTAx2jY2BhuBPEPE"  # Skruf, where Anna must play a card
TABLES = OVER, BRANCH, DAILY, OPEN, PLAYING


class ThatDay(Clock):
    """A clock that goes on from when the server was left: by the true time Anna has thought too long."""

    def __init__(self) -> None:
        left = datetime.fromisoformat(manifest()["at"])
        self._behind = super().now() - round(1000 * left.timestamp())

    def now(self) -> int:
        return super().now() - self._behind


def manifest() -> dict[str, Any]:
    """The first line."""
    found: dict[str, Any] = json.loads(LINES[0])
    return found


def pack(lines: list[bytes], file: Path) -> Path:
    """A backup of these lines."""
    file.write_bytes(gzip.compress(b"".join(lines)))
    return file


def packed(folder: Path) -> Path:
    """Write the backup as `knekt backup` wrote it."""
    return pack(LINES, folder / "first.jsonl.gz")


async def lay_down(database: Database, folder: Path) -> None:
    """Make the database and the key as they were."""
    said = manifest()
    kind = "postgresql" if database.is_shared else "sqlite"
    statements = (DATA / f"first.{kind}.sql").read_text().split(";\n")
    rows = iter(LINES[1:])
    async with database.writing() as connection:
        for each in statements:
            if each.strip():
                await connection.exec_driver_sql(each)
        tables = MetaData()
        await connection.run_sync(tables.reflect)
        for shape in said["tables"]:
            table = tables.tables[shape["name"]]
            binary = {each.name for each in table.columns if isinstance(each.type, LargeBinary)}
            for _ in range(shape["rows"]):
                row = dict(zip(shape["columns"], json.loads(next(rows)), strict=True))
                await connection.execute(
                    insert(table), row | {name: bytes.fromhex(row[name]) for name in binary}
                )
        key = said["keys"]["signing"]
        if database.is_shared:
            await connection.execute(
                insert(tables.tables["keys"]), {"name": "signing", "key": bytes.fromhex(key)}
            )
        else:
            (folder / "signing.key").write_text(key + "\n")
