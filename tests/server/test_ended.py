"""A connection ends with the session or token that let it in, at once, and at all servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from server import postgres
from server.doors import CHEAP
from server.test_presence import CUT, at
from serving import Guest, House, Message, Socket, client, serving
from sqlalchemy import text, update
from websockets.sync.client import connect

from knekt.errors import KnektError
from knekt.server.api.conversation import Conversation
from knekt.server.api.throttle import Throttle
from knekt.server.hall.viewer import NOBODY, Viewer
from knekt.server.shown.watching import ENDED, GOING_DOWN, Outbox
from knekt.server.store.schema import people

PASSWORD = "korrekt häst"
Houses = tuple[House, House]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house"), cost=CHEAP) as running:
        yield running


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres_server: Any) -> Iterator[Houses]:
    database = postgres.new_database(postgres_server)
    with ExitStack() as open_:
        one, two = (
            open_.enter_context(serving(tmp_path_factory.mktemp(name), database=database, cost=CHEAP))
            for name in ("one", "two")
        )
        for each in (one, two):
            each.ask(each.node.link.is_listening.wait)
        yield one, two


def registered(guest: Guest) -> Guest:
    made = guest.done("/people/me/account", login=f"a{guest.id.lower().strip('-_')}", password=PASSWORD)
    guest.http.headers["X-Knekt-CSRF"] = made["csrf"]
    return guest


def deletes(path: str, **body: Any) -> Callable[[Guest], None]:
    def done(guest: Guest) -> None:
        answer = guest.http.request("DELETE", path, json=body or None)
        assert answer.is_success, answer.text

    return done


def registers(guest: Guest) -> None:
    registered(guest)


def changes_password(guest: Guest) -> None:
    answer = guest.http.put("/people/me/password", json={"old": PASSWORD, "new": PASSWORD + "!"})
    assert answer.is_success, answer.text


def signs_in_as_another(guest: Guest) -> None:
    other = registered(guest.house.guest())
    login = other.found("/people/me")["login"]
    guest.done("/session", login=login, password=PASSWORD)


GUESTS: dict[str, Callable[[Guest], None]] = {
    "registering": registers,
    "logging out": deletes("/session"),
    "logging out everywhere": deletes("/people/me/sessions"),
    "logging in as another": signs_in_as_another,
    "being forgotten": deletes("/people/me"),
}
ACCOUNTS: dict[str, Callable[[Guest], None]] = {
    "a new password": changes_password,
    "being forgotten with an account": deletes("/people/me", password=PASSWORD),
}


def ends(socket: Socket, lines: Iterator[Message]) -> None:
    """Check that the socket is closed for this reason, and that the stream ends without being cut."""
    heard, closed = socket.to_the_end()
    assert closed == ENDED, heard
    assert [each["type"] for each in lines if each["type"] not in ("presence", "ping")] == []


@contextmanager
def shown(guest: Guest, table: str) -> Iterator[tuple[Socket, Iterator[Message]]]:
    """A socket and a stream of lines that show the table."""
    with guest.socket() as socket, guest.lines(table) as lines:
        socket.tell("hello", table=table)
        socket.of("snapshot")
        assert next(lines)["type"] == "snapshot"
        yield socket, lines


@pytest.mark.parametrize("how", [*GUESTS, *ACCOUNTS])
def test_what_a_browser_has_open_ends(house: House, how: str) -> None:
    anna, bo = house.guest(), house.guest()
    if how in ACCOUNTS:
        registered(anna)
    table = anna.opens()
    with shown(anna, table) as mine, shown(bo, table) as theirs:
        (GUESTS | ACCOUNTS)[how](anna)
        ends(*mine)
        theirs[0].tell("hello", table=table)
        assert theirs[0].of("snapshot")  # nothing of other people ends


@pytest.mark.parametrize("how", [*GUESTS, *ACCOUNTS])
def test_at_another_server_too(houses: Houses, how: str) -> None:
    one, two = houses
    anna = one.guest()
    if how in ACCOUNTS:
        registered(anna)
    table = anna.opens()
    with shown(at(anna, two), table) as there:
        (GUESTS | ACCOUNTS)[how](anna)
        ends(*there)


@contextmanager
def program(house: House, secret: str, table: str) -> Iterator[tuple[Socket, Iterator[Message]]]:
    headers = {"Authorization": f"Bearer {secret}"}
    guest = Guest.__new__(Guest)
    guest.house, guest.http = house, client(house.address, **headers)
    address = f"ws://127.0.0.1:{house.port}/api/v1/ws"
    with connect(address, additional_headers=headers, compression=None) as line, guest.lines(table) as lines:
        socket = Socket(line)
        socket.tell("hello", table=table)
        socket.of("snapshot")
        next(lines)
        yield socket, lines


def test_what_a_token_has_open_ends_with_it_and_nothing_else(houses: Houses) -> None:
    one, two = houses
    anna = one.guest()
    table = anna.opens()
    tokens = [anna.done("/people/me/tokens", name="mine", scopes=["read", "play"]) for _ in range(2)]
    secrets = [each["secret"] for each in tokens]
    with (
        program(two, secrets[0], table) as revoked,
        program(one, secrets[1], table) as kept,
        anna.socket() as mine,
    ):
        mine.tell("hello", table=table)
        deletes(f"/people/me/tokens/{tokens[0]['token']['id']}")(anna)
        ends(*revoked)
        for socket in (kept[0], mine):
            socket.tell("hello", table=table)
            assert socket.of("snapshot")


def test_after_its_end_nothing_is_done_that_a_socket_still_says(house: House) -> None:
    """This holds even if its client has not heard of the end yet."""
    anna = house.guest()
    table = anna.plays(practice=True)
    viewer = Viewer(anna.id, session=1)

    async def said() -> tuple[int, list[Any]]:
        node = house.node
        talk = Conversation(node, viewer, "en", Throttle(node.limits, node.clock, anna.id))
        async with node.connections.register(viewer, talk.outbox):
            await talk.hear(f'{{"type":"hello","table":"{table}"}}')
            await node.people.end_sessions(anna.id)
            await node.connections.check_again(anna.id)
            before = node.hall.in_use[table].table.seq
            await talk.hear(f'{{"type":"hello","table":"{table}"}}')
            await talk.hear(f'{{"type":"say","table":"{table}","phrase":"greet"}}')
            frames = [await talk.outbox.next()]
        talk.end()
        return before - node.hall.in_use[table].table.seq, frames

    assert house.ask(said) == (0, [None])


def kept_by(house: House, *viewers: Viewer) -> list[int | None]:
    """Why connections of these viewers end that open now; None: they stay open."""

    async def found() -> list[int | None]:
        ended = []
        for viewer in viewers:
            outbox = Outbox()
            async with house.node.connections.register(viewer, outbox):
                ended.append(outbox.ended)
        return ended

    return list(house.ask(found))


def test_what_ended_while_it_was_let_in_ends_at_once(house: House) -> None:
    anna = house.guest()
    token = anna.done("/people/me/tokens", name="mine", scopes=["read"])["token"]["id"]
    stand = Viewer(anna.id, session=1), Viewer(anna.id, token=token), NOBODY
    assert kept_by(house, *stand) == [None] * 3
    ended = Viewer(anna.id, session=2), Viewer(anna.id, token="none"), Viewer("nobody", session=1)
    assert kept_by(house, *ended) == [ENDED] * 3


def test_in_doubt_it_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = house.guest(), house.guest()

    async def ended() -> list[int | None]:
        connections, boxes = house.node.connections, [Outbox(), Outbox()]
        mine, theirs = (Viewer(each.id, session=1) for each in (anna, bo))
        async with connections.register(mine, boxes[0]), connections.register(theirs, boxes[1]):

            def failing() -> None:
                raise KnektError("database-failed", "gone")

            with monkeypatch.context() as broken:
                broken.setattr(house.node.database, "reading", failing)
                await connections.check_again(anna.id)
                await connections._check_all()  # the check of all connections fails
        return [each.ended for each in boxes]

    assert house.ask(ended) == [ENDED, None]


def test_what_ended_without_a_word_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the session in the database, as an operator might."""
    monkeypatch.setattr("knekt.server.nodes.connections._EVERY", 0.05)
    with serving(tmp_path) as house:
        anna = house.guest()
        table = anna.opens()

        async def suspend() -> None:
            async with house.node.database.writing() as connection:
                await connection.execute(update(people).values(session=people.c.session + 1))

        with shown(anna, table) as mine:
            house.ask(suspend)
            ends(*mine)


def test_what_nobody_heard_is_found_out_when_the_line_is_there_again(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = houses
    anna = one.guest()
    table = anna.opens()

    async def cut() -> None:
        async with one.node.database.writing() as connection:
            await connection.execute(text(CUT))

    two.ask(two.node.connections.stop)  # the node does not check by itself any more
    with shown(at(anna, two), table) as there:
        with monkeypatch.context() as lost:
            lost.setattr(one.node.link, "send", lambda said: None)
            deletes("/people/me/sessions")(anna)
        one.ask(cut)
        ends(*there)


def test_what_waits_in_a_connection_that_has_ended_is_not_sent() -> None:
    async def left(*ends: tuple[int, bool]) -> list[bytes | None]:
        outbox = Outbox()
        outbox.send(b"a card")
        for why, at_once in ends:
            outbox.end(why, at_once=at_once)
        outbox.send(b"another")
        found = [await outbox.next()]
        while found[-1] is not None:
            found.append(await outbox.next())
        return found

    assert asyncio.run(left((GOING_DOWN, False))) == [b"a card", None]
    assert asyncio.run(left((ENDED, True))) == [None]
    assert asyncio.run(left((GOING_DOWN, False), (ENDED, True))) == [None]
