"""The deal of the day, records, due tasks and claims, over real sockets with a clock that can be set."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Guest, Hand, House, Message, play_out, serving, until
from sqlalchemy import select

from knekt.notation import read_iss
from knekt.server.hall.tasks import Pace
from knekt.server.store.schema import due
from knekt.server.table import LEVELS

A_DAY = 86_400_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def play(guest: Guest, table: str, seed: int) -> list[Message]:
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        return play_out(socket, table, Hand(seed))


def is_event(message: Message, kind: str) -> bool:
    return bool(message["type"] == "event" and message["event"]["kind"] == kind)


def test_the_deal_of_the_day_is_the_same_for_all_and_told_to_nobody_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = house.node.clock.now
    to_noon = A_DAY // 2 - real() % A_DAY  # no day ends during the test, whenever it is run
    monkeypatch.setattr(house.node.clock, "now", lambda: real() + to_noon)
    anna, bo, cilla = house.guest(), house.guest(), house.guest()
    today = anna.found("/daily")
    day = today["day"]
    assert [deal["table"] for deal in today["deals"]] == [None] * len(today["deals"])
    tables = [each.done("/daily/german")["id"] for each in (anna, bo)]
    assert anna.done("/daily/german")["id"] == tables[0] != tables[1]
    anna.refused(400, "unknown-preset", "/daily/poker")
    compare = f"/daily/{day}/german"
    for each in (anna, bo, cilla):
        each.not_found(403, "daily-not-finished", compare)
    play(anna, tables[0], 1)
    bo.not_found(404, "no-such-table", f"/tables/{tables[0]}")
    bo.not_found(404, "no-such-table", f"/tables/{tables[0]}/deals/1/record/jsonl")
    bo.refused(404, "no-such-table", f"/tables/{tables[0]}/deals/1/again")
    bo.not_found(403, "daily-not-finished", compare)
    until(lambda: anna.found(compare)["playing"] == 0, "the bots have not finished the deal of the day")
    told = {(each["level"], each["me"], each["name"]) for each in anna.found(compare)["results"]}
    assert told == {(None, True, anna.name), *((level, False, None) for level in LEVELS)}
    play(bo, tables[1], 2)
    results = bo.found(compare)["results"]
    assert {(each["me"], each["name"], each["seat"]) for each in results if each["level"] is None} == {
        (False, None, 0),
        (True, bo.name, 0),
    }
    first, second = (house.node.hall.in_use[table].table.sitting.game for table in tables)
    assert first is not None and second is not None and first.events[0] == second.events[0]
    assert {each["preset"]: each for each in bo.found("/daily")["deals"]}["german"]["results"] == 2
    cilla.not_found(403, "daily-not-finished", compare)
    monkeypatch.setattr(house.node.clock, "now", lambda: real() + to_noon + A_DAY)
    over = cilla.found(compare)
    assert over["over"] and {each["name"] for each in over["results"]} == {anna.name, bo.name, None}
    assert anna.done("/daily/german")["id"] not in tables
    cilla.not_found(400, "bad-request", "/daily/yesterday/german")
    cilla.not_found(400, "unknown-preset", f"/daily/{day}/poker")


def test_records_are_of_deals_that_are_over(house: House) -> None:
    anna = house.guest()
    table = anna.plays(set={"session.deals": 1}, visibility="link")
    anna.not_found(404, "deal-not-over", f"/tables/{table}/deals/1/record/txt")
    before = anna.get(f"/tables/{table}/record/jsonl").text
    assert "dealt" not in before
    play(anna, table, 4)
    found = anna.get(f"/tables/{table}/deals/1/record/iss")
    (record,) = read_iss(found.text)
    assert not isinstance(record, Exception) and record.game.is_over
    assert f'knekt-{table}-1.iss"' in found.headers["content-disposition"]
    anna.not_found(400, "bad-request", f"/tables/{table}/deals/1/record/pdf")
    assert anna.found(f"/tables/{table}/sheet")
    skruf = anna.plays("skruf")
    with anna.socket() as socket:
        socket.tell("hello", table=skruf)
        play_out(socket, skruf, is_end=lambda message: is_event(message, "revealed"))
    anna.not_found(400, "iss-cannot-say", f"/tables/{skruf}/deals/1/record/iss")


def test_the_next_deal_comes_when_everybody_has_asked_for_it(tmp_path: Path) -> None:
    with serving(tmp_path) as slow:
        anna = slow.guest()
        table = anna.plays("trekarl")
        slow.node.hall.pace = Pace(first=0, least=0, most=1)  # results are shown, as they are to people
        anna.refused(409, "deal-is-running", f"/tables/{table}/go-on") if has_deal(anna, table) else None
        with anna.socket() as socket:
            socket.tell("hello", table=table)
            play_out(socket, table, is_end=lambda message: is_event(message, "revealed"))
            anna.done(f"/tables/{table}/go-on")
            dealt = socket.until(lambda message: is_event(message, "dealt"))[-1]
    assert dealt["picture"]["deal"]["number"] == 2


def has_deal(guest: Guest, table: str) -> bool:
    return guest.found(f"/tables/{table}")["picture"]["deal"] is not None


def test_who_thinks_too_long_is_replaced_and_the_lost_have_their_grace(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    table = anna.plays(thinking=60, grace=30)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        asked = socket.until(lambda message: any(ask["must"] for ask in message.get("asks", ())))[-1]
    assert (
        asked["picture"]["deadline"]
        == asked.get("at", asked["log"][-1]["at"] if "log" in asked else 0) + 60_000
    )
    until(lambda: not house.node.hall.in_use[table].present, "the server has not seen her go")
    now = house.node.clock.now()
    monkeypatch.setattr(house.node.clock, "now", lambda: now + 70_000)
    until(lambda: postponed(house, table, now + 80_000), "nobody has grace")
    assert not anna.found(f"/tables/{table}")["picture"]["places"][0]["away"]
    monkeypatch.setattr(house.node.clock, "now", lambda: now + 95_000)
    with anna.lines(table) as lines:
        told = next(each for each in lines if each.get("picture") and each["picture"]["places"][0]["away"])
    assert told["picture"]["stage"] == "playing"


def postponed(house: House, table: str, until: int) -> bool:
    """Whether the end of the thinking time is later than that now."""

    async def look() -> list[int]:
        async with house.node.database.reading() as connection:
            rows = await connection.execute(
                select(due.c.at).where(due.c.table == table, due.c.task == "clock")
            )
            return [row.at for row in rows]

    return any(at > until for at in house.ask(look))


def test_a_claim_that_its_holder_can_prove_needs_no_consent(house: House) -> None:
    guests = [house.guest() for _ in range(3)]
    table = guests[0].opens("isko", practice=True, seed="a claim")
    for each in guests:
        each.done(f"/tables/{table}/join")
    hands = [Claimer(seed) for seed in (1, 2, 3)]
    log = house.node.hall.in_use[table]
    for _ in range(1000):
        if "claim-judged" in {event.kind for event in log.table.log}:
            break
        for hand, guest in zip(hands, guests, strict=True):
            wanted = hand.answer(guest.found(f"/tables/{table}"))
            if wanted is not None:
                guest.post(f"/tables/{table}/actions", **wanted)
                break
    kinds = [event.kind for event in log.table.log]
    judged = kinds.index("claim-judged")
    assert kinds[judged - 1] == "claim-made"  # the first refusal did not count: the table has ruled
    assert log.stamps[judged].player is not None


class Claimer(Hand):
    """A player who claims the last trick if that is offered, and refuses every claim."""

    def answer(self, message: Message) -> Message | None:
        played = sum(each["event"]["kind"] == "played" for each in message["log"])
        for ask in message["asks"] if played == 27 else ():
            for choice in ask["choices"]:
                if choice["action"]["kind"] == "claim":
                    action = (
                        {**choice["action"], choice["field"]: max(choice["values"])}
                        if "field" in choice
                        else choice["action"]
                    )
                    return {
                        "action": action,
                        "seq": message["seq"],
                        "ask": ask["id"],
                        "command": f"claim {message['seq']}",
                    }
        wanted = super().answer(message)
        if wanted is not None and wanted["action"]["kind"] == "answer":
            wanted["action"]["accept"] = False
        return wanted
