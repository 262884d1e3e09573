"""Streams over real sockets: what is shown, resuming, presence, phrases, and what ends a connection."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.response import Stream
from serving import Hand, House, Message, client, play_out, serving, until
from websockets.exceptions import InvalidStatus

from knekt.server.api.app import create_app
from knekt.server.api.guard import STAYS_OPEN
from knekt.server.run.limits import ACTS, CONNECTIONS_FROM
from knekt.server.run.node import Node
from knekt.server.run.settings import ServerSettings

ONE_DEAL = {"session.deals": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def is_closed(message: Message) -> bool:
    return bool(message["type"] == "event" and message["event"]["kind"] == "closed")


def events(heard: list[Message]) -> list[tuple[int, Any]]:
    return [(each["seq"], each["event"]) for each in heard if each["type"] == "event"]


def test_a_stream_taken_up_again_misses_nothing_and_doubles_nothing(house: House) -> None:
    anna = house.guest()
    table = anna.plays(set=ONE_DEAL)
    hand, whole, seq = Hand(3), list[Message](), 0
    while not (whole and is_closed(whole[-1])):  # a new socket after every two answers
        with anna.socket() as socket:
            socket.tell("hello", table=table, seq=seq)
            answered = 0
            while answered < 2 and not (whole and is_closed(whole[-1])):
                message = socket.hear()
                if message["type"] not in ("snapshot", "event"):
                    continue
                whole.append(message)
                seq = message["seq"]
                wanted = hand.answer(message)
                if wanted is not None:
                    anna.post(f"/tables/{table}/actions", **wanted)
                    answered += 1
    seqs = [each["seq"] for each in whole if each["type"] == "event"]
    assert seqs == list(range(seqs[0], seqs[-1] + 1))
    again = {each["seq"]: each["event"] for each in whole if each["type"] == "event"}
    with anna.lines(table, seq=house.node.hall.in_use[table].table.deal_began + 1) as lines:
        for message in lines:
            if message["type"] == "event":
                assert again.get(message["seq"], message["event"]) == message["event"]
            if is_closed(message):
                break


def test_lines_and_socket_tell_the_same(house: House) -> None:
    anna = house.guest()
    table = anna.plays(set=ONE_DEAL)
    with anna.socket() as socket, anna.lines(table) as lines:
        first = next(lines)
        assert first["type"] == "snapshot"
        socket.tell("hello", table=table, seq=first["seq"])
        socket.tell("hello", table=table)  # shown again: a snapshot
        heard = play_out(socket, table)
        told = [first]
        while not is_closed(told[-1]):
            told.append(next(lines))
    both = dict(events(heard))
    assert {seq: event for seq, event in events(told) if seq in both} == both


def test_one_socket_shows_several_tables(house: House) -> None:
    anna = house.guest()
    tables = [anna.plays(set=ONE_DEAL), anna.plays("tournee", set=ONE_DEAL)]
    with anna.socket() as socket:
        for table in tables:
            socket.tell("hello", table=table)
        hands, over = {table: Hand(5) for table in tables}, set[str]()
        while over != set(tables):
            message = socket.hear()
            if message["type"] in ("snapshot", "event"):
                wanted = hands[message["table"]].answer(message)
                if wanted is not None:
                    socket.tell("act", table=message["table"], **wanted)
                if is_closed(message):
                    over.add(message["table"])


def test_presence_is_told_on_coming_and_going(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.opens()
    anna.done(f"/tables/{table}/join")
    with bo.socket() as theirs:
        theirs.tell("hello", table=table)
        assert theirs.of("presence") == {"type": "presence", "table": table, "present": [], "watching": 1}
        with anna.socket() as mine:
            mine.tell("hello", table=table)
            mine.of("presence")
            assert theirs.of("presence")["present"] == [0]
        assert theirs.of("presence")["present"] == []
        bo.done(f"/tables/{table}/join")
        shown = theirs.of("snapshot")  # in this browser Bo is another person now
        assert shown["picture"]["me"] == 1


def test_phrases_are_heard_unless_muted(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.opens()
    anna.done(f"/tables/{table}/join")
    with anna.socket() as mine, bo.socket() as theirs:
        mine.tell("hello", table=table)
        theirs.tell("hello", table=table)
        theirs.of("presence")
        mine.tell("say", table=table, phrase="greet")
        assert theirs.of("phrase") == {"type": "phrase", "table": table, "player": 0, "phrase": "greet"}
        theirs.tell("mute", table=table, player=0, muted=True)
        assert theirs.of("muted")["players"] == [0]
        theirs.tell("say", table=table, phrase="greet")
        assert theirs.of("refused")["code"] == "no-place-here"
        anna.done(f"/tables/{table}/phrases", phrase="thanks")
        theirs.tell("mute", table=table, player=0, muted=False)
        theirs.tell("mute", table="elsewhere", player=0, muted=False)
        assert theirs.of("refused")["code"] == "no-such-table"
        mine.tell("say", table=table, phrase="sorry")
        assert theirs.of("phrase")["phrase"] == "sorry"
        anna.refused(400, "no-such-phrase", f"/tables/{table}/phrases", phrase="curse")


def test_what_is_refused_over_a_socket_has_a_code_and_the_socket_lives_on(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays(visibility="private")
    with bo.socket() as socket:
        socket.tell("hello", table=table)
        assert socket.hear()["code"] == "no-such-table"
        socket.tell("act", table=table, action={}, seq=0, command="a")
        assert socket.hear()["code"] in ("no-such-table", "unreadable")
        socket.tell("hello", table=bo.plays())
        assert socket.of("snapshot")["picture"]["me"] == 0


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("{", "bad-request"),
        ('{"type":"hello","table":"' + "x" * 5000 + '"}', "too-large"),
        (b"\xff\xfe", "bad-request"),
        ('{"type":"act","action":{"a":' + "[" * 3000, "bad-request"),
    ],
)
def test_what_cannot_be_read_ends_the_connection(house: House, said: str | bytes, code: str) -> None:
    with house.guest().socket() as socket:
        socket.line.send(said)
        heard, closed = socket.to_the_end()
        assert [each["code"] for each in heard] == [code] and closed == 1008


@pytest.mark.parametrize(
    "said",
    [
        "[]",
        "[" * 3000,
        "1",
        '{"type":"fly"}',
        '{"type":"hello"}',
        '{"type":"hello","table":"x","more":1}',
        '{"type":"mute","table":"x","player":1' + "0" * 30 + ',"muted":true}',
        '{"type":"mute","table":"x","player":-1,"muted":true}',
        '{"type":"mute","table":"x","player":0.5,"muted":true}',
        '{"type":"hello","table":"x","seq":1' + "0" * 30 + "}",
        '{"type":"hello","table":"x","seq":' + "9" * 4000 + "}",
        '{"type":"hello","table":"x","seq":-1}',
        '{"type":"hello","table":"x","seq":1e999}',
        '{"type":"hello","table":"' + "x" * 33 + '"}',
        '{"type":"say","table":"x","phrase":"' + "x" * 41 + '"}',
        '{"type":"act","table":"x","action":{},"seq":2147483648,"command":"a"}',
        '{"type":"act","table":"x","action":{},"seq":1,"command":""}',
        '{"type":"act","table":"x","action":{},"seq":1,"command":"' + "x" * 65 + '"}',
        '{"type":"act","table":"x","action":{},"seq":1,"command":"a","ask":"' + "x" * 61 + '"}',
        '{"type":"act","table":"x","action":[],"seq":1,"command":"a"}',
    ],
)
def test_what_is_no_message_of_ours_is_refused_and_the_socket_goes_on(house: House, said: str) -> None:
    with house.guest().socket() as socket:
        socket.line.send(said)
        assert socket.hear()["code"] == "bad-request"
        socket.tell("hello", table="nowhere")
        assert socket.hear()["code"] == "no-such-table"


def test_a_fault_of_ours_is_refused_and_the_socket_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.node.commands, "speak", broken)
    with house.guest().socket() as socket:
        socket.tell("say", table="anywhere", phrase="greet")
        said = socket.hear()
        assert (said["type"], said["code"], said["table"]) == ("refused", "failed", "anywhere")
        socket.tell("hello", table="nowhere")
        assert socket.hear()["code"] == "no-such-table"


def test_when_the_server_ends_clients_are_told_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        anna = house.guest()
        table = anna.plays()
        socket = anna.socket()
        line = socket.__enter__()
        line.tell("hello", table=table)
        line.of("snapshot")
        stream = anna.lines(table)
        lines = stream.__enter__()
        next(lines)
    _, closed = line.to_the_end()
    assert closed == 1012
    for _ in lines:  # the stream ends without being cut
        pass


def test_a_server_started_again_knows_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        anna = house.guest()
        table = anna.plays(set=ONE_DEAL)
        with anna.socket() as socket:
            socket.tell("hello", table=table)
            hand = Hand(3)
            message = socket.until(lambda each: any(ask["must"] for ask in each.get("asks", ())))[-1]
            wanted = hand.answer(message)
            assert wanted is not None
            done = anna.done(f"/tables/{table}/actions", **wanted)
        before = anna.http
    with serving(tmp_path) as house:
        anna = house.guest()
        anna.http.cookies, anna.http.headers = before.cookies, before.headers
        assert anna.done(f"/tables/{table}/actions", **wanted) == done  # the answer is kept with the log
        with anna.socket() as socket:
            socket.tell("hello", table=table, seq=message["seq"])
            heard = play_out(socket, table)
    assert events(heard)[0][0] == message["seq"] + 1


def test_a_quiet_stream_says_that_it_is_alive(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knekt.server.api.streams.KEEP_ALIVE", 0.1)
    anna = house.guest()
    table = anna.opens()
    with anna.lines(table) as lines:
        assert [next(lines)["type"] for _ in range(4)] == ["snapshot", "presence", "ping", "ping"]


ODD: list[Any] = [10**30, -(10**30), 2**63, 0.5, 1e308, None, True, "", "\0", "x" * 500, [[]], {"a": {}}]


@pytest.mark.parametrize("preset", ["german", "tournee", "skruf"])
def test_odd_values_in_an_action_are_refused_and_the_socket_goes_on(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        wanted = Hand(3).answer(socket.until(lambda each: any(a["must"] for a in each.get("asks", ())))[-1])
        assert wanted is not None
        fields = {*wanted["action"], "value", "card", "cards", "bid", "more"}
        for number, (field, odd) in enumerate((field, odd) for field in sorted(fields) for odd in ODD):
            action = wanted["action"] | {field: odd}
            socket.tell("act", table=table, **wanted | {"action": action, "command": f"odd{number}"})
            answer = socket.of("refused", "done")
            assert answer["type"] == "refused" and answer["code"] != "failed", action
            house.node.limits.give_back(ACTS, anna.id)


def test_sockets_and_lines_are_counted_together(house: House) -> None:
    """A person may have five; a refusal over HTTP is a problem with a code."""
    anna, bo = house.guest(), house.guest()
    table = anna.opens()
    with ExitStack() as first:
        last = first.enter_context(ExitStack())
        for _ in range(2):
            first.enter_context(anna.socket()).tell("hello", table=table)
        told = [open_.enter_context(anna.lines(table)) for open_ in (first, first, last)]
        assert [next(each)["type"] for each in told] == ["snapshot"] * 3
        for path in (f"/tables/{table}/stream", "/people/me/export"):
            anna.not_found(429, "too-many-sockets", path)
        with pytest.raises(InvalidStatus), anna.socket():
            pass
        assert bo.get("/people/me/export").is_success  # other people are not concerned
        last.close()
        until(lambda: anna.get("/people/me/export").is_success, "a stream that has ended still counts")
    live = house.node.hall.in_use[table]
    until(lambda: not live.watchers, "who has gone is still there")
    until(lambda: not house.node.limits._open, "what has ended still counts")


def test_an_address_has_so_many_streams_of_lines_at_once(tmp_path: Path) -> None:
    with ExitStack() as open_, serving(tmp_path, crowd=1) as house:
        table = house.guest().opens()
        http = open_.enter_context(client(house.address))  # nobody
        for _ in range(CONNECTIONS_FROM):
            answer = open_.enter_context(http.stream("GET", f"/tables/{table}/stream"))
            assert answer.status_code == 200
        refused = http.get(f"/tables/{table}/stream")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-sockets")


def test_every_answer_in_pieces_is_counted_while_it_stays_open() -> None:
    routes = create_app(Node(ServerSettings())).routes
    handlers = {each for route in routes for each in getattr(route, "route_handlers", ())}
    lasting = [each for each in handlers if each.parsed_fn_signature.return_type.annotation is Stream]
    assert lasting
    for each in lasting:
        assert each.opt.items() >= STAYS_OPEN.items(), each.handler_name
