"""Whatever people do at tables, in any order, nobody is told what that person may not know."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from server.wandering import Walk, walked

from knekt.engine import View
from knekt.server.api import records
from knekt.server.hall import rights
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.viewer import Viewer
from knekt.server.nodes.connections import Connections
from knekt.server.people import people
from knekt.server.table import state
from knekt.server.table.proof import proof_of

WALKS = 100_000 if os.environ.get("KNEKT_SOAK") else 1_000
PARTS = max(4, WALKS // 1_000)  # walks, each at a server of its own
FEW = 200  # enough walks for some to meet anything that is broken


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    yield
    structlog.configure(**before)


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_is_told_too_much_on_any_walk(part: int) -> None:
    walks = asyncio.run(walked(range(part, WALKS, PARTS)))
    for walk in walks:
        assert not walk.wrong, f"PYTHONPATH=tests python -m server.wandering {walk.number}\n{walk}"
    assert sum(walk.told for walk in walks) > 20 * len(walks)
    assert sum(walk.deals_over for walk in walks) > len(walks) // 5, "much has been played"


# Each of these is broken on purpose, and must be found.


def unredacted(live: LiveTable, player: int | None) -> Any:
    game = live.table.game
    view = None if game is None else View.of(game.rules, live.table.seat_of(player), game.events)
    return None if view is None else (view, view)


def all_told(table: Any, seed: Any, real: Any = proof_of) -> Any:
    return real(table, seed) | {"seed": str(seed)}


def anybody(*_: Any) -> None:
    return None


async def always_known(self: people.People, id: str, number: int) -> people.Person:
    return await self.person(id)


async def for_ever(*_: Any) -> None:
    """Let connections stay open."""


LEAKS: dict[str, list[tuple[Any, str, Any]]] = {
    "views": [(LiveTable, "views", unredacted)],
    "seeds": [(records, "proof_of", all_told)],
    "private tables": [(rights, "check_is_let_in", anybody)],
    "sessions": [(people.People, "person_of_session", always_known)],
    "connections": [(Connections, "_check", for_ever)],
    "tokens": [(Viewer, "reader", property(lambda viewer: viewer.person))],
    "the deal of the day": [(state, "without_seed", lambda event: event)],
    "another hand": [(rights, "hands_seen", lambda *_: set())],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name, broken in LEAKS[leak]:
        monkeypatch.setattr(where, name, broken)
    assert any(walk.wrong for walk in asyncio.run(walked(range(FEW), until_wrong=True)))


def test_a_walk_can_be_walked_again() -> None:
    first, second = (asyncio.run(walked([17]))[0] for _ in range(2))
    assert _without_ids(first) == _without_ids(second)


def _without_ids(walk: Walk) -> str:
    text = str(walk)
    for place, id in enumerate([*walk.tables, *(person.id for person in walk.entitled.people if person.id)]):
        text = text.replace(id, f"<{place}>")
    return text
