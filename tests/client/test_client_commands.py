"""Everything else that a program can ask a real server.

It asks for phrases, mutes, leaving, records, lists, the daily deal.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import Queue
from random import Random
from typing import Any

import pytest
from serving import PATIENCE, House, serving

from knekt.client import Client, ClientTable, Heard, MutedNow, Phrase, PresentNow, Renamed, play
from knekt.errors import ServerRefused
from knekt.notation import Record, SittingRecord, read_iss, read_lines
from knekt.players import RandomPlayer
from knekt.server.table.proof import findings
from knekt.sheet import Corrected
from knekt.skat import Ending, Stopped

ONE_DEAL: dict[str, Any] = {"session.deals": 1, "session.rounds": None}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def anna(house: House) -> Iterator[Client]:
    with Client.guest(house.address) as client:
        yield client


@pytest.fixture
def bo(house: House) -> Iterator[Client]:
    with Client.guest(house.address) as client:
        yield client


class Listener:
    """Listens at a table in a thread, until the table closes."""

    def __init__(self, table: ClientTable) -> None:
        self._table, self.told = table, Queue[Heard]()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        for _ in self._table.moments(self.told.put):
            pass

    def next(self, *kinds: type[Heard]) -> Heard:
        """The next notice of one of these kinds."""
        while True:
            told = self.told.get(timeout=PATIENCE)
            if type(told) in kinds:
                return told

    def end(self) -> None:
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def refused(code: str, work: Any, *given: Any) -> None:
    with pytest.raises(ServerRefused) as why:
        work(*given)
    assert why.value.problem == code


def played(table: ClientTable, seed: int = 1) -> ClientTable:
    assert play(table, RandomPlayer(Random(seed))).is_closed
    return table


def test_what_is_said_beside_the_cards_is_heard(anna: Client, bo: Client) -> None:
    table = anna.open("skruf")
    table.join()
    theirs = bo.table(table.id)
    theirs.join(2)
    listener = Listener(theirs)
    assert listener.next(PresentNow) == PresentNow((2,), 0)
    table.say("greet")
    assert listener.next(Phrase) == Phrase(0, "greet")
    assert anna.phrases()["greet"] == "Hello!"
    theirs.mute(0)
    assert listener.next(MutedNow) == MutedNow((0,))
    table.say("thanks")
    theirs.mute(0, muted=False)
    assert listener.next(Phrase, MutedNow) == MutedNow(())
    anna.rename("Anna of Tests")
    assert (anna.name, listener.next(Renamed)) == ("Anna of Tests", Renamed(0, "Anna of Tests"))
    refused("no-such-phrase", table.say, "curse")
    refused("no-place-here", anna.table(bo.open("german").id).say, "greet")
    table.close()
    listener.end()


def test_one_leaves_comes_back_and_the_host_runs_the_table(anna: Client, bo: Client) -> None:
    table = anna.open("german", visibility="public")
    table.join(seed="00ff")
    table.fill(2, player=1)
    assert [place["level"] for place in table.now().picture["places"]] == [None, 2, None]
    table.remove_bot(1)
    theirs = bo.table(table.id)
    theirs.join()
    theirs.leave()
    theirs.join()
    refused("not-the-host", theirs.time_up)
    table.fill()
    theirs.leave()
    assert table.now().picture["places"][1]["away"]
    theirs.back()
    assert not table.now().picture["places"][1]["away"]
    theirs.leave(level=1)
    assert table.now().picture["places"][1]["level"] == 1
    refused("no-place-here", theirs.back)
    table.time_up()
    refused("time-is-up", table.time_up)
    assert table.now().picture["sheet"]["last"] is not None
    table.close()
    assert table.now().picture["stage"] == "over"


def test_a_deal_is_recorded_proved_and_played_again(anna: Client) -> None:
    table = anna.open("german", ONE_DEAL)
    table.join()
    table.fill()
    played(table)
    (deal,), (sitting,) = read_lines(table.record(1)), read_lines(table.record())
    assert isinstance(deal, Record) and isinstance(sitting, SittingRecord)
    assert sitting.sitting.game == deal.game and "dealt" in table.record(form="jsonl")
    (iss,) = read_iss(table.record(1, "iss"))
    assert isinstance(iss, Record) and iss.game.is_over
    assert all(finding.holds for finding in findings(table.proof()))
    again = played(table.again(1, level=1), 2)
    (other,) = read_lines(again.record(1))
    assert isinstance(other, Record) and other.events[0] == deal.events[0]
    elsewhere = table.again(1, seat=2).now()
    assert elsewhere.view is not None and elsewhere.view.seat == 2
    refused("deal-not-over", table.again, 2)


def test_the_deal_of_the_day_is_played_and_compared(anna: Client) -> None:
    today = anna.today()
    (before,) = [each for each in today.deals if each.preset == "tournee"]
    assert (before.table, before.finished) == (None, False)
    refused("daily-not-finished", anna.comparison, today.day, "tournee")
    table = anna.daily("tournee")
    assert anna.daily("tournee").id == table.id
    played(table)
    (after,) = [each for each in anna.today().deals if each.preset == "tournee"]
    assert (after.table, after.finished, after.results) == (table.id, True, before.results + 1)
    compared = anna.comparison(today.day, "tournee")
    assert [each.name for each in compared.results if each.me] == [anna.name] and not compared.over


def test_tables_are_found_in_lists(anna: Client, bo: Client) -> None:
    # the list has more than one page
    opened = {anna.open("trekarl", visibility="public").id for _ in range(60)}
    hidden = anna.open("trekarl", visibility="private").id
    anna.table(hidden).join()
    assert {each.id for each in bo.tables(preset="trekarl")} == opened
    assert {each.id for each in bo.tables(mine=True)} == set()
    mine = {each.id: each for each in anna.tables(mine=True, stage="open")}
    assert mine.keys() == {*opened, hidden} and (mine[hidden].free, mine[hidden].visibility) == (2, "private")


def test_a_keeper_proposes_and_a_player_agrees(anna: Client, bo: Client) -> None:
    table = anna.open("german", ONE_DEAL)
    table.join()
    theirs = bo.table(table.id)
    theirs.join()
    table.fill(1)
    dealt = next(moment for moment in table.moments() if moment.view is not None)
    first = table.propose(Stopped(Ending.VOID), dealt)
    table.withdraw(first)
    theirs.answer(table.propose(Stopped(Ending.VOID), table.now()), agree=True)
    assert next(moment for moment in table.moments() if moment.is_closed).picture["stage"] == "over"
    theirs.answer(table.propose(Corrected(1, None, None, "agreed"), table.now()), agree=True)
    assert table.sheet()["rows"][0]["reason"] == "agreed"
    assert [moment.is_closed for moment in table.moments()] == [True], "after the end only the sheet changes"


def test_a_decision_is_taken_back_and_the_view_with_it(anna: Client) -> None:
    table = anna.open("german", ONE_DEAL, practice=True, result=60)
    table.join()
    table.fill(level=2)
    moments, player = table.moments(), RandomPlayer(Random(1))
    first = next(moment for moment in moments if moment.must_act)
    assert first.view is not None
    refused("nothing-to-take-back", table.take_back)
    refused("deal-is-running", table.look)
    table.act(player.choose(first.view), first)
    next(moment for moment in moments if moment.must_act)
    table.take_back()
    again = next(moment for moment in moments if moment.event and moment.event["kind"] == "taken-back")
    assert again.view == first.view and again.asks == first.asks
    assert played(table).now().view is not None
