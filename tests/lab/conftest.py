"""What the tests of the lab share."""

from __future__ import annotations

from itertools import count

import pytest
from cli.running import Knekt

from knekt.cards import Seed
from knekt.games import options
from knekt.lab.arena.match import Match


@pytest.fixture
def knekt(capsys: pytest.CaptureFixture[str]) -> Knekt:
    return Knekt(capsys)


@pytest.fixture
def fixed_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card takes a thousandth of a second."""
    ticks = count()
    monkeypatch.setattr("knekt.lab.arena.table.process_time", lambda: next(ticks) / 1000)


@pytest.fixture
def match() -> Match:
    return Match(options=options("isko"), players=("rule", "greedy"), seed=Seed.parse("a test"))
