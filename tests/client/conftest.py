"""What the client's tests are run on: servers that deal the same in every run."""

from __future__ import annotations

import pytest
from serving import same_deals


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test has its luck from the operating system."""
    same_deals(request.node.nodeid, monkeypatch)
