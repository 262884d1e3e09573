"""Whole sittings of every game over a real socket, by one person and bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import Guest, Hand, House, Message, play_out, serving

from knekt.games import PRESETS, family_of
from knekt.notation import Record, SittingRecord, read_lines, read_text
from knekt.server.table import EVENTS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


SKAT = [name for name, preset in PRESETS.items() if family_of(preset).name == "skat"]
SKRUF = [name for name, preset in PRESETS.items() if family_of(preset).name == "skruf"]


@pytest.mark.parametrize("preset", SKAT)
def test_a_list_of_skat_is_played_to_its_end(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset, set={"session.deals": 2, "session.rounds": None})
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        heard = play_out(socket, table, Hand(7))
    check_heard(heard)
    check_over(anna, table)
    check_records(house, anna, table)


@pytest.mark.parametrize("preset", SKRUF)
def test_a_deal_of_skruf_is_played_and_the_table_closed(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        heard = play_out(socket, table, Hand(7), is_end=lambda message: is_event(message, "revealed"))
        anna.done(f"/tables/{table}/close")
        heard += socket.until(lambda message: is_event(message, "closed"))
    check_heard(heard)
    check_over(anna, table)
    check_records(house, anna, table)


def is_event(message: Message, kind: str) -> bool:
    return bool(message["type"] == "event" and message["event"]["kind"] == kind)


def check_heard(heard: list[Message]) -> None:
    """Check that nothing is missing or doubled, and that only late actions were refused."""
    refusals = [each for each in heard if each["type"] == "refused"]
    assert {each["code"] for each in refusals} <= {"question-is-closed"}  # a bot may have spoken first
    shown = [each for each in heard if each["type"] in ("snapshot", "event")]
    assert shown[0]["type"] == "snapshot"
    assert [each["seq"] for each in shown] == list(range(shown[0]["seq"], shown[-1]["seq"] + 1))


def check_over(anna: Guest, table: str) -> None:
    over = anna.found(f"/tables/{table}")
    assert over["picture"]["stage"] == "over" and over["asks"] == []


def check_records(house: House, anna: Guest, table: str) -> None:
    """Check that the records tell what the log tells."""
    live = house.node.hall.in_use[table]
    log = live.table.log[: live.table.deal_began] if live.table.sitting.is_running else live.table.log
    played = tuple(event for event in log if event.kind not in EVENTS)
    (whole,) = read_lines(anna.get(f"/tables/{table}/record/jsonl").text)
    assert isinstance(whole, SittingRecord)
    assert whole.events[-len(played) :] == played and whole.sitting.rows == live.table.sitting.rows
    (text,) = read_text(anna.get(f"/tables/{table}/record/txt").text)
    assert isinstance(text, SittingRecord) and text.sitting.rows == live.table.sitting.rows
    told = list[object]()
    for number in range(1, len(live.table.sitting.rows) + 1):
        (deal,) = read_lines(anna.get(f"/tables/{table}/deals/{number}/record/jsonl").text)
        assert isinstance(deal, Record) and deal.game.is_over
        told += deal.events
    between = live.table.sitting.own_events
    assert told == [event for event in played if event.kind not in between]
