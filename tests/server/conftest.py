"""Fixtures of the server's tests: SQLite files, and a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server import postgres
from serving import same_deals

# Tests that need a program which `make test` does not fetch.
collect_ignore = [] if os.environ.get("KNEKT_SOAK") else ["test_proxy.py"]
# The checks of the security table register themselves, so they must not be read a second time for doctests.
collect_ignore_glob = ["security_*.py"]


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test draws its seeds from the operating system."""
    same_deals(request.node.nodeid, monkeypatch)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A real PostgreSQL server, one for each worker of the tests."""
    with postgres.serving() as server:
        yield server


@pytest.fixture
def postgres_address(postgres_server: Any) -> str:
    """An empty database of that server."""
    return postgres.new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'knekt.db'}"
    found: str = request.getfixturevalue("postgres_address")
    return found
