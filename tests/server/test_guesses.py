"""Guesses at passwords are slowed down, and owners are let in all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.doors import PASSWORD, Browser, Server, code_of, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("people")) as found:
        yield found


@pytest.fixture
def at(running: Server) -> Server:
    return running.emptied()


def test_guesses_at_an_account_are_slowed_down(at: Server) -> None:
    at.browser().register()
    wrong = {"login": "anna", "password": "a wrong one"}
    for _ in range(5):
        assert code_of(at.browser().ask("POST", "/session", wrong)) == (401, "wrong-login")
    refused = at.browser().ask("POST", "/session", wrong | {"password": PASSWORD})
    assert code_of(refused) == (429, "too-many")
    assert refused.headers["retry-after"] == "12"
    at.clock.turn(12_000)
    assert at.browser().ask("POST", "/session", wrong | {"password": PASSWORD}).status_code == 200


@pytest.fixture
def from_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a browser come from the address that stands in its language."""
    for user in ("guard", "sessions"):
        monkeypatch.setattr(
            f"knekt.server.api.{user}.network_from",
            lambda scope: dict(scope["headers"]).get(b"accept-language", b"here").decode(),
        )


WRONG = {"login": "anna", "password": "a wrong one"}
RIGHT = {"login": "anna", "password": PASSWORD}


def tries(browser: Browser, count: int, address: str = "here") -> list[int]:
    """The answers that a browser gets to this many wrong guesses."""
    return [browser.ask("POST", "/session", WRONG, Accept_Language=address).status_code for _ in range(count)]


def enters(browser: Browser, address: str = "here") -> int:
    """The answer that a browser gets to the right password."""
    return browser.ask("POST", "/session", RIGHT, Accept_Language=address).status_code


@pytest.mark.usefixtures("from_anywhere")
def test_nobody_locks_the_login_of_another_from_elsewhere(at: Server) -> None:
    at.browser().register()
    assert tries(at.browser(), 6, "far") == [401] * 5 + [429]
    assert enters(at.browser(), "home") == 200


@pytest.mark.usefixtures("from_anywhere")
def test_guesses_at_one_account_from_many_addresses_are_slowed_down_more_gently(at: Server) -> None:
    at.browser().register()
    answers = [tries(at.browser(), 5, f"far{n}") for n in range(11)]
    assert answers == [[401] * 5] * 10 + [[429] * 5]
    assert enters(at.browser(), "home") == 429
    at.clock.turn(6_000)
    assert enters(at.browser(), "home") == 200


@pytest.mark.usefixtures("from_anywhere")
def test_a_browser_that_has_been_there_before_is_let_in_whatever_others_do(at: Server) -> None:
    mine = at.browser()
    mine.register()
    assert mine.ask("DELETE", "/session").status_code == 204
    for n in range(11):
        tries(at.browser(), 5, f"far{n}")
    tries(at.browser(), 25, "home")  # the same address, too
    assert enters(at.browser(), "home") == 429
    assert enters(mine, "home") == 200
    assert tries(mine, 5, "home") == [401] * 4 + [429]  # but it guesses no faster than anybody


@pytest.mark.usefixtures("from_anywhere")
def test_a_browser_is_known_to_the_accounts_alone_that_it_has_been(at: Server) -> None:
    at.browser().register()
    other = at.browser()
    other.register("berta")
    tries(at.browser(), 5)
    assert enters(other) == 429
    at.clock.turn(60_000)
    assert enters(other) == 200  # it is Anna's, too, from now on, and still Berta's
    tries(at.browser(), 25)
    for login in ("anna", "berta"):
        assert other.ask("POST", "/session", {"login": login, "password": PASSWORD}).status_code == 200


def test_what_a_browser_keeps_of_its_visits_holds_no_secret_and_grows_old(at: Server) -> None:
    mine, days = at.browser(), 86_400_000
    me = mine.register()
    (kept,) = [value for name, value in mine.cookies.items() if name == "knekt-visits"]
    assert me["id"] not in kept and "anna" not in kept
    seals = at.node.seals
    day = at.clock.now() // days
    assert seals.last_visit(kept, me["id"]) == day
    assert seals.last_visit(kept, "another") is None
    forged = [f"{day + 1}.{kept.partition('.')[2]}", "x", "~~", f"{day}.", "9" * 400, "\u00e9.x", kept[:-1]]
    assert [seals.last_visit(each, me["id"]) for each in forged] == [None] * len(forged)
    for n in range(9):
        kept = seals.visitor_cookie(kept, f"p{n}")
    assert [n for n in range(9) if seals.last_visit(kept, f"p{n}") is not None] == [4, 5, 6, 7, 8]
    at.clock.turn(399 * days)
    assert seals.last_visit(kept, "p8") == day
    at.clock.turn(2 * days)
    assert seals.last_visit(kept, "p8") is None


@pytest.mark.parametrize("spoil", ["x" * 4000, "~~~", "1.x", "kn\u00e4kt", '"', "9" * 400 + "." + "x" * 43])
def test_what_is_no_proof_of_a_visit_is_not_kept(at: Server, spoil: str) -> None:
    mine = at.browser()
    mine.register()
    before = mine.cookies["knekt-visits"]
    mine.cookies["knekt-visits"] = spoil
    assert mine.ask("POST", "/people").status_code == 200
    assert mine.cookies["knekt-visits"] == before
    mine.cookies["knekt-visits"] = spoil
    assert enters(mine) == 200


def test_a_browser_remembers_until_one_is_forgotten(at: Server) -> None:
    mine, guest = at.browser(), at.browser()
    guest.come_in()
    assert "knekt-visits" not in guest.cookies
    mine.register()
    (line,) = [
        line
        for line in mine.ask("POST", "/people").headers.get_list("set-cookie")
        if line.startswith("knekt-visits=")
    ]
    assert "HttpOnly" in line and "SameSite=lax" in line and f"Max-Age={400 * 86_400}" in line
    mine.ask("DELETE", "/session")
    assert list(mine.cookies) == ["knekt-visits"]
    assert enters(mine) == 200
    assert mine.ask("DELETE", "/people/me", {"password": PASSWORD}).status_code == 204
    assert mine.cookies == {}


def test_guesses_from_one_address_are_slowed_down(at: Server) -> None:
    answers = [
        at.browser().ask("POST", "/session", {"login": f"nobody{n}", "password": "a wrong one"})
        for n in range(21)
    ]
    assert [answer.status_code for answer in answers] == [401] * 20 + [429]
    assert answers[-1].headers["retry-after"] == "3"


def test_guests_from_one_address_are_slowed_down(at: Server) -> None:
    answers = [at.browser().ask("POST", "/people") for _ in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
