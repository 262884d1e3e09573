"""Long answers are made in a thread of their own, piece by piece and by turns, and are the same as before."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, Guest, House, serving

from knekt.errors import KnektError
from knekt.games import options
from knekt.notation import write_iss, write_lines, write_text
from knekt.server.api import records, replay
from knekt.server.hall import hall
from knekt.server.hall.live_table import LiveTable
from knekt.server.people import export as exports
from knekt.server.people.export import export, log_as_seen
from knekt.server.run.long_work import MOST_WAITING, LongWork, pieces_of
from knekt.server.run.node import Node
from knekt.server.shown.pictures import full_sheet
from knekt.server.shown.records import deal_record, sitting_record
from knekt.server.store import log
from knekt.server.table import Table, TableSettings

TOO_LONG = 20.0  # seconds after which work goes on even if nobody else was answered


class Gate:
    """Work that waits until the test lets it go on."""

    def __init__(self) -> None:
        self._reached, self._open = threading.Event(), threading.Event()

    def before(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def held_up(*args: Any, **named: Any) -> Any:
            self._reached.set()
            assert self._open.wait(TOO_LONG), "nobody else was answered meanwhile"
            return work(*args, **named)

        return held_up

    def reached(self) -> None:
        assert self._reached.wait(PATIENCE)

    def open(self) -> None:
        self._open.set()


def test_whoever_wants_much_has_a_turn_like_everybody_else() -> None:
    async def run() -> list[str]:
        long_work, gate, made = LongWork(), Gate(), list[str]()

        def much() -> Iterator[str]:
            for number in range(3):
                made.append(f"anna {number}")
                yield made[-1]

        async def all_of(parts: Iterator[str]) -> list[str]:
            return [piece async for piece in long_work.pieces("anna", parts)]

        stopped = asyncio.create_task(long_work.run("dag", gate.before(lambda: None)))
        await asyncio.to_thread(gate.reached)
        first = asyncio.create_task(all_of(much()))
        again = [asyncio.create_task(long_work.run("anna", partial(made.append, "more"))) for _ in range(5)]
        await asyncio.sleep(0)
        other = asyncio.create_task(long_work.run("bo", partial(made.append, "bo")))
        await asyncio.sleep(0)
        gate.open()
        assert await first == ["anna 0", "anna 1", "anna 2"]
        await asyncio.gather(stopped, other, *again)
        long_work.stop()
        return made

    made = asyncio.run(run())
    assert made[:2] == ["anna 0", "bo"]  # her other work waits for her
    assert sorted(made[2:]) == ["anna 1", "anna 2", *["more"] * 5]


def test_nobody_waits_for_more_answers_than_one_can_read() -> None:
    async def run() -> None:
        long_work, gate = LongWork(), Gate()
        first = asyncio.create_task(long_work.run("anna", gate.before(lambda: 0)))
        await asyncio.to_thread(gate.reached)
        many = [asyncio.create_task(long_work.run("anna", lambda: 1)) for _ in range(MOST_WAITING - 1)]
        await asyncio.sleep(0)
        with pytest.raises(KnektError) as refused:
            await long_work.run("anna", lambda: 2)
        assert refused.value.code == "too-many"
        other = asyncio.create_task(long_work.run("bo", lambda: 3))
        gate.open()
        assert [await each for each in (first, *many, other)] == [0, *[1] * len(many), 3]
        assert await long_work.run("anna", lambda: 2) == 2
        long_work.stop()

    asyncio.run(run())


def test_pieces_are_the_whole() -> None:
    parts = [bytes([number % 256]) * (number % 700) for number in range(2_000)]
    pieces = list(pieces_of(parts))
    assert b"".join(pieces) == b"".join(parts)
    assert 10 < len(pieces) < len(parts) / 10 and all(pieces)
    assert not list(pieces_of([]))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose tables do nothing by themselves."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        running.ask(running.node.task_runner.stop)
        yield running


@pytest.fixture(scope="module")
def anna(house: House) -> Guest:
    return house.guest()


@pytest.fixture(scope="module")
def table(house: House, anna: Guest) -> str:
    """A table of two deals, and of one that is running."""
    made: str = house.ask(lambda: played(house.node, anna.id))
    return made


async def played(node: Node, person: str) -> str:
    id = await node.hall.open(TableSettings(options=options("german")), person)
    live, rng = await node.hall.live_table(id), Random(1)
    for player, holder in enumerate([person, "bot:1", "bot:1"]):
        await node.hall.change(id, partial(Table.take, player=player, holder=holder))

    def deal(now: Table, events: int) -> Table:
        now = now.dealt(live.seed)
        began = now.seq
        while now.sitting.is_running and now.seq < began + events:
            assert now.game is not None
            must = next(ask for asks in now.game.asks.values() for ask in asks if ask.must)
            now = now.act(must.sample(rng))
        return now

    await node.hall.change(id, Table.begin)
    for events in (1_000, 1_000, 3):
        await node.hall.change(id, partial(deal, events=events))
    return id


async def connections(node: Node) -> int:
    """How many connections of the database are in use now."""
    return node.database.engine.pool.checkedout()  # type: ignore[attr-defined,no-any-return]


HELD_UP: dict[str, tuple[Any, str, str]] = {  # the function that does the work, and the route for which
    "the export": (exports, "log_as_seen", "/people/me/export"),
    "the record": (records, "sitting_record", "/tables/{id}/record/jsonl"),
    "the record as text": (records, "write_text", "/tables/{id}/record/txt"),
    "a deal's record": (records, "deal_record", "/tables/{id}/deals/1/record/iss"),
    "the sheet": (records, "full_sheet", "/tables/{id}/sheet"),
    "the proof": (records, "proof_of", "/tables/{id}/proof"),
    "the replay": (replay, "replay_of_table", "/tables/{id}/deals/2/replay"),
    "the log": (hall, "_follow", "/tables/{id}"),
}


@pytest.mark.parametrize("what", HELD_UP)
def test_others_are_answered_while_a_long_answer_is_made(
    house: House, anna: Guest, table: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, name, path = HELD_UP[what]
    bo, gate, answers = house.guest(), Gate(), list[Any]()
    short = bo.opens()
    bo.found(f"/tables/{short}")
    if where is hall:
        del house.node.hall._live[table]
    monkeypatch.setattr(where, name, gate.before(getattr(where, name)))
    asking = threading.Thread(target=lambda: answers.append(anna.get(path.format(id=table))))
    asking.start()
    gate.reached()
    assert house.ask(lambda: connections(house.node)) == 0  # no connection is kept from others meanwhile
    assert bo.found(f"/tables/{short}")["seq"] == 0
    bo.done(f"/tables/{short}/join")
    gate.open()
    asking.join(PATIENCE)
    assert [answer.status_code for answer in answers] == [200]


def test_records_are_what_they_were(house: House, anna: Guest, table: str) -> None:
    live: LiveTable = house.node.hall.in_use[table]
    whole, deal = sitting_record(live), deal_record(live, 2)
    found = {
        "record/jsonl": write_lines(whole),
        "record/txt": write_text(whole),
        "deals/2/record/jsonl": write_lines(deal),
        "deals/2/record/iss": write_iss(deal),
    }
    for path, text in found.items():
        assert anna.get(f"/tables/{table}/{path}").content == text.encode()
    sheet = anna.get(f"/tables/{table}/sheet").content
    assert sheet == msgspec.json.encode(full_sheet(live.table.sitting))
    anna.not_found(404, "deal-not-over", f"/tables/{table}/deals/3/record/jsonl")


@pytest.mark.parametrize("piece", [1, 2_000, 1 << 20])
def test_the_export_is_what_it_was_in_as_many_pieces_as_it_needs(
    house: House, anna: Guest, table: str, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, empty = house.node, anna.opens()
    monkeypatch.setattr("knekt.server.run.long_work.PIECE", piece)

    async def pieces() -> list[bytes]:
        made = export(node.database, node.hall, node.people, node.tokens, node.long_work, anna.id)
        return [each async for each in made]

    found = house.ask(pieces)
    lines = b"".join(found).splitlines(keepends=True)
    logs = {line["id"]: raw for raw in lines if (line := json.loads(raw))["line"] == "table"}
    assert {table, empty} <= logs.keys()
    for id in (table, empty):
        live = node.hall.in_use[id]
        whole = {
            "line": "table",
            "id": id,
            "host": True,
            "player": live.table.player_of(anna.id),
            "settings": live.table.settings.plain,
            "log": list(log_as_seen(live, anna.id)),
        }
        assert logs[id] == msgspec.json.encode(whole) + b"\n"
    events = node.hall.in_use[table].table.seq
    assert len(found) > {1: events, 2_000: 5, 1 << 20: 2}[piece]
    assert len(found) < {1: events + 50, 2_000: events / 4, 1 << 20: 50}[piece]


def test_a_long_log_is_read_page_by_page_into_the_same_table(
    house: House, anna: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, before = house.node, house.node.hall.in_use[table]
    pages = list[int]()
    follow = hall._follow

    def counted(live: LiveTable, rows: Any) -> None:
        pages.append(len(rows))
        follow(live, rows)

    monkeypatch.setattr(log, "_PAGE", 7)
    monkeypatch.setattr(hall, "_follow", counted)
    del node.hall._live[table]
    again = house.ask(lambda: node.hall.live_table(table))
    assert again.table == before.table and again.stamps == before.stamps and again.chain == before.chain
    assert set(pages[:-1]) == {7} and sum(pages) == before.table.seq and pages[-1] <= 7


def test_a_copy_of_a_table_stays_as_it_was(house: House, anna: Guest) -> None:
    id = anna.opens()
    live = house.ask(lambda: house.node.hall.live_table(id))
    still = live.frozen_copy()
    anna.done(f"/tables/{id}/join")
    assert (live.table.seq, live.names) == (1, {anna.id: anna.name})
    assert (still.table.seq, still.names, list(log_as_seen(still, anna.id))) == (0, {}, [])
