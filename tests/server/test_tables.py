"""Tables over HTTP: how people open, find, join, leave and run them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Guest, Hand, House, Message, play_out, serving
from sqlalchemy import update

from knekt.games import PRESETS, family_of
from knekt.server.hall.tasks import Pace
from knekt.server.store.schema import people

ONE_DEAL = {"session.deals": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def asked(guest: Guest, table: str) -> Message:
    """The table as the guest sees it when something must be answered."""
    with guest.lines(table) as lines:
        return next(
            each
            for each in lines
            if each["type"] in ("snapshot", "event") and any(ask["must"] for ask in each["asks"])
        )


def act(guest: Guest, table: str, **body: Any) -> Any:
    return guest.post(f"/tables/{table}/actions", **body)


def test_a_command_that_opens_a_table_opens_one(house: House) -> None:
    anna = house.guest()
    assert anna.opens(command="mine") == anna.opens(command="mine")
    assert anna.opens(command="mine") != anna.opens(command="other")
    assert anna.opens(command="mine") != house.guest().opens(command="mine")


def test_who_has_many_tables_open_closes_one_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knekt.server.hall.lobby.TABLES_OF_GUEST", 3)
    monkeypatch.setattr("knekt.server.hall.lobby.TABLES", 4)
    anna = house.guest()
    waiting, playing = anna.opens(command="first"), anna.plays(set=ONE_DEAL)
    anna.done("/daily/german")  # it counts for nothing
    with anna.socket() as socket:
        socket.tell("hello", table=playing)
        play_out(socket, playing)  # it is over, and counts no more
    anna.opens(), anna.plays()
    told = anna.refused(409, "too-many-open", "/tables", preset="german")
    assert "3 tables" in told["detail"]
    anna.refused(409, "too-many-open", f"/tables/{playing}/deals/1/again")
    anna.refused(400, "bad-command", "/tables", preset="german", command="\0")
    assert anna.opens(command="first") == waiting  # the command was done before
    house.guest().opens()
    account = anna.done("/people/me/account", login="anna", password="korrekt häst")
    anna.http.headers["X-Knekt-CSRF"] = account["csrf"]
    anna.opens()  # somebody with an account may have more
    anna.refused(409, "too-many-open", "/tables", preset="german")
    anna.done(f"/tables/{waiting}/close")
    again = anna.done(f"/tables/{playing}/deals/1/again", command="again")["id"]
    assert anna.done(f"/tables/{playing}/deals/1/again", command="again")["id"] == again
    anna.refused(409, "too-many-open", "/tables", preset="german")
    now = house.node.clock.now()
    monkeypatch.setattr(house.node.clock, "now", lambda: now + 25 * 3_600_000)
    anna.opens()  # a sitting that has not begun for a day counts no more


def test_what_no_table_can_be_is_refused(house: House) -> None:
    anna = house.guest()
    anna.refused(400, "unknown-preset", "/tables", preset="poker")
    anna.refused(400, "unknown-option", "/tables", preset="german", set={"kontra.maximum": 1})
    anna.refused(400, "bad-request", "/tables", preset="german", colour="green")
    anna.refused(400, "seed-needs-practice", "/tables", preset="german", seed="friday")
    anna.refused(400, "bad-thinking-time", "/tables", preset="german", thinking=2)
    anna.refused(400, "bad-request", "/tables", preset=5)


def test_problems_are_told_in_the_readers_language(house: House) -> None:
    anna = house.guest()
    anna.http.headers["accept-language"] = "fr, sv;q=0.8"
    told = anna.not_found(404, "no-such-table", "/tables/nowhere")["detail"]
    assert told == "Bordet hittades inte. Se efter om adressen stämmer."
    assert anna.not_found(404, "not-found", "/nothing")["detail"] == "Det finns inget på den här adressen."


def test_public_tables_are_listed_page_by_page(house: House) -> None:
    anna = house.guest()
    opened = [anna.opens("trekarl", visibility="public") for _ in range(5)]
    hidden = anna.opens("trekarl", visibility="link")
    anna.done(f"/tables/{opened[0]}/join")
    listed, after = list[Message](), None
    while True:
        page = anna.found("/tables", preset="trekarl", count=2, **({"after": after} if after else {}))
        assert len(page["tables"]) <= 2
        listed += page["tables"]
        after = page["next"]
        if after is None:
            break
    assert sorted(each["id"] for each in listed) == sorted(opened)
    assert {each["id"]: each["free"] for each in listed}[opened[0]] == 2
    assert hidden in {each["id"] for each in anna.found("/tables/mine")["tables"]}
    anna.not_found(400, "bad-page", "/tables?after=x.y")
    house.guest().not_found(400, "bad-request", "/tables?stage=flying")


def test_a_private_table_is_not_there_for_others(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays(visibility="private")
    bo.not_found(404, "no-such-table", f"/tables/{table}")
    bo.not_found(404, "no-such-table", f"/tables/{table}/stream")
    bo.not_found(404, "no-such-table", f"/tables/{table}/record/jsonl")
    bo.refused(404, "no-such-table", f"/tables/{table}/join")
    bo.refused(404, "no-such-table", f"/tables/{table}/close")
    bo.refused(404, "no-such-table", f"/tables/{table}/actions", action={}, seq=0, command="a")
    assert anna.found(f"/tables/{table}")["picture"]["me"] == 0


def test_places_are_taken_and_left_before_play_begins(house: House) -> None:
    anna, bo, cilla = house.guest(), house.guest(), house.guest()
    table = anna.opens()
    assert anna.done(f"/tables/{table}/join", player=1, command="sit") == {"seq": 1}
    assert anna.done(f"/tables/{table}/join", player=1, command="sit") == {"seq": 1}  # the same command again
    anna.refused(409, "already-seated", f"/tables/{table}/join")
    bo.refused(409, "place-taken", f"/tables/{table}/join", player=1)
    bo.refused(400, "no-such-place", f"/tables/{table}/join", player=5)
    bo.refused(403, "not-the-host", f"/tables/{table}/bots")
    bo.refused(403, "no-place-here", f"/tables/{table}/leave")
    bo.done(f"/tables/{table}/join", seed="00ff")
    assert bo.done(f"/tables/{table}/leave", command="up") == bo.done(f"/tables/{table}/leave", command="up")
    anna.done(f"/tables/{table}/bots", player=0, level=2)
    anna.refused(409, "place-taken", f"/tables/{table}/bots", player=0)
    cilla.refused(409, "place-taken", f"/tables/{table}/join", player=0)
    anna.done(f"/tables/{table}/bots/0/remove")
    anna.refused(400, "no-bot-there", f"/tables/{table}/bots/0/remove")
    bo.done(f"/tables/{table}/join", player=0)
    places = bo.found(f"/tables/{table}")["picture"]["places"]
    assert [place["name"] for place in places] == [bo.name, anna.name, None]
    cilla.done(f"/tables/{table}/join")  # the last place: the sitting begins
    assert bo.found(f"/tables/{table}")["picture"]["stage"] == "playing"
    house.guest().refused(409, "table-full", f"/tables/{table}/join")


def test_an_action_is_done_once_however_often_it_is_sent(house: House) -> None:
    anna = house.guest()
    table = anna.plays("tournee")  # a game in which no first answer ends the deal
    wanted = Hand().answer(asked(anna, table))
    assert wanted is not None
    first = act(anna, table, **wanted)
    assert first.status_code == 200
    for _ in range(3):
        assert act(anna, table, **wanted).json() == first.json() == {"seq": wanted["seq"] + 1}
    late = act(anna, table, **{**wanted, "command": "another"})
    problem = late.json()
    assert (late.status_code, problem["code"]) == (409, "question-is-closed")
    seqs = [each["seq"] for each in problem["missing"]]
    assert seqs == list(range(wanted["seq"] + 1, seqs[-1] + 1)) and len(seqs) >= 1
    seat = (wanted["action"]["seat"] + 1) % 3  # before the deal the viewer might have had another seat
    before = act(anna, table, action={"kind": "pass", "seat": seat}, seq=1, ask="bid", command="of old")
    assert (before.status_code, before.json()["code"]) == (409, "question-is-closed")
    without = act(anna, table, action=wanted["action"], seq=wanted["seq"], command="third")
    assert without.json()["code"] == "question-is-closed"


def test_illegal_and_unreadable_actions_are_refused_with_a_code(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays()
    message = asked(anna, table)
    seat = message["asks"][0]["seat"]
    body = {"seq": message["seq"], "command": "x"}
    assert act(anna, table, action={"kind": "play", "seat": seat, "card": "CJ"}, **body).status_code == 422
    assert act(anna, table, action={"kind": "fly", "seat": seat}, **body).json()["code"] == "unreadable"
    other = act(anna, table, action={"kind": "pass", "seat": (seat + 1) % 3}, **body)
    assert (other.status_code, other.json()["code"]) == (403, "not-your-seat")
    late = act(anna, table, action={"kind": "pass", "seat": (seat + 1) % 3}, seq=1, command="z")
    # An action of the deal before.
    assert (late.status_code, late.json()["code"]) == (409, "question-is-closed")
    judged = act(anna, table, action={"kind": "judge", "seat": -1, "accepted": True}, **body)
    assert judged.status_code in (400, 403)
    ahead = act(anna, table, action={"kind": "pass", "seat": seat}, seq=message["seq"] + 100, command="y")
    assert (ahead.status_code, ahead.json()["code"]) == (409, "seq-ahead")
    foreign = act(bo, table, action={"kind": "pass", "seat": seat}, **body)
    assert (foreign.status_code, foreign.json()["code"]) == (403, "no-place-here")
    bad = act(anna, table, action={"kind": "pass", "seat": seat}, seq=message["seq"], command="\n")
    assert bad.json()["code"] == "bad-command"
    anna.refused(400, "bad-command", "/tables", preset="german", command="a\x00b")
    assert anna.found(f"/tables/{table}")["seq"] == message["seq"]


def test_who_leaves_is_replaced_and_may_come_back(house: House) -> None:
    anna = house.guest()
    table = anna.plays(visibility="public")
    asked(anna, table)
    anna.done(f"/tables/{table}/leave")
    assert anna.found(f"/tables/{table}")["picture"]["places"][0]["away"]
    anna.refused(409, "already-away", f"/tables/{table}/leave")
    anna.done(f"/tables/{table}/back")
    anna.refused(409, "not-away", f"/tables/{table}/back")
    anna.done(f"/tables/{table}/leave", level=1)  # the place is the bot's now
    picture = anna.found(f"/tables/{table}")["picture"]
    assert picture["me"] is None and picture["places"][0]["level"] == 1


def test_a_bots_place_is_taken_between_deals_only_but_ones_own_at_once(house: House) -> None:
    anna, bo, cilla = house.guest(), house.guest(), house.guest()
    table = anna.opens(visibility="public")
    anna.done(f"/tables/{table}/join")
    bo.done(f"/tables/{table}/join")
    anna.done(f"/tables/{table}/bots")
    with anna.lines(table) as lines:
        next(each for each in lines if (each.get("picture") or {}).get("deal"))
    bo.done(f"/tables/{table}/leave", level=1)
    cilla.refused(409, "deal-is-running", f"/tables/{table}/join", player=1)
    bo.refused(409, "deal-is-running", f"/tables/{table}/join", player=2)  # Bo knows another hand
    bo.done(f"/tables/{table}/join", player=1)
    assert bo.found(f"/tables/{table}")["picture"]["me"] == 1


def test_acting_again_brings_one_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.node.hall, "pace", Pace(least=600_000, most=600_001))  # no bot is quick enough
    guests = [house.guest() for _ in range(3)]
    anna = guests[0]
    table = anna.opens()
    for each in guests:
        each.done(f"/tables/{table}/join")
    with anna.lines(table) as lines:
        first = next(each for each in lines if (each.get("picture") or {}).get("deal"))
    waits = next(player for player in range(3) if guests[player].found(f"/tables/{table}")["asks"])
    message = guests[waits].found(f"/tables/{table}")
    wanted = Hand().answer(message)
    assert wanted is not None and first["picture"]["stage"] == "playing"

    async def away() -> None:
        await house.node.hall.change(table, lambda now: now.stand_in(waits))

    house.ask(away)
    guests[waits].post(f"/tables/{table}/actions", **wanted)
    assert not guests[waits].found(f"/tables/{table}")["picture"]["places"][waits]["away"]


def test_the_host_ends_the_sitting(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays(visibility="public")
    asked(anna, table)  # before the first deal it would end the sitting at once
    bo.refused(403, "not-the-host", f"/tables/{table}/time-up")
    anna.done(f"/tables/{table}/time-up")
    anna.refused(409, "time-is-up", f"/tables/{table}/time-up")
    assert anna.found(f"/tables/{table}")["picture"]["sheet"]["last"] is not None
    anna.done(f"/tables/{table}/close")
    anna.refused(409, "table-closed", f"/tables/{table}/close")
    bo.refused(409, "table-full", f"/tables/{table}/join")


def test_spectators_and_who_sits_out_see_no_hand(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays(set={"players": 4, "session.deals": 4}, visibility="public")
    with anna.socket() as mine, bo.socket() as theirs:
        theirs.tell("hello", table=table)
        mine.tell("hello", table=table)
        heard = play_out(mine, table)
        watched = theirs.until(lambda m: m["type"] == "event" and m["event"]["kind"] == "closed")
    sat_out = [
        each
        for each in heard
        if each["type"] == "event"
        and each["event"]["kind"] == "dealt"
        and 0 not in each["picture"]["deal"]["seats"]
    ]
    assert len(sat_out) == 1  # of four deals
    dealt = [each for each in watched if each["type"] == "event" and each["event"]["kind"] == "dealt"]
    for each in sat_out + dealt:
        assert each["event"]["hands"] == ["?10"] * 3 and each["asks"] == []


def test_the_same_deal_is_played_again(house: House) -> None:
    anna, bo = house.guest(), house.guest()
    table = anna.plays(set=ONE_DEAL, visibility="public")
    anna.refused(404, "deal-not-over", f"/tables/{table}/deals/1/again")
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table)
        again = anna.done(f"/tables/{table}/deals/1/again", command="again")["id"]
        assert anna.done(f"/tables/{table}/deals/1/again", command="again")["id"] == again
        socket.tell("hello", table=again)
        heard = play_out(socket, again, Hand(99))
    first, second = (house.node.hall.in_use[each] for each in (table, again))
    assert second.table.sitting.game is not None and first.table.sitting.game is not None
    assert second.table.sitting.game.events[0] == first.table.sitting.game.events[0]
    picture = heard[-1]["picture"]
    assert picture["stage"] == "over" and picture["settings"]["kind"] == "branch"
    assert picture["settings"]["origin"] == table and not second.table.settings.scored
    # Somebody who only watched may try it, too.
    theirs = bo.done(f"/tables/{table}/deals/1/again", seat=2)["id"]
    assert (
        bo.found(f"/tables/{theirs}")["picture"]["deal"]["seats"][2]
        == bo.found(f"/tables/{theirs}")["picture"]["me"]
    )
    anna.refused(400, "no-such-place", f"/tables/{table}/deals/1/again", seat=3)
    anna.not_found(404, "no-such-table", f"/tables/{theirs}")


@pytest.mark.parametrize("preset", ["skruf", "trekarl"])
def test_a_deal_of_skruf_is_played_again_from_the_same_seat(house: House, preset: str) -> None:
    anna = house.guest()
    table = anna.plays(preset)
    with anna.socket() as socket:
        socket.tell("hello", table=table)
        heard = play_out(
            socket, table, is_end=lambda m: m["type"] == "event" and m["event"]["kind"] == "revealed"
        )
    seat = heard[-1]["picture"]["deal"]["seats"].index(0)
    again = anna.done(f"/tables/{table}/deals/1/again")["id"]
    picture = anna.found(f"/tables/{again}")["picture"]
    assert picture["deal"]["seats"][seat] == picture["me"]


def test_forced_cards_are_played_for_who_wishes_it(house: House) -> None:
    anna = house.guest()

    async def wish() -> None:
        async with house.node.database.writing() as connection:
            await connection.execute(
                update(people).where(people.c.id == anna.id).values(wishes={"auto_forced": True})
            )

    house.ask(wish)
    table = anna.plays(set={"session.deals": 3})
    sent = list[str]()

    class Patient(Hand):
        """A player who leaves the only card to the server."""

        def answer(self, message: Message) -> Message | None:
            wanted = super().answer(message)
            must = [ask for ask in message["asks"] if ask["must"]]
            if wanted is None or (
                wanted["action"]["kind"] == "play" and len(must[0]["choices"][0].get("values") or [1]) == 1
            ):
                return None
            sent.append(wanted["action"]["kind"])
            return wanted

    with anna.socket() as socket:
        socket.tell("hello", table=table)
        heard = play_out(socket, table, Patient())
    played = [each for each in heard if each["type"] == "event" and each["event"]["kind"] == "played"]
    mine = [each for each in played if each["player"] == 0]
    assert len(mine) > sent.count("play") > 0


def test_the_catalogue_has_every_preset_option_and_level(house: House) -> None:
    anna = house.guest()
    found = anna.found("/presets")["presets"]
    assert [each["name"] for each in found] == list(PRESETS)
    german = {option["name"]: option for option in found[0]["options"]}
    assert german["players"] == {
        "name": "players",
        "chapter": "table",
        "rule": "7.1",
        "kind": "number",
        "value": 3,
        "values": [3, 4],
    }
    assert german["kontra.enabled"]["kind"] == "yes-no" and german["bock.triggers"]["kind"] == "words"
    for preset in found:
        chapters = family_of(PRESETS[preset["name"]]).by_chapters(preset["form"])
        assert [(option["chapter"], option["name"]) for option in preset["options"]] == [
            (chapter, name) for chapter, names in chapters.items() for name in names
        ]
    rules = {(each["name"], option["name"]): option["rule"] for each in found for option in each["options"]}
    assert rules["tournee", "surrender.mode"] == "Tournée 9.1" and rules["trekarl", "open_hand"] == "11.2"
    assert [each["level"] for each in anna.found("/bots")["bots"]] == [1, 2, 3, 4, 5]
    assert anna.found("/phrases")["phrases"]["greet"] == "Hello!"


def test_nobody_known_can_look_but_not_sit(house: House) -> None:
    anna, nobody = house.guest(), house.guest()
    table = anna.plays(visibility="link")
    nobody.http.cookies.clear()
    assert nobody.found(f"/tables/{table}")["picture"]["me"] is None
    nobody.refused(401, "not-known", f"/tables/{table}/join")
    nobody.refused(401, "not-known", "/tables", preset="german")
    nobody.not_found(401, "not-known", "/tables/mine")


def test_the_server_tells_how_it_is(house: House) -> None:
    anna = house.guest()
    anna.plays()
    root = anna.http.get(f"{house.address}/healthz")
    assert (root.status_code, root.json()) == (200, {"status": "ok"})
    figures = anna.http.get(f"{house.address}/metrics").text
    assert 'knekt_commands_total{command="sit"}' in figures and "knekt_tables " in figures
    assert "knekt_acknowledged_seconds_bucket" in figures and "knekt_refusals_total" in figures
