"""Backups: one moment of a server, whole or refused, from any database to any, and nothing overwritten."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server import first, postgres
from sqlalchemy import func, insert, inspect, select, text, update

from knekt.errors import KnektError
from knekt.server.backup import BackupResult, back_up, restore
from knekt.server.hall.hall import Hall
from knekt.server.people import signing_key
from knekt.server.run.clock import Clock
from knekt.server.store import Database, Writer
from knekt.server.store.schema import daily_deals, events

Line = Callable[[list[Any]], None]


def silent(done: int, of: int) -> None:
    """Progress that nobody wants to know."""


def saved(address: str, folder: Path, file: Path) -> BackupResult:
    """A backup of that database, with the keys of that folder."""

    async def run() -> BackupResult:
        database = Database(address)
        try:
            return await back_up(database, folder, file, silent)
        finally:
            await database.close()

    return asyncio.run(run())


def restored(file: Path, address: str, folder: Path) -> BackupResult:
    """Restore the backup there; the folder is made."""
    folder.mkdir(exist_ok=True)

    async def run() -> BackupResult:
        database = Database(address)
        try:
            return await restore(file, database, folder, silent)
        finally:
            await database.close()

    return asyncio.run(run())


def refused(code: str, file: Path, folder: Path, address: str | None = None) -> None:
    """Check that the backup is refused for this reason, and that nothing is left of the attempt."""
    folder.mkdir(exist_ok=True)
    before = sorted(folder.iterdir())
    with pytest.raises(KnektError) as caught:
        restored(file, address or in_folder(folder), folder)
    assert caught.value.code == code
    assert sorted(folder.iterdir()) == before


def code_of(work: Callable[[], Any]) -> str | None:
    """The code by which it is refused; None if it is not."""
    try:
        work()
    except KnektError as error:
        return error.code
    return None


def in_folder(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'knekt.db'}"


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def rows_of(file: Path) -> dict[str, list[str]]:
    """The rows by table, in an order that no collation changes.

    A later revision may have more tables and columns, empty.

    The command of a deal of the day has become its name.
    """
    head, *rows = lines_of(file)
    found, rest = dict[str, list[str]](), iter(rows)
    for shape in json.loads(head)["tables"]:
        told = [
            dict(zip(shape["columns"], json.loads(next(rest)), strict=True)) for _ in range(shape["rows"])
        ]
        for row in told:
            if row.get("kind") == "daily" and row["command"]:
                row["daily"] = row.pop("command").removeprefix("daily ")
        found[shape["name"]] = sorted(_without_nothing(row) for row in told)
    return {name: rows for name, rows in found.items() if rows}


def _without_nothing(row: dict[str, Any]) -> str:
    return json.dumps({name: value for name, value in row.items() if value is not None}, sort_keys=True)


def sealed(lines: list[bytes]) -> list[bytes]:
    """The lines with a new last line that fits them, as a forger could write it."""
    seal = {**json.loads(lines[-1]), "sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
    return [*lines[:-1], json.dumps(seal).encode() + b"\n"]


def test_all_is_the_same_after_a_journey_over_both_kinds(tmp_path: Path, postgres_server: Any) -> None:
    places = [in_folder(tmp_path / "0"), *(postgres.new_database(postgres_server) for _ in range(2))]
    places += [in_folder(tmp_path / "3"), in_folder(tmp_path / "4")]
    file = first.packed(tmp_path)
    wanted, key = rows_of(file), first.manifest()["keys"]
    for number, address in enumerate(places):
        folder = tmp_path / str(number)
        kept = restored(file, address, folder)
        assert kept.manifest.count("events") == 192 and not kept.damaged
        file = tmp_path / f"{number}.gz"
        assert saved(address, folder, file).manifest.count("people") == 2
        assert rows_of(file) == wanted
        head = json.loads(lines_of(file)[0])
        assert head["keys"] == key and head["revision"] == first.NEWEST
        assert asyncio.run(_key(address, folder)).hex() == key["signing"]
        assert {each.name for each in folder.iterdir()} <= {"knekt.db", "signing.key"}


async def _key(address: str, folder: Path) -> bytes:
    database = Database(address)
    try:
        return await signing_key(database, folder)
    finally:
        await database.close()


def test_a_snapshot_stands_still_while_others_write(address: str, tmp_path: Path) -> None:
    wanted = select(func.count()).select_from(daily_deals)

    async def run() -> None:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        async with database.snapshot() as connection:
            assert (await connection.execute(wanted)).scalar_one() == 1
            async with database.writing() as other:
                row = {"day": "2026-11-17", "preset": "german", "seed": bytes(32)}
                await other.execute(insert(daily_deals), row)
            assert (await connection.execute(wanted)).scalar_one() == 1
        async with database.reading() as connection:
            assert (await connection.execute(wanted)).scalar_one() == 2
        await database.close()

    asyncio.run(run())


def test_a_backup_leaves_an_older_database_as_it_is(address: str, tmp_path: Path) -> None:
    async def run() -> str:
        database = Database(address)
        await first.lay_down(database, tmp_path)
        kept = await back_up(database, tmp_path, tmp_path / "x.gz", silent)
        async with database.reading() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        await database.close()
        assert found == "0001"
        return kept.manifest.revision

    assert asyncio.run(run()) == "0001"
    assert rows_of(tmp_path / "x.gz") == rows_of(first.packed(tmp_path))


def test_a_backup_is_for_its_owner_alone_and_overwrites_nothing(tmp_path: Path) -> None:
    address, out = in_folder(tmp_path / "data"), tmp_path / "out"
    restored(first.packed(tmp_path), address, tmp_path / "data")
    out.mkdir()
    file = out / "backup.gz"
    saved(address, tmp_path / "data", file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with pytest.raises(KnektError, check=lambda error: error.code == "backup-exists"):
        saved(address, tmp_path / "data", file)
    assert file.read_bytes() == before and list(out.iterdir()) == [file]
    with pytest.raises(KnektError, check=lambda error: error.code == "file-unwritable"):
        saved(address, tmp_path / "data", tmp_path / "nowhere" / "x.gz")


def test_where_nothing_is_nothing_is_saved_or_made(address: str, tmp_path: Path) -> None:
    with pytest.raises(KnektError, check=lambda error: error.code == "nothing-to-back-up"):
        saved(address, tmp_path, tmp_path / "x.gz")
    assert not [each for each in tmp_path.iterdir() if each.suffix in (".db", ".gz")]


def test_a_file_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    whole = first.packed(tmp_path).read_bytes()
    torn, codes = tmp_path / "torn.gz", set()
    for length in [*range(30), *(len(whole) * part // 50 for part in range(1, 50)), len(whole) - 1]:
        torn.write_bytes(whole[:length])
        with pytest.raises(KnektError) as caught:
            restored(torn, in_folder(tmp_path / "data"), tmp_path / "data")
        codes.add(caught.value.code)
        assert list((tmp_path / "data").iterdir()) == []
    assert codes == {"not-a-backup", "backup-torn"}
    refused("backup-torn", first.pack(first.LINES[:-1], torn), tmp_path / "data")
    refused("backup-torn", first.pack(first.LINES[:-30], torn), tmp_path / "data")


def test_a_bit_that_was_flipped_is_found(tmp_path: Path) -> None:
    whole, rng = first.packed(tmp_path).read_bytes(), Random(7)
    flipped, found = tmp_path / "flipped.gz", 0
    for number in range(150):
        raw = bytearray(whole)
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        flipped.write_bytes(raw)
        folder = tmp_path / str(number)
        code = code_of(partial(restored, flipped, in_folder(folder), folder))
        if code is None:
            assert gzip.decompress(raw) == gzip.decompress(whole), "only what gzip says of itself"
        else:
            assert code in ("not-a-backup", "backup-torn", "backup-changed")
            assert list(folder.iterdir()) == []
            found += 1
    assert found > 140


CHANGES: dict[str, Callable[[bytes], bytes]] = {
    "a name": lambda line: line.replace(b"Anna", b"Hans"),
    "a seed": lambda line: line.replace(b'"german"', b'"skruf"'),
    "an event": lambda line: line.replace(b"played", b"passed"),
    "a table more": lambda line: line.replace(b'"keys":{', b'"keys":{"other":"00",'),
    "a checksum": lambda line: line.replace(b'"sha256":"', b'"sha256":"0'),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_was_changed_is_refused(change: str, tmp_path: Path) -> None:
    lines = [CHANGES[change](line) for line in first.LINES]
    assert lines != first.LINES
    refused("backup-changed", first.pack(lines, tmp_path / "x.gz"), tmp_path / "data")


def edited(table: str, edit: Line) -> list[bytes]:
    """The backup with another first row of a table, and a new checksum."""
    lines, place = list(first.LINES), 1
    for shape in first.manifest()["tables"]:
        if shape["name"] == table:
            row = json.loads(lines[place])
            edit(row)
            lines[place] = json.dumps(row).encode() + b"\n"
        place += shape["rows"]
    return sealed(lines)


FORGERIES: dict[str, tuple[str, Line]] = {
    "a card": ("events", lambda row: row.__setitem__(6, row[6].replace("0", "1"))),
    "a moment": ("events", lambda row: row.__setitem__(2, row[2] + 1)),
    "a column too many": ("people", lambda row: row.append(1)),
    "no bytes": ("tables", lambda row: row.__setitem__(2, "x")),
    "a word for a number": ("people", lambda row: row.__setitem__(5, "many")),
    "nothing": ("people", lambda row: row.__setitem__(1, None)),
    "nobody": ("tokens", lambda row: row.__setitem__(2, "nobody")),
    "twice": ("people", lambda row: row.__setitem__(0, first.ANNA)),
}


def test_a_forgery_with_a_good_checksum_is_refused(address: str, tmp_path: Path) -> None:
    for edit in FORGERIES.values():
        lines = edited(*edit)
        assert lines[:-1] != first.LINES[:-1]
        refused("backup-changed", first.pack(lines, tmp_path / "x.gz"), tmp_path / "data", address)


@pytest.mark.parametrize("change", ['"v":1|"v":2', '"revision":"0001"|"revision":"9999"'])
def test_a_newer_backup_is_refused(change: str, tmp_path: Path) -> None:
    old, new = (each.encode() for each in change.split("|"))
    lines = sealed([first.LINES[0].replace(old, new), *first.LINES[1:]])
    refused("backup-too-new", first.pack(lines, tmp_path / "x.gz"), tmp_path / "data")


@pytest.mark.parametrize("content", [b"", b"{}", b"[[[[", b'{"knekt":"proof"}\n', b"\xff" * 99])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    refused("not-a-backup", first.pack([content], tmp_path / "x.gz"), tmp_path / "data")
    (tmp_path / "y").write_bytes(content)
    refused("not-a-backup", tmp_path / "y", tmp_path / "data")
    refused("file-missing", tmp_path / "z", tmp_path / "data")
    refused("file-is-folder", tmp_path, tmp_path / "data")


@pytest.mark.parametrize("name", ["knekt.db", "knekt.db-wal", "signing.key"])
def test_nothing_in_a_folder_is_overwritten(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / name).write_text("mine")
    refused("restore-not-empty", first.packed(tmp_path), folder)
    assert (folder / name).read_text() == "mine"


def test_nothing_in_a_database_is_overwritten(postgres_address: str, tmp_path: Path) -> None:
    file = first.packed(tmp_path)
    restored(file, postgres_address, tmp_path / "data")
    with pytest.raises(KnektError, check=lambda error: error.code == "restore-not-empty"):
        restored(file, postgres_address, tmp_path / "data")
    saved(postgres_address, tmp_path / "data", tmp_path / "x.gz")
    assert rows_of(tmp_path / "x.gz") == rows_of(file)


def test_a_restore_that_breaks_off_leaves_nothing(address: str, tmp_path: Path) -> None:
    file, folder = first.packed(tmp_path), tmp_path / "data"
    folder.mkdir()

    def fail(done: int, of: int) -> None:
        if done == of:
            raise ZeroDivisionError

    async def run() -> None:
        database = Database(address)
        before = sorted(tmp_path.iterdir())
        with pytest.raises(ZeroDivisionError):
            await restore(file, database, folder, fail)
        assert sorted(tmp_path.iterdir()) == before and list(folder.iterdir()) == []
        if database.is_shared:
            async with database.reading() as connection:
                assert await connection.run_sync(lambda live: inspect(live).get_table_names()) == []
        await restore(file, database, folder, silent)
        await database.close()

    asyncio.run(run())


def test_a_log_that_was_damaged_before_is_kept_and_told_of(address: str, tmp_path: Path) -> None:
    async def damage() -> None:
        database = Database(address)
        await restore(first.packed(tmp_path), database, tmp_path, silent)
        async with database.writing() as connection:
            where = events.c.table == first.OVER, events.c.seq == 7
            await connection.execute(update(events).where(*where).values(at=1))
        await database.close()

    async def opened(address: str, table: str) -> None:
        database = Database(address)
        try:
            await Hall(database, Writer(database), Clock()).live_table(table)
        finally:
            await database.close()

    asyncio.run(damage())
    file, folder = tmp_path / "x.gz", tmp_path / "elsewhere"
    assert saved(address, tmp_path, file).damaged == {first.OVER: 7}
    assert restored(file, in_folder(folder), folder).damaged == {first.OVER: 7}
    asyncio.run(opened(in_folder(folder), first.PLAYING))
    with pytest.raises(KnektError, check=lambda error: error.code == "log-damaged"):
        asyncio.run(opened(in_folder(folder), first.OVER))
