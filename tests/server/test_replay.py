"""Deals step by step, of tables as each seat saw them live, and of records that somebody uploads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_deals import Style, line
from server.laid_tables import delivered, live_with
from serving import Guest, Hand, House, Message, play_out, serving

from knekt.cards import Seed
from knekt.engine import Game
from knekt.errors import KnektError
from knekt.games import PRESETS, new_game
from knekt.notation import Record, read_iss, read_lines, read_text, write_lines, write_text
from knekt.server.shown.frames import encode
from knekt.server.shown.replay import replay_of_table
from knekt.server.shown.uploads import LARGEST_RECORD

DATA = Path(__file__).parents[1] / "data"
GOLDEN = Path(__file__).parents[1] / "golden"
A_DAY = 86_400_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def moments(preset: str) -> list[Game[Any]]:
    """A deal of the preset that went to its end over cards: the game after each action."""
    for number in range(50):
        seed = Seed.parse(f"a replay {number}")
        found = list(line(new_game(preset, seed), Random(number), Style(table=0.0)))
        if any(event.kind == "played" for event in found[-1].events):
            return found
    raise AssertionError(preset)


def played(preset: str) -> Game[Any]:
    return moments(preset)[-1]


def told(live: Any, wanted: Any) -> list[Message]:
    steps: list[Message] = json.loads(encode(replay_of_table(live, 1, wanted)))["steps"]
    return steps


@pytest.mark.parametrize("preset", PRESETS)
def test_a_seat_is_shown_what_it_was_sent_live(preset: str) -> None:
    games = moments(preset)
    over = live_with(games[-1])
    seats = over.table.sitting.terms_of(1).seats
    shown = {player: told(over, str(seat)) for seat, player in enumerate(seats) if player >= 0}
    done = 0
    for game in games:
        live, new = live_with(game), len(game.events) - done
        for player, steps in shown.items():
            frames = [json.loads(frame) for frame in delivered(live, player, new)[-new:]]
            for step, frame in zip(steps[done : done + new], frames, strict=True):
                again = step["event"], step["told"], step["picture"]
                assert again == (frame["event"], frame["told"], frame["picture"]["deal"])
        done += new
    assert {len(steps) for steps in shown.values()} == {done}


@pytest.mark.parametrize("preset", PRESETS)
def test_open_shows_every_hand_from_the_deal_on(preset: str) -> None:
    steps = told(live_with(played(preset)), "open")
    assert len(steps) > 20
    for step in steps:
        picture = step["picture"]
        assert picture["seat"] is None
        assert all(isinstance(cards, list) for cards in picture["hands"]), step["event"]
        assert isinstance(picture["middle" if picture["game"] == "skat" else "talon"], list), step["event"]
    assert steps[-1]["picture"]["stage"] == "over" and steps[-1]["picture"]["result"]
    assert all(step["picture"]["result"] is None for step in steps[:-1])


def test_a_hand_that_nobody_holds_and_a_seat_that_is_not_there_see_nothing() -> None:
    for preset, seat in (("trekarl", "1"), ("german", "3")):
        with pytest.raises(KnektError, match="nobody sits"):
            replay_of_table(live_with(played(preset)), 1, seat)  # type: ignore[arg-type]


def one_deal(guest: Guest, table: str) -> list[Message]:
    """Play the first deal of the table to its end; the messages that came."""
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        return play_out(socket, table, Hand(3), is_end=is_over)


def is_over(message: Message) -> bool:
    deal = message["picture"]["deal"] if message["type"] == "event" else None
    return bool(deal and deal["stage"] == "over")


@pytest.mark.parametrize("preset", ["german", "skruf"])
def test_over_the_wire_a_replay_is_what_was_heard(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset)
    heard = one_deal(anna, table)
    seat = heard[-1]["picture"]["deal"]["seat"]
    found = anna.found(f"/tables/{table}/deals/1/replay", seat=seat)
    assert found["seat"] == seat and found["preset"] == preset and found["number"] == 1
    assert [each["name"] for each in found["players"]][:2] == [anna.name, "Anna"]  # a bot
    assert [each["level"] for each in found["players"]][:2] == [None, 2]
    live = [(each["event"], each["picture"]["deal"]) for each in heard if each["type"] == "event"]
    shown = [(step["event"], step["picture"]) for step in found["steps"]]
    assert len(shown) > 3 and all(each in live for each in shown[-3:])
    assert anna.found(f"/tables/{table}/deals/1/replay")["seat"] is None


def test_one_looks_first_as_one_played(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays("german", set={"session.deals": 2, "session.rounds": None}, visibility="link")
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table)
    for number in (1, 2):  # a player has another seat in each deal
        path = f"/tables/{table}/deals/{number}/replay"
        own = anna.found(path, seat="mine")
        assert own == anna.found(path, seat=str(house.node.hall.in_use[table].table.seat_in(number, anna.id)))
        assert own["steps"][0]["picture"]["seats"][own["seat"]] == 0
        assert bo.found(path, seat="mine")["seat"] is None


def test_only_deals_that_are_over_and_tables_one_may_see(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays(visibility="private")
    path = f"/tables/{table}/deals/1/replay"
    anna.not_found(404, "deal-not-over", path)
    bo.not_found(404, "no-such-table", path)
    one_deal(anna, table)
    assert anna.found(path)["steps"]
    bo.not_found(404, "no-such-table", path)
    anna.not_found(400, "bad-request", f"{path}?seat=4")
    anna.not_found(400, "no-such-place", f"{path}?seat=3")
    anna.not_found(404, "deal-not-over", f"/tables/{table}/deals/7/replay")


def test_the_deal_of_the_day_is_shown_to_who_has_finished_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bo = house.guest(), house.guest()
    tables = [each.done("/daily/german")["id"] for each in (anna, bo)]
    path = f"/tables/{tables[0]}/deals/1/replay"
    anna.not_found(404, "deal-not-over", path)
    one_deal(anna, tables[0])
    assert anna.found(path)["steps"]
    bo.not_found(404, "no-such-table", path)
    bo.not_found(404, "deal-not-over", f"/tables/{tables[1]}/deals/1/replay")
    tomorrow = house.node.clock.now() + A_DAY
    monkeypatch.setattr(house.node.clock, "now", lambda: tomorrow)
    bo.not_found(404, "no-such-table", path)


def record_of(name: str) -> str:
    """A record in one of the forms."""
    if name == "iss":
        return (DATA / "iss_samples.txt").read_text(encoding="utf-8")
    if name == "xskat":
        return (DATA / "xskat" / "log.txt").read_text(encoding="utf-8")
    if "/" in name:
        return golden(name)
    preset, _, form = name.partition(".")
    write = write_text if form == "txt" else write_lines
    return write(Record(PRESETS[preset], played(preset).events))


def golden(path: str) -> str:
    """A golden record without the lines that tell its views."""
    return (GOLDEN / path).read_text(encoding="utf-8").partition("\n%")[0] + "\n"


@pytest.mark.parametrize("form", ["txt", "jsonl"])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_of_any_game_can_be_brought(house: House, preset: str, form: str) -> None:
    check_brought(house.guest(), record_of(f"{preset}.{form}"), 1)


@pytest.mark.parametrize(
    ("name", "deals"),
    [
        ("deals/german-G.txt", 1),
        ("sittings/skruf-five-players.txt", 8),
        ("sittings/skruf-misere.txt", 5),
        ("sittings/pub-bock.txt", 9),
    ],
)
def test_a_sitting_is_shown_deal_by_deal(house: House, name: str, deals: int) -> None:
    check_brought(house.guest(), record_of(name), deals)


@pytest.mark.parametrize(("name", "deals"), [("iss", 7), ("xskat", 9)])
def test_records_of_other_programs_can_be_brought(house: House, name: str, deals: int) -> None:
    check_brought(house.guest(), record_of(name), deals)


def check_brought(anna: Guest, text: str, deals: int) -> None:
    found = brought(anna, text)
    assert [each["number"] for each in found["deals"]] == [*range(1, deals + 1)] and not found["damaged"]
    last = next(each["number"] for each in reversed(found["deals"]) if each["cards"])
    assert found["deals"][found["deal"] - 1]["cards"]  # the first deal that can be shown
    replay = brought(anna, text, deal=last, seat=0)["replay"]
    assert replay["seat"] == 0 and replay["steps"][0]["picture"]["seat"] == 0
    assert any(isinstance(each, int) for each in replay["steps"][0]["picture"]["hands"])
    assert replay["steps"][-1]["picture"]["result"]
    assert anna.found("/tables/mine")["tables"] == []  # nothing is kept


def brought(guest: Guest, text: str, name: str = "record", **query: Any) -> Message:
    answer = guest.http.post("/records/replay", params=query, json={"text": text, "name": name})
    assert answer.is_success, answer.text
    found: Message = answer.json()
    return found


def test_what_cannot_be_read_is_refused_with_line_and_reason(house: House) -> None:
    anna = house.guest()
    good = golden("deals/german-G.txt")

    def refused(code: str, text: str, *said: str, query: str = "") -> None:
        problem = anna.refused(400, code, f"/records/replay{query}", text=text, name="my.txt")
        assert all(each in problem["detail"] for each in said), problem

    refused("file-empty", "  \n ", "my.txt")
    refused("file-not-text", "\x00\x01", "my.txt")
    refused("record", "four aces and a prayer", "my.txt", "line 1")
    lines = write_lines(Record(PRESETS["german"], played("german").events)).splitlines()
    refused("record", "\n".join([*lines[:3], "{}", *lines[3:]]), "line 4")
    refused("no-such-deal", good, "2", query="?deal=2")
    anna.refused(400, "bad-request", "/records/replay?deal=0", text=good)
    anna.refused(400, "bad-request", "/records/replay?seat=north", text=good)
    anna.refused(400, "bad-request", "/records/replay", text=good, keep=True)
    anna.refused(400, "bad-request", "/records/replay", text="x" * (LARGEST_RECORD + 1))
    anna.refused(413, "too-large", "/records/replay", text="x" * 3 * LARGEST_RECORD)


def test_one_damaged_record_does_not_hide_the_others(house: House) -> None:
    anna = house.guest()
    good = write_lines(Record(PRESETS["german"], played("german").events))
    torn = good.replace('"kind":"played"', '"kind":"plaid"', 1)
    found = brought(anna, good + torn + good)
    assert len(found["deals"]) == 2 and len(found["damaged"]) == 1
    assert "plaid" in found["damaged"][0]


def test_against_the_rules_is_not_shown(house: House) -> None:
    anna = house.guest()
    events = played("german").events
    at = next(number for number, event in enumerate(events) if event.kind == "played")
    cheated = Record(PRESETS["german"], (*events[:at], *events[at + 1 :]))
    anna.refused(400, "in-record", "/records/replay", text=write_lines(cheated))


def test_a_record_can_be_had_in_another_form(house: House) -> None:
    anna = house.guest()
    iss = (DATA / "iss_samples.txt").read_text(encoding="utf-8")
    records = [each for each in read_iss(iss) if isinstance(each, Record)]

    def form(text: str, wanted: str) -> str:
        answer = anna.http.post("/records/convert", params={"form": wanted}, json={"text": text})
        assert answer.is_success, answer.text
        assert f'knekt.{wanted}"' in answer.headers["content-disposition"]
        return answer.text

    lines = form(iss, "jsonl")
    assert [each.events for each in read_lines(lines) if isinstance(each, Record)] == [
        each.events for each in records
    ]
    assert len(list(read_text(form(lines, "txt")))) == len(records)
    again = list(read_iss(form(lines, "iss")))
    assert [getattr(each, "events", None) for each in again] == [each.events for each in records]
    skruf = write_lines(Record(PRESETS["skruf"], played("skruf").events))
    anna.refused(400, "in-record", "/records/convert?form=iss", text=skruf)
    anna.refused(400, "bad-request", "/records/convert?form=pdf", text=skruf)
    anna.refused(400, "record", "/records/convert?form=txt", text="nothing of the kind")


def test_who_brings_too_many_is_told_to_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, now = house.guest(), house.node.clock.now()
    monkeypatch.setattr(house.node.clock, "now", lambda: now)
    answers = [anna.http.post("/records/replay", json={"text": "?"}) for _ in range(11)]
    assert [each.status_code for each in answers] == [400] * 10 + [429]
    assert answers[-1].headers["retry-after"] == "1"
    seen = [anna.get("/tables/nowhere/deals/1/replay").status_code for _ in range(41)]
    assert seen == [404] * 40 + [429]
