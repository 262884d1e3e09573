"""A full or read-only disk, a database that is locked or was taken away.

Nothing is acknowledged, and people are told.
"""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Guest, House, serving
from sqlalchemy import event
from structlog.testing import capture_logs

from knekt.cli.main import run
from knekt.server.store import database


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with serving(tmp_path) as found:
        yield found


def health(house: House) -> tuple[int, str]:
    answer = httpx.get(f"{house.address}/healthz", verify=False)
    return answer.status_code, answer.json()["status"]


def cannot(answer: httpx.Response) -> None:
    """Check that it is refused for now, in good form."""
    assert answer.status_code == 503, answer.text
    assert answer.json()["code"] == "database-failed"
    assert int(answer.headers["retry-after"]) > 0


def asked(guest: Guest, table: str) -> dict[str, Any]:
    """Pass as this guest, who has to answer for forehand."""
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        seen = socket.until(lambda said: any(ask["must"] for ask in said.get("asks", ())))[-1]
    ask = next(ask for ask in seen["asks"] if ask["must"])
    choice = ask["choices"][-1]
    action = choice["action"] | ({choice["field"]: choice["values"][0]} if "field" in choice else {})
    return {"action": action, "seq": seen["seq"], "ask": ask["id"], "command": "my move"}


def test_a_disk_that_is_full_is_told_and_what_was_refused_can_be_done_later(house: House) -> None:
    anna = house.guest()
    table = anna.plays("isko", practice=True)
    move = asked(anna, table)
    before = anna.found(f"/tables/{table}")["seq"]
    with capture_logs() as logged:
        with full(), anna.socket() as socket:
            for _ in range(3):
                cannot(anna.http.post(f"/tables/{table}/actions", json=move))
            socket.tell("act", table=table, **move)
            assert socket.of("refused")["code"] == "database-failed"
            assert health(house) == (503, "no database")
            assert anna.found(f"/tables/{table}")["seq"] == before
        assert health(house) == (200, "ok")
        assert anna.done(f"/tables/{table}/actions", **move)
    assert [each["event"] for each in logged if each["event"].startswith("database")] == [
        "database-fault",
        "database-well-again",
    ]
    assert not [each for each in logged if "exc_info" in each]


@contextmanager
def full() -> Iterator[None]:
    """Let no file of this process grow beyond a page, as if the disk were full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_database_that_another_process_has_is_told(house: House, tmp_path: Path) -> None:
    anna = house.guest()
    table = anna.opens("trekarl")
    other = sqlite3.connect(tmp_path / "knekt.db", isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        cannot(anna.http.post(f"/tables/{table}/join", json={}))
        assert health(house)[0] == 503
        other.execute("ROLLBACK")
        assert health(house) == (200, "ok")
        anna.done(f"/tables/{table}/join")
    finally:
        other.close()


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_database_that_is_taken_away_acknowledges_nothing_more(
    house: House, tmp_path: Path, how: str
) -> None:
    anna = house.guest()
    table = anna.opens("trekarl")
    file, aside = tmp_path / "knekt.db", tmp_path / "aside.db"
    file.rename(aside)
    if how == "replaced":
        file.write_bytes(aside.read_bytes())
    cannot(anna.http.post(f"/tables/{table}/join", json={}))
    assert health(house) == (503, "no database")
    if how == "removed":
        assert not file.exists()
        aside.rename(file)  # the table was there all the time
        anna.done(f"/tables/{table}/join")
        assert health(house) == (200, "ok")


def test_a_disk_that_becomes_read_only_is_told_and_what_was_refused_can_be_done_later(house: House) -> None:
    anna = house.guest()
    table = anna.plays("isko", practice=True)
    move = asked(anna, table)
    with read_only(house):
        cannot(anna.http.post(f"/tables/{table}/actions", json=move))
        cannot(anna.http.post("/tables", json={"preset": "trekarl"}))
        cannot(anna.http.post("/people/me/account", json={"login": "anna", "password": "korrekt häst"}))
        assert health(house) == (503, "no database")
        assert anna.found(f"/tables/{table}")["asks"], "what is there can be looked at"
    assert health(house) == (200, "ok")
    assert anna.done(f"/tables/{table}/actions", **move)


@contextmanager
def read_only(house: House) -> Iterator[None]:
    """Let SQLite write nothing, as on a read-only file system: file rights would not stop root."""
    engine = house.node.database.engine.sync_engine

    def only_read(connection: Any, *_: Any) -> None:
        connection.cursor().execute("PRAGMA query_only=ON")

    def write_again(connection: Any, *_: Any) -> None:
        connection.cursor().execute("PRAGMA query_only=OFF")

    event.listen(engine, "checkout", only_read)
    try:
        yield
    finally:
        event.remove(engine, "checkout", only_read)
        event.listen(engine, "checkout", write_again)


def test_a_server_on_a_read_only_disk_says_so_and_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(database, "_PRAGMAS", (*database._PRAGMAS, "PRAGMA query_only=ON"))
    assert run(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("knekt: ") and "readonly database" in error and "Traceback" not in error
