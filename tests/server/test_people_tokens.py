"""Tokens for programs, and accounts that are programs."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from server.doors import PASSWORD, Browser, Server, code_of, server
from sqlalchemy import insert

from knekt.games import options
from knekt.server.hall.viewer import Scope
from knekt.server.store.schema import members
from knekt.server.table import TableSettings


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("tokens")) as found:
        yield found


@pytest.fixture
def at(running: Server) -> Server:
    return running.emptied()


@pytest.fixture
def anna(at: Server) -> Browser:
    browser = at.browser()
    browser.register()
    return browser


def test_a_token_acts_for_its_person_without_cookie_or_page(anna: Browser) -> None:
    me = anna.ask("GET", "/people/me").json()["id"]
    secret = anna.token("read", "play")
    assert anna.with_token("GET", "/who", secret).json() == {"person": me}
    assert anna.with_token("POST", "/play", secret, {}).json() == {"person": me}
    told = anna.with_token("GET", "/people/me", secret)
    assert told.json()["id"] == me and told.json()["csrf"] is None
    assert "set-cookie" not in told.headers
    assert anna.with_token("POST", "/people", secret).json()["id"] == me


@pytest.mark.parametrize(
    ("scope", "method", "path", "body"),
    [
        ("read", "POST", "/play", {}),
        ("play", "GET", "/people/me", None),
        ("play", "GET", "/people/me/games", None),
        ("read", "PATCH", "/people/me", {"name": "Berta"}),
        ("read", "GET", "/people/me/export", None),
    ],
)
def test_a_token_reaches_no_further_than_its_scopes(
    anna: Browser, scope: str, method: str, path: str, body: object
) -> None:
    secret = anna.token(scope)
    assert code_of(anna.with_token(method, path, secret, body)) == (403, "token-too-narrow")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/people/me/tokens", None),
        ("POST", "/people/me/tokens", {"name": "more", "scopes": ["read"]}),
        ("DELETE", "/people/me/tokens/x", None),
        ("POST", "/people/me/ticket", None),
        ("POST", "/people/me/bot", None),
        ("POST", "/people/me/account", {"login": "berta", "password": PASSWORD}),
        ("PUT", "/people/me/password", {"old": PASSWORD, "new": PASSWORD + "2"}),
        ("DELETE", "/people/me", {"password": PASSWORD}),
        ("DELETE", "/people/me/sessions", None),
        ("DELETE", "/session", None),
    ],
)
def test_what_takes_the_person_itself(anna: Browser, method: str, path: str, body: object) -> None:
    secret = anna.token(*Scope)
    assert code_of(anna.with_token(method, path, secret, body)) == (403, "not-by-token")


def test_tokens_are_listed_without_their_secrets_and_revoked(anna: Browser) -> None:
    secret = anna.token("play", "read", "play")
    (listed,) = anna.ask("GET", "/people/me/tokens").json()
    assert (listed["name"], listed["scopes"], listed["used"]) == ("my bot", ["play", "read"], None)
    assert secret not in json.dumps(listed)
    assert anna.ask("DELETE", f"/people/me/tokens/{listed['id']}").status_code == 204
    assert code_of(anna.with_token("GET", "/who", secret)) == (401, "bad-token")
    assert code_of(anna.ask("DELETE", f"/people/me/tokens/{listed['id']}")) == (404, "no-such-token")


def test_nobody_revokes_the_tokens_of_others(at: Server, anna: Browser) -> None:
    secret = anna.token("read")
    (listed,) = anna.ask("GET", "/people/me/tokens").json()
    other = at.browser()
    other.come_in()
    assert code_of(other.ask("DELETE", f"/people/me/tokens/{listed['id']}")) == (404, "no-such-token")
    assert other.ask("GET", "/people/me/tokens").json() == []
    assert anna.with_token("GET", "/who", secret).status_code == 200


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"name": "bot", "scopes": []}, (400, "bad-request")),
        ({"name": "bot", "scopes": ["admin"]}, (400, "bad-request")),
        ({"name": "b\u200bt", "scopes": ["read"]}, (400, "bad-name")),
        ({"scopes": ["read"]}, (400, "bad-request")),
    ],
)
def test_tokens_that_cannot_be(anna: Browser, body: object, refused: tuple[int, str]) -> None:
    assert code_of(anna.ask("POST", "/people/me/tokens", body)) == refused


def test_there_is_an_end_to_tokens(at: Server, anna: Browser) -> None:
    for _ in range(20):
        anna.token("read")
    body = {"name": "one more", "scopes": ["read"]}
    assert code_of(anna.ask("POST", "/people/me/tokens", body)) == (409, "too-many-tokens")
    at.clock.turn(60_000)
    assert len(anna.ask("GET", "/people/me/tokens").json()) == 20


@pytest.mark.parametrize("given", ["Bearer knekt_wrong", "Bearer", "Basic YTpi", "Bearer \u00e4", "x"])
def test_what_is_no_token(anna: Browser, given: str) -> None:
    assert code_of(anna.ask("GET", "/who", Authorization=given, Cookie="none")) == (401, "bad-token")


def test_a_wrong_token_is_not_mended_by_a_cookie(anna: Browser) -> None:
    assert code_of(anna.ask("GET", "/who", Authorization="Bearer knekt_wrong")) == (401, "bad-token")


def test_use_is_noted_at_most_once_a_minute(at: Server, anna: Browser) -> None:
    secret = anna.token("read")

    def used() -> object:
        return anna.ask("GET", "/people/me/tokens").json()[0]["used"]

    anna.with_token("GET", "/who", secret)
    first = used()
    assert first == at.clock.now()
    at.clock.turn(59_000)
    anna.with_token("GET", "/who", secret)
    assert used() == first
    at.clock.turn(1_000)
    anna.with_token("GET", "/who", secret)
    assert used() == at.clock.now()


def test_a_bot_says_so_before_its_first_game_and_for_good(at: Server, anna: Browser) -> None:
    assert anna.ask("POST", "/people/me/bot").json()["bot"] is True
    assert anna.ask("POST", "/people/me/bot").json()["bot"] is True
    assert code_of(anna.ask("PATCH", "/people/me", {"bot": False})) == (400, "bad-request")
    player = at.browser()
    me = player.come_in()["id"]

    async def sit_down() -> None:
        table = await at.node.hall.open(TableSettings(options=options("german")), me)
        row = {"table": table, "person": me, "player": 0, "since": 0, "left": None}
        async with at.node.database.writing() as connection:
            await connection.execute(insert(members), row)

    at.run(sit_down)
    assert code_of(player.ask("POST", "/people/me/bot")) == (409, "has-played")
    assert player.ask("GET", "/people/me").json()["bot"] is False


def test_no_password_and_no_token_is_kept_logged_or_said_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    sentinel, answers = "sentinel-Zebra-9", []
    with caplog.at_level(logging.DEBUG), structlog.testing.capture_logs() as events, server(tmp_path) as at:
        browser = at.browser()
        browser.register(password=sentinel)
        secret = browser.token(*Scope)
        body = {"login": "anna", "password": sentinel, "surplus": 1}
        answers += [
            browser.ask("POST", "/session", body),  # the change is refused as a whole
            browser.ask("POST", "/session", {"login": sentinel, "password": sentinel}),
            browser.ask("POST", "/session", {"login": "anna", "password": [sentinel]}),
            browser.ask("POST", "/session", {"login": "anna", "password": sentinel}),
            browser.ask("PUT", "/people/me/password", {"old": sentinel, "new": sentinel + "2"}),
            browser.ask("PUT", "/people/me/password", {"old": sentinel, "new": sentinel * 20}),
            browser.with_token("GET", "/people/me", secret),
            browser.with_token("GET", "/people/me/export", secret),
            browser.with_token("GET", "/who", secret + "x"),
            browser.ask("GET", "/people/me/tokens"),
            browser.ask("GET", "/people/me/export"),
        ]
    said = "".join(answer.text + str(answer.headers) for answer in answers)
    out, err = capfd.readouterr()
    logged = caplog.text + json.dumps(events, default=str) + out + err
    assert "registered" in logged  # the search must find something
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for word in (sentinel, secret, secret.removeprefix("knekt_")):
        assert word not in said and word not in logged
        assert word.encode() not in kept
    with sqlite3.connect(tmp_path / "knekt.db") as database:
        (password,) = database.execute("select password from people where login = 'anna'").fetchone()
    assert password.startswith("$argon2id$")
