"""The machine's clock is set back or forward while people play: no loss, no lock-out, no endless wait."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from serving import Guest, Hand, House, Message, play_out, serving, until

from knekt.server.hall.tasks import Pace
from knekt.server.run.clock import Clock
from knekt.server.table import Table

HOUR = 3_600_000
JUMPS = (
    (-72 * HOUR, -6 * HOUR, 6 * HOUR, 72 * HOUR) if os.environ.get("KNEKT_SOAK") else (-6 * HOUR, 72 * HOUR)
)
SOME = Pace(first=400, least=20, most=30)  # then something is always due a little later


class Jumping(Clock):
    """The clock of the machine, and by how much it has been set wrong."""

    def __init__(self) -> None:
        self.by = 0

    def now(self) -> int:
        return super().now() + self.by


@pytest.fixture
def clock() -> Jumping:
    return Jumping()


@pytest.fixture
def house(tmp_path: Path, clock: Jumping) -> Iterator[House]:
    with serving(tmp_path, clock=clock) as running:
        running.node.hall.pace = SOME
        yield running


def is_over(message: Message) -> bool:
    return bool(message["type"] == "event" and message["event"]["kind"] in ("revealed", "closed"))


def table_of(house: House, id: str) -> Table:
    """The table as it is now. One that seems idle by the clock leaves the memory."""
    table: Table = house.ask(lambda: house.node.hall.live_table(id)).table
    return table


def in_two(house: House, **wanted: object) -> tuple[list[Guest], str]:
    """A table of two people and a bot, at which cards lie."""
    anna, bert = house.guest(), house.guest()
    id = anna.opens("german", **{"set": {"session.deals": 3, "session.rounds": None}, **wanted})
    for each in (anna, bert):
        each.done(f"/tables/{id}/join")
    anna.done(f"/tables/{id}/bots", level=1)
    until(lambda: table_of(house, id).sitting.is_running, "nothing is dealt")
    return [anna, bert], id


@pytest.mark.parametrize("jump", JUMPS)
def test_bots_and_deals_come_and_what_was_played_is_listed(house: House, clock: Jumping, jump: int) -> None:
    anna = house.guest()
    id = anna.plays("german", set={"session.deals": 2, "session.rounds": None})
    with anna.socket() as socket:
        socket.tell("hello", table=id)
        socket.of("snapshot")
        clock.by = jump  # while the first deal is about to come
        play_out(socket, id, Hand(1), is_over)
        clock.by = -jump
        anna.done(f"/tables/{id}/go-on")
        play_out(socket, id, Hand(2))
    assert [deal["number"] for deal in anna.found("/people/me/games")["deals"]] != []
    assert {deal["number"] for deal in anna.found("/people/me/games")["deals"]} == {1, 2}
    assert anna.get("/people/me/export").text.count('"line":"deal"') == 2


@pytest.mark.parametrize("jump", JUMPS)
def test_who_thinks_too_long_is_replaced_and_comes_back(house: House, clock: Jumping, jump: int) -> None:
    people, id = in_two(house, thinking=5, grace=0)
    table = table_of(house, id)
    clock.by = jump
    until(lambda: any(each and each.away for each in table_of(house, id).places), "nobody is away")
    assert table.seq < table_of(house, id).seq
    for each in people:
        answer = each.post(f"/tables/{id}/back")
        assert answer.is_success or answer.json()["code"] == "not-away"


@pytest.mark.parametrize("jump", JUMPS)
def test_the_next_deal_comes_without_who_does_not_ask(house: House, clock: Jumping, jump: int) -> None:
    people, id = in_two(house, result=5)
    hall, rng = house.node.hall, Random(1)

    def played_out(table: Table) -> Table:
        while table.sitting.is_running and table.game is not None:
            asks = [ask for each in table.game.asks.values() for ask in each if ask.must]
            table = table.act(asks[0].sample(rng))
        return table

    with people[0].socket() as one, people[1].socket() as other:
        for socket in (one, other):
            socket.tell("hello", table=id)
            socket.of("snapshot")
        house.ask(lambda: hall.change(id, played_out))
        clock.by = jump
        until(lambda: table_of(house, id).sitting.is_running, "the next deal does not come")


@pytest.mark.parametrize("jump", JUMPS)
def test_people_are_known_and_let_in(house: House, clock: Jumping, jump: int) -> None:
    anna = house.guest()
    anna.http.headers["X-Knekt-CSRF"] = anna.done(
        "/people/me/account", login="anna", password="a long password"
    )["csrf"]
    secret = anna.done("/people/me/tokens", name="program", scopes=["read"])["secret"]
    for _ in range(25):  # limits count by this clock, too
        anna.get("/people/me")
    for by in (jump, 0):
        clock.by = by
        assert anna.found("/people/me")["id"] == anna.id
        with anna.socket() as socket:
            socket.tell("hello", table="nowhere")
            assert socket.hear()["code"] == "no-such-table"
        elsewhere = house.guest()
        assert elsewhere.post("/session", login="anna", password="a long password").is_success
        program = elsewhere.http.get(
            "/people/me", headers={"Authorization": f"Bearer {secret}", "Cookie": ""}
        )
        assert program.json()["id"] == anna.id


@pytest.mark.parametrize("jump", [-72 * HOUR, 72 * HOUR])
def test_the_deal_of_the_day_is_there_again_when_the_clock_is_right_again(
    house: House, clock: Jumping, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_bots(*_: object) -> None: ...

    monkeypatch.setattr(house.node.daily, "_let_levels_play", no_bots)
    clock.by = HOUR * 12 - clock.now() % (24 * HOUR)  # noon
    noon, anna = clock.by, house.guest()
    day, mine = anna.found("/daily")["day"], anna.done("/daily/trekarl")["id"]
    clock.by = noon + jump
    assert anna.found("/daily")["day"] != day and anna.done("/daily/trekarl")["id"] != mine
    clock.by = noon
    assert anna.found("/daily")["day"] == day and anna.done("/daily/trekarl")["id"] == mine
    assert anna.found(f"/tables/{mine}")["picture"]["stage"] == "playing"


@pytest.mark.parametrize("jump", JUMPS)
def test_a_server_that_is_started_with_another_time_goes_on(
    tmp_path: Path, clock: Jumping, jump: int
) -> None:
    with serving(tmp_path, clock=clock) as house:
        house.node.hall.pace = SOME
        anna = house.guest()
        id = anna.plays("german", set={"session.deals": 1, "session.rounds": None})
    clock.by = jump
    with serving(tmp_path, clock=clock) as house:
        house.node.hall.pace = SOME
        anna.house, anna.http.base_url = house, f"{house.address}/api/v1"
        with anna.socket() as socket:
            socket.tell("hello", table=id)
            play_out(socket, id, Hand(1))
        assert len(anna.found("/people/me/games")["deals"]) == 1
