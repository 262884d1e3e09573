"""Fixtures of the client's tests: servers that deal the same in every run."""

from __future__ import annotations

import pytest
from serving import same_deals


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test draws its seeds from the operating system."""
    same_deals(request.node.nodeid, monkeypatch)
