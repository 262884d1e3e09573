"""The table of `docs/security.md`, line by line: people who may know it are told, others who ask are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server import security_cards, security_daily, security_people, security_records
from server.doors import CHEAP
from server.security_lines import A_DAY, CHECKS, rows
from serving import House, serving

from knekt.server.hall.tasks import Pace
from knekt.server.run.clock import SetClock
from knekt.server.run.limits import Limits

NOBODY = "nobody", "everybody", "the operator", "–"  # people who may, or may not, and need not be asked
MODULES = security_cards, security_daily, security_people, security_records  # their checks are in CHECKS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose clock stands at noon, and where everybody may ask as often as they like."""

    async def no_bots(*_: Any) -> None:
        """No bots play the deal of the day: they would make the tests slow."""

    clock = SetClock(20_000 * A_DAY + A_DAY // 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Limits, "take", lambda *_, **__: None)
        patch.setattr("knekt.server.hall.daily.Daily._let_levels_play", no_bots)
        with serving(tmp_path_factory.mktemp("house"), clock=clock, cost=CHEAP) as running:
            running.node.hall.pace = Pace(first=0, least=0, most=1)  # a result stays on the table
            yield running


def test_every_line_has_a_check_and_every_check_a_line() -> None:
    told = [row[:2] for row in rows()]
    assert len(told) == len({*told}) > 30
    assert {*told} == {*CHECKS}


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row[0]}, {row[1]}") for row in rows()])
def test_who_may_knows_it_and_who_may_not_does_not(house: House, row: tuple[str, str, str, str]) -> None:
    what, when, may, may_not = row
    told = CHECKS[what, when](house)
    assert told.may or may.startswith(NOBODY), "nobody was asked who may know it"
    assert told.may_not or may_not.startswith(NOBODY), "nobody was asked who may not"
    assert all(told.may), f"not told to all of: {may}"
    assert not any(told.may_not), f"told to one of: {may_not}"
