"""Nobody is sent anything that names what that person may not know: every role, every way, real sockets."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import pytest
import structlog
from server.doors import CHEAP
from server.overheard import leaks
from server.siege import Siege
from serving import House, serving

from knekt.engine import View
from knekt.errors import Reason
from knekt.games import PRESETS
from knekt.notation import SittingRecord, to_plain
from knekt.server.api import play, records
from knekt.server.bots import BotPool, pool
from knekt.server.bots.job import job_for
from knekt.server.hall import bot_turns, lobby
from knekt.server.hall.hall import Hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.hall.tasks import Pace
from knekt.server.run.logs import set_up_logs
from knekt.server.shown import frames
from knekt.server.table import EVENTS, Table
from knekt.server.table.proof import proof_of
from knekt.sheet import Sitting

EXPORT = import_module("knekt.server.people.export")  # the package has the function under the module's name
DEALS = 20 if os.environ.get("KNEKT_SOAK") else 1  # of each preset
LEAST = 30  # events of a deal
# Seed, where the deal of the first ends with its first trick: the declarer announces schwarz.
ANOTHER = {"iss": 1}
SLOW = Pace(first=0, least=0, most=1)  # a result stays on the table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that logs everything it can."""
    before = structlog.get_config(), logging.root.level, logging.root.handlers[:]
    set_up_logs("debug")
    structlog.configure(cache_logger_on_first_use=False)
    try:
        with serving(tmp_path_factory.mktemp("house"), cost=CHEAP, bots=BotPool) as running:
            running.node.hall.pace = SLOW
            yield running
    finally:
        structlog.configure(**before[0])
        logging.root.setLevel(before[1])
        logging.root.handlers[:] = before[2]


@pytest.fixture
def jobs(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """The jobs of workers in this test.

    Nobody plays on after it: its bots would be heard in the next test.
    """
    real, sent = pool._ask, list[bytes]()

    async def kept(worker: Any, line: bytes) -> bytes:
        sent.append(line)
        return await real(worker, line)

    monkeypatch.setattr(pool, "_ask", kept)

    async def closed() -> None:
        hall = house.node.hall
        for live in [*hall.in_use.values()]:
            if not live.table.closed:
                await hall.change(live.id, partial(Table.close, seed=live.seed))

    yield sent
    house.ask(closed)


@pytest.mark.parametrize("number", range(DEALS))
@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_is_told_what_they_may_not_know(
    house: House, preset: str, number: int, jobs: list[bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    siege = Siege(house, preset, number + ANOTHER.get(preset, 0), jobs)
    siege.play()
    log = capsys.readouterr().err
    assert not [*leaks(siege, log)]
    assert siege.jobs and log and "ticket" not in log
    assert len(siege.live.table.game.events) > LEAST, "there was something to be seen"  # type: ignore[union-attr]


def test_figures_do_not_tell_why_an_action_was_refused(house: House, jobs: list[bytes]) -> None:
    """The reason is known to the person who was told; others it would tell something of a hand."""
    siege = Siege(house, "german", 1, jobs)
    siege.play(steps=3, pries=20)
    siege.outsider.look(f"{house.address}/metrics")
    told = siege.outsider.kept[-1].data.decode()
    assert "knekt_refusals_total" in told
    assert not [reason for reason in Reason if f'"{reason}"' in told]


# Each of these is broken on purpose, and must be found.


class Everything:
    """A list of kinds in which any kind is."""

    def __contains__(self, kind: object) -> bool:
        return True


def unredacted(live: LiveTable, player: int | None) -> View[Any] | None:
    game = live.table.game
    return None if game is None else View.of(game.rules, live.table.seat_of(player), game.events)


def all_dealt(table: Any, seed: Any, real: Any = proof_of) -> Any:
    proof = real(table, seed)
    proof["deals"][-1]["dealt"] = to_plain(table.game.events[0])
    return proof


def with_the_running_deal(live: LiveTable) -> SittingRecord:
    table = live.table
    told = [event for event in table.log if event.kind not in EVENTS]
    return SittingRecord(
        table.settings.options, (*Sitting.new(table.settings.options).log, *told), ("",) * len(table.places)
    )


def listed_with_seed(row: Any, real: Any = lobby._listed) -> Any:
    listed = real(row)
    listed.options = {"seed": row.seed.hex()}
    return listed


async def telling(hall: Hall, live: LiveTable, after: Any, lines: Any, real: Any = Hall._accept) -> None:
    structlog.get_logger().debug("told", what=[str(event) for event in after.log])
    await real(hall, live, after, lines)


def told_to_another(live: LiveTable, who: str | None, since: int) -> list[Any]:
    return [frames.snapshot(live, next(iter(live.table.terms.seats)), who)]


LEAKS: dict[
    str, tuple[Any, str, Any, str]
] = {  # the leak, its place, its replacement; and where everybody looks then
    "pictures and asks": (LiveTable, "view", unredacted, ""),
    "events": (frames, "EVENTS", Everything(), ""),
    "the seed": (frames, "commitment", str, ""),
    "the proof": (records, "proof_of", all_dealt, "/tables/{id}/proof"),
    "the record": (records, "sitting_record", with_the_running_deal, "/tables/{id}/record/jsonl"),
    "the record as text": (records, "sitting_record", with_the_running_deal, "/tables/{id}/record/txt"),
    "the export": (EXPORT, "EVENTS", Everything(), "/people/me/export"),
    "the list": (lobby, "_listed", listed_with_seed, "/tables/mine"),
    "the log": (Hall, "_accept", telling, ""),
    "a refusal": (play, "missed_frames", told_to_another, "refused"),
    "the bot's job": (bot_turns, "job_for", None, ""),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(
    house: House,
    leak: str,
    jobs: list[bytes],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    where, name, broken, path = LEAKS[leak]
    siege = Siege(house, "tournee", 1, jobs)
    monkeypatch.setattr(where, name, broken or with_all_cards(siege.live))
    siege.play(steps=3, pries=0)
    for role in siege.roles if path else ():
        if path == "refused":
            role.ask(f"/tables/{siege.id}/actions", {"action": {}, "seq": 1, "command": "x"})
        else:
            role.look(path.format(id=siege.id))
    assert [*leaks(siege, capsys.readouterr().err)]


def with_all_cards(live: LiveTable, real: Any = job_for) -> Callable[..., Any]:
    """A job for a bot with all that has happened."""

    def job(*args: Any, out_of_turn: bool) -> Any:
        made = real(*args, out_of_turn=out_of_turn)
        made.events = [to_plain(event) for event in live.table.game.events]  # type: ignore[union-attr]
        return made

    return job


def test_the_log_tells_no_ticket(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("uvicorn.error").info('"WebSocket %s" [accepted]', "/api/v1/ws?ticket=abc.def")
    told = capsys.readouterr().err
    assert r"WebSocket /api/v1/ws\" [accepted]" in told and "abc" not in told
