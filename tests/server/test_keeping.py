"""The keeper's changes over the API: with the others' consent, told to all, in records, after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from serving import Guest, House, Message, serving

from knekt.notation import SittingRecord, read_lines, read_text
from knekt.server.hall.due import Postponed
from knekt.server.hall.tasks import Pace
from knekt.server.run.limits import Rate
from knekt.server.table.proof import findings

VOID = {"kind": "stopped", "cause": "void", "absent": None}
STAYS = Pace(first=0, least=0, most=1)  # a result stays for as long as the table says


@contextmanager
def kept(folder: Path) -> Iterator[House]:
    with serving(folder) as running:
        running.node.hall.pace = STAYS
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with kept(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(autouse=True)
def _many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knekt.server.api.keeping.PROPOSALS", Rate("many", 10_000, 10_000))


def picture(guest: Guest, table: str) -> Message:
    found: Message = guest.found(f"/tables/{table}")["picture"]
    return found


def dealt(*guests: Guest, preset: str = "german", **wanted: Any) -> str:
    """A table of these guests, with bots in the other places, in its first deal."""
    table = guests[0].opens(preset, **{"result": 600, **wanted})
    for guest in guests:
        guest.done(f"/tables/{table}/join")
    if len(guests) < len(picture(guests[0], table)["places"]):
        guests[0].done(f"/tables/{table}/bots", level=1)
    with guests[0].lines(table) as lines:
        next(each for each in lines if each["type"] != "presence" and each["picture"]["deal"] is not None)
    return table


def proposes(guest: Guest, table: str, change: Message, **more: Any) -> int:
    """The number of the proposal."""
    seq = guest.found(f"/tables/{table}")["seq"]
    done: int = guest.done(f"/tables/{table}/changes", change=change, seq=seq, **more)["seq"]
    return done


def answers(guest: Guest, table: str, proposal: int, *, agree: bool = True) -> None:
    guest.done(f"/tables/{table}/changes/answer", proposal=proposal, agree=agree)


def voided(*guests: Guest, **wanted: Any) -> str:
    """A table after one deal that was void."""
    table = dealt(*guests, **wanted)
    proposal = proposes(guests[0], table, VOID)
    for guest in guests[1:]:
        answers(guest, table, proposal)
    return table


def test_the_others_are_told_asked_and_then_it_happens(house: House) -> None:
    anna, bo, cilla = (house.guest() for _ in range(3))
    table = dealt(anna, bo)
    assert picture(anna, table)["keeper"] == ["void", "time-up", "close"]
    assert picture(bo, table)["keeper"] == picture(cilla, table)["keeper"] == []
    with bo.socket() as socket, cilla.socket() as watching:
        for each in (socket, watching):
            each.tell("hello", table=table)
            each.of("snapshot")
        first = proposes(anna, table, VOID, command="mine")
        heard = [each.until(lambda told: told.get("seq", 0) >= first)[-1] for each in (socket, watching)]
    for told in heard:
        assert [each["id"] for each in told["told"]] == ["page-told-proposed", "page-change-void"]
        assert (told["event"]["kind"], told["event"]["change"]) == ("change-proposed", VOID)
        shown = told["picture"]["proposal"]
        assert (shown["player"], shown["asked"], shown["agreed"]) == (0, [1], [])
    assert picture(anna, table)["keeper"] == ["withdraw", "time-up", "close"], "one change at a time"
    bo.refused(403, "not-the-host", f"/tables/{table}/changes/withdraw", proposal=first)
    cilla.refused(403, "no-place-here", f"/tables/{table}/changes/answer", proposal=first, agree=True)
    bo.refused(409, "no-such-proposal", f"/tables/{table}/changes/answer", proposal=first - 1, agree=True)
    answers(bo, table, first)
    after = picture(cilla, table)
    assert after["proposal"] is None and after["deal"]["result"]["ending"] == "void"
    assert after["sheet"]["deals"] == 1
    again = anna.done(f"/tables/{table}/changes", change=VOID, seq=first, command="mine")
    assert again == {"seq": first}, "sent again it is not done again"
    (sitting,) = read_text(anna.get(f"/tables/{table}/record/txt").text)
    assert isinstance(sitting, SittingRecord) and sitting.sitting.rows[0].result.ending == "void"
    assert all(each.holds is not False for each in findings(anna.found(f"/tables/{table}/proof")))


def test_acts_of_the_table_itself_are_nobodys(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = dealt(anna, bo)
    seq = anna.found(f"/tables/{table}")["seq"]
    stop = {"kind": "stop", "seat": -1, "cause": "void", "absent": None}
    anna.refused(403, "not-your-seat", f"/tables/{table}/actions", action=stop, seq=seq, command="a")
    bo.refused(403, "not-the-host", f"/tables/{table}/changes", change=VOID, seq=seq)
    for change in ({"kind": "closed", "seed": "00"}, {"kind": "entered"}, {"kind": "time-up"}, {}):
        anna.refused(400, "unreadable", f"/tables/{table}/changes", change=change, seq=seq)
    anna.refused(400, "bad-request", f"/tables/{table}/changes", change="void", seq=seq)
    anna.refused(409, "seq-ahead", f"/tables/{table}/changes", change=VOID, seq=seq + 90)
    anna.refused(409, "question-is-closed", f"/tables/{table}/changes", change=VOID, seq=1)
    left = {"kind": "stopped", "cause": "left", "absent": 1}
    anna.refused(422, "not-now", f"/tables/{table}/changes", change=left, seq=seq)
    private = dealt(anna, visibility="private")
    house.guest().refused(404, "no-such-table", f"/tables/{private}/changes", change=VOID, seq=1)
    house.guest().not_found(404, "no-such-table", f"/tables/{private}/deals/1/entry")


def test_a_keeper_takes_it_back_and_a_player_refuses(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = dealt(anna, bo)
    first = proposes(anna, table, VOID)
    anna.done(f"/tables/{table}/changes/withdraw", proposal=first)
    second = proposes(anna, table, VOID)
    answers(bo, table, second, agree=False)
    assert picture(bo, table)["proposal"] is None and picture(bo, table)["deal"]["result"] is None


def test_alone_it_is_done_at_once_where_nothing_counts(house: House) -> None:
    anna = house.guest()
    table = dealt(anna, practice=True)
    proposes(anna, table, VOID)
    assert picture(anna, table)["deal"]["result"]["ending"] == "void"
    counted = dealt(anna)
    seq = anna.found(f"/tables/{counted}")["seq"]
    anna.refused(403, "nobody-to-agree", f"/tables/{counted}/changes", change=VOID, seq=seq)
    daily = anna.done("/daily/german")["id"]
    anna.refused(403, "nothing-is-changed", f"/tables/{daily}/changes", change=VOID, seq=0)


def test_a_row_of_skat_is_corrected_as_it_was_entered(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = voided(anna, bo)
    anna.done(f"/tables/{table}/go-on")
    bo.done(f"/tables/{table}/go-on")  # the next deal runs while the row is corrected
    anna.not_found(404, "deal-not-over", f"/tables/{table}/deals/2/entry")
    entry = bo.found(f"/tables/{table}/deals/1/entry")
    assert (entry["game"], entry["kinds"], entry["facts"]) == ("skat", ["game", "none"], None)
    (grand,) = (each for each in entry["contracts"] if each["contract"] == "GH")
    assert not grand["null"] and not grand["spitzen"]
    facts = {"contract": "GH", "matadors": 1, "points": 70, "tricks": 6, "bid": 18}
    change = {"kind": "corrected", "number": 1, "declarer": 1, "facts": facts, "reason": " it was  played "}
    proposal = proposes(anna, table, change)
    shown = picture(bo, table)["proposal"]
    assert [each["id"] for each in shown["told"]] == ["page-change-corrected", "page-told-row-game"]
    assert shown["told"][0]["args"] == {"number": 1, "reason": "it was played"}
    player = entry["seats"][1]
    assert shown["told"][1]["names"] == {"name": [player]} and shown["told"][1]["args"]["score"] == 72
    answers(bo, table, proposal)
    sheet = bo.found(f"/tables/{table}/sheet")
    row = sheet["rows"][0]
    assert (row["declarer"], row["score"], row["reason"]) == (player, 72, "it was played")
    again = bo.found(f"/tables/{table}/deals/1/entry")
    assert again["declarer"] == 1 and again["facts"].items() >= facts.items()
    for form, read in (("txt", read_text), ("jsonl", read_lines)):
        (record,) = read(anna.get(f"/tables/{table}/record/{form}").text)
        assert isinstance(record, SittingRecord)
        assert list(record.sitting.totals) == sheet["totals"], "while the next deal runs"


def test_a_deal_of_skruf_is_corrected_and_points_are_moved(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = voided(anna, bo, preset="skruf", set={"both_60": "first_by_trick"})
    entry = anna.found(f"/tables/{table}/deals/1/entry")
    assert (entry["kinds"], entry["solo"], entry["firsts"]) == (["game", "none"], True, True)
    assert entry["bids"][0]["bid"] == "4S"
    facts = {"contract": "4S", "tricks": 10, "aces": 2, "honours": 3, "karonkas": ["us:H:1"]}
    change = {"kind": "corrected", "number": 1, "declarer": 3, "facts": facts, "reason": "it was played"}
    answers(bo, table, proposes(anna, table, change))
    row = bo.found(f"/tables/{table}/sheet")["rubbers"][0]["deals"][0]
    assert (row["bid"], row["tricks"], row["reason"]) == ("4S", 10, "it was played")
    seq = anna.found(f"/tables/{table}")["seq"]
    wrong = {**change, "facts": {**facts, "aces": 5}}
    anna.refused(400, "skruf-aces", f"/tables/{table}/changes", change=wrong, seq=seq)
    moved = {"kind": "adjusted", "points": [3, -1, -1, -1], "reason": "led out of turn"}
    proposal = proposes(anna, table, moved)
    told = picture(bo, table)["proposal"]["told"]
    assert [each["id"] for each in told] == ["page-change-adjusted", *["page-told-moved"] * 4]
    answers(bo, table, proposal)
    assert bo.found(f"/tables/{table}/sheet")["totals"] == [3, -1, -1, -1]


def test_who_is_not_there_is_not_waited_for_about_the_deal(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = dealt(anna, bo, grace=0)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        proposes(anna, table, VOID)
        heard = socket.until(lambda each: each.get("event", {}).get("kind") == "revealed")
    events = [each["event"] for each in heard if each["type"] == "event"]
    assert {"kind": "change-answered", "player": 1, "agree": True, "absent": True} in events
    change = {"kind": "corrected", "number": 1, "declarer": None, "facts": None, "reason": "why not"}
    proposes(anna, table, change)
    with anna.socket() as socket:  # about the sheet everybody answers, however long it takes
        socket.tell("hello", table=table)
        socket.of("snapshot")
    assert picture(anna, table)["proposal"]["agreed"] == []


def test_who_is_there_is_waited_for(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = dealt(anna, bo, grace=0)
    with bo.socket() as socket:
        socket.tell("hello", table=table)
        socket.of("snapshot")
        proposal = proposes(anna, table, VOID)

        async def looked() -> None:
            live = house.node.hall.in_use[table]
            with pytest.raises(Postponed):
                await house.node.task_runner._count_absent(live, live.table.seq)

        house.ask(looked)
        assert picture(anna, table)["proposal"]["seq"] == proposal


def test_the_first_of_the_others_keeps_the_table_when_the_host_has_left(house: House) -> None:
    anna, bo, cilla = (house.guest() for _ in range(3))
    table = dealt(anna, bo, cilla)
    seq = bo.found(f"/tables/{table}")["seq"]
    bo.refused(403, "not-the-host", f"/tables/{table}/changes", change=VOID, seq=seq)
    anna.done(f"/tables/{table}/leave", level=1)
    assert picture(bo, table)["keeper"] == ["void", "time-up", "close"]
    assert picture(cilla, table)["keeper"] == []
    answers(cilla, table, proposes(bo, table, VOID))
    assert picture(cilla, table)["deal"]["result"]["ending"] == "void"
    bo.done(f"/tables/{table}/time-up")
    bo.done(f"/tables/{table}/close")


def test_a_proposal_waits_through_a_restart(tmp_path: Path) -> None:
    with kept(tmp_path) as before:
        anna, bo = before.guest(), before.guest()
        table = dealt(anna, bo)
        proposal = proposes(anna, table, VOID)
    with kept(tmp_path) as after:
        for guest in (anna, bo):
            guest.http.base_url = f"{after.address}/api/v1"
            guest.http.headers.pop("X-Knekt-CSRF", None)
            again = guest.http.get("/people/me")
            assert again.is_success
            guest.http.headers["X-Knekt-CSRF"] = again.json()["csrf"]
        assert picture(bo, table)["proposal"]["seq"] == proposal
        answers(bo, table, proposal)
        assert picture(bo, table)["deal"]["result"]["ending"] == "void"


def test_nobody_proposes_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knekt.server.api.keeping.PROPOSALS", Rate("few", 1 / 3600, 1))
    anna = house.guest()
    table = dealt(anna, practice=True)
    body = {"change": VOID, "seq": 0}
    codes = [anna.http.post(f"/tables/{table}/changes", json=body).status_code for _ in range(2)]
    assert codes[-1] == 429
