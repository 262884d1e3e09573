"""What the tests of the commands share."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli.running import ISS, NAMES, Knekt

from knekt.cards import Hand, Seed
from knekt.notation import SittingRecord
from knekt.sheet import SkatSitting
from knekt.skat import (
    Bid,
    Dealt,
    Declare,
    Discard,
    Facts,
    Pass,
    Surrender,
    TakeSkat,
    contracts,
    options,
)


@pytest.fixture
def knekt(capsys: pytest.CaptureFixture[str]) -> Knekt:
    return Knekt(capsys)


@pytest.fixture
def iss_lines() -> list[str]:
    return Path(ISS).read_text().splitlines()


@pytest.fixture
def sitting() -> SittingRecord:
    """A sitting of four players with money and tournament scores.

    It has a deal played and given up, one passed out, two entered, and one corrected.
    """
    chosen = options(
        "german",
        {"players": 4, "session.deals": 4, "settlement.rate": "0.10", "scoring.tournament": True},
    )
    known = contracts(chosen)
    table = SkatSitting.new(chosen).begin(Dealt.from_seed(Seed.parse("one")))
    for action in (Pass(1), Pass(2), Bid(0, 18), TakeSkat(0)):
        table = table.apply(action)
    assert table.game is not None
    lowest = Hand.of(list(table.game.state.hand(0))[:2])
    for step in (Discard(0, lowest), Declare(0, known["G"]), Surrender(0)):
        table = table.apply(step)
    table = table.begin(Dealt.from_seed(Seed.parse("two")))
    for seat in (1, 2, 0):
        table = table.apply(Pass(seat))
    table = table.enter(1, Facts(known["H"], -2, 95, 9, 20))
    table = table.correct(3, 1, Facts(known["H"], -1, 95, 9, 20), "Bo had the jack of clubs").enter(
        None, None
    )
    return SittingRecord(chosen, table.log, NAMES)
