"""A client that only answers is never slowed.

One that says too much must wait, is told so, and is sent away in the end.

The clock goes on only by waiting, so nothing here depends on how fast the machine is.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from serving import Guest, Hand, House, Message, Socket, serving
from websockets.exceptions import ConnectionClosed

from knekt.server.api.conversation import MOST_DEBT
from knekt.server.run.clock import SetClock
from knekt.server.run.limits import ACTS, COMMANDS, HELLOS, Rate

SOAK = bool(os.environ.get("KNEKT_SOAK"))
MOVES = 10_000 if SOAK else 2 * ACTS.burst
ENDLESS = {"session.deals": None, "session.rounds": 1000}
FLOOD = 200


@pytest.fixture(scope="module")
def clock() -> SetClock:
    return SetClock(1_800_000_000_000)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, clock: SetClock) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house"), clock=clock, crowd=1) as running:
        yield running


@pytest.fixture
def anna(house: House, clock: SetClock) -> Guest:
    clock.turn(3_600_000)
    return house.guest()


def answers(messages: Iterator[Message], count: int) -> Iterator[Message]:
    """The answers of a player to this many questions."""
    hand = Hand(3)
    while hand.number < count:
        message = next(messages)
        assert message["type"] not in ("wait", "refused"), message
        if message["type"] in ("snapshot", "event"):
            wanted = hand.answer(message)
            if wanted is not None:
                yield wanted


def test_who_only_answers_is_never_slowed_over_a_socket(anna: Guest, clock: SetClock) -> None:
    table = anna.plays("tournee", set=ENDLESS)
    began = clock.now()
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        for wanted in answers(iter(socket.hear, None), MOVES):
            socket.tell("act", table=table, **wanted)
        assert socket.of("done", "refused", "wait")["type"] == "done"
    assert clock.now() == began


def test_who_only_answers_is_never_slowed_over_http(
    anna: Guest, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.plays("tournee", set=ENDLESS)
    monkeypatch.setattr("knekt.server.api.guard.ANYTHING", Rate("everything", 1, 10, shared=True))
    began = clock.now()
    with anna.lines(table) as lines:
        for wanted in answers(lines, MOVES):
            answer = anna.http.post(f"/tables/{table}/actions", json=wanted)
            assert answer.status_code == 200, answer.text
    assert clock.now() == began


def is_asked(message: Message) -> bool:
    return any(ask["must"] for ask in message.get("asks", ()))


def answered(socket: Socket, table: str) -> Message:
    """A first answer at this table, as it was sent, once it is done."""
    socket.tell("hello", table=table)
    wanted = Hand(3).answer(socket.until(is_asked)[-1])
    assert wanted is not None
    socket.tell("act", table=table, **wanted)
    assert socket.of("done", "refused")["type"] == "done"
    return {"type": "act", "table": table, **wanted}


def stale(number: int, act: Message) -> Message:
    """The same answer again, to a question that is closed."""
    return {**act, "command": f"late{number}"}


def nowhere(number: int, act: Message) -> Message:
    """An answer to nothing, at a table that is not there."""
    return {**act, "table": "nowhere", "command": f"lost{number}"}


KINDS: dict[str, tuple[Rate, Callable[[int, Message], Message]]] = {
    "hellos": (HELLOS, lambda _, act: {"type": "hello", "table": act["table"]}),
    "stale acts": (ACTS, stale),
    "acts that answer nothing": (ACTS, nowhere),
    "the same act again": (ACTS, lambda _, act: act),
    "phrases": (COMMANDS, lambda _, act: {"type": "say", "table": act["table"], "phrase": "greet"}),
    "mutes": (COMMANDS, lambda _, act: {"type": "mute", "table": act["table"], "player": 1, "muted": True}),
    "pongs": (COMMANDS, lambda _, act: {"type": "pong"}),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_is_slowed_told_so_and_ended(anna: Guest, clock: SetClock, kind: str) -> None:
    rate, said = KINDS[kind]
    table = anna.plays("tournee", set=ENDLESS)
    with anna.socket() as socket:
        act = answered(socket, table)
        clock.turn(10_000)
        began = clock.now()
        with suppress(ConnectionClosed):
            for number in range(FLOOD):
                socket.line.send(json.dumps(said(number, act)))
        heard, closed = socket.to_the_end()
        assert closed == 1008
        waits = [each for each in heard if each["type"] == "wait"]
        assert [each["seconds"] for each in waits] == [1, 2, 3, 4, 5]
        assert {each["code"] for each in waits} == {"too-many"}
        assert waits[0]["message"] == "That was too fast. Wait one second; what you did still counts."
        assert (heard[-1]["type"], heard[-1]["code"], heard[-1]["seconds"]) == ("refused", "too-many", 6)
        assert (clock.now() - began) / 1000 <= MOST_DEBT
        answers = [each for each in heard[:-1] if each["type"] in ("done", "refused", "snapshot")]
        assert len(answers) <= rate.burst + MOST_DEBT * rate.per_second
    clock.turn(1000)
    with anna.socket() as socket:  # a client that comes back can play at once
        socket.tell("hello", table=table)
        wanted = Hand(5).answer(socket.until(is_asked)[-1])
        assert wanted is not None
        socket.tell("act", table=table, **wanted)
        assert socket.of("done", "refused", "wait")["type"] == "done"


@pytest.mark.parametrize("kind", ["stale acts", "the same act again"])
def test_a_flood_over_http_is_told_when_to_come_again(anna: Guest, kind: str) -> None:
    table = anna.plays("tournee", set=ENDLESS)
    with anna.socket() as socket:
        act = answered(socket, table)
    statuses = list[int]()
    for number in range(ACTS.burst + 1):
        body = {
            name: value
            for name, value in KINDS[kind][1](number, act).items()
            if name not in ("type", "table")
        }
        answer = anna.http.post(f"/tables/{table}/actions", json=body)
        statuses.append(answer.status_code)
    assert statuses == [409 if kind == "stale acts" else 200] * ACTS.burst + [429]
    assert answer.headers["retry-after"] == "1"
    assert anna.post("/people/me/ticket").is_success and anna.post(f"/tables/{table}/back").status_code == 409


def test_who_pauses_as_told_is_never_sent_away(anna: Guest, clock: SetClock) -> None:
    table = anna.plays("tournee", set=ENDLESS)
    with anna.socket() as socket:
        for _ in range(10):
            for _ in range(COMMANDS.burst + 15):
                socket.tell("pong")
            socket.tell("hello", table=table)
            heard = socket.until(lambda each: each["type"] == "snapshot")
            waits = [each["seconds"] for each in heard if each["type"] == "wait"]
            assert waits == [1, 2]
            clock.turn(1000 * waits[-1] + 3000)
