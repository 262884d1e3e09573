"""Guests, accounts and sessions, through the API."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.doors import CHEAP, PASSWORD, Server, code_of, server

from knekt.errors import KnektError
from knekt.server.people import PasswordCost, Passwords, People
from knekt.server.people.common_passwords import FILE, is_common_password
from knekt.server.people.names import checked_login, checked_name, guest_name
from knekt.server.people.passwords import SHORTEST
from knekt.server.run.clock import SetClock
from knekt.server.store import Database
from knekt.server.store.migrate import migrate


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("people")) as found:
        yield found


@pytest.fixture
def at(running: Server) -> Server:
    return running.emptied()


def test_a_guest_can_play_at_once_and_is_known_again(at: Server) -> None:
    browser = at.browser()
    first = browser.ask("POST", "/people", Accept_Language="sv")
    assert first.status_code == 201
    assert first.json()["name"].startswith("Gäst ")
    assert first.json()["login"] is None
    again = browser.ask("POST", "/people")
    assert (again.status_code, again.json()["id"]) == (200, first.json()["id"])
    assert browser.ask("GET", "/people/me").json()["id"] == first.json()["id"]
    assert browser.ask("POST", "/play", {}).json() == {"person": first.json()["id"]}
    assert at.browser().come_in()["id"] != first.json()["id"]


def test_who_has_not_come_in_is_nobody(at: Server) -> None:
    browser = at.browser()
    assert browser.ask("GET", "/who").json() == {"person": None}
    assert code_of(browser.ask("GET", "/people/me")) == (401, "not-known")
    assert code_of(browser.ask("POST", "/play", {})) == (401, "not-known")
    assert code_of(browser.ask("POST", "/people/me/ticket")) == (401, "not-known")
    credentials = {"login": "anna", "password": PASSWORD}
    assert code_of(browser.ask("POST", "/people/me/account", credentials)) == (401, "not-known")


def test_cookies_are_kept_from_scripts_and_other_sites(at: Server) -> None:
    session, csrf = at.browser().ask("POST", "/people").headers.get_list("set-cookie")
    assert session.startswith("knekt=") and csrf.startswith("knekt-csrf=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in session
    assert "Secure" not in session and "HttpOnly" not in csrf


def test_behind_a_proxy_cookies_need_tls(tmp_path: Path) -> None:
    with server(tmp_path, behind_proxy=True, origins=("https://knekt.example",)) as at:
        browser = at.browser()
        answer = browser.ask("POST", "/people", Origin="https://knekt.example")
        for cookie in answer.headers.get_list("set-cookie"):
            assert cookie.startswith("__Host-knekt") and "Secure" in cookie and "Path=/" in cookie
        assert answer.headers["strict-transport-security"]
        browser.cookies = {
            line.partition("=")[0]: line.partition("=")[2].partition(";")[0]
            for line in answer.headers.get_list("set-cookie")
        }
        assert browser.ask("GET", "/people/me").json()["id"] == answer.json()["id"]


@pytest.mark.parametrize("spoil", ["x" * 40, "", "WyJhIiwxLCJiIiwxXQ.AAAA", "kn\u00e4kt"])
def test_a_cookie_that_is_not_ours_is_nobody(at: Server, spoil: str) -> None:
    browser = at.browser()
    browser.come_in()
    browser.cookies["knekt"] = spoil
    assert browser.ask("GET", "/who").json() == {"person": None}


def test_a_cookie_of_another_key_is_nobody(tmp_path: Path) -> None:
    with server(tmp_path / "one") as one, server(tmp_path / "two") as two:
        there = one.browser()
        there.come_in()
        here = two.browser()
        here.cookies = there.cookies
        assert here.ask("GET", "/who").json() == {"person": None}


def test_a_cookie_grows_old_unless_the_page_is_visited(at: Server) -> None:
    browser, days = at.browser(), 86_400_000
    me = browser.come_in()["id"]
    at.clock.turn(300 * days)
    assert browser.ask("GET", "/people/me").json()["id"] == me  # and renews it
    at.clock.turn(300 * days)
    assert browser.ask("GET", "/who").json() == {"person": me}
    at.clock.turn(101 * days)
    assert browser.ask("GET", "/who").json() == {"person": None}


def test_an_account_keeps_the_guest_that_it_was(at: Server) -> None:
    browser = at.browser()
    guest = browser.come_in()
    account = browser.ask("POST", "/people/me/account", {"login": " Anna ", "password": PASSWORD})
    assert account.status_code == 201
    assert account.json() | {"csrf": ""} == guest | {"login": "anna", "csrf": ""}
    elsewhere = at.browser()
    found = elsewhere.ask("POST", "/session", {"login": "ANNA", "password": PASSWORD})
    assert found.json()["id"] == guest["id"]
    assert browser.ask("GET", "/people/me").status_code == 200  # the first browser is still known


def test_registering_ends_sessions_that_somebody_may_have_copied(at: Server) -> None:
    browser, thief = at.browser(), at.browser()
    browser.come_in()
    thief.cookies = dict(browser.cookies)
    browser.register()
    assert browser.ask("GET", "/people/me").status_code == 200
    assert thief.ask("GET", "/who").json() == {"person": None}


def test_a_password_may_be_typed_on_any_keyboard(at: Server) -> None:
    at.browser().register(password=unicodedata.normalize("NFC", PASSWORD))
    apart = {"login": "anna", "password": unicodedata.normalize("NFD", PASSWORD)}
    assert apart["password"] != PASSWORD
    assert at.browser().ask("POST", "/session", apart).status_code == 200


@pytest.mark.parametrize(
    ("login", "password", "refused"),
    [
        ("an", PASSWORD, (400, "bad-login")),
        ("a" * 31, PASSWORD, (400, "bad-login")),
        ("änna", PASSWORD, (400, "bad-login")),
        ("аnna", PASSWORD, (400, "bad-login")),  # the first letter is Cyrillic
        ("-anna", PASSWORD, (400, "bad-login")),
        ("anna\0", PASSWORD, (400, "bad-login")),
        ("anna", "short", (400, "bad-password")),
        ("anna", "x" * 129, (400, "bad-password")),
        ("anna", "Password1", (400, "common-password")),
        ("anna.k", "anna.k2026", (400, "common-password")),
        ("anna", "x" * 201, (400, "bad-request")),
        ("taken", PASSWORD, (409, "login-taken")),
        ("TAKEN", PASSWORD, (409, "login-taken")),
    ],
)
def test_accounts_that_cannot_be(at: Server, login: str, password: str, refused: tuple[int, str]) -> None:
    at.browser().register("taken")
    browser = at.browser()
    browser.come_in()
    credentials = {"login": login, "password": password}
    assert code_of(browser.ask("POST", "/people/me/account", credentials)) == refused
    assert browser.ask("GET", "/people/me").json()["login"] is None


@pytest.mark.parametrize(
    "password",
    [
        *("password", "PASSWORD", "Password1!", "p@ssw0rd", "12345678", "1234 5678", "lösenord", "Passwort!"),
        *("salasana7", "ＰＡＳＳＷＯＲＤ", "lo\u0308senord", "passwordpassword", "iloveyou", "trustno1"),
        "sommar2025",
        *("aaaaaaaa", "abababab", "12312312", "x" * 128, "19841984"),
        *(
            "qwertyui",
            "asdfghjk",
            "poiuytrewq",
            "qwer1234",
            "87654321",
            "0123456789",
            "abcdefgh",
            "qwertz123",
        ),
        *("abcdefgh1", "berta.k8", "BERTA.K8", "berta-k2026", "bertak!!"),
        *("knekt123", "Knekt-2026", "knektknekt", "knektspel"),
    ],
)
def test_passwords_that_others_try_first(password: str) -> None:
    assert is_common_password(password, "berta.k8")


@pytest.mark.parametrize(
    "password",
    [
        *(PASSWORD, "a long password", "another horse", "kvist lampa sten", "korrekt häst", "g7#kP2!x"),
        *(
            "83749201",
            "sentinel-Zebra-9",
            "knekthäststall",
            "abc&%9283746",
            "Bertas katt",
            "kissa söi kengän",
        ),
    ],
)
def test_passwords_that_do(password: str) -> None:
    assert not is_common_password(password, "berta.k8") and not is_common_password(password, "1234567890")


def test_the_list_of_passwords_is_short_sorted_and_in_the_form_that_is_looked_for() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines)) and len(lines) < 1000
    for each in lines:
        assert len(each) >= SHORTEST and each == unicodedata.normalize("NFKC", each).casefold()
        assert " " not in each


def test_nobody_has_two_accounts(at: Server) -> None:
    browser = at.browser()
    browser.register()
    second = {"login": "berta", "password": PASSWORD}
    assert code_of(browser.ask("POST", "/people/me/account", second)) == (409, "has-account")


@pytest.mark.parametrize("login", ["anna", "nobody", "no login at all", "\0"])
def test_a_wrong_login_is_refused_without_saying_what_was_wrong(at: Server, login: str) -> None:
    at.browser().register()
    answer = at.browser().ask("POST", "/session", {"login": login, "password": "something else"})
    assert code_of(answer) == (401, "wrong-login")
    assert "set-cookie" not in answer.headers
    assert answer.json()["detail"] == "Login or password is wrong."


def test_as_much_work_is_done_for_a_login_that_nobody_has(tmp_path: Path) -> None:
    class Counting(Passwords):
        work = 0

        async def _hashed(self, password: str) -> str:
            self.work += 1
            return await super()._hashed(password)

        def _verified(self, kept: str, password: str) -> bool:
            self.work += 1
            return super()._verified(kept, password)

    async def attempts() -> list[int]:
        database, passwords = Database.in_folder(tmp_path), Counting(CHEAP)
        await migrate(database)
        people = People(database, SetClock(), passwords)
        await people.register((await people.guest("en")).id, "anna", PASSWORD)
        found = []
        for login in ("anna", "berta", "not a login"):
            passwords.work = 0
            with pytest.raises(KnektError, match="wrong"):
                await people.log_in(login, "something else")
            found.append(passwords.work)
        await database.close()
        return found

    assert asyncio.run(attempts()) == [1, 1, 1]


def test_a_password_kept_at_an_old_cost_is_hashed_anew(tmp_path: Path) -> None:
    async def kept() -> tuple[bool, bool]:
        database, clock = Database.in_folder(tmp_path), SetClock()
        await migrate(database)
        dearer = Passwords(PasswordCost(rounds=2, memory=8, lanes=1))
        people = People(database, clock, Passwords(CHEAP))
        id = (await people.guest("en")).id
        await people.register(id, "anna", PASSWORD)
        before = (await people._row()).password
        await People(database, clock, dearer).log_in("anna", PASSWORD)
        after = (await people._row()).password
        await database.close()
        return dearer.is_outdated(before), dearer.is_outdated(after)

    assert asyncio.run(kept()) == (True, False)
    assert Passwords()._hasher.type.name == "ID" and PasswordCost().memory == 65536


def test_logging_out_forgets_in_this_browser(at: Server) -> None:
    here, there = at.browser(), at.browser()
    here.register()
    there.ask("POST", "/session", {"login": "anna", "password": PASSWORD})
    assert here.ask("DELETE", "/session").status_code == 204
    assert list(here.cookies) == ["knekt-visits"]
    assert code_of(here.ask("GET", "/people/me", X_Knekt_CSRF="none")) == (401, "not-known")
    assert there.ask("GET", "/people/me").status_code == 200


def test_logging_out_everywhere_ends_copied_cookies_too(at: Server) -> None:
    here, there = at.browser(), at.browser()
    here.register()
    there.ask("POST", "/session", {"login": "anna", "password": PASSWORD})
    copied = dict(here.cookies)
    assert here.ask("DELETE", "/people/me/sessions").status_code == 204
    here.cookies = copied
    for browser in (here, there):
        assert browser.ask("GET", "/who").json() == {"person": None}


def test_a_new_password(at: Server) -> None:
    here, there = at.browser(), at.browser()
    here.register()
    there.ask("POST", "/session", {"login": "anna", "password": PASSWORD})
    wrong = {"old": "not this one", "new": "another horse"}
    assert code_of(here.ask("PUT", "/people/me/password", wrong)) == (403, "wrong-password")
    common = {"old": PASSWORD, "new": "12345678"}
    assert code_of(here.ask("PUT", "/people/me/password", common)) == (400, "common-password")
    itself = {"old": PASSWORD, "new": "AnnaAnna"}
    assert code_of(here.ask("PUT", "/people/me/password", itself)) == (400, "common-password")
    short = {"old": PASSWORD, "new": "short"}
    assert code_of(here.ask("PUT", "/people/me/password", short)) == (400, "bad-password")
    assert here.ask("PUT", "/people/me/password", wrong | {"old": PASSWORD}).status_code == 200
    assert here.ask("GET", "/people/me").status_code == 200
    assert there.ask("GET", "/who").json() == {"person": None}
    old = {"login": "anna", "password": PASSWORD}
    assert code_of(there.ask("POST", "/session", old)) == (401, "wrong-login")
    assert there.ask("POST", "/session", old | {"password": "another horse"}).status_code == 200


def test_a_guest_has_no_password_to_change(at: Server) -> None:
    browser = at.browser()
    browser.come_in()
    change = {"old": PASSWORD, "new": "another horse"}
    assert code_of(browser.ask("PUT", "/people/me/password", change)) == (409, "no-account")


def test_a_person_may_change_name_and_wishes(at: Server) -> None:
    browser = at.browser()
    me = browser.come_in()
    changed = browser.ask(
        "PATCH", "/people/me", {"name": "  Åsa  Ö ", "wishes": {"auto_forced": True}}
    ).json()
    assert (changed["name"], changed["wishes"]) == ("Åsa Ö", {"auto_forced": True})
    assert browser.ask("PATCH", "/people/me", {}).json() == changed
    seen = at.browser().ask("GET", f"/people/{me['id']}").json()
    assert seen == {
        "id": me["id"],
        "name": "Åsa Ö",
        "bot": False,
        "guest": True,
        "created": me["created"],
    }


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "x"}, "bad-name"),
        ({"name": "An\u200bna"}, "bad-name"),
        ({"wishes": {str(n): n for n in range(61)}}, "too-many-wishes"),
        ({"wishes": {"x": "y" * 101}}, "too-many-wishes"),
        ({"wishes": {"x": {"deep": 1}}}, "bad-request"),
        ({"is_bot": True}, "bad-request"),
        ({"name": 7}, "bad-request"),
        (b'{"name": "\\ud800xx"}', "bad-request"),
        (b"{", "bad-request"),
    ],
)
def test_changes_that_are_refused(at: Server, change: object, code: str) -> None:
    browser = at.browser()
    before = browser.come_in()
    assert code_of(browser.ask("PATCH", "/people/me", change)) == (400, code)
    assert browser.ask("GET", "/people/me").json() == before


def test_people_who_are_not_there(at: Server) -> None:
    for id in ("nobody", "x" * 500, "..%2f"):
        assert at.browser().ask("GET", f"/people/{id}").status_code == 404


@pytest.mark.parametrize("name", ["Anna", "Åsa Öberg", "Jean-Luc", "李小龙", "Zoë 7", "O'Neill", "e\u0301a"])
def test_names_that_people_have(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        *("", "x", "   ", "x" * 31, "--", "…!"),
        *("An\0na", "An\nna", "An\tna", "An\u00a0na", "An\u2028na"),  # control signs and odd spaces
        *("An\u200bna", "An\u202ena", "An\u2066na", "\ufeffAnna", "An\u00adna"),  # format signs
        *("An\u034fna", "An\u180bna", "An\U000e0100na"),
        *("\u3164\u3164\u3164", "An\u2800na", "An\ufe0fna", "An\ue000na", "An\ud800na"),
        "Z" + "\u0301" * 4 + "algo",
    ],
)
def test_names_that_hide_something(name: str) -> None:
    with pytest.raises(KnektError) as refused:
        checked_name(name)
    assert refused.value.code == "bad-name"


def test_guests_are_named_in_their_language() -> None:
    names = {lang: guest_name(lang) for lang in ("en", "sv", "de", "fi")}
    assert [name.rpartition(" ")[0] for name in names.values()] == ["Guest", "Gäst", "Gast", "Vieras"]
    assert all(checked_name(name) == name for name in names.values())
    assert checked_login(" A.b-C_9 ") == "a.b-c_9"
