"""Decisions that are taken back, in practice and alone against bots: only the log still tells of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.test_table import PRESETS, after_random_play, full
from serving import Guest, Hand, House, Message, Socket, play_out, serving

from knekt.cards import Seed
from knekt.client.moment import next_moment
from knekt.games import options
from knekt.notation import SittingRecord, read_lines, to_plain
from knekt.server.hall.live_table import LiveTable
from knekt.server.shown.story import story
from knekt.server.table import Table, TableSettings, only_card
from knekt.server.table.codec import codec_of
from knekt.server.table.event import TakenBack
from knekt.server.table.proof import findings
from knekt.sheet import Sitting


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def playing(preset: str, number: int, actions: int) -> Table:
    """A table in the middle of a deal."""
    settings = TableSettings(options=options(preset), practice=True)
    table = after_random_play(full(settings).begin(), Random(number), actions)
    return table if table.sitting.is_running or table.stage == "over" else table.dealt(Seed.parse("a table"))


@given(st.sampled_from(PRESETS), st.integers(0, 2**32), st.integers(1, 120), st.integers(0, 2))
def test_the_deal_is_as_it_was_before_the_last_decision(
    preset: str, number: int, actions: int, player: int
) -> None:
    table = playing(preset, number, actions)
    seat, game, choice = table.seat_of(player), table.game, None
    if table.sitting.is_running and seat is not None:
        choice = table.last_choice_of(player)
    if choice is None:
        with pytest.raises(Exception, match=r"decided nothing|closed"):
            table.take_back(player)
        return
    assert game is not None and seat is not None
    back = table.take_back(player)
    assert back.game == game.until(choice) and back.game is not None
    assert seat in back.game.asks and only_card(back.game) is None and back.is_at_rest
    assert back.log[: table.seq] == table.log and back.log[table.seq :] == (TakenBack(player, choice),)
    assert [event for _, event in back.standing_events()[:-1]] == [
        event for event in table.log if event not in game.events[choice:] or not table.is_of_deal(event)
    ] or table.sitting.rows  # an earlier deal may have had the same events
    codec = codec_of(table.settings.options)
    lines = [json.dumps(to_plain(event)) for event in back.log]
    assert Table.replay(table.settings, map(codec.event, lines)) == back
    assert Sitting.retrace(table.settings.options, back.sitting.log) == back.sitting
    onward = after_random_play(back, Random(number), 40)  # it can be played on, and taken back again
    assert Table.replay(table.settings, onward.log) == onward
    assert Sitting.retrace(table.settings.options, onward.sitting.log) == onward.sitting


def test_a_card_that_was_the_only_one_was_no_decision() -> None:
    table = playing("german", 5, 200)
    while table.sitting.is_running:
        game = table.game
        assert game is not None and game.turn is not None
        seat = game.turn
        table = table.act(game.asks[seat][0].sample(Random(1)))
        player = table.terms.seats[seat]
        if table.sitting.is_running and table.last_choice_of(player) is not None:
            back = table.take_back(player).game
            assert back is not None and only_card(back) is None


def test_what_has_been_said_at_the_sheet_stays() -> None:
    table = playing("german", 1, 4)
    player = next(each for each in range(3) if table.last_choice_of(each) is not None)
    back = table.time_up().take_back(player)
    assert back.sitting.is_time_up and "time-up" in [event.kind for event in back.sitting.log]
    assert back.sitting.log[-1].kind == "time-up"


def asked(socket: Socket) -> Message:
    """The next message with a question that must be answered."""
    return socket.until(lambda message: any(ask["must"] for ask in message.get("asks", ())))[-1]


def plain_asks(message: Message) -> list[Any]:
    return [(ask["id"], ask["choices"]) for ask in message["asks"]]


@pytest.mark.parametrize("preset", ["german", "skruf"])
def test_over_the_wire_one_is_where_one_was(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset, practice=True, seed="02" * 32)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        first = asked(socket)
        assert not first["picture"]["takes_back"]
        anna.refused(409, "nothing-to-take-back", f"/tables/{table}/take-back")
        sent = Hand(4).answer(first)
        assert sent is not None
        socket.tell("act", table=table, **sent)
        second = asked(socket)
        assert second["picture"]["takes_back"]
        done = anna.done(f"/tables/{table}/take-back", command="take it back")
        assert anna.done(f"/tables/{table}/take-back", command="take it back") == done
        again = socket.until(lambda message: message["type"] == "snapshot")[-1]
        assert plain_asks(again) == plain_asks(first) and not again["picture"]["takes_back"]
        assert again["picture"]["deal"] == first["picture"]["deal"]
        assert again["log"][-1]["event"]["kind"] == "taken-back"
        for told in (again, *catching_up(anna, table, second["seq"])):
            moment = next_moment(None, told)
            assert moment.view is not None and {ask.id for ask in moment.view.asks} == {*moment.asks}
        late = {**sent, "command": "too late", "seq": second["seq"]}
        # The same question is open, but it is another one.
        anna.refused(409, "question-is-closed", f"/tables/{table}/actions", **late)
        other = {**sent, "command": "now", "seq": again["seq"]}
        socket.tell("act", table=table, **other)
        assert asked(socket)["picture"]["deal"] == second["picture"]["deal"]  # bots do again what they did


def catching_up(guest: Guest, table: str, seq: int) -> list[Message]:
    """The frames for somebody who has missed it."""
    with guest.lines(table, seq) as lines:
        return [next(each for each in lines if each["type"] in ("snapshot", "event"))]


def test_a_sitting_with_decisions_taken_back_is_whole(house: House, tmp_path_factory: Any) -> None:
    """Records, proof, replay and the log read again tell of one deal, and not of what was taken back."""
    anna = house.guest()  # one deal: limits slow down a client that answers very fast
    wanted = {"session.deals": 1, "session.rounds": None}
    table = anna.plays("german", practice=True, seed="03" * 32, set=wanted)
    hand, taken, answers = Hand(6), 0, 0
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        message = socket.of("snapshot")
        while not (message["type"] == "event" and message["event"]["kind"] == "closed"):
            if message["type"] in ("snapshot", "event") and (answer := hand.answer(message)) is not None:
                answers += 1
                if message["picture"]["takes_back"] and answers % 4 == 0:
                    anna.done(f"/tables/{table}/take-back")
                    taken += 1
                    message = socket.until(lambda each: each["type"] == "snapshot")[-1]
                    answers += 1
                    continue
                anna.done(f"/tables/{table}/actions", **answer)
            message = socket.hear()
    assert taken > 1
    live = house.node.hall.in_use[table]
    assert [event.kind for event in live.table.log].count("taken-back") == taken
    (record,) = read_lines(anna.get(f"/tables/{table}/record/jsonl").text)
    assert isinstance(record, SittingRecord) and record.sitting.rows == live.table.sitting.rows
    assert Sitting.retrace(record.options, record.events).rows == live.table.sitting.rows
    steps = anna.found(f"/tables/{table}/deals/1/replay", seat="mine")["steps"]
    assert steps[-1]["picture"]["result"] and len(steps) < live.table.seq
    assert anna.get(f"/tables/{table}/deals/1/record/txt").is_success
    proof = anna.found(f"/tables/{table}/proof")
    assert all(each.holds is not False for each in findings(proof))
    assert read_again(house, live) == live.table
    lines = [json.loads(line) for line in anna.get("/people/me/export").text.splitlines()]
    (kept,) = [line["log"] for line in lines if line["line"] == "table" and line["id"] == table]
    assert len(kept) == live.table.seq  # the person's own data are complete


def read_again(house: House, live: LiveTable) -> Table:
    """The table to which its log on the disk leads."""

    async def read() -> Table:
        return (await house.node.hall._load(live.id)).table

    found: Table = house.ask(read)
    return found


def test_views_are_of_the_deal_as_it_stands() -> None:
    """This holds also if several changes are told at once, and nobody has looked in between."""
    table = playing("german", 3, 5)
    live = LiveTable("a table", table.settings, Seed.parse("a table"), None, 1)
    live.table = table
    player = next(each for each in range(3) if table.last_choice_of(each) is not None)
    assert live.view(player) is not None
    back = table.take_back(player)
    game = back.game
    assert game is not None
    rng = Random(8)
    while back.sitting.is_running and back.game is not None and len(back.game.events) <= len(game.events) + 9:
        seat = back.game.turn
        assert seat is not None
        back = back.act(back.game.asks[seat][0].sample(rng))
    live.table = back
    view = live.view(player)
    assert view is not None and back.game is not None
    assert view.events == tuple(event.seen_by(back.seat_of(player)) for event in back.game.events)
    assert [seq for seq, _ in story(back, player)] == [
        seq for seq, _ in back.standing_events(back.deal_began)
    ]


def test_it_is_refused_where_it_counts_and_among_people(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    counted = anna.plays()
    anna.refused(403, "no-taking-back", f"/tables/{counted}/take-back")
    assert not anna.found(f"/tables/{counted}")["picture"]["takes_back"]
    together = anna.opens(practice=True)
    anna.done(f"/tables/{together}/join")
    bo.done(f"/tables/{together}/join")
    anna.done(f"/tables/{together}/bots", level=2)
    for each in (anna, bo):
        each.refused(403, "no-taking-back", f"/tables/{together}/take-back")
    bo.refused(403, "no-place-here", f"/tables/{counted}/take-back")
    daily = anna.done("/daily/german")["id"]
    anna.refused(403, "no-taking-back", f"/tables/{daily}/take-back")


def test_what_is_over_is_not_taken_back(house: House) -> None:
    anna = house.guest()
    table = anna.plays(practice=True, set={"session.deals": 1, "session.rounds": None})
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table)
    anna.refused(409, "table-closed", f"/tables/{table}/take-back")
    again = anna.done(f"/tables/{table}/deals/1/again")["id"]
    with anna.socket() as socket:
        socket.tell("hello", table=again)
        sent = Hand(1).answer(asked(socket))
        assert sent is not None
        socket.tell("act", table=again, **sent)
        if asked(socket)["picture"]["takes_back"]:
            anna.done(f"/tables/{again}/take-back")  # in a branch nothing counts
            assert socket.of("snapshot")["log"][-1]["event"]["kind"] == "taken-back"


def test_who_was_away_is_back_by_taking_back(house: House) -> None:
    anna = house.guest()
    table = anna.plays(practice=True, seed="02" * 32)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        sent = Hand(4).answer(asked(socket))
        assert sent is not None
        socket.tell("act", table=table, **sent)
        asked(socket)
        anna.done(f"/tables/{table}/leave")
        anna.done(f"/tables/{table}/take-back")
        again = socket.until(lambda message: message["type"] == "snapshot")[-1]
        assert not again["picture"]["places"][0]["away"] and any(ask["must"] for ask in again["asks"])
