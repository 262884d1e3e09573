"""Programs at a real server: whole sittings, a server that goes away and comes back, and errors."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from serving import PATIENCE, House, serving

from knekt.client import Client, Moment, play
from knekt.engine import Action, View
from knekt.errors import KnektError, ServerRefused
from knekt.games import PRESETS, options
from knekt.players import RandomPlayer, opponent

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_list.py"
TWO_DEALS: dict[str, Any] = {"session.deals": 2, "session.rounds": None}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


class Watchful:
    """A player that remembers what it was shown and did, and that can be interrupted."""

    def __init__(self, inner: Any, at: int = -1, interrupt: Any = None) -> None:
        self.inner, self.at, self.interrupt = inner, at, interrupt
        self.views = list[View[Any]]()

    def choose(self, view: View[Any]) -> Action:
        if len(self.views) == self.at:
            self.interrupt()
        self.views.append(view)
        action: Action = self.inner.choose(view)
        return action


def game_of(house: House, table: str) -> Any:
    return house.node.hall.in_use[table].table.game


def check_last_view(house: House, table: str, moment: Moment) -> None:
    """Check that the client's view is exactly what the server shows to its seat."""
    game = game_of(house, table)
    assert moment.view is not None and moment.view.seat is not None and moment.view.is_over
    assert moment.view == game.view(moment.view.seat)


@pytest.mark.parametrize("preset", ["german", "pub", "tournee"])
def test_a_list_of_skat_is_played_to_its_end(house: House, preset: str) -> None:
    with Client.guest(house.address) as anna:
        table = anna.open(preset, TWO_DEALS)
        table.join()
        table.fill()
        last = play(table, opponent(options(preset, TWO_DEALS)))
        assert last.is_closed and last.picture["sheet"]["deals"] == 2
        assert [row["number"] for row in table.sheet()["rows"]] == [1, 2]
        check_last_view(house, table.id, last)


def test_a_rubber_of_skruf_is_played_to_its_end(house: House) -> None:
    with Client.guest(house.address) as anna:
        table = anna.open("skruf", {"rubbers": 1, "rubber_end": "two_games_total"})
        table.join()
        table.fill()
        last = play(table, opponent(PRESETS["skruf"]))
        assert last.is_closed and table.sheet()["over"]
        check_last_view(house, table.id, last)


def test_a_server_that_is_started_again_is_taken_up_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        port = first.port
        anna = Client.guest(first.address)
        table = anna.open("german", TWO_DEALS)
        table.join()
        table.fill()
        reached, stopped, ended = threading.Event(), threading.Event(), list[Moment]()

        def pause() -> None:
            reached.set()
            stopped.wait(PATIENCE)

        player = Watchful(RandomPlayer(Random(5)), at=6, interrupt=pause)
        playing = threading.Thread(target=lambda: ended.append(play(table, player)), daemon=True)
        playing.start()
        assert reached.wait(PATIENCE)
    stopped.set()  # the player acts while nobody listens
    with anna, serving(tmp_path, port=port) as second:
        playing.join(PATIENCE)
        assert ended and ended[0].is_closed and ended[0].picture["sheet"]["deals"] == 2
        check_last_view(second, table.id, ended[0])
        log = second.node.hall.in_use[table.id].table.log
        assert ended[0].seq == len(log)


def test_the_stream_is_taken_up_again_without_a_gap(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real, count = httpx.Response.iter_lines, 5

    def cut(answer: httpx.Response) -> Iterator[str]:
        for number, line in enumerate(real(answer)):
            if number == count:
                yield line[: len(line) // 2]  # the connection breaks in the middle of a line
                return
            yield line

    monkeypatch.setattr(httpx.Response, "iter_lines", cut)
    with Client.guest(house.address) as anna:
        # In Tournée every deal is played out, if need be as ramsch; a deal of Skat may end with three passes.
        table = anna.open("tournee", {"session.deals": 1, "session.rounds": None})
        table.join()
        table.fill()
        player, seqs = RandomPlayer(Random(2)), list[int]()
        for moment in table.moments():
            if moment.view is not None:  # before the deal, a snapshot may stand for several events
                seqs.append(moment.seq)
            if moment.must_act and moment.view is not None:
                table.act(player.choose(moment.view), moment)
        assert len(seqs) > 3 * count and seqs == list(range(seqs[0], seqs[-1] + 1))
        check_last_view(house, table.id, moment)


def test_a_command_whose_answer_is_lost_is_done_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real, sent = httpx.Client.request, list[str]()

    def lossy(self: httpx.Client, method: str, path: str, **rest: Any) -> httpx.Response:
        answer = real(self, method, path, **rest)
        if path.endswith("/actions"):
            sent.append(rest["json"]["command"])
            if sent.count(sent[-1]) == 1:
                raise httpx.ReadError("the answer is lost")
        return answer

    monkeypatch.setattr(httpx.Client, "request", lossy)
    with Client.guest(house.address, patience=PATIENCE) as anna:
        table = anna.open("german", {"session.deals": 1, "session.rounds": None})
        table.join()
        table.fill()
        last = play(table, Watchful(RandomPlayer(Random(3))))
        assert last.is_closed and sent and all(sent.count(each) == 2 for each in sent)
        check_last_view(house, table.id, last)


def test_a_token_stands_for_its_person(house: House) -> None:
    anna = house.guest()
    account = anna.done("/people/me/account", login="anna", password="a long password")
    anna.http.headers["X-Knekt-CSRF"] = account["csrf"]
    made = anna.done("/people/me/tokens", name="bot", scopes=["read", "play", "tables"])
    with Client.with_token(house.address, made["secret"]) as client:
        assert client.id == anna.id
        table = client.open("german")
        table.join(2)
        assert next(table.moments()).picture["me"] == 2


def test_what_the_server_refuses_is_told_in_its_words(house: House) -> None:
    with Client.guest(house.address) as anna, Client.guest(house.address) as bo:
        table = anna.open("german")
        with pytest.raises(ServerRefused) as refused:
            bo.table(table.id).fill()
        assert (refused.value.status, refused.value.problem) == (403, "not-the-host")
        with pytest.raises(ServerRefused) as refused:
            next(bo.table("nowhere").moments())
        assert refused.value.problem == "no-such-table"


def test_a_server_that_is_not_there_ends_patience() -> None:
    with pytest.raises(KnektError) as gone:
        Client.guest("http://127.0.0.1:9", patience=0.2)
    assert gone.value.code == "server-unreachable"


@pytest.mark.parametrize("address", ["", "localhost:8765", "gopher://localhost", "http://localhost:port"])
def test_what_is_no_address_of_a_server_is_told_at_once(address: str) -> None:
    with pytest.raises(KnektError) as wrong:
        Client.guest(address)
    assert wrong.value.code == "no-knekt-server"


def test_the_example_plays_a_list(house: House) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, house.address, "--deals", "2"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    *rows, totals = done.stdout.splitlines()
    assert len(rows) == 2 and totals.startswith("totals:")
