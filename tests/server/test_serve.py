"""`knekt serve` as a process: it says where it is, keeps its data, logs no card, and ends in good order."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import IO

import httpx
import pytest
from serving import PATIENCE, serving

from knekt.cli.main import run
from knekt.server.run.settings import ServerSettings

CARD = re.compile(r"\b[CSHD][AKQJT2-9]\b")


@contextmanager
def served(folder: Path, *flags: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server on some port, once it has said which."""
    words = [
        sys.executable,
        "-m",
        "knekt",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(folder),
        *flags,
    ]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        said = _read(process.stdout)
        found = re.search(r"http://\S+/", said)
        assert found is not None, said + _read(process.stderr)
        yield found[0], process
    finally:
        process.kill()
        process.wait()


def _read(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_when_told_to(tmp_path: Path, sign: signal.Signals) -> None:
    with served(tmp_path / "data", "--log", "debug", "--lang", "sv", "--pace", "0") as (address, process):
        api = httpx.Client(base_url=address + "api/v1", timeout=PATIENCE)
        me = api.post("/people", json={}).json()
        if me.get("csrf"):
            api.headers["X-Knekt-CSRF"] = me["csrf"]
        table = api.post("/tables", json={"preset": "german"}).json()["id"]
        api.post(f"/tables/{table}/join", json={})
        assert api.post(f"/tables/{table}/bots", json={}).status_code == 200
        process.send_signal(sign)
        out, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "Hej då" in out
    assert (tmp_path / "data" / "knekt.db").exists()
    entries = [json.loads(line) for line in log.splitlines()]
    assert entries and all(each["level"] for each in entries)
    assert not CARD.search(log.replace(table, "")) and "alembic" not in log


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert run(["serve", "--no-browser", "--port", port, "--data", str(tmp_path)]) == 2
    assert f"127.0.0.1:{port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "many"], "port"),
        (["--workers", "0"], "workers"),
        (["--pace", "-1"], "pace"),
        (["--log", "loud"], "loud"),
        (["--settings", "/nowhere/knekt.toml"], "knekt.toml"),
        (["--port", "0", "--data", "/dev/null/knekt"], "/dev/null/knekt"),
    ],
)
def test_settings_that_cannot_be_are_told(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--no-browser", *flags]) == 2
    error = capsys.readouterr().err
    assert error.startswith("knekt: ") and said in error and "Traceback" not in error


@pytest.mark.parametrize("lang", ["en", "sv", "de", "fi"])
def test_every_setting_has_a_flag_with_its_help(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--help", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    for field in fields(ServerSettings):
        assert f"--{field.name.replace('_', '-')}" in shown


def test_other_users_of_the_machine_can_read_nothing(tmp_path: Path) -> None:
    """This holds for a new folder, and for one that an older version made with wider rights."""
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        for _ in range(2):
            with serving(folder) as house:
                house.guest().plays("trekarl")
                files = {each.name for each in folder.iterdir()}
                assert {"knekt.db", "knekt.db-wal"} <= files
                for each in (folder, *folder.iterdir()):
                    assert not each.stat().st_mode & 0o077, each
            for each in (folder, *folder.iterdir()):
                each.chmod(0o755)
    finally:
        os.umask(before)


def test_a_folder_that_is_for_other_things_too_keeps_its_rights(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").touch()
    tmp_path.chmod(0o755)
    with serving(tmp_path):
        assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
        assert stat.S_IMODE((tmp_path / "knekt.db").stat().st_mode) == 0o600
