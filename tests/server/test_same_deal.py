"""Deals of special rounds, played again over a real socket on the terms that they had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Guest, Hand, House, Message, play_out, serving

from knekt.notation import SittingRecord, read_lines
from knekt.skat import Dealt

ROUNDS: dict[str, dict[str, Any]] = {
    "schieberramsch": {"bock.enabled": False, "special_rounds.schieberramsch_triggers": ["last_round"]},
    "bock": {"bock.triggers": ["last_round"]},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def second_deal_over(message: Message) -> bool:
    return bool(
        message["type"] == "event"
        and message["event"]["kind"] == "revealed"
        and message["event"]["number"] == 2
    )


def two_deals(guest: Guest, rounds: dict[str, Any]) -> str:
    """A table of four deals, of which the last three are special; two have been played."""
    table = guest.plays("club", set={**rounds, "session.deals": 4, "session.rounds": None})
    with guest.socket() as socket:
        socket.tell("hello", table=table)
        play_out(socket, table, Hand(2), is_end=second_deal_over)
    return table


@pytest.mark.parametrize("name", ROUNDS)
def test_a_deal_of_a_special_round_is_played_again_as_it_was(house: House, name: str) -> None:
    anna = house.guest()
    table = two_deals(anna, ROUNDS[name])
    deals = [event for event in house.node.hall.in_use[table].table.log if isinstance(event, Dealt)]
    assert [(each.bock, each.schieberramsch) for each in deals[:2]] == [
        (1, False),
        (1, True) if name == "schieberramsch" else (2, False),
    ]
    for number in (1, 2):
        again = anna.done(f"/tables/{table}/deals/{number}/again")["id"]
        with anna.socket() as socket:
            socket.tell("hello", table=again)
            heard = play_out(socket, again, Hand(5))
        live = house.node.hall.in_use[again]
        game, first = live.table.sitting.game, deals[number - 1]
        assert game is not None and game.events[0] == first
        (row,) = live.table.sitting.rows
        assert (row.terms.bock, row.terms.schieberramsch) == (first.bock, first.schieberramsch)
        assert heard[-1]["picture"]["sheet"]["deals"] == 1
        (record,) = read_lines(anna.get(f"/tables/{again}/record/jsonl").text)
        assert isinstance(record, SittingRecord) and record.sitting.rows == live.table.sitting.rows


def test_cards_that_one_knows_come_to_no_table_that_counts_by_the_name_of_a_command(house: House) -> None:
    anna = house.guest()
    played = anna.plays(set={"session.deals": 1})
    with anna.socket() as socket:
        socket.tell("hello", table=played)
        play_out(socket, played, Hand(2))
    again = f"/tables/{played}/deals/1/again"
    counted = anna.opens(command="x")
    anna.refused(409, "command-used", again, command="x")
    assert anna.found(f"/tables/{counted}")["picture"]["stage"] == "open"
    branch = anna.done(again, command="y")["id"]
    assert anna.done(again, command="y")["id"] == branch
    anna.refused(409, "command-used", "/tables", preset="german", command="y")
