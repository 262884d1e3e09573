"""The guard at the door: origins, CSRF tokens, tickets, sizes, rates, headers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from server.doors import OURS, Browser, Server, code_of, server

from knekt.errors import KnektError
from knekt.server.api.guard import LARGEST_BODY, allowed_origins
from knekt.server.run.clock import SetClock
from knekt.server.run.limits import COMMANDS, LOGINS_FROM, Limits, network_of
from knekt.server.run.settings import ServerSettings


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("guard")) as found:
        yield found


@pytest.fixture
def at(running: Server) -> Server:
    return running.emptied()


@pytest.fixture
def guest(at: Server) -> Browser:
    browser = at.browser()
    browser.come_in()
    return browser


FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:8766",
    "https://127.0.0.1:8765",
    "http://127.0.0.1:8765.evil.example",
    "http://127.0.0.1:8765/",
    "HTTP://127.0.0.1:8765",
    "*",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_others_change_nothing(guest: Browser, at: Server, origin: str) -> None:
    assert code_of(guest.ask("POST", "/play", {}, Origin=origin)) == (403, "foreign-origin")
    assert code_of(at.browser().ask("POST", "/people", Origin=origin)) == (403, "foreign-origin")
    wrong = {"login": "anna", "password": "a wrong one"}
    assert code_of(at.browser().ask("POST", "/session", wrong, Origin=origin)) == (403, "foreign-origin")
    # But no page of another site can read it.
    assert guest.ask("GET", "/who", Origin=origin).status_code == 200
    assert "access-control-allow-origin" not in guest.ask("GET", "/who", Origin=origin).headers


@pytest.mark.parametrize("origin", ["http://localhost:8765", "http://[::1]:8765", "none"])
def test_our_own_pages_and_programs_do(guest: Browser, origin: str) -> None:
    assert guest.ask("POST", "/play", {}, Origin=origin).status_code == 200


def test_further_addresses_may_be_set() -> None:
    told = ServerSettings(host="0.0.0.0", port=80, origins=("https://knekt.example",))
    assert allowed_origins(told) == {
        "https://knekt.example",
        "http://127.0.0.1",
        "http://localhost",
        "http://[::1]",
    }
    assert allowed_origins(ServerSettings(host="::2", port=1)) == {"http://[::2]:1"}


@pytest.mark.parametrize("token", ["none", "wrong", "\u00e4"])
def test_a_cookie_alone_changes_nothing(guest: Browser, token: str) -> None:
    assert code_of(guest.ask("POST", "/play", {}, X_Knekt_CSRF=token)) == (403, "no-csrf-token")
    assert code_of(guest.ask("DELETE", "/people/me", X_Knekt_CSRF=token)) == (403, "no-csrf-token")


def test_the_csrf_token_of_another_browser_is_none(guest: Browser, at: Server) -> None:
    other = at.browser()
    other.come_in()
    assert other.csrf is not None
    refused = guest.ask("POST", "/play", {}, X_Knekt_CSRF=other.csrf)
    assert code_of(refused) == (403, "no-csrf-token")


def test_the_csrf_token_is_in_a_cookie_that_the_page_can_read(guest: Browser) -> None:
    assert guest.cookies["knekt-csrf"] == guest.csrf
    assert guest.ask("GET", "/people/me").json()["csrf"] == guest.csrf


def test_bodies_have_an_end(guest: Browser) -> None:
    assert guest.ask("POST", "/play", {"x": "y" * 1000}).status_code == 200
    body = b'{"x": "' + b"y" * LARGEST_BODY + b'"}'
    assert code_of(guest.ask("POST", "/play", body)) == (413, "too-large")


def test_commands_of_one_person_have_a_rate(guest: Browser, at: Server) -> None:
    at.clock.turn(10_000)
    answers = [guest.ask("POST", "/play", {}) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [200] * 30 + [429]
    assert code_of(answers[-1]) == (429, "too-many")
    assert answers[-1].headers["retry-after"] == "1"
    assert guest.ask("GET", "/who").status_code == 200
    other = at.browser()
    other.come_in()
    assert other.ask("POST", "/play", {}).status_code == 200
    at.clock.turn(100)
    assert guest.ask("POST", "/play", {}).status_code == 200
    assert guest.ask("POST", "/play", {}).status_code == 429


def test_reads_have_a_generous_rate(guest: Browser, at: Server) -> None:
    at.clock.turn(10_000)
    assert [guest.ask("GET", "/who").status_code for _ in range(201)] == [200] * 200 + [429]


def test_what_is_refused_at_the_door_counts_too(at: Server) -> None:
    browser = at.browser()
    answers = [browser.ask("GET", "/who", Authorization="Bearer knekt_guess") for _ in range(401)]
    assert [answer.status_code for answer in answers] == [401] * 400 + [429]


def test_a_crowd_behind_one_address() -> None:
    limits = Limits(SetClock(), crowd=3)
    for _ in range(60):
        limits.take(LOGINS_FROM, "192.0.2.7")
    with pytest.raises(KnektError, match="again in 1 s"):
        limits.take(LOGINS_FROM, "192.0.2.7")
    limits.take(LOGINS_FROM, "192.0.2.8")
    for _ in range(30):
        limits.take(COMMANDS, "anna")  # a person is no crowd
    for _ in range(3 * COMMANDS.burst):
        limits.take(COMMANDS, "192.0.2.7", nobody=True)  # many unknown people count as one
    with pytest.raises(KnektError):
        limits.take(COMMANDS, "anna")


def test_limits_forget_who_has_nothing_to_wait_for() -> None:
    limits = Limits(clock := SetClock())
    for n in range(1000):
        limits.take(COMMANDS, str(n))
    clock.turn(60_000)
    limits.take(COMMANDS, "one more")
    assert len(limits._settled) == 1


def test_a_household_has_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::2:3") != network_of("2001:db8:0:1::1")
    assert network_of("testclient") == "testclient"


@pytest.mark.parametrize(("behind", "refused"), [(True, False), (False, True)])
def test_only_a_proxy_that_was_set_says_where_people_are(
    tmp_path: Path, *, behind: bool, refused: bool
) -> None:
    with server(tmp_path, behind_proxy=behind) as at:
        statuses = [
            at.browser().ask("POST", "/people", X_Forwarded_For=f"203.0.113.9, 192.0.2.{n}").status_code
            for n in range(21)
        ]
        assert (statuses[-1] == 429) is refused
        if behind:  # addresses that a client writes before the proxy's own count for nothing
            forged = [
                at.browser().ask("POST", "/people", X_Forwarded_For=f"192.0.2.{n}, 198.51.100.1").status_code
                for n in range(21)
            ]
            assert forged[-1] == 429


# sockets


def speak(browser: Browser, ticket: str | None, **headers: str) -> str:
    """The answer of a socket, or the code of its refusal."""
    query = "" if ticket is None else f"?ticket={ticket}"
    try:
        with browser.client.websocket_connect(
            f"/api/v1/socket{query}", headers=browser.headers(**headers)
        ) as line:
            line.send_text("hello")
            return str(line.receive_text())
    except WebSocketDisconnect as closed:
        return str(closed.detail) if closed.code == 1008 else f"closed with {closed.code}"


def ticket_of(browser: Browser) -> str:
    return str(browser.ask("POST", "/people/me/ticket").json()["ticket"])


def test_a_ticket_opens_one_socket(guest: Browser) -> None:
    me, ticket = guest.ask("GET", "/people/me").json()["id"], ticket_of(guest)
    assert speak(guest, ticket) == me
    assert speak(guest, ticket) == "bad-ticket"


def test_a_ticket_grows_old(guest: Browser, at: Server) -> None:
    ticket = ticket_of(guest)
    at.clock.turn(30_001)
    assert speak(guest, ticket) == "bad-ticket"


@pytest.mark.parametrize("ticket", [None, "", "wrong", "W10.x"])
def test_a_cookie_alone_opens_no_socket(guest: Browser, ticket: str | None) -> None:
    assert speak(guest, ticket) == "bad-ticket"


def test_the_ticket_of_another_browser_is_none(guest: Browser, at: Server) -> None:
    other = at.browser()
    other.come_in()
    assert speak(guest, ticket_of(other)) == "bad-ticket"


@pytest.mark.parametrize("origin", [*FOREIGN, "none"])
def test_sockets_are_opened_by_our_own_pages_alone(guest: Browser, origin: str) -> None:
    assert speak(guest, ticket_of(guest), Origin=origin) == "foreign-origin"


def test_whoever_is_nobody_may_look_on(at: Server) -> None:
    assert speak(at.browser(), None) == "nobody"
    assert speak(at.browser(), None, Origin="https://evil.example") == "foreign-origin"


def test_a_program_opens_a_socket_with_its_token(guest: Browser) -> None:
    me, secret = guest.ask("GET", "/people/me").json()["id"], guest.token("read")
    program = {"Cookie": "none", "Origin": "none"}
    assert speak(guest, None, Authorization=f"Bearer {secret}", **program) == me
    assert speak(guest, None, Authorization="Bearer wrong", **program) == "bad-token"


def test_a_person_has_five_sockets_at_once(guest: Browser) -> None:
    with ExitStack() as stack:
        for _ in range(5):
            path = f"/api/v1/socket?ticket={ticket_of(guest)}"
            stack.enter_context(guest.client.websocket_connect(path, headers=guest.headers()))
        assert speak(guest, ticket_of(guest)) == "too-many-sockets"
    assert speak(guest, ticket_of(guest)) == guest.ask("GET", "/people/me").json()["id"]


def test_an_address_has_thirty_sockets_at_once(at: Server) -> None:
    nobody = at.browser()
    with ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(nobody.client.websocket_connect("/api/v1/socket", headers=nobody.headers()))
        assert speak(nobody, None) == "too-many-sockets"
    assert speak(nobody, None) == "nobody"


def test_tickets_have_a_rate_of_their_own(guest: Browser) -> None:
    """A client without commands left can still come back, and one that came back too often can still act."""
    while guest.ask("POST", "/play", {}).is_success:
        pass
    tickets = [guest.ask("POST", "/people/me/ticket").status_code for _ in range(21)]
    assert tickets == [200] * 20 + [429]


# headers


@pytest.mark.parametrize("path", ["/api/v1/who", "/api/v1/people/me", "/api/v1/nowhere", "/nowhere"])
def test_every_response_has_the_headers(at: Server, path: str) -> None:
    headers = at.client.get(path).headers
    policy = dict(part.partition(" ")[::2] for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")
    assert "strict-transport-security" not in headers


def test_refusals_are_told_in_the_reader_s_language(guest: Browser) -> None:
    told = guest.ask("POST", "/play", {}, Origin="null", Accept_Language="fi")
    assert told.headers["content-type"] == "application/problem+json"
    assert told.json()["detail"].startswith("Tältä sivulta se ei onnistu")


def test_the_page_of_these_tests_is_one_of_ours() -> None:
    assert OURS in allowed_origins(ServerSettings())
