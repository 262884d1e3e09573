"""A person's deals, the export of all that is kept, being forgotten, and the key that signs."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_deals import answer
from server.doors import PASSWORD, Browser, Server, code_of, server

from knekt.cards import Seed
from knekt.errors import KnektError
from knekt.games import options
from knekt.server.people import signing_key
from knekt.server.people.export import log_as_seen
from knekt.server.people.games import deals_of
from knekt.server.store import Database
from knekt.server.table import Table, TableSettings, Visibility


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("data"), minding=False, crowd=100) as found:
        yield found


def act(table: Table, rng: Random) -> Table:
    """Give one more answer in the running deal."""
    assert table.game is not None
    asks = [ask for of_seat in table.game.asks.values() for ask in of_seat if ask.must]
    ask = rng.choice(asks)
    return table.act(answer(ask, rng, low=True), ask.id)


def play(
    at: Server,
    people: list[str],
    *,
    deals: int,
    more: int = 0,
    visibility: Visibility = Visibility.PUBLIC,
) -> str:
    """A table of German Skat for these people and bots, with some deals over, and some steps of the next."""

    async def sit_and_play() -> str:
        hall, rng = at.node.hall, Random(7)
        settings = TableSettings(options=options("german"), visibility=visibility)
        table = await hall.open(settings, people[0], Seed(bytes(32)))
        live = await hall.live_table(table)
        for player, holder in enumerate([*people, "bot:1", "bot:1"][:3]):
            await hall.change(table, partial(Table.take, player=player, holder=holder), who=holder)
        await hall.change(table, Table.begin)

        def deal(now: Table) -> Table:
            now = now.dealt(live.seed)
            while now.sitting.is_running:
                now = act(now, rng)
            return now

        def begin(now: Table) -> Table:
            dealt, steps = now.dealt(live.seed), 0
            now = dealt
            while steps < more:
                now, steps = act(now, rng), steps + 1
                if not now.sitting.is_running:  # all have passed: they play once more
                    now, steps = dealt, 0
            return now

        for _ in range(deals):
            at.clock.turn(1_000)
            await hall.change(table, deal)
        if more:
            await hall.change(table, begin)
        return table

    return at.run(sit_and_play)


@pytest.fixture
def two(at: Server) -> tuple[Browser, str, Browser, str]:
    one, other = at.browser(), at.browser()
    return one, one.come_in()["id"], other, other.come_in()["id"]


def test_my_games_are_all_my_games_the_latest_first(
    at: Server, two: tuple[Browser, str, Browser, str]
) -> None:
    one, me, other, _ = two
    public = play(at, [me], deals=3)
    private = play(at, [me], deals=1, visibility=Visibility.PRIVATE)
    mine = one.ask("GET", "/people/me/games").json()
    assert [(deal["table"], deal["number"]) for deal in mine["deals"]] == [
        (private, 1),
        *((public, number) for number in (3, 2, 1)),
    ]
    assert mine["after"] is None
    assert {deal["player"] for deal in mine["deals"]} == {0}
    assert sorted(deal["seat"] for deal in mine["deals"][1:]) == [0, 1, 2]  # she sat once in every seat
    assert mine["deals"][0]["preset"] == "german" and mine["deals"][0]["facts"]
    told = other.ask("GET", f"/people/{me}/games").json()["deals"]
    assert {deal["table"] for deal in told} == {public}
    assert one.ask("GET", f"/people/{me}/games").json() == mine
    assert other.ask("GET", "/people/me/games").json() == {"deals": [], "after": None}


def test_long_lists_come_in_pages(at: Server, two: tuple[Browser, str, Browser, str]) -> None:
    _, me, _, _ = two
    play(at, [me], deals=5)

    async def pages() -> list[int]:
        numbers, after = list[int](), None
        while page := await deals_of(at.node.database, me, own=True, after=after, most=2):
            numbers += [deal.number for deal in page]
            after = page[-1].place
        return numbers

    assert at.run(pages) == [5, 4, 3, 2, 1]


@pytest.mark.parametrize("place", ["x", "1.2", "1.2.3.4", "a.b.c", "-1.1.x", "9" * 40 + ".1.x"])
def test_no_place_in_a_list(two: tuple[Browser, str, Browser, str], place: str) -> None:
    assert code_of(two[0].ask("GET", f"/people/me/games?after={place}")) == (400, "bad-place")


def lines(browser: Browser) -> list[dict[str, Any]]:
    answer = browser.ask("GET", "/people/me/export")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_the_export_has_all_that_is_kept(at: Server, two: tuple[Browser, str, Browser, str]) -> None:
    one, me, _, _ = two
    one.ask("PATCH", "/people/me", {"name": "Anna", "wishes": {"deck": "french"}})
    secret = one.token("read")
    table = play(at, [me], deals=2, more=4)
    told = lines(one)
    assert [line["line"] for line in told] == ["person", "token", "table", "deal", "deal"]
    person, token, log = told[0], told[1], told[2]
    assert (person["id"], person["name"], person["wishes"]) == (me, "Anna", {"deck": "french"})
    assert token["name"] == "my bot" and secret not in json.dumps(told)
    assert (log["id"], log["player"], log["host"]) == (table, 0, True)
    assert [each["seq"] for each in log["log"]] == list(range(1, len(log["log"]) + 1))
    assert at.node.hall.in_use[table].table.seq == len(log["log"])
    assert not {"password", "hash"} & {key for line in told for key in line}


def test_the_export_of_a_running_deal_holds_no_card_of_others(
    at: Server, two: tuple[Browser, str, Browser, str]
) -> None:
    one, me, other, them = two
    table = play(at, [me, them], deals=1, more=3)
    live = at.node.hall.in_use[table]
    game, terms = live.table.game, live.table.terms
    assert game is not None and live.table.sitting.is_running
    running = range(live.table.deal_began + 1, live.table.seq + 1)
    for browser, player in ((one, 0), (other, 1)):
        (log,) = [line["log"] for line in lines(browser) if line["line"] == "table"]
        seen = json.dumps([each["event"] for each in log if each["seq"] in running])
        shown = {str(card) for hand in [game.state.hands[terms.seat_of(player)]] for card in hand}
        for seat, hand in enumerate(game.state.hands):
            hidden = {str(card) for card in hand} - shown
            assert seat == terms.seat_of(player) or len(hidden) == len(hand)
            assert not [
                card for card in hidden if f'"{card}"' in seen or f" {card}" in seen or f"{card} " in seen
            ]
        assert any(card in seen for card in shown)


def test_of_a_private_table_one_is_told_what_happened_while_one_was_there(at: Server) -> None:
    guest, host = at.browser().come_in()["id"], at.browser().come_in()["id"]

    async def sit_and_leave() -> None:
        hall = at.node.hall
        settings = TableSettings(options=options("german"), visibility=Visibility.PRIVATE)
        table = await hall.open(settings, host)
        for step in (
            lambda now: now.take(0, host),
            lambda now: now.take(1, guest),
            lambda now: now.leave(1),
            lambda now: now.take(1, "bot:1"),
        ):
            await hall.change(table, step)
        live = await hall.live_table(table)
        assert [each["seq"] for each in log_as_seen(live, guest)] == [2]
        assert [each["seq"] for each in log_as_seen(live, host)] == [1, 2, 3, 4]

    at.run(sit_and_leave)


def test_being_forgotten(at: Server) -> None:
    browser, friend = at.browser(), at.browser()
    me = browser.register("forgetful")["id"]
    them = friend.come_in()["id"]
    browser.ask("PATCH", "/people/me", {"name": "Unforgettable", "wishes": {"deck": "french"}})
    secret = browser.token("read")
    waiting = play(at, [me, them], deals=0)
    running = play(at, [me, them], deals=1, more=3)
    assert at.node.hall.in_use[running].names[me] == "Unforgettable"

    assert code_of(browser.ask("DELETE", "/people/me")) == (403, "wrong-password")
    assert code_of(browser.ask("DELETE", "/people/me", {"password": "not this one"})) == (
        403,
        "wrong-password",
    )
    copied = dict(browser.cookies)
    gone = browser.ask("DELETE", "/people/me", {"password": PASSWORD}, Accept_Language="de")
    assert gone.status_code == 204 and browser.cookies == {}

    browser.cookies = copied
    assert browser.ask("GET", "/who").json() == {"person": None}
    assert code_of(browser.with_token("GET", "/who", secret)) == (401, "bad-token")
    again = {"login": "forgetful", "password": PASSWORD}
    assert code_of(at.browser().ask("POST", "/session", again)) == (401, "wrong-login")
    profile = friend.ask("GET", f"/people/{me}").json()
    assert (profile["name"], profile["guest"]) == ("Gast", True)
    for table in (waiting, running):
        live = at.node.hall.in_use[table]
        assert live.names[me] == "Gast"
        assert live.table.acts_for(0) is not None  # a bot goes on
        assert live.table.log[0].holder == me  # type: ignore[attr-defined]  # the log is what it was
    at.browser().register("forgetful")  # the login is free again


def test_a_guest_is_forgotten_without_a_password(at: Server) -> None:
    browser = at.browser()
    me = browser.come_in()["id"]

    async def sit_down() -> str:
        table = await at.node.hall.open(TableSettings(options=options("german")), me)
        await at.node.hall.change(table, lambda now: now.take(0, me))
        return table

    table = at.run(sit_down)
    assert browser.ask("DELETE", "/people/me").status_code == 204
    assert at.node.hall.in_use[table].table.places[0] is None  # before the beginning the place is free again


# the key


def test_the_key_is_made_once_and_read_by_its_owner_alone(tmp_path: Path) -> None:
    database = Database.in_folder(tmp_path)
    key = asyncio.run(signing_key(database, tmp_path))
    file = tmp_path / "signing.key"
    assert len(key) == 32 and stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert asyncio.run(signing_key(database, tmp_path)) == key
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["signing.key"]


@pytest.mark.parametrize("content", ["", "zz", "00" * 31, "ä"])
def test_a_damaged_key_is_not_made_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / "signing.key").write_text(content, encoding="utf-8")
    with pytest.raises(KnektError) as refused:
        asyncio.run(signing_key(Database.in_folder(tmp_path), tmp_path))
    assert refused.value.code == "key-file"
