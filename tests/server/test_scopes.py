"""How far a token with one scope reaches.

It tries every route and every socket message, at its person's private table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from serving import Guest, Hand, House, Socket, client, play_out, serving
from websockets.sync.client import connect

from knekt.server.hall.viewer import Scope
from knekt.server.shown.wire import FromClient

DESCRIBED = json.loads((Path(__file__).parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8"))
LABELS = [f"{method.upper()} {path}" for path, methods in DESCRIBED["paths"].items() for method in methods]
SCOPES = Scope.READ, Scope.PLAY, Scope.TABLES, Scope.PEOPLE

# For each scope, in this order: `o` the door is open, `n` it is refused with token-too-narrow, `h` there is
# no such table, `p` it takes the person itself, `a` it is answered as it is to anybody.
EVERYBODY, ITSELF = "aaaa", "pppp"
READING, PLAYING, KEEPING = "ohhh", "nonn", "nnon"
DOORS = {
    "GET /api/v1/bots": EVERYBODY,
    "GET /api/v1/daily": "oaaa",
    "GET /api/v1/daily/{day}/{preset}": "oaaa",
    "POST /api/v1/daily/{preset}": KEEPING,
    "POST /api/v1/people": "onnn",
    "DELETE /api/v1/people/me": ITSELF,
    "GET /api/v1/people/me": "onnn",
    "PATCH /api/v1/people/me": "nnno",
    "POST /api/v1/people/me/account": ITSELF,
    "POST /api/v1/people/me/bot": ITSELF,
    "GET /api/v1/people/me/export": "nnno",
    "GET /api/v1/people/me/games": "onnn",
    "PUT /api/v1/people/me/password": ITSELF,
    "DELETE /api/v1/people/me/sessions": ITSELF,
    "POST /api/v1/people/me/ticket": ITSELF,
    "GET /api/v1/people/me/tokens": ITSELF,
    "POST /api/v1/people/me/tokens": ITSELF,
    "DELETE /api/v1/people/me/tokens/{id}": ITSELF,
    "GET /api/v1/people/{id}": EVERYBODY,
    "GET /api/v1/people/{id}/games": "oaaa",
    "GET /api/v1/phrases": EVERYBODY,
    "GET /api/v1/presets": EVERYBODY,
    "GET /api/v1/qr": EVERYBODY,
    "GET /api/v1/reach": EVERYBODY,
    "POST /api/v1/records/convert": EVERYBODY,
    "POST /api/v1/records/replay": EVERYBODY,
    "DELETE /api/v1/session": ITSELF,
    "POST /api/v1/session": EVERYBODY,
    "GET /api/v1/tables": EVERYBODY,
    "POST /api/v1/tables": KEEPING,
    "GET /api/v1/tables/mine": "onnn",
    "GET /api/v1/tables/{id}": "oohh",
    "POST /api/v1/tables/{id}/actions": PLAYING,
    "POST /api/v1/tables/{id}/back": PLAYING,
    "POST /api/v1/tables/{id}/bots": KEEPING,
    "POST /api/v1/tables/{id}/bots/{player}/remove": KEEPING,
    "POST /api/v1/tables/{id}/changes": KEEPING,
    "POST /api/v1/tables/{id}/changes/answer": PLAYING,
    "POST /api/v1/tables/{id}/changes/withdraw": KEEPING,
    "POST /api/v1/tables/{id}/close": KEEPING,
    # The table is opened, but the deal may not be seen.
    "POST /api/v1/tables/{id}/deals/{number}/again": "nnhn",
    "GET /api/v1/tables/{id}/deals/{number}/entry": READING,
    "GET /api/v1/tables/{id}/deals/{number}/record/{form}": READING,
    "GET /api/v1/tables/{id}/deals/{number}/replay": READING,
    "POST /api/v1/tables/{id}/go-on": PLAYING,
    "GET /api/v1/tables/{id}/hint": PLAYING,
    "POST /api/v1/tables/{id}/join": KEEPING,
    "POST /api/v1/tables/{id}/leave": KEEPING,
    "POST /api/v1/tables/{id}/look": PLAYING,
    "POST /api/v1/tables/{id}/mute": PLAYING,
    "POST /api/v1/tables/{id}/phrases": PLAYING,
    "GET /api/v1/tables/{id}/proof": READING,
    "GET /api/v1/tables/{id}/record/{form}": READING,
    "GET /api/v1/tables/{id}/sheet": READING,
    "GET /api/v1/tables/{id}/stream": "oohh",
    "POST /api/v1/tables/{id}/take-back": PLAYING,
    "POST /api/v1/tables/{id}/time-up": KEEPING,
    "GET /healthz": EVERYBODY,
    "GET /metrics": "oooo",  # it belongs to nobody, and its figures never stand still
}
MESSAGES = {"hello": "oohh", "act": PLAYING, "say": PLAYING, "mute": PLAYING, "pong": "oooo"}

CODES = {"token-too-narrow": "n", "no-such-table": "h", "not-by-token": "p"}
PLACES = {"number": "1", "player": "1", "form": "txt", "preset": "german", "day": "2026-01-01"}
WAYS = {"pass": {"kind": "pass", "seat": 0}}
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/v1/people/me/account": {"login": "berta", "password": "korrekt häst"},
    "PUT /api/v1/people/me/password": {"old": "korrekt häst", "new": "korrekt hare"},
    "POST /api/v1/people/me/tokens": {"name": "more", "scopes": ["read"]},
    "POST /api/v1/session": {"login": "nobody", "password": "korrekt häst"},
    "POST /api/v1/tables": {"preset": "german"},
    "POST /api/v1/tables/{id}/actions": {"action": WAYS["pass"], "seq": 1, "command": "a"},
    "POST /api/v1/tables/{id}/changes": {"change": {"kind": "stopped", "cause": "void"}, "seq": 1},
    "POST /api/v1/tables/{id}/changes/answer": {"proposal": 1, "agree": True},
    "POST /api/v1/tables/{id}/changes/withdraw": {"proposal": 1},
    "POST /api/v1/tables/{id}/phrases": {"phrase": "greet"},
    "POST /api/v1/tables/{id}/mute": {"player": 1},
    "POST /api/v1/records/convert": {"text": "x"},
    "POST /api/v1/records/replay": {"text": "x"},
}
QUERIES = {"GET /api/v1/qr": {"text": "x"}, "POST /api/v1/records/convert": {"form": "txt"}}
SAID: dict[str, dict[str, Any]] = {
    "act": {"action": WAYS["pass"], "seq": 1, "command": "a"},
    "say": {"phrase": "greet"},
    "mute": {"player": 1, "muted": True},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        running.node.limits.take = lambda *_, **__: None  # type: ignore[method-assign]  # it is not about how fast
        yield running


@pytest.fixture(scope="module")
def anna(house: House) -> Guest:
    return house.guest()


@pytest.fixture(scope="module")
def secrets(anna: Guest) -> dict[Scope, str]:
    made = {each: anna.done("/people/me/tokens", name="mine", scopes=[each]) for each in SCOPES}
    return {each: token["secret"] for each, token in made.items()}


def program(house: House, secret: str | None) -> httpx.Client:
    return client(house.address, **({"Authorization": f"Bearer {secret}"} if secret else {}))


@contextmanager
def socket_of(house: House, secret: str) -> Iterator[Socket]:
    address = f"ws://127.0.0.1:{house.port}/api/v1/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {secret}"}, compression=None) as line:
        yield Socket(line)


def answered(http: httpx.Client, label: str, table: str, anna: Guest) -> tuple[int, str, str]:
    """The status, the code if it is refused, and the text; for a stream its first line."""
    method, path = label.split(" ")
    given = {**PLACES, "id": anna.id if "/people/" in path else table}
    where = str(http.base_url).removesuffix("/api/v1/") + path.format(**given)
    body = BODIES.get(label, None if method == "GET" else {})
    with http.stream(method, where, json=body, params=QUERIES.get(label)) as answer:
        text = next(answer.iter_lines()) if path.endswith("/stream") else answer.read().decode()
    code = json.loads(text)["code"] if answer.status_code >= 400 else ""
    return answer.status_code, code, text


def test_every_route_and_message_is_in_the_tables() -> None:
    assert sorted(DOORS) == sorted(LABELS)
    tags = [msgspec.inspect.type_info(each).tag for each in get_args(FromClient)]  # type: ignore[attr-defined]
    assert sorted(MESSAGES) == sorted(tags)


@pytest.mark.parametrize("label", LABELS)
def test_a_token_opens_the_doors_of_its_scope_alone(
    house: House, anna: Guest, secrets: dict[Scope, str], label: str
) -> None:
    table = anna.plays(visibility="private", practice=True) if "/tables/{id}" in label else ""
    nobody = answered(program(house, None), label, table, anna)
    for scope, door in zip(SCOPES, DOORS[label], strict=True):
        found = answered(program(house, secrets[scope]), label, table, anna)
        if door == "a":
            assert found == nobody, scope
        else:
            assert CODES.get(found[1], "o") == door, (scope, found)
            assert found[0] < 500, found


@pytest.mark.parametrize("kind", MESSAGES)
def test_so_it_is_over_a_socket(house: House, anna: Guest, secrets: dict[Scope, str], kind: str) -> None:
    table = anna.plays(visibility="private")
    for scope, door in zip(SCOPES, MESSAGES[kind], strict=True):
        with socket_of(house, secrets[scope]) as socket:
            socket.tell(kind, **({} if kind == "pong" else {"table": table}), **SAID.get(kind, {}))
            socket.tell("hello", table="nowhere")
            heard = socket.until(lambda said: said.get("table") == "nowhere")
            codes = [CODES.get(said["code"], "o") for said in heard[:-1] if said["type"] == "refused"]
            assert (codes or ["o"]) == [door], (scope, heard)


def test_who_may_only_play_plays_a_private_deal_to_its_end(
    house: House, anna: Guest, secrets: dict[Scope, str]
) -> None:
    table = anna.plays(visibility="private", set={"session.deals": 1})
    with socket_of(house, secrets[Scope.PLAY]) as socket:
        socket.tell("hello", table=table)
        heard = play_out(socket, table, Hand(3))
    assert heard[0]["picture"]["me"] == 0
    http = program(house, secrets[Scope.PLAY])
    own = http.get(f"/tables/{table}").json()
    assert own == anna.found(f"/tables/{table}") and own["picture"]["me"] == 0
    for path in ("sheet", "proof", "record/txt", "deals/1/record/txt", "deals/1/replay", "deals/1/entry"):
        assert http.get(f"/tables/{table}/{path}").json()["code"] == "no-such-table"


def test_at_a_table_without_a_place_who_may_only_play_watches_as_anybody(
    house: House, anna: Guest, secrets: dict[Scope, str]
) -> None:
    table = anna.opens()
    picture = program(house, secrets[Scope.PLAY]).get(f"/tables/{table}").json()["picture"]
    assert (picture["me"], picture["host"], picture["keeper"]) == (None, False, [])
    hidden = program(house, secrets[Scope.PLAY]).get(f"/tables/{anna.opens(visibility='private')}")
    assert hidden.json()["code"] == "no-such-table"


def test_what_happened_meanwhile_is_told_to_who_may_only_play(
    house: House, anna: Guest, secrets: dict[Scope, str]
) -> None:
    table = anna.plays(visibility="private", practice=True)
    body = {"action": {"kind": "pass", "seat": 3}, "seq": 0, "command": "late"}
    http = program(house, secrets[Scope.PLAY])
    late = http.post(f"/tables/{table}/actions", json=body)
    assert late.json()["missing"][0]["picture"]["me"] == 0
    narrow = program(house, secrets[Scope.READ]).post(f"/tables/{table}/actions", json=body)
    assert narrow.json()["code"] == "token-too-narrow" and "missing" not in narrow.json()


def test_a_command_done_before_is_not_told_to_a_token_that_could_not_do_it(
    house: House, anna: Guest, secrets: dict[Scope, str]
) -> None:
    table = anna.opens(visibility="private")
    done = anna.done(f"/tables/{table}/join", command="mine")
    assert anna.done(f"/tables/{table}/join", command="mine") == done
    for scope in (Scope.READ, Scope.PLAY, Scope.PEOPLE):
        answer = program(house, secrets[scope]).post(f"/tables/{table}/join", json={"command": "mine"})
        assert answer.json()["code"] == "token-too-narrow"
