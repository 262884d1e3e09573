"""Two servers on one PostgreSQL: connections, phrases, mutes and names are known at both, and told once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server import postgres
from server.besieged import Fortress, until
from serving import Guest, House, Message, Socket, serving
from sqlalchemy import select, text

from knekt.server.run.limits import Rate
from knekt.server.store.schema import mutes

CUT = (  # the connections of the link between servers
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_notify%'"
)
Houses = tuple[House, House]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres_server: Any) -> Iterator[Houses]:
    database = postgres.new_database(postgres_server)
    with ExitStack() as open_:
        one, two = (
            open_.enter_context(serving(tmp_path_factory.mktemp(name), database=database))
            for name in ("one", "two")
        )
        for house in (one, two):
            house.ask(house.node.link.is_listening.wait)
        yield one, two


def at(guest: Guest, house: House) -> Guest:
    """The same person at another server."""
    other = house.guest()
    other.http.cookies, other.http.headers = guest.http.cookies, guest.http.headers
    other.id, other.name = guest.id, guest.name
    return other


def come_in(open_: ExitStack, guest: Guest, table: str) -> Socket:
    socket = open_.enter_context(guest.socket())
    socket.tell("hello", table=table)
    socket.of("snapshot", "event")
    return socket


def presence(socket: Socket, present: list[int], watching: int) -> list[tuple[list[int], int]]:
    """The notices of presence, until it is so."""
    told = socket.until(
        lambda each: each["type"] == "presence" and (each["present"], each["watching"]) == (present, watching)
    )
    return [(each["present"], each["watching"]) for each in told if each["type"] == "presence"]


def table_of(*guests: Guest) -> str:
    """A table with free places, at which these people sit."""
    table = guests[0].opens("skruf")
    for each in guests:
        each.done(f"/tables/{table}/join")
    return table


def until_said(socket: Socket, phrase: str) -> list[Message]:
    return socket.until(lambda each: each["type"] == "phrase" and each["phrase"] == phrase)


def test_who_is_connected_to_either_is_told_to_all_once(houses: Houses) -> None:
    one, two = houses
    anna, bo, cilla = one.guest(), two.guest(), two.guest()
    table = table_of(anna, bo)
    with ExitStack() as open_:
        mine = come_in(open_, anna, table)
        assert presence(mine, [0], 0) == [([0], 0)]
        until(lambda: bool(two.node.hall.other_nodes.at(table)), "the other server is not told")
        theirs = come_in(open_, bo, table)
        assert presence(mine, [0, 1], 0) == [([0, 1], 0)]
        # A newcomer is told at once who is at the other server.
        assert presence(theirs, [0, 1], 0) == [([0, 1], 0)]
        with ExitStack() as for_now:
            watching = come_in(for_now, cilla, table)
            assert presence(mine, [0, 1], 1) == [([0, 1], 1)]
            assert presence(watching, [0, 1], 1) == [([0, 1], 1)]
            second = come_in(for_now, at(bo, one), table)  # a second tab is no news for anybody
            assert presence(second, [0, 1], 1) == [([0, 1], 1)]
            bo.done(f"/tables/{table}/phrases", phrase="greet")
            assert [each["type"] for each in until_said(mine, "greet")] == ["phrase"]
        # Two people go one after the other. Only the one without another tab is missed.
        assert presence(mine, [0, 1], 0) == [([0, 1], 0)]
        cilla.done(f"/tables/{table}/join")  # she has a place, but no connection
        assert mine.of("event")["picture"]["places"][2]["present"] is False
        places = at(anna, two).found(f"/tables/{table}")["picture"]["places"]
        assert [each["present"] for each in places] == [True, True, False, False]
    for house in houses:
        live = house.node.hall.in_use[table]
        until(lambda live=live: not live.present, "who has gone is still there")  # type: ignore[misc]


def test_who_sits_down_is_no_longer_one_who_watches(houses: Houses) -> None:
    one, two = houses
    anna, bo = one.guest(), two.guest()
    table = table_of(anna)
    with ExitStack() as open_:
        mine, theirs = come_in(open_, anna, table), come_in(open_, bo, table)
        presence(mine, [0], 1)
        bo.done(f"/tables/{table}/join")
        for socket in (mine, theirs):
            assert presence(socket, [0, 1], 0)[-1] == ([0, 1], 0)


def test_phrases_are_heard_at_both_once_and_no_more_of_them_than_at_one(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("knekt.server.nodes.attendance.PHRASES", Rate("a few an hour", 5 / 3600, 5))
    one, two = houses
    anna, bo = one.guest(), two.guest()
    table = table_of(anna, bo)
    with ExitStack() as open_:
        mine, theirs = come_in(open_, anna, table), come_in(open_, bo, table)
        presence(mine, [0, 1], 0)
        presence(theirs, [0, 1], 0)
        said = ["greet", "greet", "thanks", "sorry", "well-played"]
        for phrase in said:
            mine.tell("say", table=table, phrase=phrase)
        for socket in (mine, theirs):
            heard = until_said(socket, "well-played")
            assert [(each["type"], each["player"], each["phrase"]) for each in heard] == [
                ("phrase", 0, phrase) for phrase in said
            ]
        mine.tell("say", table=table, phrase="farewell")
        assert mine.of("refused")["code"] == "too-many"
        refused = at(anna, two).http.post(f"/tables/{table}/phrases", json={"phrase": "farewell"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        bo.done(f"/tables/{table}/phrases", phrase="greet")
        assert [each["player"] for each in until_said(mine, "greet")] == [1]


def test_who_is_muted_stays_muted_at_this_table_wherever_one_comes_in(houses: Houses) -> None:
    one, two = houses
    anna, bo, cilla = one.guest(), two.guest(), two.guest()
    table, other = table_of(anna, bo), table_of(anna, bo)
    with ExitStack() as open_:
        theirs, third = come_in(open_, bo, table), come_in(open_, cilla, table)
        there = come_in(open_, at(bo, one), table)
        theirs.tell("mute", table=table, player=0, muted=True)
        for socket in (theirs, there):
            assert socket.of("muted") == {"type": "muted", "table": table, "players": [0]}
        anna.done(f"/tables/{table}/phrases", phrase="greet")
        until_said(third, "greet")
        at(bo, one).done(f"/tables/{table}/phrases", phrase="thanks")  # she hears herself, too
        for socket in (theirs, there):
            assert [each["phrase"] for each in until_said(socket, "thanks") if each["type"] == "phrase"] == [
                "thanks"
            ]
        again = come_in(open_, at(bo, one), table)
        assert again.of("muted")["players"] == [0]
        elsewhere = come_in(open_, bo, other)
        anna.done(f"/tables/{other}/phrases", phrase="sorry")
        assert "muted" not in {each["type"] for each in until_said(elsewhere, "sorry")}
        at(bo, one).done(f"/tables/{table}/mute", player=0, muted=False)
        for socket in (theirs, there, again):
            assert socket.of("muted")["players"] == []
        anna.done(f"/tables/{table}/phrases", phrase="well-played")
        for socket in (theirs, there, again):
            until_said(socket, "well-played")
        bo.refused(400, "no-such-place", f"/tables/{table}/mute", player=3)
        bo.refused(404, "no-such-table", "/tables/nowhere/mute", player=0)


def test_a_new_name_reaches_the_tables_of_both(houses: Houses) -> None:
    one, two = houses
    anna, bo = one.guest(), two.guest()
    table = table_of(bo, anna)
    with ExitStack() as open_:
        mine, theirs = come_in(open_, anna, table), come_in(open_, bo, table)
        assert anna.http.patch("/people/me", json={"name": "Anna the Third"}).is_success
        for socket in (mine, theirs):
            told = socket.of("renamed")
            assert told == {"type": "renamed", "table": table, "player": 1, "name": "Anna the Third"}
        places = bo.found(f"/tables/{table}")["picture"]["places"]
        assert [each["name"] for each in places[:2]] == [bo.name, "Anna the Third"]


def test_a_line_that_was_lost_is_made_good(houses: Houses) -> None:
    one, two = houses
    anna, bo, cilla = one.guest(), two.guest(), two.guest()
    table = table_of(anna, bo, cilla)

    async def cut() -> None:
        async with one.node.database.writing() as connection:
            await connection.execute(text(CUT))

    with ExitStack() as open_:
        mine, _ = come_in(open_, anna, table), come_in(open_, cilla, table)
        with ExitStack() as for_now:
            come_in(for_now, bo, table)
            presence(mine, [0, 1, 2], 0)
            one.ask(cut)
        presence(mine, [0, 2], 0)  # this was sent while nobody could hear it


def test_a_server_that_ends_takes_its_people_along(
    houses: Houses, tmp_path_factory: pytest.TempPathFactory
) -> None:
    one, _ = houses
    anna = one.guest()
    with ExitStack() as open_:
        with serving(tmp_path_factory.mktemp("third"), database=one.node.settings.database) as third:
            third.ask(third.node.link.is_listening.wait)
            bo = third.guest()
            table = table_of(anna, bo)
            mine = come_in(open_, anna, table)
            come_in(open_, bo, table)
            presence(mine, [0, 1], 0)
        presence(mine, [0], 0)


def test_the_people_of_a_server_that_dies_fade(
    houses: Houses, tmp_path_factory: pytest.TempPathFactory
) -> None:
    one, _ = houses
    folder = tmp_path_factory.mktemp("dies")
    dies = Fortress("--data", str(folder), "--database", one.node.settings.database)
    dies.start()
    try:
        dies.wait()
        anna = one.guest()
        bo = at(one.guest(), House(one.node, dies.port))
        table = table_of(anna)
        bo.done(f"/tables/{table}/join")
        with ExitStack() as open_:
            mine = come_in(open_, anna, table)
            lines = open_.enter_context(bo.lines(table))
            next(lines)
            presence(mine, [0, 1], 0)
            dies.kill()
            assert presence(mine, [0], 0) == [([0], 0)]
    finally:
        dies.kill()


def test_a_server_alone_keeps_what_is_muted_until_one_is_forgotten(tmp_path: Path) -> None:
    with ExitStack() as open_, serving(tmp_path) as house:
        anna, bo = house.guest(), house.guest()
        table = table_of(anna, bo)
        theirs = come_in(open_, bo, table)
        bo.done(f"/tables/{table}/mute", player=0)
        assert theirs.of("muted")["players"] == [0]
        bo.done(f"/tables/{table}/mute", player=0)  # once is enough
    with ExitStack() as open_, serving(tmp_path) as house:
        anna, bo, cilla = at(anna, house), at(bo, house), house.guest()
        theirs, third = come_in(open_, bo, table), come_in(open_, cilla, table)
        assert theirs.of("muted")["players"] == [0]
        anna.done(f"/tables/{table}/phrases", phrase="greet")
        until_said(third, "greet")
        bo.done(f"/tables/{table}/phrases", phrase="thanks")
        assert "greet" not in {each.get("phrase") for each in until_said(theirs, "thanks")}
        cilla.done(f"/tables/{table}/join")
        third.tell("mute", table=table, player=1, muted=True)
        third.of("muted")
        kept = [json.loads(line) for line in bo.get("/people/me/export").text.splitlines()]
        assert [(line["table"], line["other"]) for line in kept if line["line"] == "mute"] == [
            (table, anna.id)
        ]
        assert bo.http.delete("/people/me").is_success

        async def left() -> list[Any]:
            async with house.node.database.reading() as connection:
                return list(await connection.execute(select(mutes)))

        assert house.ask(left) == []


def test_what_is_proposed_at_one_server_is_agreed_to_at_the_other(houses: Houses) -> None:
    one, two = houses
    anna, bo = one.guest(), two.guest()
    table = anna.opens("trekarl")
    for guest in (anna, bo):
        guest.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/bots", level=1)
    moved = {"kind": "adjusted", "points": [2, -2, 0], "reason": "a fault"}
    with ExitStack() as open_:
        sockets = [come_in(open_, guest, table) for guest in (anna, bo)]
        seq = anna.done(f"/tables/{table}/changes", change=moved, seq=0)["seq"]
        bo.done(f"/tables/{table}/changes/answer", proposal=seq, agree=True)
        for socket in sockets:
            last = socket.until(lambda each: each.get("event", {}).get("kind") == "adjusted")[-1]
            assert last["picture"]["proposal"] is None and last["picture"]["sheet"]["totals"] == [2, -2, 0]
    assert [guest.found(f"/tables/{table}/sheet")["totals"] for guest in (anna, bo)] == [[2, -2, 0]] * 2
